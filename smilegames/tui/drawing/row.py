"""A row of cards: a hand, a pair, a display. It draws their labels and marks hits."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
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


def draw_row(area: Area, cards: Sequence[RowCard], shape: RowShape, glyphs: Glyphs) -> None:
    """Draw the cards from the left of an area on, a selected one over its neighbours."""
    order = sorted(range(len(cards)), key=lambda at: cards[at].look.selected)
    for at in order:
        card = cards[at]
        place = area.part(at * shape.step, 0, shape.width, shape.height)
        draw_card(place, card.face, card.look, glyphs)
        if card.target is not None:
            place.hit(card.target)
        ink = YOU if card.look.selected else SUNK if card.look.sunk else DIM
        area.part(at * shape.step, shape.height, shape.width, 1).put_centre(0, card.label, ink)
