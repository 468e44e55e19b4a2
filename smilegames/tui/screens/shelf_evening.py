"""The evening so far, beside the games: who is ahead, and everybody's places."""

from __future__ import annotations

from typing import NamedTuple

from textual.geometry import Size

from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU
from smilegames.tui.widgets.zone import Zone

MOST = 5
"""Players in a window that is not high."""


class EveningRow(NamedTuple):
    """A player's line."""

    place: int
    name: str
    places: tuple[int, ...]
    sum: int


class SoFar(NamedTuple):
    """The block."""

    title: str
    key: str
    """What opens the score sheet."""
    rows: tuple[EveningRow, ...]
    more: str = ""
    """How many players find no room, in words."""


class EveningSoFar(Zone[SoFar]):
    """Takes no room while there is no evening; tells each place where there is room for all."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the rows that it takes, an empty one below included."""
        return 0 if self.data is None else 2 + len(self.data.rows) + bool(self.data.more)

    def take_up(self) -> None:
        """Make room for all of it."""
        super().take_up()
        self.refresh(layout=True)

    def draw(self, area: Area, data: SoFar) -> None:
        area.part(0, 0, None, area.height - 1).hit("shelf.evening")
        text = area.part(2, 0, area.width - 3)
        text.put(0, 0, data.title, DIM)
        text.put_right(text.width, 0, data.key, YOU)
        sums = max(len(str(row.sum)) for row in data.rows)
        name = max(width_of(row.name) for row in data.rows)
        one_by_one = [" ".join(map(str, row.places)) for row in data.rows]
        told = name + 4 + max(map(len, one_by_one)) + sums + 2 <= text.width
        for y, row in enumerate(data.rows, 1):
            leads = row.place == 1
            text.put(0, y, str(row.place), BOLD if leads else DIM)
            text.put(2, y, row.name, BOLD if leads else TEXT)
            text.put_right(text.width, y, str(row.sum), BOLD if leads else TEXT)
            if told:
                text.put_right(text.width - sums - 2, y, one_by_one[y - 1], DIM)
        if data.more:
            text.put(2, len(data.rows) + 1, data.more, DIM)
