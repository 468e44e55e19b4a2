"""What stands beside the ranking: a question or a plan, cards to choose from, and why."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.advice import Line, draw_advice
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import BOLD, SUNK, TAG, YOU, Ink, Tone
from smilegames.tui.widgets.zone import Zone

AIRY = (6, 8)
"""From each of these heights on there is one more free row above, as above the ranking."""


class Offer(NamedTuple):
    """A card of a display that is asked for."""

    card: int
    text: str
    tone: Tone
    key: str
    open: bool = True
    """It may be chosen."""
    aimed: bool = False


class Said(NamedTuple):
    """All that is said at this moment, the most important first."""

    head: str = ""
    private: bool = False
    """The head names who may look."""
    offers: tuple[Offer, ...] = ()
    lines: tuple[Line, ...] = ()
    """Each is written whole or not at all."""


class Counsel(Zone[Said]):
    """The head, a row of chips, each behind its key, and as many of the lines as there is room."""

    def draw(self, area: Area, data: Said) -> None:
        area = area.part(0, 0, area.width - 1)
        y = sum(area.height >= rows for rows in AIRY)
        if data.head:
            y = area.paragraph(0, y, area.width, data.head, YOU if data.private else BOLD)
        for row in _rows(data.offers, area.width):
            _draw_offers(area.part(0, y, None, 1), row)
            y += 1
        draw_advice(area.part(0, y), data.lines)


def _draw_offers(area: Area, offers: list[Offer]) -> None:
    x = 0
    for offer in offers:
        place = area.part(x, 0, _width(offer), 1)
        place.hit(("aim", offer.card))
        here = place.put(0, 0, offer.key, YOU if offer.open else SUNK)
        ink = Ink(offer.tone, Tone.CARD, bold=True)
        place.put(here, 0, f" {offer.text} ", _ink(offer, ink))
        x += _width(offer) + 1


def _ink(offer: Offer, ink: Ink) -> Ink:
    return TAG if offer.aimed else ink if offer.open else SUNK


def _width(offer: Offer) -> int:
    return width_of(offer.key) + width_of(offer.text) + 2


def _rows(offers: tuple[Offer, ...], width: int) -> list[list[Offer]]:
    """Set the chips in as many rows as they need."""
    rows: list[list[Offer]] = []
    left = 0
    for offer in offers:
        if not rows or _width(offer) > left:
            rows.append([])
            left = width
        rows[-1].append(offer)
        left -= _width(offer) + 1
    return rows
