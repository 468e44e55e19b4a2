"""The program's name over the shelf, spaced or drawn large."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import DIM, YOU
from smilegames.tui.drawing.lettering import set_large
from smilegames.tui.widgets.zone import Zone

LARGE_FROM = 5
"""Rows from which on the name is drawn."""


class Headline(NamedTuple):
    """What stands over the shelf."""

    title: str
    subtitle: str


class Banner(Zone[Headline]):
    """Stands where the cards below it begin."""

    def draw(self, area: Area, data: Headline) -> None:
        if area.height < LARGE_FROM or self.glyphs.name == "ascii":
            middle = area.height // 2
            x = area.put(0, middle, " ".join(data.title), YOU)
            area.put(x + 4, middle, data.subtitle, DIM)
            return
        rows = set_large(data.title, area.width, self.glyphs)[:3]
        top = (area.height - len(rows)) // 2
        for y, row in enumerate(rows, top):
            area.put(0, y, row, YOU)
        area.put(len(rows[0]) + 4, top + 1, data.subtitle, DIM)
