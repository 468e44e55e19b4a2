"""The program's name over the shelf, spaced or drawn large."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.bars import Key
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import DIM, TEXT, YOU
from smilegames.tui.drawing.lettering import set_large
from smilegames.tui.widgets.zone import Zone

LARGE_FROM = 5
"""Rows from which on the name is drawn."""


class Headline(NamedTuple):
    """What stands over the shelf."""

    title: str
    subtitle: str
    aside: tuple[Key, ...]
    """Keys that lead away, at the far right."""


class Banner(Zone[Headline]):
    """Stands where the cards below it begin."""

    def draw(self, area: Area, data: Headline) -> None:
        self._draw_title(area, data)
        y = 1 if area.height >= LARGE_FROM else area.height // 2
        x = area.width
        for key, label, target in reversed(data.aside):
            width = width_of(key) + 1 + width_of(label)
            aside = area.part(x - width, y, width, 1)
            aside.hit(target)
            aside.put(aside.put(0, 0, key, YOU) + 1, 0, label, TEXT)
            x -= width + 2

    def _draw_title(self, area: Area, data: Headline) -> None:
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
