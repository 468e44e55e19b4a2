"""The 108 cards, fixed by the rules (GR-01). Knows no player and no turn.

Cards of one kind can't be told apart: everywhere else a card is the number of its kind, 0 to 5,
and a heap of cards is a count by kind.
"""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """What is printed on eighteen of the cards."""

    name: str
    """Its name in the notation."""
    colour: str


KINDS = (
    Kind("chili", "red"),
    Kind("cactus", "green"),
    Kind("cheese", "yellow"),
    Kind("sardine", "blue"),
    Kind("bagpipe", "purple"),
    Kind("gnome", "orange"),
)
COPIES = 18
"""How many cards there are of each kind."""
DECK = tuple(kind for kind in range(len(KINDS)) for _ in range(COPIES))
"""The kind of every card, in the order that a shuffle's outcome permutes."""
