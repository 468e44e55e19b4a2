"""What the chosen game is about, beside the shelf of a high window."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.faces import LARGE_HEIGHT, LARGE_WIDTH, Face, draw_face
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT
from smilegames.tui.widgets.zone import Zone


class AboutGame(NamedTuple):
    """A game in a few sentences."""

    face: Face
    name: str
    aim: str
    opening: str
    """The question that settles who starts."""


class About(Zone[AboutGame]):
    """The face, the name, the aim and the opening question."""

    def draw(self, area: Area, data: AboutGame) -> None:
        room = area.part(2, 0, area.width - 3)
        draw_face(room.part(0, 0, LARGE_WIDTH, LARGE_HEIGHT), data.face, self.glyphs)
        room.put(LARGE_WIDTH + 2, 1, data.name, BOLD)
        below = room.paragraph(0, LARGE_HEIGHT + 1, room.width, data.aim, TEXT)
        room.paragraph(0, below + 1 if data.aim else below, room.width, data.opening, DIM)
