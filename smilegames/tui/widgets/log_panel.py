"""The log: what happened so far, beside a table in a wide window, else over it while it is open."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.bars import draw_log
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.widgets.zone import Zone

_PAGES = {"page_up": 8, "page_down": -8, "top": 1_000_000, "bottom": -1_000_000}
"""Rows that a command scrolls up by; drawing finds out where the beginning is."""
_ROWS = {"up": 1, "down": -1}


class Log(NamedTuple):
    """What the log says."""

    title: str
    lines: tuple[str, ...]
    """Oldest first."""
    fresh: int = 0
    """How many of the last lines are new to whoever is to act: a sign marks them."""


class LogPanel(Zone[Log]):
    """Scrolls by rows from the newest line up."""

    BACK = Tone.PANEL
    _up = 0

    def draw(self, area: Area, data: Log) -> None:
        room = area.part(1, 1, area.width - 2, area.height - 1)
        self._up = draw_log(room, data.title, data.lines, data.fresh, self._up, self.glyphs.fresh)

    def roll(self, command: str) -> bool:
        """Scroll if that is what the command means; return whether it is."""
        step = (_PAGES | _ROWS).get(command)
        if step is None:
            return False
        self._up = max(0, self._up + step)
        self.paint()
        return True

    def to_end(self) -> None:
        """Go to the newest line."""
        self._up = 0
