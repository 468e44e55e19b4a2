"""A trick: a place for everybody round the table, in seating order, whoever leads."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from smilegames.tui.drawing.card import CardFace, CardLook, draw_card, draw_dotted
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, Block, Grid, cut, width_of
from smilegames.tui.drawing.ink import DIM, SUNK, TAG, TEXT, YOU, Ink, Tone
from smilegames.tui.drawing.row import RowShape

WIDEST, TALLEST = 15, 11
"""Columns and rows of a card at the most."""
AIRY = 12
"""From this many columns a place on cards stand further apart."""


class TrickPlace(NamedTuple):
    """What lies at somebody's place."""

    name: str
    face: CardFace | None = None
    """The card played or, for whoever is to act, the card selected."""
    acts: bool = False
    """This player is to act; a face is what they think of playing."""
    above: str = ""
    """A word on the upper edge of the card."""
    below: str = ""
    """A tag on its lower edge."""
    instead: tuple[str, ...] | None = None
    """A picture in the place of whoever plays no card."""


def draw_trick(area: Area, places: Sequence[TrickPlace], shape: RowShape, glyphs: Glyphs) -> None:
    """Draw the places from the left of an area on, a name above each."""
    for at, place in enumerate(places):
        area.part(at * shape.step, 0).lay(_block(place, shape, glyphs))


@lru_cache(maxsize=256)
def _block(place: TrickPlace, shape: RowShape, glyphs: Glyphs) -> Block:
    """Draw a place once for each state: most of them stay as they are at a key."""
    grid = Grid(shape.step - 1, shape.height + 1)
    area = grid.area()
    ink = YOU if place.acts else DIM if place.instead else TEXT
    area.put_centre(0, cut(place.name, area.width, glyphs.ellipsis), ink)
    left = (area.width - shape.width) // 2
    _draw_place(area.part(left, 1, shape.width, shape.height), place, glyphs)
    return grid.rows


def fit_trick(area: Area, places: Sequence[TrickPlace], glyphs: Glyphs) -> None:
    """Draw the places in the middle of an area, the cards as large as it allows."""
    step = min(WIDEST + 4, area.width // len(places))
    height = max(3, min(TALLEST, area.height - 1))
    air = 1 if step < AIRY else 3
    width = max(7, min(WIDEST, step - air, height * 2))
    beside = (step - 1 - width) // 2
    left = (area.width - step * (len(places) - 1) - width) // 2 - beside
    top = (area.height - height - 1) // 2
    draw_trick(area.part(left, top), places, RowShape(width, height, step), glyphs)


def _draw_place(area: Area, place: TrickPlace, glyphs: Glyphs) -> None:
    if place.instead is not None:
        top = max(0, (area.height - len(place.instead)) // 2)
        for y, row in enumerate(place.instead, top):
            area.put_centre(y, row, SUNK)
    elif place.face is None:
        draw_dotted(area, YOU if place.acts else Ink(Tone.RULE), glyphs)
    elif place.acts:
        draw_card(area, place.face, CardLook(selected=True), glyphs)
        draw_dotted(area, YOU, glyphs)
        if place.below:
            fits = width_of(place.below) + 4 <= area.width
            area.put_centre(area.height - 1, f" {place.below} " if fits else place.below, TAG)
    else:
        draw_card(area, place.face, CardLook(tag=place.below), glyphs)
        if place.above:
            area.put_centre(0, f" {place.above} ", DIM)
