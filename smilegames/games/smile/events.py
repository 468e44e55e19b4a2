"""What can happen in Smile. All of it happens in the open; how many beads a hand holds is never
part of an event before the game is over (SM-05)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from smilegames.core.events import Event


@dataclass(slots=True)
class Revealed(Event):
    """The cards of an auction were turned up (SM-10)."""

    reveals: ClassVar[bool] = True

    auction: int
    """1 to 10."""
    starter: int
    cards: tuple[int, ...]
    """Ascending by value, equal values in the order turned up."""


@dataclass(slots=True)
class Borrowed(Event):
    """A seat took a clear and a blue bead from the supply, to bid the clear one at once (SM-16)."""

    seat: int


@dataclass(slots=True)
class SubstitutesInUse(Event):
    """The supply ran out of a kind of bead; from now on something else stands in (SM-18)."""

    kind: str
    """`clear` or `blue`."""


@dataclass(slots=True)
class BeadBid(Event):
    """A seat laid a clear bead on a card (SM-12)."""

    seat: int
    card: int
    beads: int
    """How many lie there now."""


@dataclass(slots=True)
class Took(Event):
    """A seat backed out with a card and its beads (SM-13)."""

    seat: int
    card: int
    beads: int
    """How many came with it, at least 1."""
    partner: int | None
    """The card of the same colour that leaves together with it (SM-20)."""


@dataclass(slots=True)
class TookLast(Event):
    """The last player in the auction took the last card without being asked (SM-15)."""

    seat: int
    card: int
    beads: int
    """How many came with it, often 0."""
    partner: int | None
    """The card of the same colour that leaves together with it (SM-20)."""


@dataclass(slots=True)
class PairLeft(Event):
    """Two cards of one colour left the game (SM-20)."""

    seat: int
    kept: int
    """The card that had been in front of the seat."""
    taken: int
    """The card that drove it away."""


@dataclass(slots=True)
class AuctionOver(Event):
    """Everybody has a card of this auction."""

    auction: int
    """1 to 10."""
    starter: int | None
    """Who starts the next auction (SM-15), or None after the last one."""


@dataclass(slots=True)
class GameOver(Event):
    """The last auction is over and every hand is opened (SM-05)."""

    reveals: ClassVar[bool] = True

    clear: tuple[int, ...]
    """Clear beads by seat."""
    blue: tuple[int, ...]
    """Blue beads by seat."""
