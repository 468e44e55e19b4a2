"""Two lines below every table: what happened and what it means, and who is next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from smilegames.tui.drawing.grid import Area, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU
from smilegames.tui.widgets.zone import Zone

MARGINS = 2
"""Columns left free at both sides together."""
ROWS = 2
"""How many lines there are."""
_SIGN = 2
"""Columns that the sign before a notice takes."""


def fitting(sentences: Sequence[str], columns: int) -> str:
    """Return as many sentences as stand below a table so wide, each whole; the first anyhow."""
    first, *others = sentences
    for other in others:
        longer = f"{first} {other}"
        if len(wrap(longer, columns - MARGINS - _SIGN)) > ROWS:
            break
        first = longer
    return first


class Told(NamedTuple):
    """What is said below the table."""

    happened: str = ""
    """The last move and what came of it, in a sentence or two."""
    then: str = ""
    """Who is next, and how they go on."""
    notice: str = ""
    """Answers the last key, in place of what happened."""


class News(Zone[Told]):
    """Says each sentence whole: a long one takes the second line too."""

    def draw(self, area: Area, data: Told) -> None:
        room = area.part(1, 0, area.width - MARGINS)
        if data.notice:
            room.put(0, 0, self.glyphs.here, YOU)
            rows = wrap(data.notice, room.width - _SIGN)[: room.height]
            for y, line in enumerate(rows):
                room.put(_SIGN, y, line, BOLD)
            self._draw_then(room, rows, data.then)
            return
        rows = wrap(data.happened, room.width)[: room.height] if data.happened else []
        for y, line in enumerate(rows):
            room.put(0, y, line, TEXT)
        self._draw_then(room, rows, data.then)

    def _draw_then(self, room: Area, rows: list[str], then: str) -> None:
        """Say who is next below what happened, or at the end of its last row."""
        if then and len(rows) < room.height:
            for y, line in enumerate(wrap(then, room.width)[: room.height - len(rows)], len(rows)):
                room.put(0, y, line, DIM)
        elif then and width_of(rows[-1]) + 2 + width_of(then) <= room.width:
            room.put_right(room.width, room.height - 1, then, DIM)
