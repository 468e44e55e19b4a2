"""The two things a player may do in an auction, and their notation: `bid Y-2`, `take Y-2`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from smilegames.core.notation import Notation


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


def notation(names: Sequence[str]) -> Notation[Action]:
    """Return the notation for cards of these names."""

    def every_action() -> list[Action]:
        cards = range(len(names))
        return [*(Bid(BID, card) for card in cards), *(Take(TAKE, card) for card in cards)]

    return Notation(every_action, lambda action: f"{action.verb} {names[action.card]}")
