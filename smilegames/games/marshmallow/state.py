"""A position of the game: who holds what, and what has happened. Knows no rule."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import NamedTuple, Self

from smilegames.core.seats import clockwise, left_of
from smilegames.games.marshmallow.cards import CARDS


class Phase(Enum):
    """What the match waits for."""

    NAME_TRUMP = "name_trump"
    """The dealer, hand in view, names the trump (MT-13)."""
    PLAY = "play"
    """A card for the trick."""
    OVER = "over"
    """Nothing: somebody has reached the target (MT-30)."""


class Played(NamedTuple):
    """A card on the table and the seat that it came from."""

    seat: int
    card: int


PLAYED = tuple(tuple(Played(seat, card) for card in CARDS) for seat in range(5))
"""By seat and card: each made once."""


class PlayedRound(NamedTuple):
    """A finished round as everybody saw it."""

    dealer: int
    trump: int
    """0 to 4, or NO_SUIT."""
    plays: tuple[Played, ...]
    """Every card, in the order of play."""


class GoingOut(NamedTuple):
    """A player went out: everything that a score is made of."""

    round: int
    """From 1."""
    seat: int
    tricks: tuple[int, ...]
    """By seat, the tricks in front of each player at that moment."""
    points: int
    """What it scored: the tricks in front of all the others (MT-20)."""


@dataclass(slots=True)
class State:
    """Where the match stands. Suits are 0 to 4 or NO_SUIT; hands are ints by suit (see `cards`)."""

    phase: Phase
    round: int
    """From 1."""
    dealer: int
    turn: int
    """The seat to act while the match goes on."""
    trump: int
    hands: list[list[int]]
    """By seat, the cards not yet played; a player who is out has thrown them in (MT-21).

    What was neither dealt nor played lies aside, unseen (MT-05).
    """
    plays: list[Played]
    """Every card played this round, in order; the last ones are the trick's."""
    trick: int
    """The trick's number in the round, from 1."""
    trick_start: int
    """How many of `plays` belong to earlier tricks."""
    leader: int
    """Who leads, or led, the trick."""
    lead: int
    """The lead suit, or NO_SUIT before a trick's first card."""
    released: bool
    """A player who could not follow has put a trump into this trick (MT-14)."""
    winning: Played | None
    """The card that wins the trick so far; None before its first."""
    after: tuple[int, ...]
    """By seat, the next seat clockwise that is still in the round (MT-10)."""
    tricks: list[int]
    """By seat, the tricks in front of each player this round."""
    voids: list[int]
    """By seat, the suits that it showed to have none of (MT-18), suit `s` as bit `s`."""
    scores: list[int]
    """By seat, points."""
    goings_out: tuple[GoingOut, ...]
    """Every going-out of the match, oldest first."""
    history: tuple[PlayedRound, ...]
    """The finished rounds, oldest first: the facts that the scores rest on."""

    def copy(self) -> Self:
        """Return an equal state that shares nothing mutable with this one."""
        return type(self)(
            self.phase,
            self.round,
            self.dealer,
            self.turn,
            self.trump,
            [hand[:] for hand in self.hands],
            self.plays[:],
            self.trick,
            self.trick_start,
            self.leader,
            self.lead,
            self.released,
            self.winning,
            self.after,
            self.tricks[:],
            self.voids[:],
            self.scores[:],
            self.goings_out,
            self.history,
        )


@cache
def next_in(still_in: tuple[bool, ...]) -> tuple[int, ...]:
    """Return, by seat, the next seat clockwise that is still in (MT-10).

    `still_in` tells of each seat whether it is; one must be. The last one in follows itself.
    """
    seats = len(still_in)
    return tuple(
        next(other for other in clockwise(left_of(seat, seats), seats) if still_in[other])
        for seat in range(seats)
    )
