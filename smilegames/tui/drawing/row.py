"""Cards of a row, each with its label, and how large they are. They are marked as hits."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import NamedTuple

from smilegames.tui.drawing.card import AT_REST, CardFace, CardLook, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, Block, Grid
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
    area.lay(_block(card.face, card.look, card.label, area.width, area.height, glyphs))
    if card.target is not None:
        area.part(0, 0, None, area.height - 1).hit(card.target)


@lru_cache(maxsize=256)
def _block(
    face: CardFace, look: CardLook, label: str, width: int, height: int, glyphs: Glyphs
) -> Block:
    """Draw a card and its label once for each state: most of them stay as they are at a key."""
    grid = Grid(width, height)
    area = grid.area()
    draw_card(area.part(0, 0, None, height - 1), face, look, glyphs)
    ink = YOU if look.selected else SUNK if look.sunk else DIM
    area.put_centre(height - 1, label, ink)
    return grid.rows
