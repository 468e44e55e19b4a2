"""The log as one reads it: over the table while it is open, or beside it; and how far up."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.tui.drawing.bars import draw_log
from smilegames.tui.drawing.grid import Area

_PAGES = {"page_up": 8, "page_down": -8, "top": 1_000_000, "bottom": -1_000_000}
"""Rows that a command scrolls up by; drawing finds out where the beginning is."""
_ROWS = {"up": 1, "down": -1}


class LogSheet:
    """Either lies over a table, when it is opened, or stands beside it for good."""

    def __init__(self) -> None:
        self.beside = False
        """True where there is room beside the table; then there is nothing to open."""
        self._is_open = False
        self._up = 0

    @property
    def is_open(self) -> bool:
        """True while it lies over the table."""
        return self._is_open and not self.beside

    def turn(self, *, open: bool) -> None:
        """Open or close it, at its end."""
        self._is_open = open
        self._up = 0

    def scroll(self, command: str) -> bool:
        """Scroll if that is what the command means here; return whether it is.

        Beside a table the arrows are the table's.
        """
        if command in _ROWS and self.beside:
            return False
        return self.roll(command)

    def roll(self, command: str) -> bool:
        """Scroll likewise by what can only be meant for the log, such as the wheel."""
        step = (_PAGES | _ROWS).get(command)
        if step is None or not (self.is_open or self.beside):
            return False
        self._up = max(0, self._up + step)
        return True

    def draw(self, area: Area, title: str, lines: Sequence[str], fresh: int = 0) -> None:
        """Draw it; the last `fresh` lines bright."""
        self._up = draw_log(area, title, lines, fresh, self._up)
