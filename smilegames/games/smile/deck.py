"""Takes Smile's cards out of a deck file's data. What such a file may say is in `deck_check`."""

from __future__ import annotations

from smilegames.core.game import DeckData

GROUPS = ("base", "IV", "V")
"""As the mark on the cards: those always in play, and those of the fourth and fifth player."""
LETTERS = {"yellow": "Y", "white": "W", "red": "R", "blue": "B", "none": "N"}
"""By colour of the splotch."""


def read(deck: DeckData, seats: int) -> list[tuple[str, int]]:
    """Return the cards for 3 to 5 seats as (colour letter, value) pairs (SM-02).

    The deck has been checked.
    """
    return [
        (letter, value)
        for group in GROUPS[: seats - 2]
        for colour, letter in LETTERS.items()
        for value in deck[group].get(colour, ())
    ]
