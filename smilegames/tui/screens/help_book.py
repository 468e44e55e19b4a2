"""The pages of a rulebook: one column, or two like an open book in the widest windows."""

from __future__ import annotations

import re
from typing import NamedTuple

from smilegames.tui.drawing.book import Line
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import BOLD, TAG, TEXT, YOU
from smilegames.tui.widgets.zone import Zone

_COLUMN = 76
_WIDE_COLUMN = 92
_OPEN_BOOK = 150
_GUTTER = 6
_INKS = {"title": YOU, "heading": BOLD, "text": TEXT}


class Pages(NamedTuple):
    """What lies open."""

    lines: tuple[Line, ...]
    """The whole book, laid out for `column_of` the window."""
    top: int
    """The row it is open at."""
    sought: str
    """What is looked for; empty for nothing."""


def column_of(width: int) -> int:
    """Return the width of a page in a window of so many columns."""
    if width >= _OPEN_BOOK:
        return (width - 8 - _GUTTER) // 2
    return min(_WIDE_COLUMN if width >= 110 else _COLUMN, width - 4)


class HelpBook(Zone[Pages]):
    """Marks what is looked for wherever it stands."""

    @property
    def pages(self) -> int:
        """How many pages lie side by side."""
        return 2 if self.size.width >= _OPEN_BOOK else 1

    @property
    def room(self) -> int:
        """How many rows of the book are seen at once."""
        return max(1, self.size.height - 1) * self.pages

    def draw(self, area: Area, data: Pages) -> None:
        column, rows = column_of(area.width), area.height - 1
        left = (area.width - column * self.pages - _GUTTER * (self.pages - 1)) // 2
        for number, line in enumerate(data.lines[data.top : data.top + rows * self.pages]):
            page, y = divmod(number, rows)
            x = left + page * (column + _GUTTER)
            _draw_line(area.part(x, 1 + y, column, 1), line, data.sought)


def _draw_line(place: Area, line: Line, sought: str) -> None:
    place.put(0, 0, line.text, _INKS[line.kind])
    found = find(line, sought)
    if found is not None:
        place.put(width_of(line.text[: found.start()]), 0, found.group(), TAG)


def find(line: Line, sought: str) -> re.Match[str] | None:
    """Return where something stands in a line first, whatever its capitals."""
    return re.search(re.escape(sought), line.text, re.IGNORECASE) if sought else None
