"""The triplets in the middle: two open cards and a back, laid over one another like roof tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from smilegames.games.gracias.actions import LETTERS
from smilegames.tui.drawing.card import draw_back, draw_frame
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TAG, YOU, Ink, Tone
from smilegames.tui.games.gracias.kinds import KindFace

WIDTH = 12
"""The narrowest triplet: it holds the longest name."""
BACK_ROWS = 3
MOST_STEP = 5
"""Rows of an open card that its neighbour leaves free, where its whole picture is to show."""


class OpenCard(NamedTuple):
    """An open card of a triplet."""

    face: KindFace
    name: str


def draw_triplets(
    area: Area,
    triplets: Sequence[Sequence[OpenCard] | None],
    chosen: int | None,
    tag: str,
    glyphs: Glyphs,
) -> None:
    """Draw the triplets side by side, a gap where one has been taken and `tag` on the chosen one.

    The mouse can press each; its number, from "1", is what it stands for.
    """
    step = min(WIDTH + 6, (area.width - 2) // len(triplets))
    width, rows = min(WIDTH + 4, step - 1), _rows(area.height - 1)
    left = (area.width - step * (len(triplets) - 1) - width) // 2
    top = (area.height - rows - 1) // 2
    for at, cards in enumerate(triplets):
        if cards is None:
            continue
        place = area.part(left + at * step, top, width, rows + 1)
        place.hit(str(at + 1))
        here = tag if at == chosen else ""
        _draw_triplet(place.part(0, 0, None, rows), cards, LETTERS[at], here, glyphs)
        place.put_centre(rows, str(at + 1), YOU if here else DIM)


def _rows(room: int) -> int:
    """Return the height of the largest triplet for so many rows."""
    return 2 * min(MOST_STEP, max(2, (room - BACK_ROWS) // 2)) + BACK_ROWS


def _draw_triplet(
    area: Area, cards: Sequence[OpenCard], letter: str, tag: str, glyphs: Glyphs
) -> None:
    """Draw a triplet that fills `area`, as high as `_rows` says, its letter on the back.

    A triplet with a `tag` is the one that is selected.
    """
    step = (area.height - BACK_ROWS) // 2
    for at, card in enumerate(cards):
        _draw_open(area.part(0, at * step, None, step + 1), card, glyphs)
    back = area.part(0, 2 * step, None, BACK_ROWS)
    draw_back(back, glyphs)
    back.put_centre(1, f" {letter} ", YOU if tag else BOLD)
    if tag:
        _draw_outline(area, step, glyphs)
        back.put_centre(BACK_ROWS - 1, f" {tag} ", TAG)


def _draw_outline(area: Area, step: int, glyphs: Glyphs) -> None:
    """Turn the outline of a triplet amber. Edges within stay: each cell that changes is sent."""
    left, right, low_left, low_right, across, down = glyphs.edge
    for y in range(area.height):
        top, bottom = y in (0, step, 2 * step), y == area.height - 1
        area.put(0, y, left if top else low_left if bottom else down, YOU)
        area.put(area.width - 1, y, right if top else low_right if bottom else down, YOU)
    area.put(1, area.height - 1, across * (area.width - 2), YOU)


def _draw_open(area: Area, card: OpenCard, glyphs: Glyphs) -> None:
    """Draw the part of a card that its neighbour leaves free, and the edge that it covers."""
    face, step = card.face, area.height - 1
    suit = face.ink._replace(bold=True)
    area.wash(Ink(back=Tone.CARD))
    draw_frame(area, face.ink, glyphs)
    area.put(1, 1, f"{glyphs.bar}{face.letter}", suit)
    if step == 2:
        area.put(2, 0, card.name, face.ink)
        area.put_right(area.width - 2, 1, face.mark, face.ink)
        return
    area.put(4, 1, card.name, face.ink)
    for row, line in enumerate(face.picture if step == MOST_STEP else (face.mark,)):
        area.put_centre(2 + row, line, face.ink)
