"""Actions as text."""

from __future__ import annotations

import pytest

from smilegames.core.errors import NotationError
from smilegames.games.smileyface.actions import Tables, every_action
from smilegames.games.smileyface.state import TURNS
from tests.games.smileyface.table import random_positions, rules, table


@pytest.mark.parametrize(
    "text",
    [
        *("play H3", "mean", "pirate", "shake-up", "thief 2 H3", "pickpocket 2", "usurper S"),
        *("eraser 2 H3", "swap H1 2 H5", "storm A", "pass", "help 3 H2", "help 3 pirate"),
        *("discard thief", "done"),
    ],
)
def test_notation_of_every_action(text: str) -> None:
    assert rules().spell(rules().parse(text)) == text


@pytest.mark.parametrize("seats", [4, 8])
def test_every_action_reads_back(seats: int) -> None:
    listed = every_action(Tables(seats))
    assert len(set(listed)) == len(listed)
    for action in listed:
        assert rules(seats).parse(rules(seats).spell(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play H6", "play mean", "playH3", "pass 2", "pass pass"),
        *("thief 0 H3", "thief 5 H3", "thief 02 H3", "thief ² H3", "thief 2 storm", "thief H3 2"),
        *("pickpocket", "pickpocket 9", "usurper X", "storm HS", "swap H1 2", "help 2", "discard"),
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        rules().parse(text)


def test_case_and_spaces_do_not_matter() -> None:
    assert rules().parse("  Thief 2\th3 ") == rules().parse("thief 2 H3")
    assert rules().parse("SHAKE-UP") is rules().parse("shake-up")


def test_every_unlisted_action_is_refused_for_a_reason() -> None:
    game, universe = rules(), every_action(Tables(4))
    for number, state in enumerate(random_positions(game, 2)):
        if number % 9:
            continue
        before, choices = state.copy(), set(game.choices(state))
        for action in universe:
            if action not in choices:
                assert game.refusal(state, action).code != "unknown"
        assert state == before


def test_nonsense_is_refused_too() -> None:
    state = table(hands=["H1"])
    assert state.phase is TURNS
    assert rules().refusal(state, ("sing",)).code == "unknown"  # type: ignore[arg-type]
