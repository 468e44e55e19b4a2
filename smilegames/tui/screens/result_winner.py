"""Who won, set large, and what decided it."""

from __future__ import annotations

from typing import NamedTuple

from textual.geometry import Size

from smilegames.tui.drawing.grid import Area, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, YOU
from smilegames.tui.drawing.lettering import set_large
from smilegames.tui.widgets.zone import Zone

LEAST = 5
"""Rows that it takes at the least."""


class Won(NamedTuple):
    """The head of a result."""

    names: str
    verb: str
    """What they did: won, or shared the win."""
    why: str
    """What ended the match, what decided it, which ties were parted by what."""


class Winner(Zone[Won]):
    """The names as large as they can be set, the reasons beside them, each whole."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the rows that names and reasons take."""
        if self.data is None:
            return LEAST
        _, beside = self._columns(self.data, width)
        return max(LEAST, 2 + len(wrap(self.data.why, beside)))

    def take_up(self) -> None:
        """Make room for all of it."""
        super().take_up()
        self.refresh(layout=True)

    def draw(self, area: Area, data: Won) -> None:
        rows, beside = self._columns(data, area.width)
        for y, row in enumerate(rows[:3], 1):
            area.put(2, y, row, YOU)
        text = area.part(area.width - beside - 2, 1, beside)
        text.put(0, 0, data.verb, BOLD)
        text.paragraph(0, 1, beside, data.why, DIM)

    def _columns(self, data: Won, width: int) -> tuple[tuple[str, ...], int]:
        """Return the names as rows, and how many columns are left beside them."""
        rows = set_large(data.names, width * 3 // 5, self.glyphs)
        return rows, width - 8 - max(map(width_of, rows))
