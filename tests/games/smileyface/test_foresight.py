"""What an action would change, and why a card can't be played, told from a view."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.games.smileyface import foresight
from smilegames.games.smileyface.cards import CARDS
from smilegames.games.smileyface.state import OVER
from tests.games.smileyface.table import random_positions, rules, table


@pytest.mark.rule("SF-11", "SF-16", "SF-20", "SF-25", "SF-40", "SF-41")
@pytest.mark.parametrize("seats", [4, 8])
def test_foresight_agrees_with_what_the_rules_do(seats: int) -> None:
    game, random, tried = rules(seats), Random(1), set()
    for state in random_positions(game, seats):
        if state.phase is OVER:
            break
        view = game.view(state, state.to_act)
        for action in random.sample(game.choices(state), min(4, len(game.choices(state)))):
            foreseen = foresight.foresee(view, action)
            changed = state.copy()
            game.apply(changed, action, RandomChance(1))
            if foreseen is None:
                assert action.verb == "shake-up"
            elif changed.phase is state.phase and changed.round == state.round:
                assert foreseen == foresight.now(game.view(changed, None))
                tried.add(action.verb)
            else:
                assert foreseen.next_seat is None
    assert len(tried) >= 10


@pytest.mark.rule("SF-44")
def test_chance_is_not_guessed() -> None:
    view = rules().view(table(hands=["shake-up pickpocket", "H1"]), 0)
    assert foresight.foresee(view, rules().parse("shake-up")) is None
    assert foresight.foresee(view, rules().parse("pickpocket 2")) == replace(
        foresight.now(view), next_seat=1
    )


@pytest.mark.rule("SF-17")
@pytest.mark.parametrize(
    ("displays", "hands", "codes"),
    [
        (
            ["", ""],
            ["", ""],
            {
                "thief": "nobody_shows",
                "eraser": "nobody_shows",
                "swap": "nothing_to_swap",
                "storm": "nothing_shown",
                "pickpocket": "nobody_holds",
            },
        ),
        (
            ["H1", "mean"],
            ["S1", ""],
            {
                "thief": "nobody_shows",
                "eraser": "nobody_shows",
                "swap": "nobody_shows",
                "pickpocket": "nobody_holds",
            },
        ),
        (["pirate", "H1"], ["", "S1"], {"swap": "nothing_to_swap"}),
        (["H1", "H1"], ["", "S1"], {}),
    ],
)
def test_why_a_card_has_no_target(
    displays: list[str], hands: list[str], codes: dict[str, str]
) -> None:
    mischief = [name for name, card in CARDS.items() if card >= CARDS["mean"]]
    state = table(hands=hands, displays=displays)
    view = rules().view(state, 0)
    for name in mischief:
        refusal = foresight.unplayable(view, CARDS[name])
        assert (refusal and refusal.code) == codes.get(name)
        state.hands[0] = [CARDS[name]]
        playable = any(action.verb == name for action in rules().choices(state))
        assert playable == (refusal is None)
