"""The cards: six colours and bombs, as kinds and as bags. Knows no hand, table or turn.

Cards of one colour and coin value are one kind (MO-18). A kind is a small number: colour by colour,
coins ascending, bombs last. A bag says how many cards of each kind lie somewhere, as one integer
with a byte for every kind, the first one lowest: bags add and subtract like numbers, an empty one
is 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from operator import mul

CARDS = 52
MOST_OF_A_COLOUR = 12
"""So that the captures of a free card can still be listed (MO-12)."""


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
        self.unit = tuple(1 << 8 * kind for kind in range(self.bomb + 1))
        """The bag with one card in it."""
        self.colour_masks = tuple(self._mask(colour) for colour in range(len(COLOURS)))
        """By place in COLOURS: what keeps of a bag the cards of that colour."""
        self.companions = (*(self.colour_masks[colour] for colour, _, _ in faces), 0)
        """What keeps of a bag the cards of the kind's own colour; nothing for bombs."""
        self.deck = tuple(kind for kind, n in enumerate(self.copies) for _ in range(n))
        """All cards, ascending; a card of a shuffled order is a place in this list."""

    def limited(self, kind: int) -> bool:
        """Return whether the card takes one card at most (MO-11). A bomb is not limited."""
        colour = self.colour[kind]
        return colour is not None and COLOURS[colour].limited

    def bag(self, cards: Iterable[int]) -> int:
        """Put cards into a bag."""
        return sum(map(self.unit.__getitem__, cards))

    def counts(self, bag: int) -> bytes:
        """Count a bag's cards by kind."""
        return bag.to_bytes(len(self.unit), "little")

    def size(self, bag: int) -> int:
        """Count a bag's cards."""
        return sum(self.counts(bag))

    def worth(self, bag: int) -> int:
        """Add up the coins on a bag's cards."""
        return sum(map(mul, self.coins, self.counts(bag)))

    def cards(self, bag: int) -> tuple[int, ...]:
        """List a bag's cards, ascending, equal ones one after another."""
        listed: list[int] = []
        for kind, copies in enumerate(self.counts(bag)):
            if copies:
                listed += [kind] * copies
        return tuple(listed)

    def _mask(self, colour: int) -> int:
        return sum(
            0xFF * self.unit[kind] for kind in range(self.bomb) if self.colour[kind] == colour
        )
