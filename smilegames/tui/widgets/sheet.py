"""A sheet of figures: columns under their heads, a line each, one of which may be chosen."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.bars import draw_beyond
from smilegames.tui.drawing.grid import Area, cut, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Tone
from smilegames.tui.drawing.share import draw_share
from smilegames.tui.widgets.zone import Zone

BAR = (4, 12)
"""Least and most columns of a share that is drawn."""
_APART = (2, 6)
"""Least and most columns between two."""


class Share(NamedTuple):
    """A cell that is drawn as a bar."""

    part: float
    """0 to 1."""


Cell = str | Share


class Sheet(NamedTuple):
    """What stands on it."""

    heads: tuple[str, ...]
    lines: tuple[tuple[Cell, ...], ...]
    here: int | None = None
    """Which line is chosen; None: none can be."""
    top: int = 0
    """The first line shown, where none is chosen."""
    worded: int = 1
    """How many columns hold words, which begin at their left edge; numbers end at the right one."""


class SheetZone(Zone[Sheet]):
    """Scrolls to the chosen line; a press of the mouse on one stands for ("line", its index)."""

    beyond = 0
    """Lines that find no room."""
    _top = 0

    def draw(self, area: Area, data: Sheet) -> None:
        widths = _widths(data, area.width - 3)
        apart, rest = _APART[0], area.width - 3 - sum(widths)
        if len(widths) > 1:
            apart = max(apart, min(_APART[1], rest // (len(widths) - 1)))
        self._draw_cells(area.part(2, 0), data.heads, widths, apart, None, data.worded)
        step = 2 if len(data.lines) * 2 <= area.height - 1 else 1
        shown = max(1, (area.height - 1) // step)
        self.beyond = max(0, len(data.lines) - shown)
        if data.here is None:
            self._top = min(data.top, self.beyond)
        else:
            self._top = min(max(self._top, data.here - shown + 1), data.here, self.beyond)
        last = min(self._top + shown, len(data.lines))
        for y, at in enumerate(range(self._top, last)):
            line, here = area.part(0, 1 + y * step, None, 1), at == data.here
            if data.here is not None:
                line.hit(("line", at))
            if here:
                line.fill(Tone.LIT)
                line.put(0, 0, self.glyphs.here, YOU)
            self._draw_cells(line.part(2, 0), data.lines[at], widths, apart, here, data.worded)
        draw_beyond(area, self._top, len(data.lines) - last)

    def _draw_cells(
        self,
        line: Area,
        cells: tuple[Cell, ...],
        widths: list[int],
        apart: int,
        here: bool | None,
        worded: int,
    ) -> None:
        """Write words from the left, all others up to their right edge."""
        x = 0
        ink = DIM if here is None else BOLD if here else TEXT
        for at, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            if isinstance(cell, Share):
                draw_share(line.part(x, 0, width), cell.part, TEXT, self.glyphs)
            elif at < worded:
                line.put(x, 0, cut(cell, width, self.glyphs.ellipsis), ink)
            else:
                line.put_right(x + width, 0, cell, ink)
            x += width + apart


def _widths(data: Sheet, room: int) -> list[int]:
    """Return how wide each column is; bars take what the others leave."""
    columns = list(zip(data.heads, *data.lines, strict=True))
    drawn = [any(isinstance(cell, Share) for cell in column) for column in columns]
    widths = [
        0 if bar else max(width_of(cell) for cell in column if isinstance(cell, str))
        for column, bar in zip(columns, drawn, strict=True)
    ]
    left = room - sum(widths) - _APART[0] * (len(widths) - 1)
    bar_width = max(BAR[0], min(BAR[1], left // max(1, sum(drawn))))
    return [bar_width if bar else width for width, bar in zip(widths, drawn, strict=True)]
