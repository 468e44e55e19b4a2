"""The log as one reads it: open or not, and how far up."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.tui.draw.bars import draw_log
from smilegames.tui.draw.grid import Area

_STEPS = {
    "up": 1,
    "down": -1,
    "page_up": 8,
    "page_down": -8,
    "top": 1_000_000,
    "bottom": -1_000_000,
}
"""Rows that a command scrolls up by; drawing finds out where the beginning is."""


class LogSheet:
    """Lies over a table or a result while it is open."""

    def __init__(self) -> None:
        self.is_open = False
        self._up = 0

    def turn(self, *, open: bool) -> None:
        """Open or close it, at its end."""
        self.is_open = open
        self._up = 0

    def scroll(self, command: str) -> bool:
        """Scroll if that is what the command means; return whether it is."""
        step = _STEPS.get(command)
        if step is None:
            return False
        self._up = max(0, self._up + step)
        return True

    def draw(self, area: Area, title: str, lines: Sequence[str], fresh: int = 0) -> None:
        """Draw it; the last `fresh` lines bright."""
        self._up = draw_log(area, title, lines, fresh, self._up)
