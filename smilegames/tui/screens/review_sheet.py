"""A review drawn: everybody's chances as curves, and the decisions that mattered below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from smilegames.tui.drawing.curve import draw_curve
from smilegames.tui.drawing.grid import Area, cut, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink, Tone
from smilegames.tui.widgets.zone import Zone

_NAME_AT = 2
_INDENT = 6
"""Columns that the rows of a decision leave free."""
_HEADS = 4
"""Rows that are neither curves nor decisions."""
_HIGHEST = 3
"""Rows of a curve at the most."""
_SCALE = 100
_MADE, _BETTER, _FACTS = range(3)
"""How much is told of a decision: what was done, what would have been better, what both do."""


class Chances(NamedTuple):
    """A seat's chances over a match."""

    name: str
    course: tuple[int, ...]
    """In per cent, oldest first."""
    last: str
    """What it came to, in words."""


class Mattered(NamedTuple):
    """A decision that gave something away, in sentences."""

    made: str
    did: str
    """What sets it apart from the better one."""
    better: str
    why: str


class ReviewSheet(NamedTuple):
    """What stands on it."""

    heading: str
    chances: tuple[Chances, ...]
    over: str
    """What is said above the decisions."""
    decisions: tuple[Mattered, ...]
    here: int
    """Which of them is chosen."""


class ReviewZone(Zone[ReviewSheet]):
    """Curves above, decisions below; a press of the mouse on one stands for ("decision", index)."""

    def draw(self, area: Area, data: ReviewSheet) -> None:
        area.put(_NAME_AT, 0, data.heading, DIM)
        seats = max(1, len(data.chances))
        room = area.height - _HEADS - seats
        told = next(
            (fits for fits in self._tellings(data, area.width) if sum(map(len, fits)) <= room),
            self._telling(data, area.width, _BETTER, _MADE),
        )
        spare = area.height - _HEADS - sum(map(len, told))
        rows = max(1, min(_HIGHEST, spare // seats))
        y = 1
        for chances in data.chances:
            self._draw_chances(area.part(_NAME_AT, y, area.width - 4, rows), chances)
            y += rows
        y += 1
        area.put(_NAME_AT, y, data.over, DIM)
        y += 1
        for at, lines in enumerate(told):
            self._draw_decision(area.part(0, y, None, len(lines)), at, lines, here=at == data.here)
            y += len(lines)

    def _draw_chances(self, area: Area, chances: Chances) -> None:
        foot = area.height - 1
        area.put(0, foot, cut(chances.name, 12, self.glyphs.ellipsis), TEXT)
        curve = area.part(14, 0, area.width - 14 - 8, area.height)
        draw_curve(curve, chances.course, 0, _SCALE, TEXT, self.glyphs)
        area.put_right(area.width, foot, chances.last, BOLD)

    def _tellings(self, data: ReviewSheet, width: int) -> Iterator[list[list[tuple[str, Ink]]]]:
        """Yield the decisions as rows, first with all that there is, then with less and less."""
        for here, others in ((_FACTS, _FACTS), (_FACTS, _BETTER), (_FACTS, _MADE)):
            yield self._telling(data, width, here, others)

    def _telling(
        self, data: ReviewSheet, width: int, here: int, others: int
    ) -> list[list[tuple[str, Ink]]]:
        """Return the rows of each decision; of the chosen one more may be told."""
        return [
            self._rows(each, width - _INDENT, here if at == data.here else others)
            for at, each in enumerate(data.decisions)
        ]

    def _rows(self, each: Mattered, room: int, most: int) -> list[tuple[str, Ink]]:
        lines = (
            (_MADE, each.made, BOLD),
            (_FACTS, each.did, DIM),
            (_BETTER, each.better, TEXT),
            (_FACTS, each.why, DIM),
        )
        return [
            (row, ink)
            for kind, text, ink in lines
            if text and kind <= most
            for row in wrap(text, room)
        ]

    def _draw_decision(
        self, place: Area, at: int, rows: Sequence[tuple[str, Ink]], *, here: bool
    ) -> None:
        place.hit(("decision", at))
        if here:
            place.part(0, 0, None, 1).fill(Tone.LIT)
            place.put(1, 0, self.glyphs.here, YOU)
        for row, (text, ink) in enumerate(rows):
            place.put(3 if row == 0 else 5, row, text, ink)
