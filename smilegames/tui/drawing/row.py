"""A row of cards: a hand, a trick, an auction. It finds the size, numbers the cards, marks hits."""

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


def row_shape(area: Area, cards: int, widest: int, tallest: int) -> RowShape:
    """Return the largest shape in which `cards` fit an area, a row for the labels left free.

    Cards are at most `widest` by `tallest`. They stand one column apart, two where there is room,
    and overlap only where not even cards of LEAST_WIDTH fit side by side.
    """
    height = max(3, min(tallest, area.height - 1))
    if cards < 2:
        return RowShape(min(widest, area.width), height, widest + 1)
    width = max(LEAST_WIDTH, min(widest, (area.width + 1) // cards - 1))
    room = (area.width - width) // (cards - 1)
    return RowShape(width, height, min(room, width + 2))


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
