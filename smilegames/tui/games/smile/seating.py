"""A seat's line: blue beads, kept cards and their sum, and what its player did in this auction."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.events import Event
from smilegames.games.smile.cards import Deck
from smilegames.games.smile.events import BeadBid, Borrowed
from smilegames.games.smile.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile import table as said
from smilegames.tui.drawing.glyphs import Glyphs, signed
from smilegames.tui.drawing.grid import width_of
from smilegames.tui.drawing.ink import DIM, Ink, Tone
from smilegames.tui.games.smile.auction import gains_of
from smilegames.tui.games.smile.faces import chip_of, ink_of
from smilegames.tui.widgets.seats import Fact, SeatLine

BEADS_AT, BLUE_AT, CARDS_AT, STATUS_END = 16, 25, 30, 78
"""Columns of 80."""
DRAWN_BLUE = 3
"""More blue beads than these are told by a number."""


def seat_line(
    speaker: Speaker,
    view: View,
    deck: Deck,
    seat: int,
    last: Sequence[Event],
    glyphs: Glyphs,
) -> SeatLine:
    """Return what everybody may know of a seat; `last` is what the last decision brought."""
    words, counted = speaker.words, view.open_beads or view.over
    beads = words(said.BEADS, n=view.clear[seat]) if counted else words(said.BEADS_HIDDEN)
    cards, end = _cards(speaker, view, deck, seat, last, glyphs)
    status = _status(speaker, view, deck, seat, last, glyphs)
    told = Fact(STATUS_END, status, DIM, ends=True)
    # With very many cards in front the word gives way; the dim name still tells who is out.
    fits = end + width_of(status) <= STATUS_END
    return SeatLine(
        name=speaker.name(seat),
        acts=seat == view.to_act,
        away=view.out[seat] is not None,
        facts=(
            Fact(BEADS_AT, beads, None if counted else DIM),
            _blue(view, seat, last, glyphs),
            *cards,
            *((told,) if fits else ()),
        ),
        below=() if fits else (told,),
    )


def _cards(
    speaker: Speaker, view: View, deck: Deck, seat: int, last: Sequence[Event], glyphs: Glyphs
) -> tuple[list[Fact], int]:
    """Lay out the kept cards, new ones marked, their sum, the pair that has just left (SM-20)."""
    gains = [gain for gain in gains_of(last) if gain.seat == seat]
    new, kept = {gain.card for gain in gains}, view.kept[seat]
    left = [
        card for gain in gains if gain.partner is not None for card in (gain.partner, gain.card)
    ]
    chips = [
        (glyphs.fresh * (card in new) + chip_of(deck, card), ink_of(deck, card)) for card in kept
    ]
    if kept:
        chips.append((speaker.words(said.CARD_SUM, sum=signed(deck.worth(kept))), DIM))
    chips += [(glyphs.cross + chip_of(deck, card), DIM) for card in left]
    facts, x = [], CARDS_AT
    for chip, ink in chips:
        facts.append(Fact(x, chip, ink))
        x += width_of(chip) + 1
    return facts, x


def _blue(view: View, seat: int, last: Sequence[Event], glyphs: Glyphs) -> Fact:
    blue, mark = view.blue[seat], glyphs.borrowed
    new = any(isinstance(event, Borrowed) and event.seat == seat for event in last)
    shown = mark * blue if blue <= DRAWN_BLUE else f"{mark}{blue}"
    return Fact(BLUE_AT, glyphs.fresh * new + shown, Ink(Tone.BLUE))


def _status(
    speaker: Speaker, view: View, deck: Deck, seat: int, last: Sequence[Event], glyphs: Glyphs
) -> str:
    words, took = speaker.words, view.out[seat]
    if took is not None:
        new = any(gain.seat == seat for gain in gains_of(last))
        out = words(said.OUT_WITH, dot=glyphs.dot, card=deck.names[took])
        return f"{glyphs.fresh} {out}" if new else out
    for event in last:
        if isinstance(event, BeadBid) and event.seat == seat:
            return f"{glyphs.fresh} {words(said.BID_ON, card=deck.names[event.card])}"
    return ""
