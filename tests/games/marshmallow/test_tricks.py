"""Tricks: what may be played, what releases trump, who wins, who leads."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from smilegames.core.events import Event
from smilegames.games.marshmallow.cards import NAMES
from smilegames.games.marshmallow.events import CardPlayed, TrumpReleased, VoidShown
from tests.games.marshmallow.scorer import winner
from tests.games.marshmallow.table import build, numbers, offered, play, position, suit

FOLLOWING = [
    # trump, the trick so far, the hand, what of it may be played; green is led, purple is trump
    ("", "G5", "G1 G9 P2 K3", "G1 G9"),
    ("", "G5", "P2 K3", "P2 K3"),
    ("", "G5 P3", "G1 G9 P2", "G1 G9"),
    ("P", "G5", "G1 G9 P2 K3", "G1 G9"),
    ("P", "G5", "G1", "G1"),
    ("P", "G5", "P2 P8 K3 B1", "P2 P8 K3 B1"),
    ("P", "G5", "K3 B1", "K3 B1"),
    ("P", "G5 G6", "G1 P2 K3", "G1"),
    ("P", "G5 K3", "G1 P2 K4", "G1"),
    ("P", "G5 K3", "P2 K4", "P2 K4"),
    ("P", "G5 P3", "G1 G9 P2 P8 K4", "P2 P8 G1 G9"),
    ("P", "G5 P3", "G1 G9 K4", "G1 G9"),
    ("P", "G5 P3", "G1 P2", "P2 G1"),
    ("P", "G5 P3", "P2 K4 B1", "P2 K4 B1"),
    ("P", "G5 P3", "P2 P8", "P2 P8"),
    ("P", "G5 P3", "K4 B1 Y2", "K4 B1 Y2"),
    ("P", "G5 K3 P3", "G1 P2 K4", "P2 G1"),
    ("P", "G5 P3 G6", "G1 P2 K4", "P2 G1"),
    ("P", "G5 P3 P4", "G1 P2 K4", "P2 G1"),
    ("P", "G5 P3 K5", "G1 P2 K4", "P2 G1"),
    ("P", "G5 K3 G6", "G1 P2 K4", "G1"),
    ("P", "P5", "G1 P2 K4", "P2"),
    ("P", "P5", "G1 K4", "G1 K4"),
    ("P", "P5 G3", "G1 P2 K4", "P2"),
    ("P", "P5 P6", "G1 P2 K4", "P2"),
    ("P", "P5 G3 K1", "G1 K4", "G1 K4"),
    ("Y", "G5 Y3", "G1 P2 Y1", "G1 Y1"),
]
"""Green is before yellow and after purple in a hand: both orders of a merged choice occur."""


FOLLOWING_AT_TABLES = [
    (seats, *case) for case in FOLLOWING for seats in range(len(case[1].split()) + 1, 6)
]
"""Each of them with as many players as the trick has room for."""


@pytest.mark.rule("MT-11", "MT-12", "MT-14", "MT-15")
@pytest.mark.parametrize(("seats", "trump", "trick", "hand", "playable"), FOLLOWING_AT_TABLES)
def test_what_may_be_played(seats: int, trump: str, trick: str, hand: str, playable: str) -> None:
    cards = trick.split()
    rules = build(seats)
    # The earlier players hold nothing but the card they play, which makes it legal.
    hands = [*cards, hand, *["Y9"] * (seats - len(cards) - 1)]
    state = position(rules, hands, trump=trump)
    play(rules, state, trick)
    assert offered(rules, state) == playable


HOLDINGS = ("G", "P", "K", "GP", "GK", "PK", "GPK")
"""What a later player may hold of the suits led, trump and other."""
STORIES = tuple(product("GPK", repeat=2))
"""The suits that the two players after a green lead choose, where they can't follow."""


@pytest.mark.rule("MT-11", "MT-14")
@pytest.mark.parametrize("holding", HOLDINGS)
@pytest.mark.parametrize("story", STORIES, ids="".join)
def test_the_release_by_lead_trump_and_void(story: tuple[str, str], holding: str) -> None:
    rules = build(4)
    state = position(
        rules, ["G5", f"{story[0]}6", f"{story[1]}7", " ".join(f"{x}8" for x in holding)], trump="P"
    )
    play(rules, state, f"G5 {story[0]}6 {story[1]}7")
    can_follow, released = "G" in holding, "P" in story
    allowed = "GPK" if not can_follow else "GP" if released else "G"
    assert set(offered(rules, state).split()) == {f"{x}8" for x in holding if x in allowed}


