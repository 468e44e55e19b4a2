"""What a gift would do, worked out from a View: for tables that show consequences, and for bots.

`peeked` adds the viewer's own face-down cards. A shared screen must leave it False except in a
peek; so it sees what everybody sees, and the result gives no secret away.
"""

from __future__ import annotations

from collections.abc import Iterable

from smilegames.games.gracias.actions import Share
from smilegames.games.gracias.scoring import Standing, points, standing, standings
from smilegames.games.gracias.state import Area
from smilegames.games.gracias.view import View


def areas(view: View, *, peeked: bool = False) -> tuple[Area, ...]:
    """Return the areas by seat as six counts each."""
    if not peeked or view.seat is None or view.own is None:
        return view.areas
    counts = [list(area) for area in view.areas]
    for kind in view.own:
        counts[view.seat][kind] += 1
    return tuple(map(tuple, counts))


def areas_after(view: View, share: Share, *, peeked: bool = False) -> tuple[Area, ...]:
    """Return the areas as they would be once the seat to act has shared like this."""
    assert view.to_act is not None
    counts = [list(area) for area in areas(view, peeked=peeked)]
    counts[view.to_act][share.kept] += 1
    counts[share.receiver][share.given] += 1
    return tuple(map(tuple, counts))


def standing_now(view: View, kind: int, *, peeked: bool = False) -> Standing:
    """Return how a kind stands."""
    return standing(tuple(area[kind] for area in areas(view, peeked=peeked)))


def standing_with(
    view: View, kind: int, gainers: Iterable[int], *, peeked: bool = False
) -> Standing:
    """Return how a kind would stand once each of these seats had one more card of it.

    A seat may be named more than once.
    """
    counts = [area[kind] for area in areas(view, peeked=peeked)]
    for seat in gainers:
        counts[seat] += 1
    return standing(tuple(counts))


def standings_after(view: View, share: Share, *, peeked: bool = False) -> tuple[Standing, ...]:
    """Return, by kind, how it would stand once the seat to act has shared like this."""
    return standings(areas_after(view, share, peeked=peeked))


def points_now(view: View, *, peeked: bool = False) -> tuple[int, ...]:
    """Return what the session would score, by seat, if it ended as it lies."""
    return points(standings(areas(view, peeked=peeked)))


def points_after(view: View, share: Share, *, peeked: bool = False) -> tuple[int, ...]:
    """Return what the session would score, by seat, once the seat to act has shared like this."""
    return points(standings_after(view, share, peeked=peeked))
