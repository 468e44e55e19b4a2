"""The cards: six colours and bombs, as kinds and as bags. Knows no hand, table or turn.

Cards of one colour and coin value are one kind (MO-18). A kind is a small number: colour by colour,
coins ascending, bombs last. A bag says how many cards of each kind lie somewhere, as one integer
with a field of `BITS` bits for every kind: bags add and subtract like numbers, an empty one is 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

CARDS = 52
MOST_OF_A_COLOUR = 12
"""Keeps a bag's fields from overflowing, and the captures of one card countable (MO-12)."""
BITS = 4
FIELD = (1 << BITS) - 1


@dataclass(frozen=True, slots=True)
class Colour:
    """One of the six colours."""

    name: str
    """Its key in deck files; text finds the word by it."""
    letter: str
    limited: bool
    """True where a card takes one card only (MO-11), False where any number (MO-12)."""


COLOURS = (
    Colour("red", "R", limited=True),
    Colour("yellow", "Y", limited=True),
    Colour("grey", "E", limited=True),
    Colour("purple", "P", limited=False),
    Colour("green", "G", limited=False),
    Colour("light_blue", "L", limited=False),
)
BOMB = "X"


@dataclass(frozen=True, slots=True)
class Deck:
    """What the 52 cards show (MO-01)."""

    coins: tuple[tuple[int, ...], ...]
    """By colour, in the order of COLOURS: the coins of each of its cards, ascending."""
    bombs: int
    """How many bombs there are."""
    bomb_coins: int
    """The coins on every bomb."""


class Kinds:
    """Tables of a deck's kinds, and what bags can be asked. Sequences are indexed by kind."""

    def __init__(self, deck: Deck) -> None:
        groups = [Counter(coins) for coins in deck.coins]
        faces = [
            (colour, coins, group[coins])
            for colour, group in enumerate(groups)
            for coins in sorted(group)
        ]
        self.bomb = len(faces)
        """The kind of all bombs."""
        self.coins = (*(coins for _, coins, _ in faces), deck.bomb_coins)
        """Coins on a card."""
        self.colour = (*(colour for colour, _, _ in faces), None)
        """Place in COLOURS; None for bombs, which have no colour (MO-17)."""
        self.copies = (*(copies for _, _, copies in faces), deck.bombs)
        """How many there are in the deck."""
        self.names = (*(f"{COLOURS[colour].letter}{coins}" for colour, coins, _ in faces), BOMB)
        """Notation: colour letter and coins, or X."""
        self.unit = tuple(1 << BITS * kind for kind in range(self.bomb + 1))
        """The bag with one card in it."""
        self.companions = tuple(self._fields(colour) for colour in self.colour)
        """Which fields of a bag hold cards that it could take: its colour's; none for a bomb."""
        self.deck = tuple(kind for kind, n in enumerate(self.copies) for _ in range(n))
        """All cards, ascending; a card of a shuffled order is a place in this list."""

    def limited(self, kind: int) -> bool:
        """Return whether the card takes one card at most (MO-11). A bomb is not limited."""
        colour = self.colour[kind]
        return colour is not None and COLOURS[colour].limited

    def bag(self, cards: Iterable[int]) -> int:
        """Put cards into a bag."""
        unit = self.unit
        return sum(unit[kind] for kind in cards)

    def count(self, bag: int, kind: int) -> int:
        """Count the cards of one kind in a bag."""
        return bag >> BITS * kind & FIELD

    def cards(self, bag: int) -> tuple[int, ...]:
        """List a bag's cards, ascending, equal ones one after another."""
        listed: list[int] = []
        kind = 0
        while bag:
            listed += [kind] * (bag & FIELD)
            bag >>= BITS
            kind += 1
        return tuple(listed)

    def worth(self, cards: Iterable[int]) -> int:
        """Add up the coins on cards."""
        return sum(self.coins[kind] for kind in cards)

    def _fields(self, colour: int | None) -> int:
        if colour is None:
            return 0
        return sum(
            FIELD * self.unit[kind] for kind in range(self.bomb) if self.colour[kind] == colour
        )
