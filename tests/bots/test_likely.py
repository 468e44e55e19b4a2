"""What others did tells of what they hold: a search meets likely worlds more often."""

from __future__ import annotations

from collections import Counter

import pytest

from smilegames.bots.judgement.smile_money import SmileMoneyJudgement
from smilegames.bots.search import Search
from smilegames.core.chance import RandomChance, StackedChance
from smilegames.games.smile_money.rules import SmileMoneyRules
from smilegames.games.smile_money.state import IN_HAND, State
from tests.games.smile_money import positions as money

WORLDS = 200


def laid_beside(rules: SmileMoneyRules, table: str) -> State:
    """Return a position in which seat 0 has laid a yellow card beside `table`."""
    state = money.lay_out(rules, ["Y2 R1 R2 R3", "E1 E1 E2 E2"], table)
    lying = Counter(rules.kinds.cards(state.table + rules.kinds.bag(sum(state.hands, ()))))
    state.draw_pile = tuple((Counter(rules.kinds.deck) - lying).elements())
    money.do(rules, state, "play Y2")
    return state


def holding(rules: SmileMoneyRules, state: State, colour: str) -> int:
    """Return in how many of a search's worlds seat 0 holds a card of a colour, or bombs."""
    kinds = [kind for kind, name in enumerate(rules.names) if name.startswith(colour)]
    search = Search(rules, SmileMoneyJudgement(rules), rules.view(state, 1), RandomChance(1))
    worlds = [search.world() for _ in range(WORLDS)]
    return sum(any(kind in kinds for kind in world.hands[0]) for world in worlds)


def test_who_lets_cards_lie_can_hardly_take_them() -> None:
    rules = money.new_rules(2)
    there, gone = laid_beside(rules, "P1 P2 P3"), laid_beside(rules, "R1 R1")
    assert holding(rules, there, "P") < holding(rules, gone, "P") / 2
    assert holding(rules, there, "X") < holding(rules, gone, "X")
    assert holding(rules, gone, "R") < holding(rules, there, "R")


@pytest.mark.parametrize(("seats", "options"), money.OPTIONS)
def test_the_best_play_is_the_likeliest(seats: int, options: dict[str, int]) -> None:
    rules = money.new_rules(seats, **options)
    judgement, compared = SmileMoneyJudgement(rules), 0
    for seed in range(4):
        chance = RandomChance(seed)
        state = rules.start(0, chance)
        while rules.to_act(state) is not None:
            choices, seat = rules.choices(state), state.to_act
            weights = judgement.weigh(state, choices)
            likely = {}
            for action, weight in zip(choices, weights, strict=True):
                after = state.copy()
                rules.apply(after, action, RandomChance(0))
                if action.card != rules.kinds.bomb and 0 < len(after.hands[seat]) < IN_HAND:
                    likely[weight] = judgement.likely(after)
            ranked = sorted(likely)
            assert [likely[each] for each in ranked] == sorted(likely.values())
            if ranked and ranked[-1] == max(weights):
                compared += len(ranked) > 1
                assert likely[ranked[-1]] == 1
            rules.apply(state, judgement.choose(state, choices), chance)
    assert compared > 20


@pytest.mark.parametrize(
    ("hands", "play"),
    [(["X R1", "E1 E2"], "play X"), (["Y2", "E1"], "play Y2")],
    ids=["a bomb", "the last card"],
)
def test_some_plays_tell_nothing(hands: list[str], play: str) -> None:
    rules = money.new_rules(2)
    state = money.lay_out(rules, hands, "P1 P2 P3")
    rules.apply(state, rules.parse(play), StackedChance())
    assert SmileMoneyJudgement(rules).likely(state) == 1
