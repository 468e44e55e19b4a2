"""The ends of a session and of the match: the scoring told step by step, and the outcome."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.events import Tell
from smilegames.core.outcome import Outcome, ScoreLine, decided_by, places
from smilegames.core.seats import clockwise
from smilegames.games.gracias.events import (
    KindCalled,
    PilesMade,
    ScoringBegan,
    SessionScored,
    TurnedUp,
)
from smilegames.games.gracias.scoring import PILE, Standing, piles
from smilegames.games.gracias.state import Reckoning, State
from smilegames.games.gracias.view import totals


def tell_scoring(state: State, called: Sequence[Standing], tell: Tell) -> None:
    """Tell the scoring of the session that was reckoned last, as people do it at a table.

    Players go clockwise from the holder of the large mouse: first everybody turns up what lay face
    down, then makes piles; then kind by kind is `called`; then what stays is counted.
    """
    areas, _, turned_up = state.reckonings[-1]
    seats = list(clockwise(state.large, len(areas)))
    tell(ScoringBegan(state.session, state.large))
    for seat in seats:
        tell(TurnedUp(seat, turned_up[seat]))
    for seat in seats:
        for kind, count in enumerate(areas[seat]):
            if count >= PILE:
                tell(PilesMade(seat, kind, count // PILE, count % PILE))
    for kind, stands in enumerate(called):
        tell(KindCalled(kind, stands.discarding, stands.most))
    _tell_scores(state.reckonings, seats, called, tell)


def _tell_scores(
    reckonings: Sequence[Reckoning], seats: Sequence[int], called: Sequence[Standing], tell: Tell
) -> None:
    points, sums = reckonings[-1].points, totals(reckonings, len(seats))
    staying = list(zip(*[stands.staying for stands in called], strict=True))
    for seat in seats:
        loose = staying[seat]
        tell(SessionScored(seat, loose, points[seat] - sum(loose), points[seat], sums[seat]))


def outcome_of(reckonings: Sequence[Reckoning]) -> Outcome:
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
