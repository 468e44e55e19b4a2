"""An auction as everybody saw it: what was turned up, who took what and with how many beads."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from smilegames.core.events import Event
from smilegames.games.smile.events import Took, TookLast
from smilegames.games.smile.view import View


@dataclass(frozen=True, slots=True)
class Gain:
    """What an auction brought a seat."""

    seat: int
    card: int
    beads: int
    """How many came with the card."""
    partner: int | None
    """The card of the same colour that left together with it (SM-20)."""
    last: bool = False
    """The card came of itself (SM-15)."""


@dataclass(frozen=True, slots=True)
class Auction:
    """One of the ten, as far as it has gone."""

    number: int
    """1 to 10."""
    cards: tuple[int, ...]
    """As they were turned up, ascending (SM-10)."""
    gains: tuple[Gain, ...]

    def gain(self, card: int) -> Gain | None:
        """Return who has taken a card, or None while it lies there."""
        return next((gain for gain in self.gains if gain.card == card), None)


def auction_of(view: View, events: Iterable[Event] = ()) -> Auction:
    """Return the auction of a public view, and what `events` brought whom after it."""
    gains = [
        Gain(seat, card, view.won[seat], _partner(view, card))
        for seat, card in enumerate(view.out)
        if card is not None
    ]
    return Auction(view.auction, view.turned_up, (*gains, *gains_of(events)))


def gains_of(events: Iterable[Event]) -> tuple[Gain, ...]:
    """Return what some events brought whom."""
    return tuple(
        Gain(event.seat, event.card, event.beads, event.partner, isinstance(event, TookLast))
        for event in events
        if isinstance(event, Took | TookLast)
    )


def _partner(view: View, card: int) -> int | None:
    """Return the card that left together with one taken: it stands before it among the removed."""
    return view.removed[view.removed.index(card) - 1] if card in view.removed else None
