"""What a bid or a take would lead to, told from a view."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.games.smile.events import Borrowed, Took, TookLast
from smilegames.games.smile.foresight import Foresight, Taking, foresee
from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.state import State
from tests.games.smile.table import build, numbers, position


def foreseen(rules: SmileRules, state: State, action: str) -> Foresight:
    """Foresee an action in notation, from the view of the seat to act."""
    return foresee(rules.view(state, state.to_act), rules.parse(action), rules.deck)


@pytest.mark.rule("SM-12", "SM-30")
def test_a_bid() -> None:
    rules = build(3)
    state = position(rules, "Y-2 R+3 B+4", beads=(4, 0, 0), kept=("W-4",), clear=(6, 1, 6))
    assert foreseen(rules, state, "bid Y-2") == Foresight(
        beads=5, borrows=False, clear=5, blue=0, taken=None, last=None, next_seat=1, score=-3
    )


@pytest.mark.rule("SM-16")
def test_a_bid_that_is_borrowed() -> None:
    rules = build(3)
    state = position(rules, "Y-2 R+3 B+4", clear=(0, 6, 6))
    ahead = foreseen(rules, state, "bid Y-2")
    assert (ahead.beads, ahead.borrows, ahead.clear, ahead.blue) == (1, True, 0, 1)


@pytest.mark.rule("SM-13", "SM-20")
def test_a_take_that_pairs() -> None:
    rules = build(3)
    state = position(rules, "Y-2 R+3 B+4", beads=(4, 0, 0), kept=("Y+4 W-4",), clear=(2, 6, 6))
    card, partner = numbers(rules, "Y-2 Y+4")
    ahead = foreseen(rules, state, "take Y-2")
    assert ahead.taken == Taking(seat=0, card=card, beads=4, partner=partner, cards=-4)
    assert (ahead.clear, ahead.score, ahead.last, ahead.next_seat) == (6, -3, None, 1)


@pytest.mark.rule("SM-15", "SM-21")
@pytest.mark.parametrize(("auction", "next_seat"), [(2, 2), (10, None)])
def test_the_last_player_takes_what_is_left(auction: int, next_seat: int | None) -> None:
    rules = build(3)
    state = position(rules, "Y-2 R+3 B+4", beads=(1, 0, 0), kept=("", "", "R+4"), auction=auction)
    state.out[1] = state.row.pop()
    state.row_beads.pop()
    last, partner = numbers(rules, "R+3 R+4")
    ahead = foreseen(rules, state, "take Y-2")
    assert ahead.last == Taking(seat=2, card=last, beads=0, partner=partner, cards=0)
    assert ahead.next_seat == next_seat


@pytest.mark.rule("SM-12", "SM-13", "SM-15", "SM-16", "SM-20", "SM-30")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_foreseen_comes_true(seats: int) -> None:
    rules, random, chance = build(seats), Random(seats), RandomChance(seats)
    state = rules.start(0, chance)
    while (seat := rules.to_act(state)) is not None:
        action = random.choice(rules.choices(state))
        ahead = foresee(rules.view(state, seat), action, rules.deck)
        told: list[Event] = []
        rules.apply(state, action, chance, told.append)
        assert (ahead.clear, ahead.blue) == (state.clear[seat], state.blue[seat])
        assert ahead.borrows == any(isinstance(event, Borrowed) for event in told)
        assert ahead.next_seat == rules.to_act(state)
        for taking, kind in ((ahead.taken, Took), (ahead.last, TookLast)):
            took = [e for e in told if type(e) is kind]
            assert [(e.seat, e.card, e.beads, e.partner) for e in took] == (
                [taking[:4]] if taking else []
            )
            if taking:
                assert rules.deck.worth(state.kept[taking.seat]) == taking.cards
        if ahead.taken is None:
            assert state.row_beads[state.row.index(action.card)] == ahead.beads
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores[seat_of(ahead)] == ahead.score


def seat_of(ahead: Foresight) -> int:
    """Return who took, with the last decision of a match."""
    assert ahead.taken is not None
    return ahead.taken.seat
