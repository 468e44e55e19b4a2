"""What lies before the players at a session's end, turned into points, and who has won.

An area is one player's six counts; a column is one kind's counts, by seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from smilegames.core.outcome import Outcome, ScoreLine, decided_by, places
from smilegames.games.gracias.state import Area, Reckoning, State

PILE = 5
"""Cards of one kind that make a pile (GR-21)."""


class Standing(NamedTuple):
    """How a kind stands among the players (GR-21 to GR-23)."""

    loose: tuple[int, ...]
    """By seat, the cards that no pile of five has taken up."""
    most: int
    """The most loose cards that anybody has; 0 where nobody has any."""
    discarding: tuple[int, ...]
    """The seats that discard all their loose cards, ascending."""
    staying: tuple[int, ...]
    """By seat, the loose cards that are not discarded."""
    points: tuple[int, ...]
    """By seat, what the kind scores."""


def by_kind(areas: Sequence[Area]) -> Iterable[tuple[int, ...]]:
    """Return, kind by kind, each seat's count of it."""
    return zip(*areas, strict=True)


@lru_cache(maxsize=4096)
def standing(counts: tuple[int, ...]) -> Standing:
    """Return how a kind stands that the seats have so many of.

    Whoever has the most loose cards discards them, and 0 is not "most" (GR-22). A loose card that
    stays scores 1 point, and so does a pile (GR-23). Rollouts meet the same few columns again and
    again, hence the cache.
    """
    loose = tuple([count % PILE for count in counts])
    most = max(loose)
    staying = tuple([0 if number == most else number for number in loose])
    return Standing(
        loose,
        most,
        tuple([seat for seat, number in enumerate(loose) if 0 < number == most]),
        staying,
        tuple([count // PILE + kept for count, kept in zip(counts, staying, strict=True)]),
    )


def standings(areas: Sequence[Area]) -> tuple[Standing, ...]:
    """Return how each kind stands."""
    return tuple(map(standing, by_kind(areas)))


def points(called: Sequence[Standing]) -> tuple[int, ...]:
    """Return each seat's points over the kinds called."""
    return tuple(map(sum, zip(*[stands.points for stands in called], strict=True)))


def piles(area: Area) -> int:
    """Return how many piles of five an area makes."""
    return sum([count // PILE for count in area])


def totals(reckonings: Sequence[Reckoning], seats: int) -> tuple[int, ...]:
    """Return each seat's points over these sessions."""
    by_seat = zip(*[each.points for each in reckonings], strict=True)
    return tuple(map(sum, by_seat)) if reckonings else (0,) * seats


def outcome_of(state: State) -> Outcome:
    """Rank a finished match."""
    return reckon(state.reckonings)


def reckon(reckonings: Sequence[Reckoning]) -> Outcome:
    """Rank by all points, then by the best single session, the next best and so on (GR-30)."""
    keys = _keys(reckonings)
    tie_breaks = ["best_session"] + ["next_session"] * (len(reckonings) - 1)
    return Outcome(
        scores=totals(reckonings, len(keys)),
        places=places(keys),
        ended_by="sessions",
        decided_by=decided_by(keys, ["score", *tie_breaks]),
        lines=tuple(_lines(reckonings, seat) for seat in range(len(keys))),
    )


def winners(reckonings: Sequence[Reckoning]) -> tuple[int, ...]:
    """Return the seats in first place, ascending."""
    keys = _keys(reckonings)
    best = max(keys)
    return tuple(seat for seat, key in enumerate(keys) if key == best)


def _keys(reckonings: Sequence[Reckoning]) -> list[tuple[int, ...]]:
    """Return by seat what ranks it: its sum, then its sessions from the best down."""
    by_seat = zip(*[each.points for each in reckonings], strict=True)
    return [(sum(points), *sorted(points, reverse=True)) for points in by_seat]


def _lines(reckonings: Sequence[Reckoning], seat: int) -> tuple[ScoreLine, ...]:
    """Return a line for each session: its points, and the piles and loose cards they came from."""
    lines = []
    for session, (areas, points, _) in enumerate(reckonings, start=1):
        heaps = piles(areas[seat])
        counted = {"session": session, "piles": heaps, "loose": points[seat] - heaps}
        lines.append(ScoreLine("session", points[seat], counted))
    return tuple(lines)
