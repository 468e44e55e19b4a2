"""Rounds: who deals, what is dealt, naming trump, and what starts anew."""

from __future__ import annotations

import pytest

from smilegames.core.chance import Order, Pick, RandomChance, StackedChance
from smilegames.core.events import Event
from smilegames.games.marshmallow import GAME
from smilegames.games.marshmallow.cards import CARDS, NAMES, NO_SUIT, RANK_OF, SUIT_OF, SUITS
from smilegames.games.marshmallow.events import Dealt, FirstDealerDrawn, TrumpNamed
from smilegames.games.marshmallow.scoring import marshmallows
from smilegames.games.marshmallow.state import Phase, State
from tests.games.marshmallow.table import (
    build,
    decide,
    finished,
    in_order,
    offered,
    play,
    position,
    positions,
    suit,
)
from tests.hooks import marshmallow as hooks

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def second_round(seats: int) -> State:
    """Return the moment after the first round's end, hands dealt in card order from seat 1."""
    rules = build(seats)
    tricks = [rules.needed - 1, 0, *[rules.needed] * (seats - 2)]
    state = position(rules, ["G9 K1", "G1 K2", *["B1"] * (seats - 2)], tricks=tricks)
    play(rules, state, "G9 G1")
    return state


@pytest.mark.rule("MT-01")
def test_sixty_cards_five_suits_twelve_ranks() -> None:
    assert len(set(NAMES)) == len(CARDS) == 60
    assert [SUITS[SUIT_OF[card]] + str(RANK_OF[card]) for card in CARDS] == list(NAMES)
    assert (NAMES[0], NAMES[18], NAMES[-1]) == ("P1", "G7", "Y12")
    assert set(SUITS) == set("PGKBY")


@pytest.mark.rule("MT-02")
@pytest.mark.parametrize(
    ("points", "large", "small"), [(0, 0, 0), (4, 0, 4), (5, 1, 0), (23, 4, 3)]
)
def test_a_score_in_marshmallows(points: int, large: int, small: int) -> None:
    assert marshmallows(points) == (large, small)


@pytest.mark.rule("MT-03")
def test_two_to_five_play() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (2, 5)


@pytest.mark.rule("MT-04")
@SEATS
def test_whoever_ate_marshmallows_deals_and_leads(seats: int) -> None:
    rules = build(seats)
    for first in range(seats):
        state = rules.start(first, RandomChance(1))
        assert (state.dealer, state.leader, rules.to_act(state)) == (first, first, first)


@pytest.mark.rule("MT-04")
def test_chance_may_name_the_first_dealer() -> None:
    told: list[Event] = []
    state = build(3).start(None, StackedChance([Pick(3, 2), in_order()]), told.append)
    assert (state.dealer, told[0]) == (2, FirstDealerDrawn(2))


@pytest.mark.rule("MT-05")
@SEATS
def test_twelve_cards_each_one_at_a_time_clockwise_from_the_dealer(seats: int) -> None:
    rules = build(seats)
    told: list[Event] = []
    dealer = seats - 1
    state = rules.start(dealer, StackedChance([in_order()]), told.append)
    for place in range(seats):
        seat = (dealer + place) % seats
        assert rules.view(state, seat).hand == tuple(range(place, 12 * seats, seats))
    assert told == [Dealt(1, dealer, 12, 60 - 12 * seats)]
    hooks.conserved(rules, state)


@pytest.mark.rule("MT-12")
@SEATS
def test_the_first_round_has_no_trump_and_starts_with_a_card(seats: int) -> None:
    rules = build(seats)
    state = rules.start(0, RandomChance(1))
    assert (state.phase, state.trump, rules.view(state, 0).trump) == (Phase.PLAY, NO_SUIT, NO_SUIT)
    assert len(rules.choices(state)) == 12


@pytest.mark.rule("MT-13")
@SEATS
def test_the_dealer_names_trump_with_the_new_hand_in_view_then_leads(seats: int) -> None:
    rules = build(seats)
    state = second_round(seats)
    view = rules.view(state, 1)
    assert (view.phase, view.to_act, view.dealer, view.round) == (Phase.NAME_TRUMP, 1, 1, 2)
    assert view.hand == tuple(range(0, 12 * seats, seats))
    assert (view.playable, view.trump) == ((), NO_SUIT)
    assert offered(rules, state) == "P G K B Y"
    told = decide(rules, state, "trump B")
    assert told == [TrumpNamed(1, suit("B"))]
    view = rules.view(state, 1)
    assert (view.phase, view.to_act, view.trump) == (Phase.PLAY, 1, suit("B"))
    assert view.playable == view.hand
    assert rules.view(state, None).trump == suit("B")


@pytest.mark.rule("MT-13")
@SEATS
def test_all_cards_are_dealt_anew_and_nothing_of_the_last_round_counts(seats: int) -> None:
    state = second_round(seats)
    rules = build(seats)
    view = rules.view(state, None)
    assert view.hand_sizes == (12,) * seats
    assert view.tricks == view.worth == (0,) * seats
    assert view.voids == ((),) * seats
    assert (view.plays, view.trick, view.trick_number, view.released) == ((), (), 1, False)
    assert view.out_for == (None,) * seats
    assert [len(each.plays) for each in view.history] == [2]


@pytest.mark.rule("MT-13")
def test_each_later_round_has_its_own_trump() -> None:
    rules = build(2, target=50)
    state = second_round(2)
    for letter in "GK":
        assert state.trump == NO_SUIT
        decide(rules, state, f"trump {letter}")
        assert state.trump == suit(letter)
        number = state.round
        while state.round == number:
            action = rules.choices(state)[-1]
            rules.apply(state, action, StackedChance([Order(tuple(CARDS))]))
    assert [each.trump for each in state.history] == [NO_SUIT, suit("G"), suit("K")]


@pytest.mark.rule("MT-31")
def test_the_target_is_an_option() -> None:
    (option,) = GAME.options
    assert (option.name, option.low, option.high, option.default) == ("target", 5, 50, 20)
    assert option.seats == ()


@pytest.mark.rule("MT-20", "MT-31")
def test_a_round_of_two_may_score_nothing() -> None:
    rules = build(2)
    state = position(rules, ["G7 G8 G9 G10 G11 G12 K1", "G1 G2 G3 G4 G5 G6 K2"])
    play(rules, state, "G7 G1 G8 G2 G9 G3 G10 G4 G11 G5 G12 G6")
    assert (state.round, state.scores, state.dealer) == (2, [0, 0], 1)


@pytest.mark.rule("MT-31")
@SEATS
def test_random_matches_end_within_a_thousand_decisions(seats: int) -> None:
    rules = build(seats)
    for seed in range(20):
        assert len(positions(rules, seed)) <= 1000


@pytest.mark.rule("MT-20", "MT-23", "MT-24", "MT-30")
@SEATS
def test_the_second_scorer_agrees_on_random_matches(seats: int) -> None:
    for target in (5, 20):
        rules = build(seats, target)
        for seed in range(60):
            state = finished(rules, seed)
            assert hooks.rescore(rules, state) == tuple(state.scores)
