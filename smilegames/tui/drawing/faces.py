"""The face that a game has on the shelf, small in two rows or large in a round head."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.card import draw_frame
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import Ink, Tone

LARGE_WIDTH, LARGE_HEIGHT = 11, 4
_SMALL_WIDTH = 5


class Features(NamedTuple):
    """Eyes and mouth in one set of characters."""

    eyes: tuple[str, str]
    """Left and right, a cell each."""
    mouth: str
    """A cell."""
    grin: str
    """The mouth of a large face, up to five cells."""


class Face(NamedTuple):
    """A game's face, as its room declares it in `face.py`."""

    tone: Tone
    fancy: Features
    plain: Features
    """In ASCII."""


SMILING = Face(Tone.GREY, Features(("•", "•"), "‿", "╰───╯"), Features(("o", "o"), "_", "\\___/"))
"""Of a game that has none of its own."""


def draw_face(area: Area, face: Face, glyphs: Glyphs) -> None:
    """Draw a face into the middle of an area: large if it has room for that."""
    features = face.plain if glyphs.name == "ascii" else face.fancy
    if area.height >= LARGE_HEIGHT and area.width >= LARGE_WIDTH:
        _draw_large(area, features, face.tone, glyphs)
    else:
        _draw_small(area, features, face.tone)


def _draw_small(area: Area, features: Features, tone: Tone) -> None:
    ink = Ink(tone, bold=True)
    left, right = features.eyes
    place = area.part((area.width - _SMALL_WIDTH) // 2, max(0, (area.height - 2) // 2))
    place.put(0, 0, f"{left}   {right}", ink)
    place.put(2, 1, features.mouth, ink)


def _draw_large(area: Area, features: Features, tone: Tone, glyphs: Glyphs) -> None:
    ink = Ink(tone, bold=True)
    left = (area.width - LARGE_WIDTH) // 2
    head = area.part(left, (area.height - LARGE_HEIGHT) // 2, LARGE_WIDTH, LARGE_HEIGHT)
    draw_frame(head, Ink(tone), glyphs)
    head.put(3, 1, features.eyes[0], ink)
    head.put(LARGE_WIDTH - 4, 1, features.eyes[1], ink)
    head.put((LARGE_WIDTH - width_of(features.grin)) // 2, 2, features.grin, ink)
