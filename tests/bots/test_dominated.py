"""Moves that another one beats whatever the others hold: never made by normal or hard."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from smilegames.bots.budget import Budget
from smilegames.bots.judgement.judgement import judgement_of
from smilegames.bots.strengths import HARD, NORMAL, make_bot
from smilegames.core.chance import RandomChance
from smilegames.core.rules import AnyRules
from tests.games.marshmallow import table as marshmallow
from tests.games.smile import table as smile
from tests.games.smile_money import positions as money
from tests.games.smileyface import table as face

careful = pytest.mark.parametrize("strength", [NORMAL, HARD])
SEEDS = range(6)


def chosen(strength: str, game: str, rules: AnyRules, state: Any) -> set[str]:
    """Return what a bot does here, whatever its chance says."""
    seat = rules.to_act(state)
    bot = make_bot(strength, game, rules, Budget(iterations=8))
    view, choices = rules.view(state, seat), rules.choices(state)
    return {rules.spell(bot.choose(view, choices, RandomChance(seed))) for seed in SEEDS}


def judged(game: str, rules: AnyRules, seed: int, wild: float) -> Iterator[Any]:
    """Yield the positions of a match played by judgement, now and then at random."""
    judgement, random, chance = judgement_of(game, rules), Random(seed), RandomChance(seed)
    state = rules.start(None, chance)
    while rules.to_act(state) is not None:
        yield state.copy()
        choices = rules.choices(state)
        any_move = random.random() < wild
        action = random.choice(choices) if any_move else judgement.choose(state, choices)
        rules.apply(state, action, chance)


@careful
def test_smile_takes_the_more_beads_of_two_cards_alike(strength: str) -> None:
    rules = smile.build(5)
    row = "N+2a N+2b W+5 R+5 Y+6"
    for beads in ([1, 4, 0, 0, 0], [4, 1, 0, 0, 0]):
        state = smile.position(rules, row, beads=beads, clear=[0, 4, 4, 4, 4])
        assert smile.offered(rules, state) == ["take N+2a", "take N+2b"]
        assert chosen(strength, "smile", rules, state) == {f"take N+2{'ab'[beads[1] == 4]}"}


@careful
@pytest.mark.parametrize("seats", [4, 8])
def test_smileyface_never_lets_go_in_the_end(strength: str, seats: int) -> None:
    """Round 7, all others have passed: neither a sole lead nor the way to one is given up."""
    rules, kept, taken = face.rules(seats), 0, 0
    for seed in range(30):
        for state in judged("smileyface", rules, seed, wild=0.4):
            others = [seat for seat in range(seats) if seat != state.to_act]
            if state.round < 7 or not all(state.passed >> seat & 1 for seat in others):
                continue
            choices = rules.choices(state)
            leads = {rules.spell(action): _leads(rules, state, action) for action in choices}
            if leads["pass"]:
                kept += 1
                allowed = {spelled for spelled in leads if leads[spelled]}
            elif any(leads.values()):
                taken += 1
                leaving = ("pass", "help")
                allowed = {
                    spelled
                    for spelled in leads
                    if leads[spelled] or spelled.split()[0] not in leaving
                }
            else:
                continue
            assert chosen(strength, "smileyface", rules, state) <= allowed
    assert kept > 2
    assert taken > 2


def _leads(rules: AnyRules, state: Any, action: Any) -> bool:
    """Tell whether the seat to act is the sole leader after an action."""
    seat, after = state.to_act, state.copy()
    rules.apply(after, action, RandomChance(1))
    if len(after.results) > len(state.results):
        return bool(after.results[-1].winner == seat)
    return bool(rules.view(after, seat).standing.leader == seat) and action[0] != "shake-up"


@careful
@pytest.mark.parametrize(
    ("table", "best"),
    [
        ("G1 G2 R1", {"play G3 take G1 G2"}),
        ("G1 G2", {"play G3 take G1 G2"}),
        ("R1 R3", {"play G3"}),
    ],
)
def test_the_last_card_of_smile_and_money_takes_all(
    strength: str, table: str, best: set[str]
) -> None:
    rules = money.new_rules(2)
    state = money.lay_out(rules, ["G3", ""], table)
    assert chosen(strength, "smile_money", rules, state) == best


@careful
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_card_is_never_wasted_in_matches(strength: str, seats: int) -> None:
    rules = money.new_rules(seats)
    for seed in range(20):
        *_, last = judged("smile_money", rules, seed, wild=0.5)
        seat = last.to_act
        scores = {}
        for action in rules.choices(last):
            after = last.copy()
            rules.apply(after, action, RandomChance(1))
            outcome = rules.outcome(after)
            assert outcome is not None
            scores[rules.spell(action)] = outcome.scores[seat]
        for spelled in chosen(strength, "smile_money", rules, last):
            assert scores[spelled] == max(scores.values())


@careful
def test_marshmallow_takes_the_trick_that_wins(strength: str) -> None:
    rules = marshmallow.build(2)
    state = marshmallow.position(rules, ["P5 G1 G2", "P2 P9 P4"], tricks=[4, 5], scores=[16, 17])
    marshmallow.play(rules, state, "P5")
    assert chosen(strength, "marshmallow", rules, state) == {"play P9"}


@careful
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_marshmallow_never_lets_the_match_go(strength: str, seats: int) -> None:
    rules, met = marshmallow.build(seats, target=8), 0
    for seed in range(150):
        for state in judged("marshmallow", rules, seed, wild=0.3):
            seat, wins = state.turn, {}
            for action in rules.choices(state):
                after = state.copy()
                rules.apply(after, action, RandomChance(1))
                outcome = rules.outcome(after)
                wins[rules.spell(action)] = outcome is not None and seat in outcome.winners
            if any(wins.values()):
                met += 1
                assert all(
                    wins[spelled] for spelled in chosen(strength, "marshmallow", rules, state)
                )
    assert met > 2
