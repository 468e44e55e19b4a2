"""The end of a match of Smile: the cards that were kept, and points from auction to auction."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.events import Event
from smilegames.core.match import Match
from smilegames.games.smile.cards import Deck
from smilegames.games.smile.events import (
    AuctionOver,
    BeadBid,
    Borrowed,
    PairLeft,
    Took,
    TookLast,
)
from smilegames.games.smile.scoring import score_lines
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile import ending as said
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.games.smile.faces import face_of
from smilegames.tui.table.ending import Pile, ScoredCard, Side

_CLEAR_AT_FIRST = 6
"""Clear beads that everybody starts with (SM-04)."""


def piles(speaker: Speaker, match: Match, side: Side, glyphs: Glyphs) -> Sequence[Pile]:
    """Return the cards that a seat has at the end (SM-30)."""
    deck: Deck = speaker.rules.deck
    kept = sorted(match.view(None).kept[side[0]], key=deck.value_of.__getitem__, reverse=True)
    cards = tuple(ScoredCard(face_of(deck, card, glyphs)) for card in kept)
    label = speaker.words(said.CARDS, n=len(cards), name=speaker.name(side[0]))
    return [Pile(label, cards)]


def course(speaker: Speaker, match: Match, side: Side) -> Sequence[int]:
    """Return what a seat would have scored after each auction."""
    deck: Deck = speaker.rules.deck
    seat = side[0]
    cards: set[int] = set()
    clear, blue = _CLEAR_AT_FIRST, 0
    points = []
    for event in match.full_log():
        clear += _clear_beads(event, seat)
        blue += isinstance(event, Borrowed) and event.seat == seat
        if isinstance(event, Took | TookLast) and event.seat == seat:
            cards.add(event.card)
        elif isinstance(event, PairLeft) and event.seat == seat:
            cards -= {event.kept, event.taken}
        elif isinstance(event, AuctionOver):
            lines = score_lines([deck.value_of[card] for card in cards], clear, blue)
            points.append(sum(line.points for line in lines))
    return [score_lines([], _CLEAR_AT_FIRST, 0)[1].points, *points]


def _clear_beads(event: Event, seat: int) -> int:
    """Return how many clear beads a seat gains by an event."""
    match event:
        case Took() | TookLast() if event.seat == seat:
            return event.beads
        case Borrowed() if event.seat == seat:
            return 1
        case BeadBid() if event.seat == seat:
            return -1
    return 0
