"""The two things a player may do in an auction. Each is made once a deck, by the rules."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Bid(NamedTuple):
    """Lay one clear bead on a card of the lowest value (SM-12), borrowing it if need be (SM-16)."""

    verb: str
    card: int


class Take(NamedTuple):
    """Back out with a card and the beads that lie on it (SM-13)."""

    verb: str
    card: int


Action: TypeAlias = Bid | Take

BID = "bid"
TAKE = "take"
