"""What a gift would do, worked out from a View: for tables that show consequences, and for bots.

`peeked` adds the viewer's own face-down cards. A shared screen must leave it False except in a
peek; so it sees what everybody sees, and the result gives no secret away.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from smilegames.games.gracias import scoring
from smilegames.games.gracias.actions import Action, Take
from smilegames.games.gracias.scoring import Standing
from smilegames.games.gracias.state import Area
from smilegames.games.gracias.view import View


@dataclass(frozen=True, slots=True)
class Foresight:
    """What lies before the players, and what the session would score if it ended so."""

    areas: tuple[Area, ...]
    """By seat, as six counts."""

    @property
    def standings(self) -> tuple[Standing, ...]:
        """By kind, how it stands and who would discard (GR-22)."""
        return scoring.standings(self.areas)

    @property
    def points(self) -> tuple[int, ...]:
        """By seat, what the session would score (GR-23)."""
        return scoring.points(self.standings)


def now(view: View, *, peeked: bool = False) -> Foresight:
    """Return what lies before the players."""
    if not peeked or view.seat is None or view.own is None:
        return Foresight(view.areas)
    return _with_more(view.areas, [(view.seat, kind) for kind in view.own])


def foresee(view: View, action: Action, *, peeked: bool = False) -> Foresight:
    """Return what will lie there once the seat to act has done this.

    A take moves no open card before anybody: its two are shared by the next decision (GR-14).
    """
    lying = now(view, peeked=peeked)
    if isinstance(action, Take):
        return lying
    assert view.to_act is not None
    gains = [(view.to_act, action.kept), (action.receiver, action.given)]
    return _with_more(lying.areas, gains)


def standing_with(
    view: View, kind: int, gainers: Iterable[int], *, peeked: bool = False
) -> Standing:
    """Return how a kind would stand once each of these seats had one more card of it.

    A seat may be named more than once.
    """
    gains = [(seat, kind) for seat in gainers]
    return _with_more(now(view, peeked=peeked).areas, gains).standings[kind]


def _with_more(areas: Iterable[Area], gains: Iterable[tuple[int, int]]) -> Foresight:
    """Add a card of a kind to the area of a seat, for each of the (seat, kind) pairs."""
    counts = [list(area) for area in areas]
    for seat, kind in gains:
        counts[seat][kind] += 1
    return Foresight(tuple(map(tuple, counts)))
