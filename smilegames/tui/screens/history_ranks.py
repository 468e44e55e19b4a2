"""A player's places over time, under a title."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import DIM
from smilegames.tui.drawing.ranks import draw_ranks
from smilegames.tui.widgets.zone import Zone


class Ranks(NamedTuple):
    """A player's places."""

    title: str
    ranks: tuple[tuple[int, int], ...]
    """Place and number of players in each match, oldest first."""


class RanksZone(Zone[Ranks]):
    """The picture, as high as there were players."""

    def draw(self, area: Area, data: Ranks) -> None:
        area.put(0, 0, data.title, DIM)
        draw_ranks(area.part(0, 1), data.ranks, self.glyphs)
