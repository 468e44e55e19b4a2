"""What stands beside the cards: a question or a plan in bold, cards to choose from, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from smilegames.games.smileyface.cards import EMOTIONS, NAMES
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, cut, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TAG, TEXT, YOU, Ink, Tone
from smilegames.tui.games.smileyface.emotions import tone_of


@dataclass(frozen=True, slots=True)
class Offer:
    """A card of a display that is asked for."""

    card: int
    key: str
    copies: int = 1
    open: bool = True
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Counsel:
    """All that is said at this moment."""

    head: str = ""
    private: bool = False
    """The head names who may look."""
    offers: Sequence[Offer] = ()
    lines: Sequence[str] = ()
    notes: Sequence[str] = ()
    """Said more quietly, after the lines."""


def draw_counsel(area: Area, counsel: Counsel, names: Callable[[int], str], glyphs: Glyphs) -> None:
    """Draw as much of it as the area holds, the weightiest first."""
    y = _write(area, 0, counsel.head, YOU if counsel.private else BOLD, glyphs)
    if counsel.offers:
        y = _draw_offers(area, y, counsel.offers, names)
    for line in counsel.lines:
        y = _write(area, y, line, TEXT, glyphs)
    for line in counsel.notes:
        y = _write(area, y, line, DIM, glyphs)


def _write(area: Area, y: int, text: str, ink: Ink, glyphs: Glyphs) -> int:
    """Write a text in as many rows as are left, and show where it goes on; return the next row."""
    if not text:
        return y
    rows = wrap(text, area.width)
    left = area.height - y
    if 0 < left < len(rows):
        rows = [*rows[: left - 1], cut(" ".join(rows[left - 1 :]), area.width, glyphs.ellipsis)]
    for row in rows:
        area.put(0, y, row, ink)
        y += 1
    return y


def _draw_offers(area: Area, y: int, offers: Sequence[Offer], names: Callable[[int], str]) -> int:
    """Draw the cards in a row, each behind its key; return the row after them."""
    x = 0
    for offer in offers:
        card = offer.card
        name = NAMES[card] if card < EMOTIONS else names(card)
        text = f" {name} " if offer.copies == 1 else f" {name} ({offer.copies}) "
        width = len(offer.key) + width_of(text)
        if x and x + width > area.width:
            x, y = 0, y + 1
        area.part(x, y, width, 1).hit(("aim", card))
        ink = Ink(tone_of(card), Tone.CARD, bold=True)
        x = area.put(x, y, offer.key, YOU if offer.open else SUNK)
        x = area.put(x, y, text, TAG if offer.chosen else ink if offer.open else SUNK) + 1
    return y + 1
