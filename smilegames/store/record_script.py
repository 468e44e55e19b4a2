"""The lines of a record after the first, read one by one while the match is played once more.

They are chance as well: a shuffle or a draw that the rules call for is the line that comes next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from smilegames.core.chance import Order, Pick
from smilegames.core.errors import Fault
from smilegames.core.record import Decision, Entry
from smilegames.core.rules import AnyRules
from smilegames.store.errors import Unusable
from smilegames.store.record_lines import read_entry

if TYPE_CHECKING:
    from smilegames.store.record_models import OutcomeBlock


class StopsShort(Exception):
    """The lines end before all that a step calls for is drawn; `whole` is how many come before."""

    def __init__(self, whole: int) -> None:
        super().__init__(f"whole up to line {whole}")
        self.whole = whole


class Script:
    """A record's lines as steps, and as the chance that a step calls for.

    Raises Unusable with the line for one that is none or not what is called for, StopsShort where
    none is left to draw.
    """

    def __init__(self, lines: Sequence[bytes], rules: AnyRules) -> None:
        self._lines = lines
        self._rules = rules
        self._decisions = 0
        self._read = 1
        self._whole = 1

    def step(self) -> Entry | OutcomeBlock | None:
        """Read the line with which the next step begins; None: there is none."""
        self._whole = self._read
        return self._next()

    def order(self, n: int) -> list[int]:
        match self._drawn():
            case Order(items) if len(items) == n:
                return list(items)
            case Order(items):
                raise self.refusal(Fault("", "order_size", {"n": n, "found": len(items)}))
            case _:
                raise self.refusal(Fault("", "order_wanted", {"n": n}))

    def pick(self, n: int) -> int:
        match self._drawn():
            case Pick(among, chosen) if among == n:
                return chosen
            case Pick(among, _):
                raise self.refusal(Fault("", "pick_size", {"n": n, "found": among}))
            case _:
                raise self.refusal(Fault("", "pick_wanted", {"n": n}))

    def refusal(self, fault: Fault) -> Unusable:
        """Return the error for what is wrong with the line that was read last."""
        return Unusable([fault]).at(line=self._read)

    def _drawn(self) -> Entry | OutcomeBlock:
        entry = self._next()
        if entry is None:
            raise StopsShort(self._whole)
        return entry

    def _next(self) -> Entry | OutcomeBlock | None:
        if self._read == len(self._lines):
            return None
        line = self._lines[self._read]
        self._read += 1
        try:
            entry = read_entry(line, self._decisions + 1, self._rules)
        except Unusable as error:
            raise error.at(line=self._read) from error
        self._decisions += isinstance(entry, Decision)
        return entry
