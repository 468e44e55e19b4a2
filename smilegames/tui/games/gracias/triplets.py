"""The triplets in the middle: two open cards and a back, laid over one another like roof tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from smilegames.games.gracias.actions import LETTERS
from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import table as said
from smilegames.text.games.gracias.sentences import KIND_NAMES
from smilegames.tui.drawing.card import draw_back, draw_frame, largest
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, Block, Grid
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TAG, YOU, Ink, Tone
from smilegames.tui.games.gracias.kinds import KindFace
from smilegames.tui.widgets.zone import Zone

NARROWEST, WIDEST = 12, 18
"""Columns of a triplet: the narrowest holds the longest name."""
BACK_ROWS = 3
NAMED_IN_EDGE = 2
"""So few rows of an open card have its name in the edge."""
MOST_STEP = 9
"""Rows of an open card that its neighbour leaves free, where its whole picture is to show."""


class OpenCard(NamedTuple):
    """An open card of a triplet."""

    face: KindFace
    name: str


class Triplet(NamedTuple):
    """One triplet, or the place where it lay."""

    letter: str
    cards: tuple[OpenCard, OpenCard] | None
    tag: str = ""
    """A word on the one that is selected."""


class Triplets(Zone[tuple[Triplet, ...]]):
    """Draws them side by side, a gap where one has been taken; a click presses its number."""

    def draw(self, area: Area, data: tuple[Triplet, ...]) -> None:
        step = min(WIDEST + 3, (area.width - 2) // len(data))
        width, rows = max(NARROWEST, min(WIDEST, step - 1)), _rows(area.height - 1)
        left = (area.width - step * (len(data) - 1) - width) // 2
        top = max(0, (area.height - rows - 1) // 2)
        for at, triplet in enumerate(data):
            place = area.part(left + at * step, top, width, rows + 1)
            place.hit(str(at + 1))
            if triplet.cards is None:
                sign = self.glyphs.cross if triplet.tag else self.glyphs.dot
                place.put_centre(rows - 2, sign, BOLD if triplet.tag else SUNK)
                continue
            place.lay(_block(triplet, width, rows, self.glyphs))
            place.put_centre(rows, str(at + 1), YOU if triplet.tag else DIM)


def triplets_of(
    speaker: Speaker, view: View, chosen: int | None, faces: tuple[KindFace, ...]
) -> tuple[Triplet, ...]:
    """Return what lies in the middle."""
    tag = speaker.words(said.TAKE)
    return tuple(
        Triplet(
            letter,
            None
            if pair is None
            else (_open(speaker, pair[0], faces), _open(speaker, pair[1], faces)),
            tag if at == chosen else "",
        )
        for at, (letter, pair) in enumerate(zip(LETTERS, view.triplets, strict=False))
    )


def _open(speaker: Speaker, kind: int, faces: tuple[KindFace, ...]) -> OpenCard:
    return OpenCard(faces[kind], speaker.words(KIND_NAMES[kind]))


def _rows(room: int) -> int:
    """Return the height of the largest triplet for so many rows."""
    return 2 * min(MOST_STEP, max(2, (room - BACK_ROWS) // 2)) + BACK_ROWS


@lru_cache(maxsize=64)
def _block(triplet: Triplet, width: int, height: int, glyphs: Glyphs) -> Block:
    """Draw a triplet once for each size and state: at most two of them change at a key."""
    grid = Grid(width, height)
    _draw_triplet(grid.area(), triplet, glyphs)
    return grid.rows


def _draw_triplet(area: Area, triplet: Triplet, glyphs: Glyphs) -> None:
    """Draw a triplet that fills `area`, as high as `_rows` says, its letter on the back."""
    step = (area.height - BACK_ROWS) // 2
    for at, card in enumerate(triplet.cards or ()):
        _draw_open(area.part(0, at * step, None, step + 1), card, glyphs)
    back = area.part(0, 2 * step, None, BACK_ROWS)
    draw_back(back, glyphs)
    back.put_centre(1, f" {triplet.letter} ", YOU if triplet.tag else BOLD)
    if triplet.tag:
        # Its back and, where no name stands in it, its upper edge: each cell that changes is sent.
        left, right, *_, across, _ = glyphs.edge
        if step > NAMED_IN_EDGE:
            area.put(0, 0, left + across * (area.width - 2) + right, YOU)
        draw_frame(back, YOU, glyphs)
        back.put_centre(BACK_ROWS - 1, f" {triplet.tag} ", TAG)


def _draw_open(area: Area, card: OpenCard, glyphs: Glyphs) -> None:
    """Draw the part of a card that its neighbour leaves free, and the edge that it covers."""
    face, step = card.face, area.height - 1
    suit = face.ink._replace(bold=True)
    area.wash(Ink(back=Tone.CARD))
    draw_frame(area, face.ink, glyphs)
    area.put(1, 1, f"{glyphs.bar}{face.letter}", suit)
    if step <= NAMED_IN_EDGE:
        area.put(2, 0, card.name, face.ink)
        area.put_right(area.width - 2, 1, face.mark, face.ink)
        return
    area.put(4, 1, card.name, face.ink)
    room = step - 2
    picture = largest(face.pictures, area.width - 2, room) or (face.mark,)
    for row, line in enumerate(picture, 2 + (room - len(picture)) // 2):
        area.put_centre(row, line, face.ink)
