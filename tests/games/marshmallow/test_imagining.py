"""Positions imagined from a view: they agree with it, and with every void."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.games.marshmallow.actions import cards_in
from smilegames.games.marshmallow.cards import NAMES, SUIT_OF, SUITS, hand_of
from smilegames.games.marshmallow.state import Played, State
from tests.games.marshmallow.table import build, numbers, positions, suit
from tests.hooks import marshmallow as hooks

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def respects_voids(state: State) -> bool:
    """Tell whether nobody holds a suit that they showed to lack."""
    return not any(
        hand[each] and void & 1 << each
        for hand, void in zip(state.hands, state.voids, strict=True)
        for each in range(len(SUITS))
    )


@pytest.mark.rule("MT-18")
@SEATS
def test_they_agree_with_the_view_of_every_reader(seats: int) -> None:
    rules = build(seats)
    for number, state in enumerate(positions(rules, 20 + seats)[::4]):
        for reader in (*range(seats), None):
            view = rules.view(state, reader)
            imagined = rules.imagine(view, RandomChance(number))
            assert rules.view(imagined, reader) == view
            assert rules.to_act(imagined) == rules.to_act(state)
            assert respects_voids(imagined)
            hooks.conserved(rules, imagined)


class SameOrder(RandomChance):
    """Orders everything by one permutation, as far as it goes."""

    def __init__(self, items: Sequence[int]) -> None:
        super().__init__(0)
        self.items = items

    def order(self, n: int) -> list[int]:
        return [item for item in self.items if item < n]


def with_every_void(state: State, hands: list[list[int]]) -> State:
    """Return a position late in a round of five: all other cards played, every void shown."""
    late = state.copy()
    late.hands = [hand_of(cards) for cards in hands]
    held = {card for cards in hands for card in cards}
    late.plays = [Played(0, card) for card in range(60) if card not in held]
    late.trick_start = len(late.plays)
    late.voids = [
        sum(1 << each for each, cards in enumerate(hand) if not cards) for hand in late.hands
    ]
    return late


@pytest.mark.rule("MT-18")
@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_cards_are_traded_into_place_where_few_players_can_hold_them(size: int) -> None:
    rules, random = build(5), Random(size)
    start = rules.start(0, RandomChance(1))
    for seed in range(150):
        cards = random.sample(range(60), 5 * size)
        state = with_every_void(start, [cards[seat::5] for seat in range(5)])
        for reader in (0, None):
            view = rules.view(state, reader)
            imagined = rules.imagine(view, RandomChance(seed))
            assert rules.view(imagined, reader) == view
            assert respects_voids(imagined)
            held = [card for hand in imagined.hands for card in cards_in(hand)]
            assert sorted(held) == sorted(cards)


@pytest.mark.rule("MT-18")
def test_every_order_finds_one_of_the_two_ways_round_a_ring() -> None:
    """Four cards, four players, each of whom can hold two of the suits, next to one another."""
    rules = build(5)
    state = with_every_void(
        rules.start(0, RandomChance(1)), [[], *([card] for card in numbers("P1 G1 K1 B1"))]
    )
    for seat, letters in enumerate(["", "KBY", "PBY", "PGY", "GKY"]):
        state.voids[seat] = sum(1 << suit(letter) for letter in letters)
    ways = set()
    for items in permutations(range(4)):
        imagined = rules.imagine(rules.view(state, None), SameOrder(items))
        ways.add(" ".join(NAMES[card] for hand in imagined.hands for card in cards_in(hand)))
    assert ways == {"P1 G1 K1 B1", "G1 K1 B1 P1"}


@pytest.mark.rule("MT-18")
def test_deals_are_equally_likely_where_one_player_has_shown_a_void() -> None:
    rules = build(2)
    state = rules.start(0, RandomChance(3))
    state.voids[1] = 1 << suit("G")
    view = rules.view(state, 0)
    found: Counter[int] = Counter()
    for seed in range(600):
        found.update(cards_in(rules.imagine(view, RandomChance(seed)).hands[1]))
    possible = [card for card in cards_in(view.unseen()) if SUIT_OF[card] != suit("G")]
    assert set(found) == set(possible)
    expected = 600 * 12 / len(possible)
    assert all(0.6 * expected < found[card] < 1.4 * expected for card in possible)
