"""What others did tells of what they hold: a search meets likely worlds more often."""

from __future__ import annotations

from collections import Counter

import pytest

from smilegames.bots.judgement.smile_money import SmileMoneyJudgement
from smilegames.bots.search import Search
from smilegames.core.chance import RandomChance
from smilegames.games.smile_money.rules import SmileMoneyRules
from smilegames.games.smile_money.state import State
from tests.games.smile_money import positions as money

WORLDS = 200


def played(rules: SmileMoneyRules, table: str, *plays: str) -> State:
    """Return a position that comes of `plays`, many cards being left to be dealt."""
    state = money.lay_out(rules, ["Y2 Y3 R1 R2", "E1 E1 E2 P1"], table)
    known = Counter(rules.kinds.cards(state.table + rules.kinds.bag(sum(state.hands, ()))))
    state.draw_pile = tuple((Counter(rules.kinds.deck) - known).elements())
    money.do(rules, state, *plays)
    return state


def holding(rules: SmileMoneyRules, state: State, colour: str) -> int:
    """Return in how many of a search's worlds seat 0 holds a card of a colour, or bombs."""
    kinds = [kind for kind, name in enumerate(rules.names) if name.startswith(colour)]
    search = Search(rules, SmileMoneyJudgement(rules), rules.view(state, 1), RandomChance(1))
    worlds = [search.world() for _ in range(WORLDS)]
    return sum(any(kind in kinds for kind in world.hands[0]) for world in worlds)


def test_who_lets_cards_lie_can_hardly_take_them() -> None:
    rules = money.new_rules(2)
    there = played(rules, "P1 P2 P3", "play Y2")
    gone = played(rules, "R1 R1", "play Y2")
    assert holding(rules, there, "P") < holding(rules, gone, "P") / 2
    assert holding(rules, there, "X") < holding(rules, gone, "X")
    assert holding(rules, gone, "R") < holding(rules, there, "R")


def test_also_after_another_has_taken_them() -> None:
    rules = money.new_rules(2)
    plays = ("play Y2", "play P1 take P1 P2 P3", "play Y3 take Y2")
    told = played(rules, "P1 P2 P3", *plays)
    forgotten = told.copy()
    forgotten.plays = ()
    assert holding(rules, told, "P") < holding(rules, forgotten, "P") / 2


@pytest.mark.parametrize(("seats", "options"), money.OPTIONS)
def test_what_judgement_would_have_done_is_likeliest(seats: int, options: dict[str, int]) -> None:
    """Where all others have played by judgement; each slip of theirs makes it less likely."""
    rules = money.new_rules(seats, **options)
    judgement, slips = SmileMoneyJudgement(rules), 0
    for seed in range(4):
        chance = RandomChance(seed)
        state = rules.start(0, chance)
        while rules.to_act(state) is not None:
            choices, weights = rules.choices(state), judgement.weigh(state, rules.choices(state))
            for action, weight in zip(choices, weights, strict=True):
                after = state.copy()
                rules.apply(after, action, RandomChance(0))
                if after.plays and after.to_act != state.to_act:
                    slipped = weight < max(weights)
                    assert (judgement.likely(after) < 1) == slipped
                    slips += slipped
            rules.apply(state, judgement.choose(state, choices), chance)
    assert slips > 20
