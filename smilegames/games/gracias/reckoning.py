"""The end of a session, told step by step as people reckon it at a table."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.events import Tell
from smilegames.core.seats import clockwise
from smilegames.games.gracias.events import (
    KindCalled,
    PilesMade,
    ScoringBegan,
    SessionScored,
    TurnedUp,
)
from smilegames.games.gracias.scoring import PILE, Standing, totals
from smilegames.games.gracias.state import Reckoning, State


def tell_scoring(state: State, called: Sequence[Standing], tell: Tell) -> None:
    """Tell the scoring of the session that was reckoned last.

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
