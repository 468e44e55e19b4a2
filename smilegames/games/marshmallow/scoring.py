"""What sends a player out, what it earns, and marshmallows large and small. Knows no cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

TRICKS_TO_GO_OUT = {2: 6, 3: 4, 4: 3, 5: 3}
"""By number of players: the trick that puts its taker out of the round (MT-20)."""
TRICKS_IN_A_ROUND = 12
"""As many as a hand has cards; only five players may play them all (MT-24)."""
LARGE = 5
"""Points in a large marshmallow; a small one is 1 (MT-02)."""


class GoingOut(NamedTuple):
    """A player went out: everything that a score is made of."""

    round: int
    """From 1."""
    seat: int
    tricks: tuple[int, ...]
    """By seat, the tricks in front of each player at that moment."""
    points: int
    """What it scored: the tricks in front of all the others (MT-20)."""


def points_for_going_out(seat: int, tricks: Sequence[int]) -> int:
    """Return what `seat` scores for going out with these tricks in front of each seat (MT-20)."""
    return sum(tricks) - tricks[seat]


def marshmallows(points: int) -> tuple[int, int]:
    """Return a score as large and small marshmallows, as few as will do (MT-02)."""
    return divmod(points, LARGE)
