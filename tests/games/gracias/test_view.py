"""What may be known, what stays hidden, and what can be taken back."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from smilegames.core.chance import RandomChance, StackedChance
from smilegames.core.match import Match
from smilegames.games.gracias.events import SessionBegan, TripletTaken
from smilegames.games.gracias.state import Phase
from tests.games.gracias.table import (
    CACTUS,
    CHEESE,
    CHILI,
    GNOME,
    SARDINE,
    advance,
    area,
    build,
    dealt,
    finished,
    play,
    shuffled,
)
from tests.hooks import gracias as hooks

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])
TOP = (
    "chili chili cactus gnome chili cactus  "
    "chili cheese gnome  sardine cheese chili  bagpipe bagpipe cactus"
)


@pytest.mark.rule("GR-10", "GR-11", "GR-12")
def test_everybody_sees_the_open_table() -> None:
    rules = build(3)
    state = dealt(rules, 1, TOP)
    view = rules.view(state, None)
    assert view.triplets == ((CHILI, SARDINE), (CHEESE, CHEESE), (GNOME, CHILI))
    assert view.areas == (area("2 cactus"), area("1 chili 1 gnome"), area("2 chili"))
    assert (view.large, view.small, view.to_act) == (1, 1, 1)
    assert (view.session, view.sessions, view.round) == (1, 3, 1)
    assert view.backs == (0, 0, 0)
    assert view.supply == 108 - 6 - 9
    assert view.totals == (0, 0, 0)


@pytest.mark.rule("GR-13", "GR-15")
def test_only_its_owner_knows_a_face_down_card() -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    play(rules, state, "take C")
    views = {seat: rules.view(state, seat) for seat in (None, 0, 1, 2)}
    assert {seat: view.own for seat, view in views.items()} == {
        None: None,
        0: (CACTUS,),
        1: (),
        2: (),
    }
    assert all(view.backs == (1, 0, 0) for view in views.values())
    assert all(view.sharing == (GNOME, CHILI) for view in views.values())
    assert all(view.triplets[2] is None for view in views.values())
    public = {replace(view, seat=None, own=None).triplets for view in views.values()}
    assert len(public) == 1


@pytest.mark.rule("GR-15")
@SEATS
def test_face_down_cards_can_be_looked_at_until_they_are_scored(seats: int) -> None:
    rules = build(seats, sessions=1)
    state = rules.start(0, RandomChance(1))
    seen: dict[int, tuple[int, ...]] = dict.fromkeys(range(seats), ())
    while rules.to_act(state) is not None:
        for event in advance(rules, state, 1, 1):
            if isinstance(event, TripletTaken) and event.face_down is not None:
                seen[event.seat] += (event.face_down,)
        if state.phase is not Phase.OVER:
            assert {seat: rules.view(state, seat).own for seat in range(seats)} == seen
    assert all(len(cards) == 4 for cards in seen.values())


@pytest.mark.rule("GR-13", "GR-15")
def test_only_the_taker_is_told_the_face_down_card() -> None:
    event = TripletTaken(1, 0, (CHILI, GNOME), SARDINE)
    assert event.seen_by(1) == event
    for reader in (None, 0, 2):
        assert event.seen_by(reader) == TripletTaken(1, 0, (CHILI, GNOME), None)


@pytest.mark.rule("GR-15")
@SEATS
def test_imagining_agrees_with_the_view_and_with_eighteen_of_a_kind(seats: int) -> None:
    rules, chance = build(seats, sessions=2), RandomChance(0)
    state = rules.start(None, RandomChance(seats))
    while True:
        for seat in (None, *range(seats)):
            view = rules.view(state, seat)
            imagined = rules.imagine(view, chance)
            assert rules.view(imagined, seat) == view
            assert rules.choices(imagined) == rules.choices(state)
            hooks.conserved(rules, imagined)
        if rules.to_act(state) is None:
            break
        advance(rules, state, seats, 1)


@pytest.mark.rule("GR-15")
@SEATS
def test_redealing_what_a_seat_cannot_know_changes_nothing_for_it(seats: int) -> None:
    rules, random = build(seats), Random(seats)
    state = rules.start(None, RandomChance(seats))
    while rules.to_act(state) is not None:
        for seat in (None, *range(seats)):
            other = hooks.redeal(rules, state, seat, random)
            assert rules.view(other, seat) == rules.view(state, seat)
            assert rules.choices(other) == rules.choices(state)
        advance(rules, state, seats, 1)


@pytest.mark.rule("GR-20")
def test_a_scored_session_stays_known_card_by_card() -> None:
    rules = build(3, sessions=2)
    state = finished(rules, 3)
    view = rules.view(state, None)
    assert view.to_act is None
    assert len(view.reckonings) == 2
    assert view.areas == view.reckonings[1].areas
    assert view.totals == tuple(
        map(sum, zip(*(each.points for each in view.reckonings), strict=True))
    )


@pytest.mark.rule("GR-16")
def test_everybody_knows_who_thanks_whom() -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    assert rules.view(state, None).last_share is None
    text = "keep chili give sardine to seat 3"
    play(rules, state, "take A", text, "take B")
    for seat in (None, 0, 1, 2):
        view = rules.view(state, seat)
        assert (view.last_giver, view.last_share) == (0, rules.parse(text))


@pytest.mark.rule("GR-14", "GR-15")
def test_a_look_cannot_be_taken_back_but_a_gift_can() -> None:
    match = Match(build(3), StackedChance([shuffled(TOP)]), 0)
    for text in ("take A", "keep chili give sardine to seat 3"):
        match.submit(0, match.rules.parse(text), match.version)
        assert match.undo_refusal(0) == ("shown" if text == "take A" else None)
    match.undo(0)
    assert match.to_act == 0
    assert match.view(None).sharing == (CHILI, SARDINE)


@pytest.mark.rule("GR-11", "GR-18")
def test_the_last_gift_of_a_round_stands_since_cards_are_turned_up() -> None:
    match = Match(build(3), RandomChance(1), 0)
    for _ in range(6):
        assert match.to_act is not None
        match.submit(match.to_act, match.choices(match.to_act)[0], match.version)
    assert match.undo_refusal(2) == "shown"


@pytest.mark.rule("GR-10", "GR-24")
def test_the_log_reaches_back_to_the_start_of_the_session() -> None:
    match, random = Match(build(3), RandomChance(8)), Random(8)
    while match.to_act is not None:
        oldest = match.log(None, match.reach(None))[0]
        assert oldest == SessionBegan(match.view(None).session, 3)
        match.submit(match.to_act, random.choice(match.choices(match.to_act)), match.version)


@pytest.mark.rule("GR-13")
def test_the_last_events_tell_the_third_card_to_whoever_took_it() -> None:
    match = Match(build(3), RandomChance(9), first=1)
    match.submit(1, match.choices(1)[0], match.version)
    taken = {seat: match.last_events(seat) for seat in (None, 0, 1, 2)}
    (own,) = match.view(1).own
    assert [event.face_down for event in taken[1] if isinstance(event, TripletTaken)] == [own]
    assert taken[0] == taken[2] == taken[None]
    assert [event.face_down for event in taken[0] if isinstance(event, TripletTaken)] == [None]
