"""Who won, set large, and what decided it."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.grid import Area, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, YOU
from smilegames.tui.drawing.lettering import set_large
from smilegames.tui.widgets.zone import Zone


class Won(NamedTuple):
    """The head of a result."""

    names: str
    verb: str
    """What they did: won, or shared the win."""
    why: tuple[str, ...]
    """What ended the match, what decided it, which ties were parted by what."""


class Winner(Zone[Won]):
    """The names as large as they can be set, the reasons beside them or below."""

    def draw(self, area: Area, data: Won) -> None:
        room = area.part(2, 1, area.width - 4)
        rows = set_large(data.names, room.width // 2, self.glyphs)
        wide = max(map(width_of, rows))
        for y, row in enumerate(rows[:3], 0 if len(rows) > 1 else 1):
            room.put(0, y, row, YOU)
        beside = room.part(wide + 4, 0)
        beside.put(0, 0, data.verb, BOLD)
        lines = [line for reason in data.why for line in wrap(reason, beside.width)]
        for y, line in enumerate(lines[: room.height - 1], 1):
            beside.put(0, y, line, DIM)
