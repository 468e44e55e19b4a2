"""What sends a player out, what it earns, and what a match comes to. Knows no cards."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.outcome import Outcome, ScoreLine, places
from smilegames.games.marshmallow.state import GoingOut, State

TRICKS_TO_GO_OUT = {2: 6, 3: 4, 4: 3, 5: 3}
"""By number of players: the trick that puts its taker out of the round (MT-20)."""
TRICKS_IN_A_ROUND = 12
"""As many as a hand has cards; only five players may play them all (MT-24)."""
LARGE = 5
"""Points in a large marshmallow; a small one is 1 (MT-02)."""


def points_for_going_out(seat: int, tricks: Sequence[int]) -> int:
    """Return what `seat` scores for going out with these tricks in front of each seat (MT-20)."""
    return sum(tricks) - tricks[seat]


def marshmallows(points: int) -> tuple[int, int]:
    """Return a score as large and small marshmallows, as few as will do (MT-02)."""
    return divmod(points, LARGE)


def outcome_of(state: State) -> Outcome:
    """Rank a finished match by points (MT-32)."""
    return Outcome(
        scores=tuple(state.scores),
        places=places([(score,) for score in state.scores]),
        ended_by="target",
        decided_by="score",  # MT-30: one player scores at a time, so never shared
        lines=tuple(
            tuple(_score_line(out) for out in state.goings_out if out.seat == seat)
            for seat in range(len(state.scores))
        ),
    )


def _score_line(out: GoingOut) -> ScoreLine:
    params = {"round": out.round, "seat": out.seat, "tricks": out.tricks}
    return ScoreLine("went_out", out.points, params)
