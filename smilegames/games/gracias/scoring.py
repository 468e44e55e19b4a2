"""What lies before the players at a session's end, turned into points. Knows counts only.

An area is one player's six counts; a column is one kind's counts, by seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from smilegames.games.gracias.state import Area

PILE = 5
"""Cards of one kind that make a pile (GR-21)."""


class Standing(NamedTuple):
    """How a kind stands among the players, piles set apart (GR-22)."""

    loose: tuple[int, ...]
    """By seat, the cards that no pile of five has taken up."""
    most: int
    """The most that anybody has; 0 where nobody has any."""

    @property
    def discarding(self) -> tuple[int, ...]:
        """The seats that discard their loose cards of the kind, ascending: 0 is not "most"."""
        return tuple(seat for seat, number in enumerate(self.loose) if 0 < number == self.most)

    @property
    def staying(self) -> tuple[int, ...]:
        """By seat, the loose cards that are not discarded."""
        return tuple([0 if number == self.most else number for number in self.loose])


def by_kind(areas: Sequence[Area]) -> Iterable[tuple[int, ...]]:
    """Return, kind by kind, each seat's count of it."""
    return zip(*areas, strict=True)


def standing(counts: Sequence[int]) -> Standing:
    """Return how a kind stands that the seats have so many of."""
    loose = tuple([count % PILE for count in counts])
    return Standing(loose, max(loose))


@lru_cache(maxsize=4096)
def earned(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return what a kind earns each seat: one point for a pile, one for each loose card that stays.

    (GR-23.) Rollouts meet the same few columns again and again, hence the cache.
    """
    piles = [count // PILE for count in counts]
    return tuple(map(sum, zip(piles, standing(counts).staying, strict=True)))


def points(areas: Sequence[Area]) -> tuple[int, ...]:
    """Return each seat's points for what lies before it, over all kinds (GR-23)."""
    return tuple(map(sum, zip(*map(earned, by_kind(areas)), strict=True)))


def piles(area: Area) -> int:
    """Return how many piles of five an area makes."""
    return sum([count // PILE for count in area])
