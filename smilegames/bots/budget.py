"""How long a search may go on: a number of iterations, or a time."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from typing import Self

_WRITTEN = re.compile(
    r"(?P<iterations>0*[1-9]\d{0,8})|(?P<seconds>(?!0*\.?0*s)\d{1,6}(\.\d{1,6})?)s"
)


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit on a search. With iterations alone the same seed gives the same choice everywhere."""

    iterations: int | None = None
    """Rollouts, at least 1; None: as many as there is time for."""
    seconds: float | None = None
    """Time, above 0; None: as long as it takes."""

    @classmethod
    def parse(cls, spelled: str) -> Self:
        """Read `800` as iterations, `0.5s` as a time. Raises ValueError."""
        written = _WRITTEN.fullmatch(spelled)
        if written is None:
            raise ValueError(f"no budget: {spelled}")
        if written["seconds"]:
            return cls(seconds=float(written["seconds"]))
        return cls(iterations=int(written["iterations"]))

    def begin(self) -> Spending:
        """Start to spend it."""
        return Spending(self)


USUAL = Budget(iterations=800, seconds=1.0)
"""Hardly anything is gained beyond 800 iterations, and nobody likes to wait for more than a
second."""


class Spending:
    """A budget that is being spent."""

    __slots__ = ("_began", "_budget", "done")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = time.perf_counter() if budget.seconds is not None else 0.0
        self.done = 0
        """Iterations so far; the search counts them."""

    @property
    def spent(self) -> float:
        """How much of the budget has gone; it is used up from 1 on."""
        share = 0.0
        if self._budget.iterations is not None:
            share = self.done / self._budget.iterations
        if self._budget.seconds is not None:
            share = max(share, (time.perf_counter() - self._began) / self._budget.seconds)
        return share
