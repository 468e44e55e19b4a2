"""Cards of a row, each with its label, and how large they are. They are marked as hits."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from smilegames.tui.drawing.card import AT_REST, CardFace, CardLook, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import DIM, SUNK, YOU

LEAST_WIDTH = 5
LABELS = "1234567890vz"
"""Keys that choose a card by its place, as far as they go; arrows reach every card."""


class RowCard(NamedTuple):
    """A card, how it lies, the key printed under it and what a press of the mouse stands for."""

    face: CardFace
    look: CardLook = AT_REST
    label: str = ""
    target: Hashable = None


class RowShape(NamedTuple):
    """How large the cards of a row are."""

    width: int
    height: int
    step: int
    """Columns from one card to the next; less than `width` where they overlap."""

    def columns(self, cards: int) -> int:
        """Return how many columns a number of cards takes."""
        return self.width + self.step * (cards - 1) if cards else 0


def draw_labelled(area: Area, card: RowCard, glyphs: Glyphs) -> None:
    """Draw a card that fills an area but for the last row, where its label stands."""
    below = area.height - 1
    place = area.part(0, 0, None, below)
    draw_card(place, card.face, card.look, glyphs)
    if card.target is not None:
        place.hit(card.target)
    ink = YOU if card.look.selected else SUNK if card.look.sunk else DIM
    area.put_centre(below, card.label, ink)
