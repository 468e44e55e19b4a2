"""The cover over a window that is too small: it says what is needed, and takes no key."""

from __future__ import annotations

from smilegames.text import ui
from smilegames.tui.drawing.grid import Area, cut
from smilegames.tui.drawing.ink import BOLD, DIM
from smilegames.tui.screens.stage import StageScreen

MIN_WIDTH, MIN_HEIGHT = 80, 23


class SmallScreen(StageScreen):
    """Lies over whatever is up for as long as the window is too small."""

    def paint(self, area: Area) -> None:
        needed = self.say(ui.TOO_SMALL, width=MIN_WIDTH, height=MIN_HEIGHT)
        now = self.say(ui.TOO_SMALL_NOW, width=area.width, height=area.height)
        middle = max(0, area.height // 2 - 1)
        area.put_centre(middle, cut(needed, area.width), BOLD)
        area.paragraph(1, middle + 1, area.width - 2, now, DIM)

    def command(self, command: str) -> None:
        """Do nothing: only a larger window helps."""
