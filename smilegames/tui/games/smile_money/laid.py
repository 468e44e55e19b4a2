"""Cards that lie face up in groups of one colour: as cards where they fit, as chips where not."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from smilegames.tui.drawing.card import CardFace, CardLook, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import SUNK, TAG, Ink
from smilegames.tui.games.smile_money.spread import Place, Spread, find_spread


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card and how it lies."""

    face: Callable[[int], CardFace]
    """Makes the face for a card whose picture has so many rows."""
    key: str = ""
    """The key that marks it, where one does."""
    marked: bool = False
    """It would be taken."""
    sunk: bool = False
    """It can't be taken now."""
    target: Hashable = None
    """What a press of the mouse on it stands for."""


def draw_laid(
    area: Area, groups: Sequence[Sequence[LaidCard]], glyphs: Glyphs, *, widest: int
) -> None:
    """Draw groups of cards (none empty) in the middle of an area, at most `widest` columns each."""
    cards = [card for group in groups for card in group]
    wider = max(1, *(width_of(card.face(1).value) for card in cards)) - 1
    sizes = [len(group) for group in groups]
    spread = find_spread(sizes, area.width, area.height, widest=widest, wider=wider)
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
    tag = " ".join(word for word in (card.key, _check(glyphs) if card.marked else "") if word)
    look = CardLook(selected=card.marked, sunk=card.sunk, tag=tag)
    draw_card(part, card.face(spread.height - 3), look, glyphs)
    if card.target is not None:
        part.hit(card.target)


def _draw_chips(
    area: Area, groups: Sequence[Sequence[LaidCard]], wider: int, glyphs: Glyphs
) -> None:
    """Draw a line for each group: a face, then key, mark and name of every card."""
    top = max(0, (area.height - len(groups)) // 2)
    for y, group in enumerate(groups, start=top):
        face = group[0].face(1)
        area.put(0, y, face.picture[0], SUNK if group[0].sunk else Ink(face.tone))
        x = 5
        for card in group:
            face = card.face(1)
            ink = TAG if card.marked else SUNK if card.sunk else Ink(face.tone, bold=True)
            mark = _check(glyphs) if card.marked else " "
            chip = area.part(x, y, 5 + wider, 1)
            chip.put(0, 0, f"{card.key or ' '}{mark}{face.letter}{face.value}", ink)
            if card.target is not None:
                chip.hit(card.target)
            x += 5 + wider


def _check(glyphs: Glyphs) -> str:
    return "x" if glyphs.name == "ascii" else "✓"
