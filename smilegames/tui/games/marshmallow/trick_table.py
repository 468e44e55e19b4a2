"""How a table is divided among seats, a trick and a hand of up to twelve cards."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.row import RowShape

ROOMY = 30
"""From this many rows on, seats stand apart and cards are larger."""
_TRICK = {2: (11, 14), 3: (9, 12), 4: (9, 11), 5: (8, 9)}
_TRICK_ROOMY = {2: (11, 15), 3: (11, 14), 4: (11, 13), 5: (9, 10)}
"""By number of players: how wide a card of the trick is, and the columns to the next."""


@dataclass(frozen=True, slots=True)
class Zones:
    """The parts of the table."""

    roomy: bool
    """There is room for what is not needed at every moment."""
    apart: int
    """Rows from one seat to the next."""
    middle: int
    """First row of the trick; a rule is drawn in the row above it."""
    hand: int
    """First row of the hand; a rule is drawn in the row above it."""
    trick: RowShape
    """How large the cards of the trick are."""
    racks: tuple[int, ...]
    """For how many cards the hand's places are made; cards move only from one to the next."""
    tallest: int
    """Rows of a card in the hand."""


def zones(area: Area, seats: int) -> Zones:
    """Divide an area of at least 80 by 20 for 2 to 5 players."""
    roomy = area.height >= ROOMY
    apart = 2 if roomy else 1
    middle, hand = 2 + apart * seats, area.height - (14 if roomy else 6)
    width, step = (_TRICK_ROOMY if roomy else _TRICK)[seats]
    height = min(hand - middle - 2, 9 if roomy else 7)
    trick = RowShape(width, height, step)
    racks, tallest = ((12, 6), 9) if roomy else ((12, 9), 5)
    return Zones(roomy, apart, middle, hand, trick, racks, tallest)