@pytest.mark.rule("MT-14")
def test_one_who_could_follow_may_trump_and_so_may_everybody_after() -> None:
    rules = build(5)
    state = position(rules, ["G5", "P3", "G6 P4", "G7 P1", "G8 P9 K1"], trump="P")
    told = play(rules, state, "G5 P3 P4 G7")
    assert offered(rules, state) == "P9 G8"
    assert [event for event in told if isinstance(event, TrumpReleased)] == [
        TrumpReleased(1, suit("G"), suit("P"))
    ]


@pytest.mark.rule("MT-14")
def test_the_release_ends_with_its_trick() -> None:
    rules = build(3)
    state = position(rules, ["G5 G6 K1", "P3 K2", "G1 G2 P4"], trump="P")
    play(rules, state, "G5 P3 P4")
    assert not state.released
    assert offered(rules, state) == "G1 G2"
    play(rules, state, "G1")
    assert offered(rules, state) == "G6"


@pytest.mark.rule("MT-14")
def test_the_last_player_releases_nothing() -> None:
    rules = build(3)
    state = position(rules, ["G5 K1", "G6 K2", "P4 K3"], trump="P")
    assert not any(isinstance(each, TrumpReleased) for each in play(rules, state, "G5 G6 P4"))


@pytest.mark.rule("MT-14")
def test_trump_played_by_one_of_two_players_ends_the_trick() -> None:
    rules = build(2)
    state = position(rules, ["G5 G6", "P3 K2"], trump="P")
    play(rules, state, "G5 P3")
    assert (rules.to_act(state), offered(rules, state)) == (1, "K2")


@pytest.mark.rule("MT-15")
def test_leading_trump_releases_nothing_and_asks_only_for_trump() -> None:
    rules = build(4)
    state = position(rules, ["P5", "G1", "P2 G2", "P9 G3"], trump="P")
    told = play(rules, state, "P5 G1")
    assert not any(isinstance(event, TrumpReleased) for event in told)
    assert VoidShown(1, suit("P")) in told
    assert offered(rules, state) == "P2"


@pytest.mark.rule("MT-10")
@pytest.mark.parametrize("trump", ["", "P"])
def test_any_card_may_be_led(trump: str) -> None:
    rules = build(3)
    state = position(rules, ["P1 P12 G3 K4 B5 Y6", "P2", "P3"], trump=trump)
    assert offered(rules, state) == "P1 P12 G3 K4 B5 Y6"


