"""A position. Hands and draw pile list kinds of cards; table and piles are bags (see `kinds`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.kinds import CARDS

ON_TABLE = 4
"""Cards turned up at the start (MO-03)."""
IN_HAND = 4
"""Cards that each seat gets in every deal (MO-03, MO-04)."""


class Made(NamedTuple):
    """A play, and what it was made on: public (MO-31)."""

    seat: int
    play: Play
    table: int
    """The bag of cards that lay there."""


@dataclass(slots=True)
class State:
    """Where every card is and who is to play."""

    to_act: int
    """The seat that plays next. The match is over when it has no card left (MO-04)."""
    dealer: int
    """The seat that dealt the cards in play (MO-04)."""
    draw_pile: tuple[int, ...]
    """Kinds not dealt yet, top first."""
    table: int
    """The bag of cards lying face up."""
    hands: list[tuple[int, ...]]
    """Kinds by seat, ascending."""
    piles: list[int]
    """Money piles: bags by seat. A partner who is not captain never has one (MO-41)."""
    smiles: list[int]
    """Crosswise cards on each pile (MO-20)."""
    last_capture: int | None
    """The seat that made the last capture, or None (MO-40)."""
    last_player: int | None
    """The seat that played last, or None before the first play."""
    last_play: Play | None
    """What it played."""
    plays: tuple[Made, ...]
    """What has been played in this deal, oldest first."""

    @property
    def deals(self) -> int:
        """How many deals the match has (MO-04)."""
        return (CARDS - ON_TABLE) // (IN_HAND * len(self.hands))

    @property
    def deal(self) -> int:
        """Which deal is being played, from 1."""
        return self.deals - len(self.draw_pile) // (IN_HAND * len(self.hands))

    def copy(self) -> State:
        """Return an equal state that shares nothing mutable with this one."""
        return State(
            self.to_act,
            self.dealer,
            self.draw_pile,
            self.table,
            self.hands[:],
            self.piles[:],
            self.smiles[:],
            self.last_capture,
            self.last_player,
            self.last_play,
            self.plays,
        )
