"""Going out: when, for how much, who leads then, and how a round or the match ends."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from smilegames.core.chance import StackedChance
from smilegames.core.events import Event
from smilegames.games.marshmallow.events import (
    LeadPassed,
    RoundEnd,
    RoundEnded,
    TargetReached,
    TrickTaken,
    WentOut,
)
from smilegames.games.marshmallow.rules import MarshmallowRules
from smilegames.games.marshmallow.state import GoingOut, Phase, State
from tests.games.marshmallow.table import build, finished, in_order, numbers, offered, position


def take(rules: MarshmallowRules, state: State, taker: int) -> list[Event]:
    """Play a trick that `taker` takes; return what was told.

    Everybody holds a green 1 for it, the taker a green 9; hands keep their other cards.
    """
    told: list[Event] = []
    chance = StackedChance([in_order()])
    leader, number = state.leader, state.trick
    seats = [leader]
    while state.after[seats[-1]] != leader:
        seats.append(state.after[seats[-1]])
    for seat in seats:
        state.hands[seat][1] |= 1 << (8 if seat == taker else 0)
    for seat in seats:
        assert (rules.to_act(state), state.trick) == (seat, number)
        card = "G9" if seat == taker else "G1"
        rules.apply(state, rules.parse(f"play {card}"), chance, told.append)
    return told


def told_of(kind: type[Event], told: Sequence[Event]) -> list[Event]:
    return [event for event in told if isinstance(event, kind)]


GOING_OUT = [
    # tricks before, who takes the next one, what it scores (None: it stays in), who leads then
    ([5, 3], 0, 3, 1),
    ([5, 0], 0, 0, 1),
    ([4, 5], 0, None, 0),
    ([2, 5], 1, 2, 0),
    ([3, 2, 1], 0, 3, 1),
    ([1, 3, 0], 1, 1, 2),
    ([0, 1, 3], 2, 1, 0),
    ([4, 3, 2], 1, 6, 2),
    ([3, 4, 2], 0, 6, 2),
    ([2, 3, 4], 1, 6, 0),
    ([2, 2, 2], 1, None, 1),
    ([2, 2, 1, 1], 0, 4, 1),
    ([2, 0, 0, 0], 0, 0, 1),
    ([2, 3, 1, 1], 0, 5, 2),
    ([2, 3, 3, 1], 0, 7, 3),
    ([3, 2, 2, 2], 3, 7, 1),
    ([0, 3, 2, 3], 2, 6, 0),
    ([1, 1, 1, 1], 2, None, 2),
    ([2, 2, 1, 1, 0], 0, 4, 1),
    ([3, 3, 2, 0, 1], 2, 7, 3),
    ([2, 3, 3, 2, 1], 4, None, 4),
    ([2, 3, 3, 0, 0], 0, 6, 3),
    ([1, 3, 0, 3, 2], 4, 7, 0),
    ([3, 1, 2, 3, 0], 2, 7, 4),
]


@pytest.mark.rule("MT-17", "MT-20", "MT-22")
@pytest.mark.parametrize(("tricks", "taker", "points", "leader"), GOING_OUT)
def test_going_out_in_the_middle_of_a_round(
    tricks: list[int], taker: int, points: int | None, leader: int
) -> None:
    rules = build(len(tricks), target=50)
    filler = "K1 K2 K3"
    first = next(seat for seat, taken in enumerate(tricks) if taken < rules.needed)
    state = position(rules, [filler] * len(tricks), tricks=tricks, leader=first)
    told = take(rules, state, taker)
    if points is None:
        assert not told_of(WentOut, told)
        assert (rules.to_act(state), sum(state.scores)) == (leader, 0)
        return
    after = [taken + (seat == taker) for seat, taken in enumerate(tricks)]
    assert told_of(WentOut, told) == [WentOut(taker, points, tuple(after), points, 3)]
    assert state.scores[taker] == sum(state.scores) == points
    assert rules.to_act(state) == leader
    last_two = sum(taken < rules.needed for taken in tricks) == 2
    assert bool(told_of(LeadPassed, told)) != last_two
    assert bool(told_of(RoundEnded, told)) == last_two


@pytest.mark.rule("MT-20", "MT-22")
def test_the_example_of_the_source() -> None:
    """A takes a third trick while B has 2, C 1 and D 1: A scores 4, B leads next."""
    rules = build(4)
    state = position(rules, ["K1 K2"] * 4, tricks=[2, 2, 1, 1], leader=2)
    told = take(rules, state, 0)
    assert WentOut(0, 4, (3, 2, 1, 1), 4, 2) in told
    assert LeadPassed(1, 0) in told
    assert (state.scores, rules.to_act(state)) == ([4, 0, 0, 0], 1)


@pytest.mark.rule("MT-20")
@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 4), (4, 3), (5, 3)])
def test_the_trick_that_puts_a_player_out(seats: int, needed: int) -> None:
    rules = build(seats)
    state = position(rules, ["K1 K2"] * seats)
    for number in range(1, needed):
        told = take(rules, state, 1)
        assert TrickTaken(1, 20, number, needed) in told
        assert not told_of(WentOut, told)
    assert told_of(WentOut, take(rules, state, 1))


@pytest.mark.rule("MT-20")
def test_tricks_of_players_already_out_count_too() -> None:
    rules = build(3)
    state = position(rules, ["K1 K2"] * 3, tricks=[4, 3, 3], leader=1)
    take(rules, state, 2)
    assert state.scores == [0, 0, 7]


@pytest.mark.rule("MT-21")
def test_a_player_who_is_out_plays_no_more_and_keeps_tricks_and_thrown_in_hand() -> None:
    rules = build(3)
    state = position(rules, ["K1 K2", "K3 B1", "K4 B2"], tricks=[3, 0, 0])
    take(rules, state, 0)
    take(rules, state, 2)
    assert state.tricks == [4, 0, 1]
    own, other = rules.view(state, 0), rules.view(state, 1)
    assert own.hand == tuple(numbers("K1 K2"))
    assert (
        (own.hand_sizes, own.out_for)
        == (other.hand_sizes, other.out_for)
        == (
            (2, 2, 2),
            (0, None, None),
        )
    )


@pytest.mark.rule("MT-23")
@pytest.mark.parametrize(
    ("tricks", "taker", "last"),
    [
        ([5, 2], 0, 1),
        ([3, 5], 1, 0),
        ([4, 3, 1], 1, 2),
        ([1, 4, 3], 2, 0),
        ([3, 1, 3, 2], 3, 1),
        ([3, 3, 2, 2], 2, 3),
        ([3, 3, 0, 3, 2], 4, 2),
        ([2, 3, 3, 3, 0], 0, 4),
    ],
)
def test_the_round_ends_when_one_player_is_left_who_deals(
    tricks: list[int], taker: int, last: int
) -> None:
    seats = len(tricks)
    rules = build(seats, target=50)
    leader = min(taker, last)
    state = position(rules, ["K1 K2"] * seats, trump="P", tricks=tricks, leader=leader)
    told = take(rules, state, taker)
    assert RoundEnded(2, RoundEnd.ONE_LEFT, (last,), last) in told
    assert state.scores == [
        sum(tricks) - tricks[taker] if seat == taker else 0 for seat in range(seats)
    ]
    assert (state.phase, state.round, state.dealer) == (Phase.NAME_TRUMP, 3, last)
    assert rules.to_act(state) == last
    assert state.tricks == [0] * seats


LAST_TRICK = [
    # tricks before the twelfth, who takes it, what it scores (None: stays in), who deals next
    ([2, 2, 2, 2, 3], 0, 9, 1),
    ([3, 2, 2, 2, 2], 4, 9, 1),
    ([2, 3, 3, 2, 1], 0, 9, 3),
    ([3, 3, 2, 2, 1], 3, 9, 4),
    ([3, 3, 2, 2, 1], 4, None, 4),
    ([1, 3, 3, 3, 1], 0, None, 0),
    ([1, 3, 3, 2, 2], 4, 9, 0),
    ([3, 1, 3, 2, 2], 4, 9, 1),
    ([3, 3, 3, 2, 0], 3, 9, 4),
    ([2, 3, 3, 3, 0], 4, None, 4),
]


@pytest.mark.rule("MT-24")
@pytest.mark.parametrize(("tricks", "taker", "points", "dealer"), LAST_TRICK)
def test_the_twelfth_trick_ends_a_round_of_five(
    tricks: list[int], taker: int, points: int | None, dealer: int
) -> None:
    rules = build(5, target=50)
    assert sum(tricks) == 11
    leader = next(seat for seat, taken in enumerate(tricks) if taken < 3)
    state = position(rules, [""] * 5, trump="P", tricks=tricks, leader=leader)
    told = take(rules, state, taker)
    still_in = [seat for seat in range(5) if tricks[seat] + (seat == taker) < 3]
    why = RoundEnd.ONE_LEFT if len(still_in) == 1 else RoundEnd.LAST_TRICK
    assert told_of(RoundEnded, told) == [RoundEnded(2, why, tuple(still_in), dealer)]
    assert state.scores == [points or 0 if seat == taker else 0 for seat in range(5)]
    assert bool(told_of(WentOut, told)) == (points is not None)
    assert not told_of(LeadPassed, told)
    assert (state.phase, rules.to_act(state), state.round) == (Phase.NAME_TRUMP, dealer, 3)


@pytest.mark.rule("MT-24")
def test_the_eleventh_trick_ends_no_round_of_five() -> None:
    rules = build(5)
    state = position(rules, ["K1"] * 5, tricks=[2, 2, 2, 2, 2])
    told = take(rules, state, 3)
    assert not told_of(RoundEnded, told)
    assert (rules.to_act(state), offered(rules, state)) == (4, "K1")


@pytest.mark.rule("MT-23", "MT-24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_than_five_never_run_out_of_cards(seats: int) -> None:
    for seed in range(30):
        state = finished(build(seats), seed)
        assert all(len(each.plays) < 12 * seats for each in state.history)


@pytest.mark.rule("MT-30")
@pytest.mark.parametrize(
    ("tricks", "taker", "scores", "target"),
    [
        ([5, 3], 0, [9, 11], 12),
        ([3, 2, 1], 0, [17, 19, 0], 20),
        ([2, 1, 1, 0], 0, [3, 0, 4, 0], 5),
        ([3, 3, 2, 0, 1], 2, [0, 19, 13, 0, 0], 20),
        ([2, 2, 2, 2, 3], 0, [11, 0, 0, 0, 0], 20),
    ],
)
def test_the_target_ends_the_match_at_once(
    tricks: list[int], taker: int, scores: list[int], target: int
) -> None:
    seats = len(tricks)
    rules = build(seats, target=target)
    leader = next(seat for seat, taken in enumerate(tricks) if taken < rules.needed)
    hands = [""] * 5 if sum(tricks) == 11 else ["K1 K2"] * seats
    state = position(rules, hands, trump="P", tricks=tricks, scores=scores, leader=leader)
    told = take(rules, state, taker)
    assert told[-1] == TargetReached(taker, state.scores[taker], target)
    assert not told_of(RoundEnded, told)
    assert not told_of(LeadPassed, told)
    assert (rules.to_act(state), rules.choices(state)) == (None, ())
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.winners == (taker,)
    assert (outcome.ended_by, outcome.decided_by) == ("target", "score")


@pytest.mark.rule("MT-30")
def test_one_point_short_of_the_target_goes_on() -> None:
    rules = build(3, target=20)
    state = position(rules, ["K1 K2"] * 3, tricks=[3, 2, 1], scores=[16, 0, 0])
    take(rules, state, 0)
    assert (state.scores[0], rules.outcome(state), rules.to_act(state)) == (19, None, 1)


@pytest.mark.rule("MT-32")
def test_the_other_places_go_by_points_at_that_moment() -> None:
    rules = build(5)
    scores = [13, 15, 15, 0, 2]
    state = position(rules, ["K1"] * 5, tricks=[2, 2, 2, 2, 1], scores=scores)
    take(rules, state, 0)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores == (20, 15, 15, 0, 2)
    assert outcome.places == (1, 2, 2, 5, 4)


@pytest.mark.rule("MT-20", "MT-32")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_point_is_accounted_for(seats: int) -> None:
    rules = build(seats)
    state = finished(rules, seats)
    outcome = rules.outcome(state)
    assert outcome is not None
    for seat, lines in enumerate(outcome.lines):
        assert sum(line.points for line in lines) == outcome.scores[seat]
    out: GoingOut = state.goings_out[0]
    line = outcome.lines[out.seat][0]
    assert (line.points, line.params["tricks"]) == (out.points, out.tricks)
