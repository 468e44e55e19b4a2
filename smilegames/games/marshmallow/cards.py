"""The sixty cards as numbers and names, hands as bits, and which card beats which. Knows no table.

A card is a number from 0 to 59, suit by suit, ranks ascending. A hand is one int in which bit
`card` stands for a card: twelve bits a suit.
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
BIT_OF = tuple(1 << card for card in CARDS)
"""By card: the hand that holds it alone."""
WHOLE_SUIT = (1 << RANKS) - 1
"""The bits of all cards of a suit, shifted down to the first."""
WHOLE_DECK = (1 << len(CARDS)) - 1
"""The hand of all cards."""
FIRST_BIT = tuple(range(0, len(CARDS), RANKS))
"""By suit: which bit of a hand is its lowest card."""
SUIT_MASK = (*(WHOLE_SUIT << first for first in FIRST_BIT), 0)
"""By suit: the hand of all its cards; for NO_SUIT none."""


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


def hand_of(cards: Iterable[int]) -> int:
    """Return cards, all different, as a hand."""
    return sum(map(BIT_OF.__getitem__, cards))
