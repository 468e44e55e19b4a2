"""A trick: a place for everybody round the table, in seating order, whoever leads."""

from __future__ import annotations

from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.trick import TrickPlace, fit_trick
from smilegames.tui.widgets.zone import Zone


class Trick(Zone[tuple[TrickPlace, ...]]):
    """Cards as large as the zone allows, in its middle, a name above each."""

    def draw(self, area: Area, data: tuple[TrickPlace, ...]) -> None:
        fit_trick(area, data, self.glyphs)
