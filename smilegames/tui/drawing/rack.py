"""A hand on a rack: its cards stand side by side in groups, as large as they may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.row import LEAST_WIDTH, RowCard, RowShape, draw_labelled

ONE_ROW = 9
"""Columns from which on cards are large enough to stand in one row, however high the area is."""
LEAST_HEIGHT = 3
TWO_ROWS = 12
"""From this many rows on a hand may stand in two."""


@dataclass(frozen=True, slots=True)
class Rack:
    """Where the cards of a hand stand."""

    shape: RowShape
    corners: tuple[tuple[int, int], ...]
    """Column and row of each card's upper left corner."""


def lay_out(area: Area, groups: Sequence[int], widest: int, tallest: int) -> Rack:
    """Find places for groups of cards, a column more between two groups, a label row under each.

    Cards stand in one row, or in two where the area is high and one row would make them small.
    """
    count, gaps = sum(groups), max(0, len(groups) - 1)
    rows = 1
    if area.height >= TWO_ROWS and _width(area.width, count, gaps) < min(widest, ONE_ROW):
        rows = 2
    a_row = -(-count // rows)
    width = min(widest, _width(area.width, a_row, gaps))
    height = min(tallest, area.height // rows - 1)
    starts = {sum(groups[:at]) for at in range(1, len(groups))}
    corners: list[tuple[int, int]] = []
    x = far = 0
    for at in range(count):
        x = 0 if at % a_row == 0 else x + (at in starts)
        corners.append((x, (at // a_row) * (height + 1)))
        x += width + 1
        far = max(far, x - 1)
    left, top = (area.width - far) // 2, (area.height - rows * (height + 1)) // 2
    placed = tuple((left + x, top + y) for x, y in corners)
    return Rack(RowShape(width, height, width + 1), placed)


def draw_on_rack(area: Area, rack: Rack, at: int, card: RowCard, glyphs: Glyphs) -> None:
    """Draw a card in its place; one that can't be used now stands a row lower than the others.

    Where cards are as low as can be, it keeps its place: it would lose what is printed on it.
    """
    x, y = rack.corners[at]
    shape = rack.shape
    sunk = int(card.look.sunk and shape.height > LEAST_HEIGHT)
    draw_labelled(area.part(x, y + sunk, shape.width, shape.height + 1 - sunk), card, glyphs)


def _width(columns: int, cards: int, gaps: int) -> int:
    return max(LEAST_WIDTH, (columns - gaps + 1) // max(1, cards) - 1)
