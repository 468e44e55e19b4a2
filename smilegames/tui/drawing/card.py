"""Cards as drawings: a framed card of any size, and the tag that sits on its edge."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import TAG, Ink, Tone


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is printed on a card, whatever its size."""

    letter: str
    """The suit's letter or mark: colour alone never tells it."""
    value: str
    tone: Tone
    """The suit's colour."""
    picture: tuple[str, ...] = ()
    """Lines drawn in the middle, each no wider than the card's inside."""


@dataclass(frozen=True, slots=True)
class CardLook:
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
    edge_tone = Tone.YOU if look.selected else Tone.SUNK if look.sunk else face.tone
    suit = Ink(Tone.SUNK if look.sunk else face.tone, bold=not look.sunk)
    area.wash(Ink(back=Tone.CARD))
    draw_frame(area, Ink(edge_tone, bold=look.selected), glyphs)
    together = width_of(face.letter) + width_of(face.value)
    bar = glyphs.bar if together + 1 <= area.width - 2 else ""
    area.put(1, 1, bar + face.letter, suit)
    area.put_right(area.width - 1, 1 if together <= area.width - 2 else 2, face.value, suit)
    top = 2 + max(0, (area.height - 4 - len(face.picture)) // 2)
    for row, line in enumerate(face.picture):
        if top + row < area.height - 1:
            area.put_centre(top + row, line, suit._replace(bold=False))
    if look.tag:
        tag = f" {look.tag} " if width_of(look.tag) + 4 <= area.width else look.tag
        ink = TAG if look.selected else Ink(Tone.GROUND, edge_tone, bold=True)
        area.put_centre(area.height - 1, tag, ink)


def draw_frame(area: Area, ink: Ink, glyphs: Glyphs) -> None:
    """Draw a rounded frame along the edge of an area."""
    top_left, top_right, low_left, low_right, across, down = glyphs.edge
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
