"""The course of a match: sessions, rounds, turns, and where the mice are."""

from __future__ import annotations

import pytest

from smilegames.core.chance import NotedChance, Order, Pick, RandomChance, StackedChance
from smilegames.core.events import Event
from smilegames.games.gracias import GAME
from smilegames.games.gracias.actions import Share, Take
from smilegames.games.gracias.events import (
    LayoutDealt,
    MicePassed,
    MiceTaken,
    RoundBegan,
    SessionBegan,
    Shared,
    SmallMousePassed,
    TripletsDealt,
    TripletTaken,
)
from smilegames.games.gracias.state import Phase
from tests.games.gracias.table import (
    BAGPIPE,
    CACTUS,
    CHEESE,
    CHILI,
    GNOME,
    SARDINE,
    advance,
    area,
    build,
    dealt,
    offered,
    play,
    shuffled,
)

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])

LAYOUT = "chili chili cactus gnome chili cactus"
TRIPLETS = "chili cheese gnome  sardine cheese chili  bagpipe bagpipe cactus"
"""A with chili and sardine, B with two cheeses, C with gnome and chili."""


@pytest.mark.rule("GR-02")
def test_three_to_six_play() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (3, 6)


@pytest.mark.rule("GR-02")
@SEATS
def test_the_cards_suffice_for_four_rounds(seats: int) -> None:
    rules = build(seats)
    state = rules.start(0, RandomChance(1))
    advance(rules, state, 1, 3 * 2 * seats)
    assert state.round == 4
    assert len(state.supply) == 108 - 14 * seats


@pytest.mark.rule("GR-03")
@SEATS
@pytest.mark.parametrize("sessions", [1, 2, 3, 4, 5])
def test_a_session_is_four_rounds_of_two_decisions_each(seats: int, sessions: int) -> None:
    rules = build(seats, sessions=sessions)
    state = rules.start(0, RandomChance(2))
    told = advance(rules, state, 2, sessions * 4 * seats * 2 - 1)
    assert rules.outcome(state) is None
    told += advance(rules, state, 2, 1)
    assert state.phase is Phase.OVER
    assert rules.choices(state) == []
    assert sum(isinstance(event, RoundBegan) for event in told) == sessions * 4 - 1
    assert len(state.reckonings) == sessions


@pytest.mark.rule("GR-03")
def test_three_sessions_unless_the_table_wants_others() -> None:
    (option,) = GAME.options
    assert (option.name, option.default, option.low, option.high) == ("sessions", 3, 1, 5)


@pytest.mark.rule("GR-04")
def test_the_youngest_takes_both_mice_and_begins() -> None:
    rules, told = build(4), list[Event]()
    state = rules.start(2, RandomChance(1), told.append)
    assert (state.large, state.small, rules.to_act(state)) == (2, 2, 2)
    assert told[0] == MiceTaken(2, drawn=False)


@pytest.mark.rule("GR-04")
def test_chance_may_choose_the_first_mouse() -> None:
    rules, told = build(4), list[Event]()
    state = rules.start(None, StackedChance([Pick(4, 3), shuffled("")]), told.append)
    assert (state.large, state.small, rules.to_act(state)) == (3, 3, 3)
    assert told[0] == MiceTaken(3, drawn=True)


@pytest.mark.rule("GR-10")
def test_everybody_gets_two_open_cards_from_the_starter_round() -> None:
    rules, told = build(3), list[Event]()
    state = rules.start(1, StackedChance([shuffled(LAYOUT)]), told.append)
    assert state.areas == (area("2 cactus"), area("1 chili 1 gnome"), area("2 chili"))
    assert told[1:5] == [
        SessionBegan(1, 3),
        LayoutDealt(1, (CHILI, GNOME)),
        LayoutDealt(2, (CHILI, CHILI)),
        LayoutDealt(0, (CACTUS, CACTUS)),
    ]


@pytest.mark.rule("GR-11")
def test_triplets_are_dealt_open_open_and_face_down() -> None:
    rules, told = build(3), list[Event]()
    chance = StackedChance([shuffled(f"{LAYOUT} {TRIPLETS}")])
    state = rules.start(0, chance, told.append)
    assert state.middle == {
        Take("take", 0): ((CHILI, SARDINE), BAGPIPE),
        Take("take", 1): ((CHEESE, CHEESE), BAGPIPE),
        Take("take", 2): ((GNOME, CHILI), CACTUS),
    }
    assert told[-2:] == [
        RoundBegan(1, 0),
        TripletsDealt(((CHILI, SARDINE), (CHEESE, CHEESE), (GNOME, CHILI))),
    ]


@pytest.mark.rule("GR-11")
@SEATS
def test_every_round_has_as_many_triplets_as_players(seats: int) -> None:
    rules = build(seats)
    state = rules.start(None, RandomChance(3))
    for _ in range(12):
        assert [take.triplet for take in state.middle] == list(range(seats))
        advance(rules, state, 3, 2 * seats)


