"""The rulebook's worked example."""

from __future__ import annotations

import pytest

from smilegames.core.chance import Order, Pick, StackedChance
from smilegames.games.smileyface.events import RewardDrawn, RoundScored
from smilegames.games.smileyface.state import State
from tests.games.smileyface.table import do, rules, suits, table


def scores(state: State) -> tuple[int, ...]:
    """Return what each display would score now."""
    return rules().view(state, None).standing.scores


@pytest.mark.rule("SF-15", "SF-20", "SF-22", "SF-45")
def test_usurper_and_a_helping_hand() -> None:
    state = table(
        ranking="AUHS",
        displays=["A2 A3 H4", "U3 U5 A1", "S4 S5", "U4"],
        hands=["", "H1", "usurper"],
        passed=[0, 1],
        to_act=2,
    )
    assert scores(state) == (7, 8, 0, 4)
    do(state, "usurper S")
    assert state.ranking == suits("SAUH")
    assert scores(state) == (5, 8, 11, 4)
    do(state, "help 2 U4")
    assert scores(state) == (5, 12, 11, 0)
    told = do(state, "pass", chance=StackedChance([Pick(7, 3), Order((0, 1, 2))]))
    assert told[1:3] == [RoundScored(1, 1, (5, 12, 11, 0), 1), RewardDrawn(3, 1, 1)]
