"""Which pictures of Smile's table people keep: covered by nothing, peeked at, and its moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.state import State
from smilegames.tui.table.phase import Phase
from tests.games.smile.table import build, position


class Picture(NamedTuple):
    """A table after some decisions, seen in a phase, after some keys."""

    what: str
    seats: int
    decisions: tuple[str, ...]
    keys: tuple[str, ...] = ()
    phase: Phase = Phase.LIFTED

    @property
    def rules(self) -> SmileRules:
        """The rules at this table."""
        return build(self.seats)

    def position(self) -> State:
        """Return the table before the decisions: Ada starts, with no bead and a blue one."""
        row = " ".join(_ROW[: self.seats])
        clear = [0, *[6] * (self.seats - 1)]
        state = position(self.rules, row, kept=_KEPT[: self.seats], clear=clear, auction=4)
        state.blue[0], state.supply_blue = 1, 4
        return state


_ROW = ("Y-2", "W-1", "N-1", "R+4", "B+5")
_KEPT = ("W+5 N+2a", "Y+6 N-3", "R-3", "", "B-2 W+1 Y+1")
_TAKEN = ("bid Y-2", "take Y-2")


def pictures() -> Sequence[Picture]:
    """Return the pictures, for the fewest players and the most."""
    return [
        picture
        for seats in (3, 5)
        for picture in (
            Picture("lifted", seats, ("bid Y-2",)),
            Picture("bid", seats, ("bid Y-2",), ("b",)),
            Picture("pair", seats, ("bid Y-2",), ("1",)),
            Picture("refused", seats, ("bid Y-2",), ("3", "enter")),
            Picture("peeked", seats, _TAKEN, ("b", "p")),
            Picture("borrowed", seats, ("bid Y-2",), phase=Phase.MOMENT),
            Picture("bumped", seats, _TAKEN, phase=Phase.MOMENT),
        )
    ]
