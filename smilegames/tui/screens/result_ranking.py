"""The ranking: a line for each side, with its points and how they came over time."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.curve import draw_curve
from smilegames.tui.drawing.grid import Area, cut, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink, Tone
from smilegames.tui.widgets.zone import Zone

_HIGHEST = 8
"""Rows of a side at the most."""
_NAME_AT = 5


class Rank(NamedTuple):
    """A side's line."""

    place: int
    names: str
    points: str
    course: tuple[int, ...]
    """Points from the start on; empty where nobody kept them."""
    here: bool


class Ranks(NamedTuple):
    """All sides, and what is said below their pictures."""

    sides: tuple[Rank, ...]
    caption: str
    """What the pictures show; empty where there are none."""


class Ranking(Zone[Ranks]):
    """A press of the mouse on a line stands for ("side", its index)."""

    def draw(self, area: Area, data: Ranks) -> None:
        sides = data.sides
        step = max(1, min(_HIGHEST, area.height // len(sides)))
        values = [value for rank in sides for value in rank.course]
        scale = (min(values, default=0), max(values, default=0))
        name = min(max(width_of(rank.names) for rank in sides), area.width - 26)
        gap = int(step > 2)
        if step > 1:
            area.put(_NAME_AT + name + 2, step * len(sides) - gap, data.caption, DIM)
        for at, rank in enumerate(sides):
            line = area.part(0, at * step, None, max(1, step - gap))
            line.hit(("side", at))
            self._draw_rank(line, rank, name, scale)

    def _draw_rank(self, line: Area, rank: Rank, name: int, scale: tuple[int, int]) -> None:
        won = rank.place == 1
        line.fill(Tone.LIT if rank.here else Tone.PANEL)
        middle = (line.height - 1) // 2
        if rank.here:
            line.put(0, middle, self.glyphs.here, YOU)
        line.put(2, middle, str(rank.place), BOLD if won else DIM)
        ink = BOLD if won or rank.here else TEXT
        line.put(_NAME_AT, middle, cut(rank.names, name, self.glyphs.ellipsis), ink)
        end = line.put_right(line.width - 1, middle, rank.points, BOLD if won else TEXT)
        x = _NAME_AT + name + 2
        tone = Ink(Tone.TEXT if rank.here else Tone.GREY)
        place = line.part(x, 0, end - x - 2)
        draw_curve(place, rank.course, *scale, tone, self.glyphs)
