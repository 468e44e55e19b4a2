"""A position of Gracias: a mutable value that only the rules change. Knows no rule."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeAlias

from smilegames.games.gracias.actions import Share, Take
from smilegames.games.gracias.cards import KINDS

Area: TypeAlias = tuple[int, ...]
"""The cards in front of one player as six counts, by kind."""
Pair: TypeAlias = tuple[int, int]
"""The two open cards of a triplet."""
Triplet: TypeAlias = tuple[Pair, int]
"""Two open cards, and the face-down one."""
WIDTH = len(KINDS)


class Phase(Enum):
    """What is awaited."""

    TAKE = "take"
    """A triplet is to be taken."""
    SHARE = "share"
    """One open card is to be kept and the other given, the face-down one having been seen."""
    OVER = "over"


class Reckoning(NamedTuple):
    """A session that has been scored."""

    areas: tuple[Area, ...]
    """By seat, all cards as they lay when the face-down ones had been turned up (GR-20)."""
    points: tuple[int, ...]
    """By seat, what the session scored (GR-23)."""
    turned_up: tuple[tuple[int, ...], ...]
    """By seat, those of the cards that had been face down, in the order taken (GR-20)."""


@dataclass(slots=True)
class State:
    """A position. Seats are 0-based and clockwise; a card is the number of its kind."""

    phase: Phase
    session: int
    """From 1."""
    round: int
    """Of the session, 1 to 4."""
    large: int
    """The seat that holds the large mouse."""
    small: int
    """The seat that holds the small mouse: it began the round (GR-12)."""
    turn: int
    """The seat whose turn it is."""
    supply: tuple[int, ...]
    """Cards not dealt yet this session, top first."""
    middle: dict[Take, Triplet]
    """The triplets not taken yet this round, in the order of the deal, by what takes them."""
    sharing: Pair | None
    """The open cards that the seat to act has to share."""
    face_up: list[int]
    """How many of a kind lie open before a seat, at `seat * WIDTH + kind`."""
    face_down: list[tuple[int, ...]]
    """By seat, the face-down cards in the order taken: one for each round."""
    reckonings: tuple[Reckoning, ...]
    """The sessions scored so far, oldest first."""
    last_giver: int | None
    """The seat that shared last, or None before anybody has."""
    last_share: Share | None
    """How it shared: whoever got the card says "¡Gracias!" (GR-16)."""

    @property
    def areas(self) -> tuple[Area, ...]:
        """The open cards before each player."""
        counts = self.face_up
        return tuple([tuple(counts[at : at + WIDTH]) for at in range(0, len(counts), WIDTH)])

    def copy(self) -> State:
        """Return an equal state that shares nothing mutable with this one."""
        return State(
            self.phase,
            self.session,
            self.round,
            self.large,
            self.small,
            self.turn,
            self.supply,
            self.middle.copy(),
            self.sharing,
            self.face_up.copy(),
            self.face_down.copy(),
            self.reckonings,
            self.last_giver,
            self.last_share,
        )
