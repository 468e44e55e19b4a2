"""The cards of a display: as small cards, as chips in a line, or as closely as the room asks for.

What comes and what goes has a sign of its own: `+` and a cross.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from smilegames.games.smileyface.cards import EMOTIONS, SUIT, SUITS, VALUE
from smilegames.tui.drawing.card import CardFace, CardLook, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import DIM, TAG, TEXT, Ink, Tone
from smilegames.tui.games.smileyface.emotions import MISCHIEF_TONE, SUIT_TONES

LEVELS = 4
"""How closely a display is written: by card, by suit, lasting cards as letters, without gaps."""
STAYS, GOES, COMES = 0, -1, 1
COME_SIGN = "+"
SMALL_ROWS = 3
_CLOSEST = 4
"""Columns of a small card that are to be seen at the least."""


class Laid(NamedTuple):
    """A card in a display."""

    suit: str
    """The letter of its suit; empty for a card that has none."""
    name: str
    """Its value or, without a suit, its name."""
    tone: Tone
    change: int = STAYS


def laid(card: int, name: str, change: int = STAYS) -> Laid:
    """Lay a card; `name` is that of a Mischief card."""
    if card < EMOTIONS:
        suit = SUIT[card]
        return Laid(SUITS[suit], str(VALUE[card]), SUIT_TONES[suit], change)
    return Laid("", name, MISCHIEF_TONE, change)


def changes(before: Sequence[int], after: Sequence[int]) -> list[tuple[int, int]]:
    """Return the cards of two moments of a display, ascending, each with what becomes of it."""
    if before == after:
        return [(card, STAYS) for card in sorted(after)]
    gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
    lying = [(card, STAYS) for card in (Counter(before) & Counter(after)).elements()]
    lying += [(card, GOES) for card in gone.elements()]
    lying += [(card, COMES) for card in come.elements()]
    return sorted(lying)


def draw_display(area: Area, cards: Sequence[Laid], glyphs: Glyphs, *, thought: bool) -> None:
    """Draw cards as large as the area allows. `thought`: what changes is only thought of."""
    if area.height >= SMALL_ROWS and _draw_small(area, cards, glyphs, thought=thought):
        return
    row = area.part(0, 1 if area.height >= SMALL_ROWS else 0, None, 1)
    chips = [(_chip(card, glyphs), _ink(card, thought=thought)) for card in cards]
    if sum(width_of(text) + 1 for text, _ in chips) > area.width + 1:
        _draw_close(row, cards, glyphs, thought=thought)
        return
    x = 0
    for (text, ink), card in zip(chips, cards, strict=True):
        on_card = ink if ink.back else ink._replace(back=Tone.CARD, bold=card.change == STAYS)
        x = row.put(x, 0, text, on_card) + 1


def _ink(card: Laid, *, thought: bool) -> Ink:
    if card.change == COMES:
        return TAG if thought else Ink(card.tone, bold=True, reverse=True)
    if card.change == GOES:
        return DIM._replace(underline=True)
    return Ink(card.tone)


def _sign(card: Laid, glyphs: Glyphs) -> str:
    return {COMES: COME_SIGN, GOES: glyphs.cross}.get(card.change, "")


def _chip(card: Laid, glyphs: Glyphs) -> str:
    return f"{_sign(card, glyphs) or ' '}{card.suit}{card.name} "


def _draw_small(area: Area, cards: Sequence[Laid], glyphs: Glyphs, *, thought: bool) -> bool:
    """Draw framed cards, one over the other where they need to be; return whether they fit."""
    if not cards:
        return True
    faces = [
        CardFace(card.suit, card.name, card.tone)
        if card.suit
        else CardFace(card.name, "", card.tone)
        for card in cards
    ]
    wide = 7 if area.width >= 8 * len(cards) else 5
    widths = [max(wide, width_of(face.letter) + 3) for face in faces]
    steps = [width + 1 for width in widths]
    if sum(steps) - 1 > area.width:
        steps = [
            width if face.value == "" else _CLOSEST
            for width, face in zip(widths, faces, strict=True)
        ]
    if sum(steps[:-1]) + widths[-1] > area.width:
        return False
    x = 0
    for card, face, width, step in zip(cards, faces, widths, steps, strict=True):
        look = CardLook(
            selected=thought and card.change == COMES,
            sunk=card.change == GOES,
            tag=_sign(card, glyphs),
        )
        draw_card(area.part(x, 0, width, SMALL_ROWS), face, look, glyphs)
        x += step
    return True


def _draw_close(area: Area, cards: Sequence[Laid], glyphs: Glyphs, *, thought: bool) -> None:
    """Write cards as in `H1 H3 S4 Mean` or, as closely as the area asks for, `H13 S4 M`."""
    pieces: list[tuple[str, Ink]] = []
    for level in range(LEVELS):
        pieces = _pieces(cards, level, glyphs, thought=thought)
        if sum(width_of(text) for text, _ in pieces) <= area.width:
            break
    x = 0
    for text, ink in pieces:
        x = area.put(x, 0, text, ink)


def _pieces(
    cards: Sequence[Laid], level: int, glyphs: Glyphs, *, thought: bool
) -> list[tuple[str, Ink]]:
    """Return what is written one after the other."""
    pieces: list[tuple[str, Ink]] = []
    gap = ("" if level == LEVELS - 1 else " ", TEXT)
    last: Laid | None = None
    for card in cards:
        alike = last is not None and last.suit == card.suit
        joined = alike and level > 0 and (bool(card.suit) or level > 1)
        if last is not None and not joined:
            pieces.append(gap)
        last = card
        ink, sign = _ink(card, thought=thought), _sign(card, glyphs)
        if not card.suit:
            pieces.append((sign + (card.name if level < 2 else card.name[:1]), ink))
        elif joined:
            pieces.append((sign + card.name, ink))
        else:
            pieces.append((sign + card.suit + card.name, ink))
    return pieces
