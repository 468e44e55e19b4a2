"""Cards as drawings: a framed card of any size, and the tag that sits on its edge."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, Block, Grid, width_of
from smilegames.tui.drawing.ink import TAG, Ink, Tone


class CardFace(NamedTuple):
    """What is printed on a card, whatever its size."""

    letter: str
    """The suit's letter or mark, or a name: colour alone never tells it.

    A soft hyphen says where a long name may be broken, for its end to stand below.
    """
    value: str
    tone: Tone
    """The suit's colour."""
    pictures: tuple[tuple[str, ...], ...] = ()
    """Drawings for the middle, the largest first: the first that fits the card is drawn."""
    pattern: tuple[str, ...] = ()
    """Rows that are repeated across and down to fill what is left, where there is no picture."""


class CardLook(NamedTuple):
    """How a card lies on the table at this moment."""

    selected: bool = False
    sunk: bool = False
    """It can't be used now."""
    tag: str = ""
    """A word on the lower edge of the card that matters."""


AT_REST = CardLook()


def draw_card(area: Area, face: CardFace, look: CardLook, glyphs: Glyphs) -> None:
    """Draw a card that fills `area` (at least 5 wide and 3 high).

    The smallest cards have no bar; where letter and value need more than a line they take two.
    """
    area.lay(_block(face, look, area.width, area.height, glyphs))


@lru_cache(maxsize=256)
def _block(face: CardFace, look: CardLook, width: int, height: int, glyphs: Glyphs) -> Block:
    """Draw a card once for each size and state: a table lays the same cards at every key."""
    face = _set(face, width - 2)
    grid = Grid(width, height, Tone.CARD)
    area = grid.area()
    edge_tone = Tone.YOU if look.selected else Tone.SUNK if look.sunk else face.tone
    suit = Ink(Tone.SUNK if look.sunk else face.tone, bold=not look.sunk)
    draw_frame(area, Ink(edge_tone, bold=look.selected), glyphs)
    together = width_of(face.letter) + width_of(face.value)
    bar = glyphs.bar if together + 1 <= width - 2 else ""
    area.put(1, 1, bar + face.letter, suit)
    two_lines = together > width - 2
    area.put_right(width - 1, 2 if two_lines else 1, face.value, suit)
    _draw_middle(area.part(1, 2 + two_lines, width - 2, height - 3 - two_lines), face, suit)
    if look.tag:
        tag = f" {look.tag} " if width_of(look.tag) + 4 <= width else look.tag
        ink = TAG if look.selected else Ink(Tone.GROUND, edge_tone, bold=True)
        area.put_centre(height - 1, tag, ink)
    return grid.rows


def _set(face: CardFace, width: int) -> CardFace:
    """Set a name in a line or, at its soft hyphen, in two."""
    head, _, rest = face.letter.partition("\xad")
    if width_of(head + rest) <= width:
        return face._replace(letter=head + rest)
    return face._replace(letter=head if head.endswith("-") else f"{head}-", value=rest)


def _draw_middle(area: Area, face: CardFace, suit: Ink) -> None:
    """Draw the largest picture that fits, or the pattern with some air round it."""
    ink = suit._replace(bold=False)
    picture = largest(face.pictures, area.width, area.height)
    if picture:
        for y, line in enumerate(picture, (area.height - len(picture)) // 2):
            area.put_centre(y, line, ink)
        return
    air = int(area.height >= 4)
    width = max(3, area.width - 2)
    for y in range(air, area.height - air) if face.pattern else ():
        row = face.pattern[y % len(face.pattern)]
        area.put_centre(y, (row * width)[:width], ink)


def largest(
    pictures: tuple[tuple[str, ...], ...], width: int, height: int
) -> tuple[str, ...] | None:
    """Return the first of some pictures, the largest first, that fits; None where none does."""
    for picture in pictures:
        if len(picture) <= height and max(map(width_of, picture)) <= width:
            return picture
    return None


def draw_frame(area: Area, ink: Ink, glyphs: Glyphs) -> None:
    """Draw a rounded frame along the edge of an area."""
    top_left, top_right, low_left, low_right, across, down = glyphs.edge
    inside = area.width - 2
    area.put(0, 0, top_left + across * inside + top_right, ink)
    area.put(0, area.height - 1, low_left + across * inside + low_right, ink)
    for y in range(1, area.height - 1):
        area.put(0, y, down, ink)
        area.put(area.width - 1, y, down, ink)


def draw_dotted(area: Area, ink: Ink, glyphs: Glyphs) -> None:
    """Draw the frame of a card that is not there, or not yet; what lies inside stays."""
    top_left, top_right, low_left, low_right = glyphs.edge[:4]
    across, down = (".", ":") if glyphs.name == "ascii" else ("╌", "╎")
    inside = area.width - 2
    area.put(0, 0, top_left + across * inside + top_right, ink)
    area.put(0, area.height - 1, low_left + across * inside + low_right, ink)
    for y in range(1, area.height - 1):
        area.put(0, y, down, ink)
        area.put(area.width - 1, y, down, ink)


def draw_back(area: Area, glyphs: Glyphs) -> None:
    """Draw the back of a face-down card that fills `area`."""
    area.wash(Ink(back=Tone.CARD))
    draw_frame(area, Ink(Tone.DIM), glyphs)
    for y in range(1, area.height - 1):
        area.put(1, y, glyphs.back * (area.width - 2), Ink(Tone.RULE))
