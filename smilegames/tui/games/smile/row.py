"""The auction row: cards in the places where they were turned up, with the beads that lie on them.

Where a card has been taken its place stays, and says who has it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from smilegames.core.events import Event
from smilegames.games.smile.actions import BID
from smilegames.games.smile.events import BeadBid
from smilegames.games.smile.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile import table as said
from smilegames.tui.drawing.card import AT_REST, CardFace, CardLook, draw_card, draw_dotted
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, wrap
from smilegames.tui.drawing.heap import draw_heap
from smilegames.tui.drawing.ink import BOLD, DIM, YOU, Ink, Tone
from smilegames.tui.drawing.row import RowShape
from smilegames.tui.games.smile.auction import Gain, auction_of
from smilegames.tui.games.smile.chooser import SmileChooser
from smilegames.tui.games.smile.faces import BEAD_ROWS, chip_of, face_of
from smilegames.tui.widgets.zone import Zone

WIDEST, TALLEST = 21, 15
NARROWEST = 7
LOW_CARD = 8
"""Cards of fewer rows have but one for beads."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies or lay."""

    face: CardFace
    look: CardLook = AT_REST
    beads: int = 0
    thought: int = 0
    """Beads more that the selected bid would lay on it."""
    fresh: bool = False
    """The last bead on it was laid by the last move."""
    label: str = ""
    """The key that chooses it, as printed below."""
    target: Hashable = None
    gone: tuple[str, ...] = ()
    """Who has taken it, in words; empty while it lies there."""


class AuctionRow(Zone[tuple[Place, ...]]):
    """Draws the places side by side in the middle, cards as large as there is room for."""

    def draw(self, area: Area, data: tuple[Place, ...]) -> None:
        shape = shape_of(area, len(data))
        left = (area.width - shape.columns(len(data))) // 2
        top = max(0, (area.height - shape.height - 1) // 2)
        for at, place in enumerate(data):
            card = area.part(left + at * shape.step, top, shape.width, shape.height + 1)
            if place.gone:
                _draw_gone(card.part(0, 0, None, shape.height), place, self.glyphs)
            else:
                draw_place(card, place, self.glyphs)


def shape_of(area: Area, cards: int) -> RowShape:
    """Return the largest shape in which cards stand side by side over a row of labels.

    Their width is odd, for creatures to sit in the middle, and in proportion to their height.
    """
    step = area.width // max(1, cards)
    width = max(NARROWEST, min(WIDEST, step - 1))
    width -= 1 - width % 2
    height = max(3, min(TALLEST, area.height - 1, (2 * width + 9) // 3))
    return RowShape(width, height, min(step, width + 4))


def draw_place(area: Area, place: Place, glyphs: Glyphs) -> None:
    """Draw a card with its beads on it and its key in the row below."""
    height = area.height - 1
    card = area.part(0, 0, None, height)
    draw_card(card, place.face, place.look, glyphs)
    rows = BEAD_ROWS if height >= LOW_CARD else 1
    heap = card.part(2 if area.width > 9 else 1, height - 1 - rows, None, rows)
    room = heap.part(0, 0, area.width - (4 if area.width > 9 else 2))
    ghost = "." if glyphs.name == "ascii" else "○"
    draw_heap(room, place.beads, glyphs.bead, thought=place.thought, ghost=ghost)
    if place.fresh:
        card.put_centre(0, f" +{glyphs.bead} ", BOLD)
    area.put_centre(height, place.label, YOU if place.look.selected else DIM)
    if place.target is not None:
        card.hit(place.target)


def _draw_gone(area: Area, place: Place, glyphs: Glyphs) -> None:
    draw_dotted(area, Ink(Tone.RULE), glyphs)
    words = [line for word in place.gone for line in wrap(word, area.width - 2)]
    top = max(1, (area.height - len(words)) // 2)
    for y, line in enumerate(words[: area.height - 2], top):
        area.put_centre(y, line, DIM)


def places_of(
    speaker: Speaker,
    view: View,
    chooser: SmileChooser,
    last: Sequence[Event],
    glyphs: Glyphs,
) -> tuple[Place, ...]:
    """Return the row of the public view, with what the acting player thinks of doing."""
    bid_on = next((event.card for event in last if isinstance(event, BeadBid)), None)
    places, auction = [], auction_of(view)
    for card in auction.cards:
        gain = auction.gain(card)
        if gain is None:
            places.append(_lying(speaker, view, card, chooser, card == bid_on, glyphs))
        else:
            gone = _gone(speaker, gain, chooser)
            places.append(Place(face_of(chooser.deck, card, glyphs), gone=gone))
    return tuple(places)


def _lying(
    speaker: Speaker, view: View, card: int, chooser: SmileChooser, fresh: bool, glyphs: Glyphs
) -> Place:
    deck, at = chooser.deck, view.row.index(card)
    chosen = chooser.selected if chooser.is_asking else None
    if chosen is not None and chosen.card != card:
        chosen = None
    tag = said.LOW if card in deck.lowest(view.row) else ""
    if chosen is not None:
        does = said.BID if chosen.verb == BID else said.TAKE
        tag = does if chooser.seems_legal else said.NOT_NOW
    label = str(at + 1) if chooser.is_asking else ""
    bids = chosen is not None and chosen.verb == BID and chooser.seems_legal
    return Place(
        face=face_of(deck, card, glyphs),
        look=CardLook(selected=chosen is not None, tag=speaker.words(tag) if tag else ""),
        beads=view.row_beads[at],
        thought=int(bids),
        fresh=fresh,
        label=f"{glyphs.left}{label}{glyphs.right}" if chosen is not None else label,
        target=("card", card),
    )


def _gone(speaker: Speaker, gain: Gain, chooser: SmileChooser) -> tuple[str, ...]:
    words, deck = speaker.words, chooser.deck
    left = () if gain.partner is None else (words(said.BOTH_LEFT),)
    return speaker.name(gain.seat), words(said.TOOK_IT), chip_of(deck, gain.card), *left