@pytest.mark.rule("MT-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_pass_clockwise_from_the_leader(seats: int) -> None:
    rules = build(seats)
    for leader in range(seats):
        state = position(rules, ["G1 G2"] * seats, leader=leader)
        turns = []
        for _ in range(seats):
            turns.append(rules.to_act(state))
            play(rules, state, "G1")
        assert turns == [(leader + place) % seats for place in range(seats)]


@pytest.mark.rule("MT-10")
@pytest.mark.parametrize("out", [(1,), (2,), (1, 2), (2, 4), (1, 3), (1, 2, 4)])
def test_turns_pass_over_players_who_are_out(out: tuple[int, ...]) -> None:
    rules = build(5)
    tricks = [3 if seat in out else 0 for seat in range(5)]
    state = position(rules, ["G1 G2"] * 5, tricks=tricks)
    turns = []
    while state.trick == sum(tricks) + 1:
        turns.append(rules.to_act(state))
        play(rules, state, "G1")
    assert turns == [seat for seat in range(5) if seat not in out]


WINNERS = [
    # trump, the trick, the card that wins
    ("", "G5 G9 G7", "G9"),
    ("", "G5 K12 P12", "G5"),
    ("", "G1 G2 B12 Y12 P12", "G2"),
    ("P", "G5 G9 G7", "G9"),
    ("P", "G12 P1 G11", "P1"),
    ("P", "G12 P3 P2 K12", "P3"),
    ("P", "G12 P3 P4 G1 P2", "P4"),
    ("P", "G5 K12 B12", "G5"),
    ("P", "P5 P3 P9 G12", "P9"),
    ("P", "P1 G12 K12", "P1"),
    ("K", "G5 P12 K1 Y12", "K1"),
]


@pytest.mark.rule("MT-12", "MT-16")
@pytest.mark.parametrize(("trump", "trick", "best"), WINNERS)
def test_who_wins_a_trick(trump: str, trick: str, best: str) -> None:
    cards = trick.split()
    rules = build(len(cards))
    state = position(rules, [f"{card} Y1" for card in cards], trump=trump)
    play(rules, state, trick)
    assert [seat for seat, taken in enumerate(state.tricks) if taken] == [cards.index(best)]


@pytest.mark.rule("MT-16")
@pytest.mark.parametrize("trump", ["", "P", "K"])
def test_the_second_scorer_agrees_on_winners_in_any_order_of_play(trump: str) -> None:
    for cards in permutations(["G3", "G8", "P2", "P11", "K7"], 4):
        rules = build(4)
        state = position(rules, [f"{card} Y1" for card in cards], trump=trump)
        play(rules, state, " ".join(cards))
        taker = winner(list(enumerate(cards)), trump)
        assert state.tricks == [int(seat == taker) for seat in range(4)]


@pytest.mark.rule("MT-17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_winner_leads_the_next_trick(seats: int) -> None:
    rules = build(seats)
    for taker in range(seats):
        hands = ["G9 K1" if seat == taker else "G1 K1" for seat in range(seats)]
        state = position(rules, hands)
        cards = " ".join(hand.split()[0] for hand in hands)
        told = play(rules, state, cards)
        assert (rules.to_act(state), state.leader) == (taker, taker)
        assert state.tricks[taker] == 1
        assert told[0] == CardPlayed(0, numbers(hands[0])[0], True)
        assert not any(event.leads for event in told[1:] if isinstance(event, CardPlayed))


VOIDS = [
    # trump, the trick (seat 0 leads green), by seat: the suits it showed to lack
    ("", "G5 K1 G6 P1", ["", "G", "", "G"]),
    ("P", "G5 K1 G6 G7", ["", "G", "", ""]),
    ("P", "G5 P1 G6 K2", ["", "G", "", "G"]),
    ("P", "G5 P1 P2 P3", ["", "G", "", ""]),
    ("P", "G5 P1 P2 K2", ["", "G", "", "G"]),
    ("P", "G5 G6 P1 P2", ["", "", "G", ""]),
    ("P", "P5 G1 P6 K2", ["", "P", "", "P"]),
]


@pytest.mark.rule("MT-18")
@pytest.mark.parametrize(("trump", "trick", "voids"), VOIDS)
def test_not_following_shows_a_void_except_by_a_released_trump(
    trump: str, trick: str, voids: list[str]
) -> None:
    rules = build(4)
    state = position(rules, [f"{card} Y1" for card in trick.split()], trump=trump)
    told = play(rules, state, trick)
    lacking = [tuple(suit(letter) for letter in letters) for letters in voids]
    for reader in (0, 1, 2, 3, None):
        assert rules.view(state, reader).voids == tuple(lacking)
    shown = [(event.seat, event.suit) for event in told if isinstance(event, VoidShown)]
    assert shown == [(seat, each) for seat, suits in enumerate(lacking) for each in suits]


@pytest.mark.rule("MT-18")
def test_a_void_is_told_once() -> None:
    rules = build(2)
    state = position(rules, ["G5 G6 G7", "K1 K2 K3"])
    told = play(rules, state, "G5 K1 G6 K2")
    assert [event for event in told if isinstance(event, VoidShown)] == [VoidShown(1, suit("G"))]


@pytest.mark.rule("MT-17")
def test_the_log_reaches_back_to_the_start_of_the_trick_before() -> None:
    rules = build(3)
    state = position(rules, ["G9 K1 B1 Y1", "G1 K2 B2 Y2", "G2 K3 B3 Y3"])
    told: list[Event] = []
    oldest = []
    for card in ["G9", "G1", "G2", "K1", "K2", "K3", "B3", "B1", "B2"]:
        told += play(rules, state, card)
        event = told[rules.recall(told)]
        assert isinstance(event, CardPlayed)
        assert event.leads
        oldest.append(NAMES[event.card])
    assert oldest == ["G9"] * 5 + ["K1"] * 3 + ["B3"]
