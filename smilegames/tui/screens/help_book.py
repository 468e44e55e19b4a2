"""A page of a rulebook, and what is looked for in it."""

from __future__ import annotations

import re
from typing import NamedTuple

from smilegames.tui.drawing.book import Line
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import BOLD, TAG, TEXT, YOU
from smilegames.tui.widgets.zone import Zone

_COLUMN = 76
_WIDE_COLUMN = 92
_INKS = {"title": YOU, "heading": BOLD, "text": TEXT}


class Pages(NamedTuple):
    """What lies open."""

    lines: tuple[Line, ...]
    """The whole book, laid out for `column_of` the window."""
    top: int
    """The row it is open at."""
    sought: str
    """What is looked for; empty for nothing."""


def column_of(width: int, *, beside: bool) -> int:
    """Return the columns of a page in a window; `beside`: something else takes half of that."""
    if beside:
        return width // 2 - 8
    return min(_WIDE_COLUMN if width >= 110 else _COLUMN, width - 4)


class HelpBook(Zone[Pages]):
    """Marks what is looked for wherever it stands."""

    @property
    def room(self) -> int:
        """How many rows of the book are seen at once."""
        return max(1, self.size.height - 1)

    def draw(self, area: Area, data: Pages) -> None:
        widest = max(width_of(line.text) for line in data.lines)
        page = area.part(max(0, (area.width - widest) // 2), 1)
        for y, line in enumerate(data.lines[data.top : data.top + page.height]):
            _draw_line(page.part(0, y, None, 1), line, data.sought)


def _draw_line(place: Area, line: Line, sought: str) -> None:
    place.put(0, 0, line.text, _INKS[line.kind])
    found = find(line, sought)
    if found is not None:
        place.put(width_of(line.text[: found.start()]), 0, found.group(), TAG)


def find(line: Line, sought: str) -> re.Match[str] | None:
    """Return where something stands in a line first, whatever its capitals."""
    return re.search(re.escape(sought), line.text, re.IGNORECASE) if sought else None
