"""What happens at this table, as facts. Nothing here is partly secret: cards lie open or unseen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from smilegames.core.events import Event
from smilegames.games.marshmallow.cards import CARDS

SEATS = range(5)


class RoundEnd(Enum):
    """Why a round is over."""

    ONE_LEFT = "one_left"
    """A single player is still in (MT-23)."""
    LAST_TRICK = "last_trick"
    """Five players have played twelve tricks (MT-24)."""


@dataclass(slots=True)
class FirstDealerDrawn(Event):
    """Nobody was named first dealer, so chance named `seat` (MT-04)."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(slots=True)
class Dealt(Event):
    """`dealer` shuffled all the cards and dealt `each` to every player (MT-05, MT-13)."""

    reveals: ClassVar[bool] = True
    round: int
    dealer: int
    each: int
    aside: int
    """How many cards were set aside unseen."""


@dataclass(slots=True)
class TrumpNamed(Event):
    """The dealer named `suit` trump (MT-13)."""

    seat: int
    suit: int


@dataclass(slots=True)
class CardPlayed(Event):
    """`seat` put `card` into the trick; `leads` where it is the trick's first (MT-10)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    leads: bool


LED = tuple(tuple(CardPlayed(seat, card, True) for card in CARDS) for seat in SEATS)
FOLLOWED = tuple(tuple(CardPlayed(seat, card, False) for card in CARDS) for seat in SEATS)
"""By seat and card, each made once: no event is told more often."""


@dataclass(slots=True)
class VoidShown(Event):
    """By not following, `seat` showed for the first time that it has no card of `suit` (MT-18)."""

    seat: int
    suit: int


@dataclass(slots=True)
class TrumpReleased(Event):
    """`seat` broke into a trick with a trump: those still to play may follow or trump (MT-14)."""

    seat: int
    lead: int
    trump: int


@dataclass(slots=True)
class TrickTaken(Event):
    """`seat` took the trick with `card` and has `tricks` of the `needed` that put it out."""

    seat: int
    card: int
    tricks: int
    needed: int


@dataclass(slots=True)
class WentOut(Event):
    """`seat` is out of the round and scored `points` (MT-20)."""

    seat: int
    points: int
    tricks: tuple[int, ...]
    """By seat, the tricks in front of each: those of the others are the points."""
    score: int
    """The seat's points so far, these included."""
    thrown_in: int
    """How many cards it threw in, face down (MT-21)."""


@dataclass(slots=True)
class LeadPassed(Event):
    """`taker` is out, so the next player still in, `seat`, leads (MT-22)."""

    seat: int
    taker: int


@dataclass(slots=True)
class RoundEnded(Event):
    """The round is over; those `still_in` score nothing and `dealer` deals next (MT-23, MT-24)."""

    round: int
    why: RoundEnd
    still_in: tuple[int, ...]
    dealer: int


@dataclass(slots=True)
class TargetReached(Event):
    """`seat` has `score` points, at least the target: the match is over at once (MT-30)."""

    seat: int
    score: int
    target: int
