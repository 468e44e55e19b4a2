"""A board that everybody looks at together: the end of an auction, a round, the last reckoning."""

from __future__ import annotations

from typing import Protocol

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.widgets.zone import Zone


class Moment(Protocol):
    """One step of a board, from public facts alone; a value, equal to another that shows the same.

    A board that turns things over one by one is a sequence of moments.
    """

    @property
    def line(self) -> str:
        """What it means, in a sentence for the line below the table."""
        ...

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        """Draw it on an area of 80 by 19 at the least, alike in larger ones."""
        ...


class Board(Zone[Moment]):
    """Lies over the table while there is something to look at."""

    def draw(self, area: Area, data: Moment) -> None:
        data.draw(area, self.glyphs)
