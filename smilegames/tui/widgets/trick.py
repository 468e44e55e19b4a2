"""A trick: a place for everybody round the table, in seating order, whoever leads."""

from __future__ import annotations

from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.row import RowShape
from smilegames.tui.drawing.trick import TrickPlace, draw_trick
from smilegames.tui.widgets.zone import Zone

TALLEST = 9
"""Rows of a card at the most."""
_WIDEST = 13


class Trick(Zone[tuple[TrickPlace, ...]]):
    """Cards as large as the zone allows, in its middle, a name above each."""

    def draw(self, area: Area, data: tuple[TrickPlace, ...]) -> None:
        step = min(_WIDEST + 4, area.width // len(data))
        height = max(3, min(TALLEST, area.height - 1))
        width = max(7, min(_WIDEST, step - 1, height * 2))
        shape = RowShape(width, height, step)
        left = (area.width - step * len(data)) // 2
        top = (area.height - height - 1) // 2
        draw_trick(area.part(left, top), data, shape, self.glyphs)
