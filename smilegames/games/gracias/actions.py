"""What a player can decide: which triplet to take, then how to share its open cards (GR-14).

The notation is `take C`, `keep chili give gnome to seat 3`.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from smilegames.core.notation import Notation
from smilegames.games.gracias.cards import KINDS

LETTERS = "ABCDEF"
"""The names of the triplets in the order of the deal (GR-19)."""


class Take(NamedTuple):
    """Take a triplet from the middle."""

    verb: Literal["take"]
    triplet: int
    """0-based, in the order of the deal."""


class Share(NamedTuple):
    """Keep one open card of the triplet just taken and give the other to an opponent."""

    verb: Literal["keep"]
    kept: int
    given: int
    receiver: int
    """0-based seat."""


Action: TypeAlias = Take | Share


@cache
def every_take(seats: int) -> tuple[Take, ...]:
    """Return every take that the notation can name; there are as many triplets as seats."""
    return tuple(Take("take", triplet) for triplet in range(seats))


def every_share(seats: int) -> tuple[Share, ...]:
    """Return every share that the notation can name, those with oneself included."""
    kinds = range(len(KINDS))
    return tuple(
        Share("keep", kept, given, receiver)
        for kept in kinds
        for given in kinds
        for receiver in range(seats)
    )


def spell(action: Action) -> str:
    """Write an action as records do: `take C`, `keep chili give gnome to seat 3`."""
    if isinstance(action, Take):
        return f"take {LETTERS[action.triplet]}"
    kept, given = KINDS[action.kept].name, KINDS[action.given].name
    return f"keep {kept} give {given} to seat {action.receiver + 1}"


def notation(seats: int) -> Notation[Action]:
    """Return the notation for so many players."""
    return Notation(lambda: (*every_take(seats), *every_share(seats)), spell)
