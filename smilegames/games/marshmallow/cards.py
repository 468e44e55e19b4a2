"""The sixty cards as numbers and names, hands as bits, and which card beats which. Knows no table.

A card is a number from 0 to 59, suit by suit, ranks ascending. A hand holds one int a suit, in
which bit `rank - 1` stands for a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

SUITS = "PGKBY"
"""The suits' letters: purple, green, pink, blue, yellow (MT-01)."""
RANKS = 12
"""Each suit has the ranks 1 to 12."""
NO_SUIT = len(SUITS)
"""In a suit's place: nothing is led yet, or the round has no trump (MT-12)."""

CARDS = range(len(SUITS) * RANKS)
NAMES = tuple(f"{letter}{rank}" for letter in SUITS for rank in range(1, RANKS + 1))
"""By card: the suit's letter and the rank, as in `G7`."""
SUIT_OF = tuple(card // RANKS for card in CARDS)
"""By card: its suit, 0 to 4."""
RANK_OF = tuple(card % RANKS + 1 for card in CARDS)
"""By card: its rank, 1 to 12."""
BIT_OF = tuple(1 << card % RANKS for card in CARDS)
"""By card: its bit among its suit's."""
WHOLE_SUIT = (1 << RANKS) - 1
"""The bits of all cards of a suit."""
_WIDE_BIT_OF = tuple(1 << card for card in CARDS)
"""By card: its bit where all suits stand in one int, one after another."""


def _strength(trump: int, lead: int, card: int) -> int:
    if SUIT_OF[card] == trump:
        return RANKS + RANK_OF[card]
    return RANK_OF[card] if SUIT_OF[card] == lead else 0


STRENGTH = tuple(
    tuple(tuple(_strength(trump, lead, card) for card in CARDS) for lead in range(NO_SUIT + 1))
    for trump in range(NO_SUIT + 1)
)
"""By trump, lead suit and card: the strongest card takes the trick (MT-16); 0 never does."""

T = TypeVar("T")


def subsets(members: Sequence[T]) -> list[tuple[T, ...]]:
    """List all subsets of `members`, each in their order, by the bits of those that it holds."""
    found: list[tuple[T, ...]] = [()]
    for member in members:
        found += [(*subset, member) for subset in found]
    return found


SUITS_IN = subsets(range(len(SUITS)))
"""By the bits of suits, suit `s` as bit `s`: the suits, ascending."""


def hand_of(cards: Iterable[int]) -> list[int]:
    """Return cards, all different, as a hand."""
    held = sum([_WIDE_BIT_OF[card] for card in cards])
    return [
        held & WHOLE_SUIT,
        held >> 12 & WHOLE_SUIT,
        held >> 24 & WHOLE_SUIT,
        held >> 36 & WHOLE_SUIT,
        held >> 48,
    ]


def size_of(hand: Iterable[int]) -> int:
    """Return how many cards a hand holds."""
    return sum(map(int.bit_count, hand))
