"""A position of SmileyFace: everything that lies on the table or is held, and nothing derived."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from smilegames.games.smileyface.cards import NAMES

NOBODY = -1


class Phase(Enum):
    """Whose kind of decision is awaited."""

    TURNS = "turns"
    """Step 2: one action a turn until all have passed (SF-11)."""
    CLEAN_UP = "clean-up"
    """Step 6: unwanted Mischief cards go (SF-25)."""
    OVER = "over"


TURNS, CLEAN_UP, OVER = Phase
"""The phases by plain name, which is quicker to look up where every decision passes."""


class Stolen(NamedTuple):
    """A card picked from `knower`'s hand that lies in `holder`'s: the two know it (SF-19)."""

    holder: int
    knower: int
    card: int


class Shown(NamedTuple):
    """A card left the hand of `seat` for all to see: played, or discarded in Clean-up."""

    seat: int
    card: int


SHOWN = tuple(tuple(Shown(seat, card) for card in range(len(NAMES))) for seat in range(8))
"""By seat and card: each made once."""


class Theft(NamedTuple):
    """A card went from one hand to another (SF-43)."""

    round: int
    after: int
    """How many cards had been shown in that round."""
    robber: int
    victim: int
    card: int | None
    """Known to the two (SF-19); None for everybody else."""


class Past(NamedTuple):
    """What was shown in a round, and how many cards stayed in hands over the shuffle after it."""

    shown: tuple[Shown, ...]
    """Oldest first."""
    kept: tuple[int, ...]
    """By seat."""


class RoundResult(NamedTuple):
    """How a round ended: public, and remembered by everybody after the displays are swept away."""

    ranking: tuple[int, ...]
    """The Suit Ranking chart at the scoring."""
    displays: tuple[tuple[int, ...], ...]
    """By seat, what lay there at the scoring."""
    scores: tuple[int, ...]
    """By seat, the best total in a single suit (SF-20)."""
    winner: int | None
    """Who took the Round card; None: a tie, the card left the game (SF-21)."""
    helper: int | None
    """Who drew a Reward token for helping the winner (SF-22)."""


@dataclass(slots=True)
class State:
    """Mutable; only the rules change it. Seats are 0-based, clockwise."""

    phase: Phase
    round: int
    """1 to 7."""
    first: int
    """The seat that started this round (SF-06)."""
    to_act: int
    """The seat to decide; NOBODY when the match is over."""
    ranking: list[int]
    """The Suit Ranking chart: suits, Boss first, Newbie last (SF-05)."""
    hands: list[list[int]]
    """By seat, ascending."""
    displays: list[list[int]]
    """By seat, ascending, lasting Mischief cards at the end."""
    passed: int
    """Bit mask of the seats whose Player token is tipped over (SF-14)."""
    helpers: list[int]
    """By seat, whose Helping Hand lies before it, or NOBODY."""
    helped: int
    """Bit mask of the seats before which a Helping Hand lies, at hand for listing receivers."""
    pile: list[int]
    """The draw pile, its top card last."""
    discards: list[int]
    """The discard pile, oldest first."""
    rewards: list[tuple[int, ...]]
    """By seat, the values of the Reward tokens drawn, oldest first."""
    rewards_left: tuple[int, ...]
    """The Reward tokens nobody has, ascending."""
    stolen: list[Stolen]
    """Cards in hands that another player knows, oldest theft first."""
    results: list[RoundResult]
    """By round played."""
    shown: list[Shown]
    """The cards that have left hands since the last shuffle, oldest first."""
    past: tuple[Past, ...]
    """The same of the rounds before, by round: what a careful player remembers of hands."""
    thefts: tuple[Theft, ...]
    """All thefts of the match, oldest first."""
    kept: tuple[tuple[tuple[int, ...], ...], ...]
    """By shuffle, then by seat, the hands that were kept over it. An imagined position knows those
    of the imagining seat alone."""

    def copy(self) -> State:
        """Return an equal state that shares nothing mutable with this one."""
        return State(
            self.phase,
            self.round,
            self.first,
            self.to_act,
            self.ranking[:],
            [hand[:] for hand in self.hands],
            [display[:] for display in self.displays],
            self.passed,
            self.helpers[:],
            self.helped,
            self.pile[:],
            self.discards[:],
            self.rewards[:],
            self.rewards_left,
            self.stolen[:],
            self.results[:],
            self.shown[:],
            self.past,
            self.thefts,
            self.kept,
        )
