"""What may be known, what stays hidden, and what can be taken back."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.match import Match
from smilegames.games.smile.events import GameOver, Revealed
from tests.games.smile.table import build, play, position
from tests.hooks import smile as hooks

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


@pytest.mark.rule("SM-05")
def test_counts_follow_from_public_acts_so_every_view_has_them() -> None:
    rules = build(3)
    state = position(rules, "Y-2 W+1 R+3")
    play(rules, state, "bid Y-2", "bid Y-2", "take Y-2")
    views = [rules.view(state, seat) for seat in (None, 0, 1, 2)]
    assert all(view.clear == (5, 5, 8) for view in views)
    assert all(replace(view, seat=None) == views[0] for view in views)


@pytest.mark.rule("SM-05")
@pytest.mark.parametrize("open_beads", [False, True])
def test_the_view_says_whether_the_table_shows_counts(open_beads: bool) -> None:
    rules = build(3, open_beads=open_beads)
    assert rules.view(rules.start(0, RandomChance(1)), 1).open_beads is open_beads


@pytest.mark.rule("SM-05")
@SEATS
def test_only_the_end_opens_the_hands(seats: int) -> None:
    match, random = Match(build(seats), RandomChance(2)), Random(2)
    while match.to_act is not None:
        assert not any(isinstance(event, GameOver) for event in match.log(None))
        match.submit(match.to_act, random.choice(match.choices(match.to_act)), match.version)
    assert isinstance(match.log(None)[-1], GameOver)


@pytest.mark.rule("SM-05", "SM-10", "SM-21")
@SEATS
def test_nothing_but_the_order_of_the_pile_is_hidden(seats: int) -> None:
    rules, random = build(seats), Random(seats)
    state, chance = rules.start(None, RandomChance(seats)), RandomChance(0)
    while rules.to_act(state) is not None:
        for seat in (None, *range(seats)):
            view = rules.view(state, seat)
            dealt = hooks.redeal(rules, state, seat, random)
            assert rules.view(dealt, seat) == view
            assert rules.choices(dealt) == rules.choices(state)
            imagined = rules.imagine(view, chance)
            assert rules.view(imagined, seat) == view
            assert sorted(imagined.pile) == sorted(state.pile)
            hooks.conserved(rules, imagined)
        rules.apply(state, random.choice(rules.choices(state)), chance)
        hooks.conserved(rules, state)


@SEATS
def test_an_imagined_match_can_be_played_to_its_end(seats: int) -> None:
    rules, random, chance = build(seats), Random(4), RandomChance(4)
    state = rules.imagine(rules.view(rules.start(0, chance), 1), chance)
    while rules.to_act(state) is not None:
        rules.apply(state, random.choice(rules.choices(state)), chance)
    assert rules.outcome(state) is not None


def test_a_copy_shares_nothing_that_changes() -> None:
    rules, random, chance = build(4), Random(6), RandomChance(6)
    state = rules.start(0, chance)
    while rules.to_act(state) is not None:
        before = state.copy()
        written = repr(before)
        assert before == state
        rules.apply(state, random.choice(rules.choices(state)), chance)
        assert repr(before) == written


def test_a_bid_can_be_taken_back_until_the_next_seat_decides() -> None:
    match = Match(build(3), RandomChance(8), first=0)
    before = match.view(None)
    match.submit(0, match.choices(0)[0], match.version)
    assert match.undo_refusal(0) is None
    match.undo(0)
    assert match.view(None) == before


@pytest.mark.rule("SM-15")
def test_what_turned_cards_up_stays() -> None:
    match = Match(build(3), RandomChance(8), first=0)
    while match.view(None).auction == 1:
        seat = match.to_act
        assert seat is not None
        match.submit(seat, match.choices(seat)[-1], match.version)
    assert match.undo_refusal(seat) == "shown"


def test_a_record_replays_to_the_same_position() -> None:
    match, random = Match(build(5), RandomChance(9)), Random(9)
    while match.to_act is not None:
        match.submit(match.to_act, random.choice(match.choices(match.to_act)), match.version)
    again = Match.replay(match.rules, None, match.entries, RandomChance(0))
    assert again.view(None) == match.view(None)
    assert again.outcome == match.outcome


@pytest.mark.rule("SM-05")
@pytest.mark.parametrize("open_beads", [False, True])
def test_the_log_reaches_back_to_the_start_of_the_auction(open_beads: bool) -> None:
    match, random = Match(build(4, open_beads=open_beads), RandomChance(3)), Random(3)
    while match.to_act is not None:
        auction = match.view(None).auction
        oldest = match.log(None, match.reach(None))[0]
        assert isinstance(oldest, Revealed)
        assert oldest.auction == (1 if open_beads else auction)
        match.submit(match.to_act, random.choice(match.choices(match.to_act)), match.version)
