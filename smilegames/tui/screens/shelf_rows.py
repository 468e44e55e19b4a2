"""The games on the shelf, each a card with its face."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.faces import LARGE_HEIGHT, LARGE_WIDTH, Face, draw_face
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink, Tone
from smilegames.tui.widgets.zone import Zone

TALLEST = 6
"""Rows of a card at the most."""
ROOMY = 59
"""Columns from which on a large face leaves room for the longest sentence beside it."""
_CARD_AT = 3
_FACE_WIDTH = 11


class GameRow(NamedTuple):
    """A game as the shelf shows it."""

    number: int
    """The digit that chooses it."""
    face: Face
    name: str
    tagline: str
    players: str
    minutes: str
    here: bool
    """Whether it is chosen."""


class GameRows(Zone[tuple[GameRow, ...]]):
    """Cards one below the other, as high as the window lets them be."""

    def draw(self, area: Area, data: tuple[GameRow, ...]) -> None:
        step = max(2, min(TALLEST + 1, area.height // len(data)))
        for at, row in enumerate(data):
            self._draw_game(area.part(0, at * step, None, max(2, step - 1)), row)

    def _draw_game(self, place: Area, row: GameRow) -> None:
        place.hit(("game", row.number - 1))
        middle = (place.height - 1) // 2
        place.put(0, middle, str(row.number), YOU if row.here else DIM)
        if row.here:
            place.put(1, middle, self.glyphs.here, YOU)
        card = place.part(_CARD_AT, 0)
        card.fill(Tone.LIT if row.here else Tone.PANEL)
        for y in range(card.height):
            card.put(0, y, self.glyphs.bar, YOU if row.here else Ink(row.face.tone))
        roomy = card.height >= LARGE_HEIGHT and card.width >= ROOMY
        width = LARGE_WIDTH + 3 if roomy else _FACE_WIDTH - 2
        draw_face(card.part(1, 0, width), row.face, self.glyphs)
        text = card.part(width + 3, (card.height - 4) // 2 if roomy else 0, card.width - width - 5)
        text.put(0, 0, row.name, BOLD)
        text.put(0, 1, row.tagline, TEXT if row.here else DIM)
        if roomy:
            text.put(text.put(0, 3, row.players, DIM) + 3, 3, row.minutes, DIM)
        else:
            text.put_right(text.width - 9, 0, row.players, DIM)
            text.put_right(text.width, 0, row.minutes, DIM)
