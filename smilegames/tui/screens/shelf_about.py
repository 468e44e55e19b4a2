"""What the chosen game is about, beside the shelf of a high window."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT
from smilegames.tui.widgets.zone import Zone


class AboutGame(NamedTuple):
    """A game in a few sentences."""

    name: str
    aim: str
    starts: str
    """What the opening question is for."""
    opening: str
    """The question that settles who starts."""


class About(Zone[AboutGame]):
    """The name, the aim and the opening question."""

    def draw(self, area: Area, data: AboutGame) -> None:
        room = area.part(2, 0, area.width - 3)
        room.put(0, 0, data.name, BOLD)
        below = room.paragraph(0, 2, room.width, data.aim, TEXT) + 1 if data.aim else 2
        room.put(0, below, data.starts, DIM)
        room.paragraph(0, below + 1, room.width, data.opening, TEXT)
