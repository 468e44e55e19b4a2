"""The cards in play as numbers, and what is printed on them. Knows no table and no turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from string import ascii_letters

COLOURS = "YWRB"
"""The splotches' letters: yellow, white, red, blue (SM-03)."""
UNCOLOURED = "N"
ORDER = COLOURS + UNCOLOURED


class Deck:
    """The cards of a match, each of them a number: by colour in ORDER, then by value.

    `cards` are (colour letter, value) pairs in any order. Sequences are indexed by card.
    """

    def __init__(self, cards: Sequence[tuple[str, int]]) -> None:
        kinds = sorted(cards, key=lambda kind: (ORDER.index(kind[0]), kind[1]))
        self.colour_of = tuple(colour for colour, _ in kinds)
        """A letter of ORDER."""
        self.value_of = tuple(value for _, value in kinds)
        """-5 to 6."""
        self.names = _names(kinds)
        """Colour, value, and a copy letter where two are alike (SM-19)."""

    def lowest(self, row: Sequence[int]) -> tuple[int, ...]:
        """Return the cards of a row that take bids: those of the lowest value (SM-12, SM-14)."""
        value_of = self.value_of
        return tuple([card for card in row if value_of[card] == value_of[row[0]]])

    def partner(self, kept: Sequence[int], card: int) -> int | None:
        """Return which of a seat's `kept` cards would leave together with `card` (SM-20)."""
        colour = self.colour_of[card]
        if colour != UNCOLOURED:
            for other in kept:
                if self.colour_of[other] == colour:
                    return other
        return None

    def worth(self, cards: Sequence[int]) -> int:
        """Add up the values of cards."""
        return sum(map(self.value_of.__getitem__, cards))


def _names(kinds: Sequence[tuple[str, int]]) -> tuple[str, ...]:
    """Name each card, as in `Y-2`, `W+5` or `N+2a` (SM-19)."""
    total = Counter(kinds)
    used = Counter[tuple[str, int]]()
    names = []
    for kind in kinds:
        colour, value = kind
        copy = ascii_letters[used[kind]] if total[kind] > 1 else ""
        used[kind] += 1
        names.append(f"{colour}{value:+d}{copy}")
    return tuple(names)
