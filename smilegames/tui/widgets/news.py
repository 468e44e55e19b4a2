"""Two lines below every table: what happened and what it means, and who is next."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.grid import Area, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU
from smilegames.tui.widgets.zone import Zone


class Told(NamedTuple):
    """What is said below the table."""

    happened: str = ""
    """The last move and what came of it, in a sentence or two."""
    then: str = ""
    """Who is next, and how they go on."""
    notice: str = ""
    """Answers the last key, in place of the rest."""


class News(Zone[Told]):
    """Says each sentence whole: a long one takes the second line too, who is next its end."""

    def draw(self, area: Area, data: Told) -> None:
        room = area.part(1, 0, area.width - 2)
        if data.notice:
            room.put(0, 0, self.glyphs.here, YOU)
            for y, line in enumerate(wrap(data.notice, room.width - 2)[: room.height]):
                room.put(2, y, line, BOLD)
            return
        then = wrap(data.then, room.width) if data.then else []
        rows = wrap(data.happened, room.width)[: room.height] if data.happened else []
        for y, line in enumerate(rows):
            room.put(0, y, line, TEXT)
        if len(rows) == room.height and len(then) == 1:
            if width_of(rows[-1]) + 2 + width_of(then[0]) <= room.width:
                room.put_right(room.width, room.height - 1, then[0], DIM)
            return
        for y, line in enumerate(then[: room.height - len(rows)], len(rows)):
            room.put(0, y, line, DIM)
