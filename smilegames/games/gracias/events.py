"""What can happen in Gracias, as facts. Kinds of card are numbers, seats are 0-based."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from smilegames.core.events import Event
from smilegames.games.gracias.state import Area, Pair


@dataclass(slots=True)
class MiceTaken(Event):
    """The match begins: a player takes both mice (GR-04)."""

    seat: int
    drawn: bool
    """True where chance picked the player."""


@dataclass(slots=True)
class SessionBegan(Event):
    """All cards were shuffled for a new session (GR-10)."""

    session: int
    sessions: int


@dataclass(slots=True)
class LayoutDealt(Event):
    """A player got the two open cards of a first layout (GR-10)."""

    reveals: ClassVar[bool] = True
    seat: int
    kinds: Pair


@dataclass(slots=True)
class RoundBegan(Event):
    """A round begins with the holder of the small mouse (GR-12)."""

    round: int
    seat: int


@dataclass(slots=True)
class TripletsDealt(Event):
    """As many triplets as players lie in the middle (GR-11)."""

    reveals: ClassVar[bool] = True
    pairs: tuple[Pair, ...]
    """The open cards, by triplet."""


@dataclass(slots=True)
class TripletTaken(Event):
    """A player took a triplet and looked at its face-down card (GR-13)."""

    reveals: ClassVar[bool] = True
    seat: int
    triplet: int
    pair: Pair
    face_down: int | None
    """What only the player saw; None for everybody else."""

    def seen_by(self, seat: int | None) -> Self:
        """Return the event, without the face-down card unless `seat` took it."""
        return self if seat == self.seat else replace(self, face_down=None)


@dataclass(slots=True)
class Shared(Event):
    """A player kept one open card and gave the other to a receiver, who thanks (GR-13, GR-16)."""

    seat: int
    kept: int
    given: int
    receiver: int


@dataclass(slots=True)
class SmallMousePassed(Event):
    """The small mouse went to the left neighbour (GR-18)."""

    giver: int
    seat: int


@dataclass(slots=True)
class ScoringBegan(Event):
    """A session is scored; the holder of the large mouse calls the kinds (GR-20, GR-22)."""

    session: int
    seat: int


@dataclass(slots=True)
class TurnedUp(Event):
    """A player turned the face-down cards up (GR-20)."""

    reveals: ClassVar[bool] = True
    seat: int
    kinds: tuple[int, ...]
    """In the order they were taken."""


@dataclass(slots=True)
class PilesMade(Event):
    """A player made piles of five of one kind (GR-21)."""

    seat: int
    kind: int
    piles: int
    loose: int
    """Cards of the kind that stay loose."""


@dataclass(slots=True)
class KindCalled(Event):
    """A kind was called: who had the most loose cards of it discarded them all (GR-22)."""

    kind: int
    seats: tuple[int, ...]
    """Who discarded; empty where nobody had any."""
    number: int
    """How many each of them discarded."""


@dataclass(slots=True)
class SessionScored(Event):
    """What stayed before a player was counted (GR-23)."""

    seat: int
    staying: Area
    """Loose cards that stayed, by kind."""
    piles: int
    points: int
    """Of this session."""
    total: int
    """Of all sessions so far."""


@dataclass(slots=True)
class MicePassed(Event):
    """The large mouse went to the left neighbour, who took the small one too (GR-24)."""

    giver: int
    seat: int


@dataclass(slots=True)
class MatchEnded(Event):
    """The last session has been scored (GR-30)."""

    winners: tuple[int, ...]
