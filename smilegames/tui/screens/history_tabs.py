"""The games that history can be about, side by side."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import DIM, YOU, Tone
from smilegames.tui.widgets.zone import Zone


class Tabs(NamedTuple):
    """The names, and which is chosen."""

    names: tuple[str, ...]
    here: int


class TabsZone(Zone[Tabs]):
    """A press of the mouse on a name stands for ("tab", its index)."""

    def draw(self, area: Area, data: Tabs) -> None:
        free = area.width - 4 - sum(width_of(name) + 2 for name in data.names)
        apart = max(0, min(2, free // len(data.names)))
        x = 1
        for at, name in enumerate(data.names):
            tab = area.part(x, 0, width_of(name) + 2, 1)
            tab.hit(("tab", at))
            if at == data.here:
                tab.fill(Tone.LIT)
            tab.put(1, 0, name, YOU if at == data.here else DIM)
            if at == data.here:
                tab.put(0, 0, self.glyphs.here, YOU)
            x += width_of(name) + 2 + apart
