"""The cover over a window that is too small: it says what is needed, and takes no key."""

from __future__ import annotations

from typing import NamedTuple

from textual.app import ComposeResult
from textual.geometry import Size

from smilegames.text import ui
from smilegames.tui.desk_screen import DeskScreen
from smilegames.tui.drawing.grid import Area, wrap
from smilegames.tui.drawing.ink import BOLD, DIM
from smilegames.tui.widgets.zone import Zone

LEAST = Size(80, 23)
LEAST_FOR_HAND = Size(80, 16)


def least_size(*, only_hand: bool) -> Size:
    """Return how large the window has to be; smaller where a table shows only a hand."""
    return LEAST_FOR_HAND if only_hand else LEAST


class Needed(NamedTuple):
    """How large the window should be, and how large it is."""

    needed: str
    now: str


class SmallCover(Zone[Needed]):
    """Two sentences in the middle of whatever room there is."""

    def draw(self, area: Area, data: Needed) -> None:
        lines = [(line, BOLD) for line in wrap(data.needed, area.width)]
        lines += [(line, DIM) for line in wrap(data.now, area.width)]
        for y, (line, ink) in enumerate(lines, max(0, (area.height - len(lines)) // 2)):
            area.put_centre(y, line, ink)


class SmallScreen(DeskScreen[None]):
    """Lies over whatever is up for as long as the window is too small."""

    def compose(self) -> ComposeResult:
        yield SmallCover(self.desk.glyphs)

    def on_mount(self) -> None:
        self.redraw()

    def resized(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        if self.is_laid:
            least = least_size(only_hand=self.desk.only_hand)
            needed = self.say(ui.TOO_SMALL, width=least.width, height=least.height)
            now = self.say(ui.TOO_SMALL_NOW, width=self.size.width, height=self.size.height)
            self.query_one(SmallCover).data = Needed(needed, now)

    def command(self, command: str) -> None:
        """Do nothing: only a larger window helps."""
