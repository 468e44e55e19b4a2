"""The people round the table, a line each in clockwise order, with what is public about them."""

from __future__ import annotations

from typing import Any, NamedTuple

from textual.geometry import Size

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, cut
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink, Tone
from smilegames.tui.widgets.zone import Zone

NAME_AT, NAME_WIDTH = 3, 12
DRAWN_FOR = 80
"""Columns that facts are placed for, unless said otherwise; in more of them they move apart."""
APART = 2
"""Rows of a line in a window high enough for a second row of facts."""


class Fact(NamedTuple):
    """Something public about a player, on their line."""

    at: int
    """Column, of those it is placed for, where it begins or before which it ends."""
    text: str
    ink: Ink | None = None
    """None takes the line's own."""
    ends: bool = False
    """True where `at` is the column after its end."""


class SeatLine(NamedTuple):
    """One player's line."""

    name: str
    acts: bool = False
    """This player must decide now: the lit row."""
    away: bool = False
    """Out of what is going on."""
    facts: tuple[Fact, ...] = ()
    below: tuple[Fact, ...] = ()
    """A second row, where there is room for one."""
    target: str = ""
    """What a press of the mouse stands for; empty for nothing."""


class Seats(Zone[tuple[SeatLine, ...]]):
    """Draws the lines one below the other and a rule under the last."""

    def __init__(
        self,
        glyphs: Glyphs,
        seats: int,
        columns: int = DRAWN_FOR,
        *,
        apart_from: str = "-high",
        **widget: Any,
    ) -> None:
        """Lie a line apart, with room for a second row, on screens of the class `apart_from`."""
        super().__init__(glyphs, **widget)
        self._seats = seats
        self._columns = columns
        self._apart_from = apart_from

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return a row or two for each player and one for the rule."""
        return self._seats * (APART if self.screen.has_class(self._apart_from) else 1) + 1

    def draw(self, area: Area, data: tuple[SeatLine, ...]) -> None:
        apart = max(1, (area.height - 1) // len(data))
        for at, line in enumerate(data):
            place = area.part(0, at * apart, None, apart)
            draw_seat(place, line, self.glyphs, self._columns)
        area.rule(area.height - 1, self.glyphs.rule)


def draw_seat(area: Area, line: SeatLine, glyphs: Glyphs, columns: int = DRAWN_FOR) -> None:
    """Draw a player's line, and the row below it where the area has two.

    Facts are placed for so many `columns`.
    """
    ink = BOLD if line.acts else DIM if line.away else TEXT
    first = area.part(0, 0, None, 1)
    if line.acts:
        first.fill(Tone.LIT)
        first.put(1, 0, glyphs.here, YOU)
    if line.target:
        area.hit(line.target)
    first.put(NAME_AT, 0, cut(line.name, NAME_WIDTH, glyphs.ellipsis), ink)
    for y, facts in enumerate((line.facts, line.below)[: area.height]):
        for fact in facts:
            x = fact.at * area.width // columns
            put = area.put_right if fact.ends else area.put
            put(x, y, fact.text, fact.ink or ink)
