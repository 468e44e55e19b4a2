"""Two lines above the keys of a screen: what could not be done, else what helps here."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.grid import Area, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, YOU
from smilegames.tui.widgets.zone import Zone

WIDEST = 100


class Said(NamedTuple):
    """What stands there; a problem comes first."""

    problem: str = ""
    note: str = ""
    """A note may have several lines."""


class Notice(Zone[Said]):
    """Says it in the middle third of a wide window, from the left in a narrow one."""

    def draw(self, area: Area, data: Said) -> None:
        width = min(WIDEST, area.width - 8)
        room = area.part((area.width - width) // 2, 0, width)
        if data.problem:
            room.put(0, 0, self.glyphs.here, YOU)
            for y, line in enumerate(wrap(data.problem, width - 2)[: room.height]):
                room.put(2, y, line, BOLD)
        elif data.note:
            lines = [line for each in data.note.splitlines() for line in wrap(each, width)]
            for y, line in enumerate(lines[: room.height]):
                room.put(0, y, line, DIM)
