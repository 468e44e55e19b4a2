"""Cards that lie face up in groups of one colour: as cards where they fit, as chips where not."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from smilegames.tui.drawing.card import CardFace, CardLook, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, Grid, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TAG, TEXT, Ink
from smilegames.tui.games.smile_money.big_word import HEIGHT, draw_big_word
from smilegames.tui.games.smile_money.spread import Place, Spread, find_spread
from smilegames.tui.widgets.zone import Zone


class LaidCard(NamedTuple):
    """A card and how it lies."""

    face: CardFace
    tag: str = ""
    """Its key, its mark, or a sign."""
    here: bool = False
    """The arrows are at it."""
    marked: bool = False
    """It would be taken."""
    sunk: bool = False
    """It can't be taken now."""
    target: Hashable = None
    """What a press of the mouse on it stands for."""


@dataclass(frozen=True, slots=True)
class Laid:
    """What lies open on the table."""

    groups: tuple[tuple[LaidCard, ...], ...] = ()
    word: str = ""
    """Said large where the last play has left the table empty: a Smile, a BOOM."""
    note: str = ""
    """Said where no card lies there."""


class TableCards(Zone[Laid]):
    """Lays the groups out in the middle, or says large what has just taken them all."""

    def draw(self, area: Area, data: Laid) -> None:
        room = area.part(1, 0, area.width - 2)
        if data.groups:
            draw_laid(room, data.groups, self.glyphs)
        elif data.word:
            top = max(0, (room.height - HEIGHT - 2) // 2)
            draw_big_word(room, top, data.word, BOLD, self.glyphs)
            room.put_centre(top + HEIGHT + 1, data.note, TEXT)
        else:
            room.put_centre(room.height // 2, data.note, DIM)


def draw_laid(area: Area, groups: Sequence[Sequence[LaidCard]], glyphs: Glyphs) -> None:
    """Draw groups of cards (none empty) in the middle of an area."""
    cards = [card for group in groups for card in group]
    wider = max(1, *(width_of(card.face.value) for card in cards)) - 1
    sizes = [len(group) for group in groups]
    spread = find_spread(sizes, area.width, area.height, wider=wider)
    if spread is None:
        _draw_chips(area, groups, wider, glyphs)
        return
    places = spread.places(area.width, area.height)
    # Marked cards lie over their neighbours, so that all their edges are seen.
    placed = sorted(zip(cards, places, strict=True), key=lambda pair: pair[0].marked)
    for card, place in placed:
        _draw_card(area, card, place, spread, glyphs)


def _draw_card(area: Area, card: LaidCard, place: Place, spread: Spread, glyphs: Glyphs) -> None:
    part = area.part(place.x, place.y, spread.width, spread.height)
    tag = "" if card.here else card.tag
    draw_card(part, card.face, CardLook(tag=tag), glyphs)
    if card.marked or card.sunk:
        look = CardLook(selected=card.marked, sunk=card.sunk, tag=tag)
        _draw_state(part, card.face, look, glyphs)
    if card.here:
        part.put_centre(spread.height - 1, card.tag, TAG)
    if card.target is not None:
        part.hit(card.target)


def _draw_state(part: Area, face: CardFace, look: CardLook, glyphs: Glyphs) -> None:
    """Draw a card's state where it is seen first: on both edges of one that is marked, and in what
    one is that has sunk. Its frame stays whole.

    Each key changes the state of half a table: whole cards would be twice as much to send.
    """
    whole = Grid(part.width, part.height)
    draw_card(whole.area(), face, look, glyphs)
    if look.sunk:
        part.part(1, 1, part.width - 2, 1).lay([whole.rows[1][1:-1]])
    else:
        for y in (0, part.height - 1):
            part.part(0, y, None, 1).lay([whole.rows[y]])


def _draw_chips(
    area: Area, groups: Sequence[Sequence[LaidCard]], wider: int, glyphs: Glyphs
) -> None:
    """Draw a line for each group: a face, then the name of every card and what is marked on it."""
    top = max(0, (area.height - len(groups)) // 2)
    widest = max(width_of(card.tag) for group in groups for card in group)
    step = 3 + wider + widest
    for y, group in enumerate(groups, start=top):
        face = group[0].face
        area.put(0, y, face.pictures[-1][0], SUNK if group[0].sunk else Ink(face.tone))
        for at, card in enumerate(group):
            ink = (
                TAG
                if card.marked or card.here
                else SUNK
                if card.sunk
                else Ink(card.face.tone, bold=True)
            )
            chip = area.part(5 + at * step, y, step, 1)
            chip.put(0, 0, f"{card.face.letter}{card.face.value}{card.tag}", ink)
            if card.target is not None:
                chip.hit(card.target)
