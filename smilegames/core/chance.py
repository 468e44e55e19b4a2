"""Where shuffles and draws come from: a seed, a record, a stacked deck or a bot's imagination.

Conventions (docs/records.md): an order lists a pile top first; cards are dealt one at a time,
clockwise from the seat that starts, table cards before hands.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat, starmap
from typing import Protocol

from smilegames.core.errors import ChanceMismatch


@dataclass(frozen=True, slots=True)
class Order:
    """A shuffle's outcome: `items` is a permutation of `range(len(items))`, top first."""

    items: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """A draw's outcome: `chosen` of `range(among)`."""

    among: int
    chosen: int


ChanceOutcome = Order | Pick


class Chance(Protocol):
    """The source of everything that nobody at the table decides."""

    def order(self, n: int) -> list[int]:
        """Return a permutation of `range(n)`, top first."""
        ...

    def pick(self, n: int) -> int:
        """Return one number of `range(n)`; `n` is at least 1."""
        ...


class RandomChance:
    """Chance from a seeded generator, or from the system's entropy without a seed."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def order(self, n: int) -> list[int]:
        # Faster than shuffling in place, and `random()` alone is the same on every Python.
        drawn = list(starmap(self._random.random, repeat((), n)))
        return sorted(range(n), key=drawn.__getitem__)

    def pick(self, n: int) -> int:
        return self._random.randrange(n)


class StackedChance:
    """Chance whose outcomes were laid down beforehand: a replay's, or a test's.

    `order` and `pick` raise ChanceMismatch when the next outcome is of another kind or size,
    and when none is left.
    """

    __slots__ = ("_waiting",)

    def __init__(self, outcomes: Iterable[ChanceOutcome] = ()) -> None:
        self._waiting = deque(outcomes)

    def add(self, outcome: ChanceOutcome) -> None:
        """Lay one more outcome at the end."""
        self._waiting.append(outcome)

    @property
    def left(self) -> int:
        """How many outcomes have not been asked for yet."""
        return len(self._waiting)

    def order(self, n: int) -> list[int]:
        match self._next(f"an order of {n}"):
            case Order(items) if len(items) == n:
                return list(items)
            case other:
                raise ChanceMismatch(f"an order of {n}", str(other))

    def pick(self, n: int) -> int:
        match self._next(f"a pick of {n}"):
            case Pick(among, chosen) if among == n:
                return chosen
            case other:
                raise ChanceMismatch(f"a pick of {n}", str(other))

    def _next(self, wanted: str) -> ChanceOutcome:
        if not self._waiting:
            raise ChanceMismatch(wanted, None)
        return self._waiting.popleft()


class NotedChance:
    """Another chance, with each outcome noted for whoever keeps the record."""

    __slots__ = ("_source", "noted")

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.noted: list[ChanceOutcome] = []
        """The outcomes since the keeper last emptied the list, oldest first."""

    def order(self, n: int) -> list[int]:
        items = self._source.order(n)
        self.noted.append(Order(tuple(items)))
        return items

    def pick(self, n: int) -> int:
        chosen = self._source.pick(n)
        self.noted.append(Pick(n, chosen))
        return chosen


def draw_again(chance: Chance, outcomes: Sequence[ChanceOutcome]) -> None:
    """Move a seeded `chance` past draws that a record already holds."""
    for outcome in outcomes:
        if isinstance(outcome, Order):
            chance.order(len(outcome.items))
        else:
            chance.pick(outcome.among)
