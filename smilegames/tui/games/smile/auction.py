"""An auction as everybody saw it, read from public events: what was turned up, who took what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from smilegames.core.events import Event
from smilegames.games.smile.events import Revealed, Took, TookLast


@dataclass(frozen=True, slots=True)
class Gain:
    """What an auction brought a seat."""

    seat: int
    card: int
    beads: int
    """How many came with the card."""
    partner: int | None
    """The card of the same colour that left together with it (SM-20)."""
    last: bool
    """The card came of itself (SM-15)."""


@dataclass(frozen=True, slots=True)
class Auction:
    """One of the ten, as far as it has gone."""

    number: int
    """1 to 10."""
    cards: tuple[int, ...]
    """As they were turned up, ascending (SM-10)."""
    gains: tuple[Gain, ...] = ()
    """In the order taken."""

    def gain(self, card: int) -> Gain | None:
        """Return who has taken a card, or None while it lies there."""
        return next((gain for gain in self.gains if gain.card == card), None)


def latest_auction(events: Sequence[Event]) -> Auction:
    """Return the auction that public events end in; its board is made before the next is up."""
    begin = max(at for at, event in enumerate(events) if isinstance(event, Revealed))
    return _auction(events[begin:])


def auction_before(events: Sequence[Event]) -> Auction:
    """Return the auction before the one that public events end in."""
    *_, begin, end = (at for at, event in enumerate(events) if isinstance(event, Revealed))
    return _auction(events[begin:end])


def gains_of(events: Iterable[Event]) -> tuple[Gain, ...]:
    """Return what some events brought whom."""
    return tuple(
        Gain(event.seat, event.card, event.beads, event.partner, isinstance(event, TookLast))
        for event in events
        if isinstance(event, Took | TookLast)
    )


def _auction(events: Sequence[Event]) -> Auction:
    revealed = events[0]
    assert isinstance(revealed, Revealed)
    return Auction(revealed.auction, revealed.cards, gains_of(events))