@pytest.mark.rule("GR-12")
@SEATS
def test_each_takes_one_clockwise_from_the_small_mouse(seats: int) -> None:
    rules = build(seats)
    state = rules.start(1, RandomChance(4))
    for round_ in range(4):
        told = advance(rules, state, 4, 2 * seats)
        takers = [event.seat for event in told if isinstance(event, TripletTaken)]
        assert takers == [(1 + round_ + turn) % seats for turn in range(seats)]


@pytest.mark.rule("GR-13", "GR-19")
def test_one_card_is_kept_and_the_other_given() -> None:
    rules = build(3)
    state = dealt(rules, 0, f"{LAYOUT} {TRIPLETS}")
    assert offered(rules, state) == ["take A", "take B", "take C"]
    play(rules, state, "take A")
    assert offered(rules, state) == [
        "keep chili give sardine to seat 2",
        "keep chili give sardine to seat 3",
        "keep sardine give chili to seat 2",
        "keep sardine give chili to seat 3",
    ]
    before = state.areas
    play(rules, state, "keep sardine give chili to seat 3")
    assert state.areas == (
        tuple(map(sum, zip(before[0], area("1 sardine"), strict=True))),
        before[1],
        tuple(map(sum, zip(before[2], area("1 chili"), strict=True))),
    )
    assert state.face_down == [(BAGPIPE,), (), ()]
    assert offered(rules, state) == ["take B", "take C"]


@pytest.mark.rule("GR-13")
@SEATS
def test_receivers_are_all_the_others_clockwise(seats: int) -> None:
    rules = build(seats)
    state = rules.start(1, RandomChance(5))
    advance(rules, state, 5, 1)
    receivers = list(
        dict.fromkeys(share.receiver for share in rules.choices(state) if isinstance(share, Share))
    )
    assert receivers == [(2 + turn) % seats for turn in range(seats - 1)]


@pytest.mark.rule("GR-14")
def test_the_gift_is_decided_after_the_look() -> None:
    rules = build(3)
    state = dealt(rules, 0, f"{LAYOUT} {TRIPLETS}")
    assert rules.view(state, 0).own == ()
    told = play(rules, state, "take C")
    assert rules.to_act(state) == 0
    assert state.phase is Phase.SHARE
    assert rules.view(state, 0).own == (CACTUS,)
    assert told == [TripletTaken(0, 2, (GNOME, CHILI), CACTUS)]


@pytest.mark.rule("GR-16")
def test_a_gift_is_told_to_all_so_that_the_receiver_can_say_gracias() -> None:
    rules = build(3)
    state = dealt(rules, 0, f"{LAYOUT} {TRIPLETS}")
    play(rules, state, "take A")
    told = play(rules, state, "keep chili give sardine to seat 2")
    assert told == [Shared(0, CHILI, SARDINE, 1)]
    assert all(event.seen_by(reader) == event for event in told for reader in (None, 0, 1, 2))


@pytest.mark.rule("GR-17")
@SEATS
def test_the_last_player_takes_what_remains_as_a_decision(seats: int) -> None:
    rules = build(seats)
    state = rules.start(0, RandomChance(6))
    advance(rules, state, 6, 2 * (seats - 1))
    assert rules.to_act(state) == seats - 1
    assert len(rules.choices(state)) == 1
    assert offered(rules, state)[0].startswith("take ")


@pytest.mark.rule("GR-18", "GR-24")
@SEATS
def test_the_small_mouse_moves_each_round_and_the_large_one_each_session(seats: int) -> None:
    rules = build(seats, sessions=5)
    state = rules.start(2, RandomChance(7))
    for session in range(5):
        for round_ in range(4):
            large = (2 + session) % seats
            assert (state.session, state.round) == (session + 1, round_ + 1)
            assert (state.large, state.small) == (large, (large + round_) % seats)
            told = advance(rules, state, 7, 2 * seats)
            passed = [e for e in told if isinstance(e, SmallMousePassed | MicePassed)]
            assert passed == _passing(seats, session, round_, large)


def _passing(seats: int, session: int, round_: int, large: int) -> list[object]:
    if round_ < 3:
        small = (large + round_) % seats
        return [SmallMousePassed(small, (small + 1) % seats)]
    return [MicePassed(large, (large + 1) % seats)] if session < 4 else []


@pytest.mark.rule("GR-19")
def test_equal_open_cards_leave_only_the_receiver_to_choose() -> None:
    rules = build(3)
    state = dealt(rules, 0, f"{LAYOUT} {TRIPLETS}")
    play(rules, state, "take B")
    assert offered(rules, state) == [
        "keep cheese give cheese to seat 2",
        "keep cheese give cheese to seat 3",
    ]


@pytest.mark.rule("GR-24")
def test_every_session_shuffles_all_cards() -> None:
    rules, chance = build(6), NotedChance(RandomChance(8))
    state = rules.start(None, chance)
    while rules.to_act(state) is not None:
        rules.apply(state, rules.choices(state)[-1], chance)
    assert isinstance(chance.noted[0], Pick)
    assert [len(order.items) for order in chance.noted[1:] if isinstance(order, Order)] == [108] * 3
    assert len(chance.noted) == 4
