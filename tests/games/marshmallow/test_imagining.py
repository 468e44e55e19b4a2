"""Positions imagined from a view: they agree with it, and with every void."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.games.marshmallow.actions import cards_in
from smilegames.games.marshmallow.cards import SUIT_OF, SUITS, hand_of
from smilegames.games.marshmallow.state import Played, State
from smilegames.games.marshmallow.view import View
from tests.games.marshmallow.table import build, numbers, positions, suit
from tests.hooks import marshmallow as hooks

World = tuple[tuple[int, ...], ...]
"""Hands by seat, their cards ascending."""
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
def test_cards_find_the_few_players_who_can_hold_them(size: int) -> None:
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


def hiding(held: Sequence[str], voids: Sequence[str], aside: str = "") -> View:
    """Return what seat 0, whose hand is empty, knows of hands and shown voids by seat from 1 on."""
    rules = build(len(held) + 1)
    state = rules.start(0, RandomChance(1))
    hands = [[], *map(numbers, held)]
    state.hands = [hand_of(cards) for cards in hands]
    hidden = {card for cards in (*hands, numbers(aside)) for card in cards}
    state.plays = [Played(0, card) for card in range(60) if card not in hidden]
    state.trick_start = len(state.plays)
    state.voids = [0, *(sum(1 << suit(letter) for letter in letters) for letters in voids)]
    return rules.view(state, 0)


def worlds(view: View) -> list[World]:
    """List every deal of the hidden cards, by trying all of them."""
    found: list[World] = [()]
    for seat, size in enumerate(view.hand_sizes):
        found = [
            (*dealt, cards)
            for dealt in found
            for cards in combinations(sorted({*cards_in(view.unseen())}.difference(*dealt)), size)
            if not any(SUIT_OF[card] in view.voids[seat] for card in cards)
        ]
    return found


@pytest.mark.rule("MT-18")
@pytest.mark.parametrize(
    ("held", "voids", "aside"),
    [
        pytest.param(["P1 P2", "G1 K1"], ["", ""], "B1 B2", id="none"),
        pytest.param(["P1 P2", "G1 K1"], ["G", ""], "B1 G2", id="one"),
        pytest.param(["P1 P2", "G1 K1"], ["G", "P"], "B1 G2", id="two"),
        pytest.param(["P1 K1 K2", "G1 B1"], ["G", "PK"], "P2 G2 B2 B3", id="two, much aside"),
        pytest.param(["P1 P2 P3", "G1 G2 K1"], ["GK", "P"], "P4", id="two, one way but for P4"),
        pytest.param(["P1 K1", "P2", "G1 G2"], ["G", "G", "P"], "K2", id="two lack the same"),
        pytest.param(["P1", "G1", "K1", "B1"], ["GK", "KB", "BP", "PG"], "", id="a ring"),
        pytest.param(
            ["P1 Y1", "G1 P2", "K1 G2", "B1 K2"], ["G", "K", "B", "PY"], "", id="four of five seats"
        ),
    ],
)
def test_all_worlds_are_equally_likely(held: list[str], voids: list[str], aside: str) -> None:
    view = hiding(held, voids, aside)
    rules, chance, every = build(len(held) + 1), RandomChance(7), worlds(view)
    dealt = 60 * len(every)
    found = Counter(tuple(map(cards_in, rules.imagine(view, chance).hands)) for _ in range(dealt))
    assert set(found) <= set(every)
    expected = dealt / len(every)
    distance = sum((found[world] - expected) ** 2 / expected for world in every)
    freedom = len(every) - 1
    # The sum is about as large as its freedom, give or take the root of twice that.
    assert distance < freedom + 4 * (2 * freedom) ** 0.5
