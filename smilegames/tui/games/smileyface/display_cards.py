"""The cards of a display of SmileyFace in a line: as chips, or as closely as the room asks for.

What a choice would bring is marked, and what it would take away sinks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from smilegames.games.smileyface.cards import EMOTIONS, NAMES, SUIT, SUITS, VALUE
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import SUNK, TAG, TEXT, Ink, Tone
from smilegames.tui.games.smileyface.emotions import SUIT_TONES, tone_of

LEVELS = 4
"""How closely a display is written: by card, by suit, lasting cards as letters, without gaps."""
STAYS, GOES, COMES = 0, -1, 1
Lying = tuple[int, int]
"""A card, and whether it stays, goes or comes."""


def changes(before: Sequence[int], after: Sequence[int]) -> list[Lying]:
    """Return the cards of two moments of a display, ascending, each with what becomes of it."""
    gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
    lying = [(card, STAYS) for card in (Counter(before) & Counter(after)).elements()]
    lying += [(card, GOES) for card in gone.elements()]
    lying += [(card, COMES) for card in come.elements()]
    return sorted(lying)


def _ink(card: int, change: int) -> Ink:
    if change == COMES:
        return TAG
    if change == GOES:
        return SUNK._replace(underline=True)
    return Ink(tone_of(card))


def draw_close(area: Area, lying: Sequence[Lying], names: Callable[[int], str]) -> None:
    """Write cards as in `H1 H3 S4 Mean` or, as closely as the area asks for, `H13 S4 M`."""
    for level in range(LEVELS):
        pieces = _pieces(lying, names, level)
        if sum(width_of(text) for text, _ in pieces) <= area.width:
            break
    x = 0
    for text, ink in pieces:
        x = area.put(x, 0, text, ink)


def _pieces(
    lying: Sequence[Lying], names: Callable[[int], str], level: int
) -> list[tuple[str, Ink]]:
    """Return what is written one after the other."""
    pieces: list[tuple[str, Ink]] = []
    gap = ("" if level == LEVELS - 1 else " ", TEXT)
    last = -1
    for card, change in lying:
        suit = SUIT[card] if card < EMOTIONS else len(SUITS)
        group = level > 0 and suit == last and (card < EMOTIONS or level > 1)
        if pieces and not group:
            pieces.append(gap)
        last = suit
        if card >= EMOTIONS:
            text = names(card) if level < 2 else NAMES[card][0].upper()
            pieces.append((text, _ink(card, change)))
            continue
        if not group:
            ink = Ink(SUIT_TONES[suit], bold=True) if level else _ink(card, change)
            pieces.append((SUITS[suit], ink))
        pieces.append((str(VALUE[card]), _ink(card, change)))
    return pieces


def draw_tiles(area: Area, lying: Sequence[Lying], names: Callable[[int], str]) -> None:
    """Draw cards as small tiles in a row, or closely where they are too many."""
    tiles = [
        (f" {NAMES[card] if card < EMOTIONS else names(card)} ", card, how) for card, how in lying
    ]
    if sum(width_of(text) + 1 for text, _, _ in tiles) > area.width:
        draw_close(area, lying, names)
        return
    x = 0
    for text, card, how in tiles:
        ink = _ink(card, how)
        ink = ink if ink.back else ink._replace(back=Tone.CARD, bold=how == STAYS)
        x = area.put(x, 0, text, ink) + 1
