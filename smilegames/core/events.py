"""What happened, as facts. Each game adds its own events; text turns them into sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self


@dataclass(slots=True)
class Event:
    """A fact of the match. Once told it is never changed."""

    reveals: ClassVar[bool] = False
    """True where somebody learned from it what they could not have known: no undo past it."""

    def seen_by(self, seat: int | None) -> Self | None:
        """Return what `seat` may know of this (None as seat: the spectator), or None for nothing.

        A partly secret event returns a copy with the secret fields set to None.
        """
        return self


Tell = Callable[[Event], object]
"""Takes each event as it happens. Rollouts pass None in its place and pay nothing."""


@dataclass(slots=True)
class TakenBack(Event):
    """A seat took its last decision back."""

    seat: int
    spelled: str


def latest(
    events: Sequence[Event], kinds: type[Event] | tuple[type[Event], ...], nth: int = 1
) -> int:
    """Return the number of the `nth` last event of these kinds, from 1; 0 where there are fewer."""
    for number in range(len(events) - 1, -1, -1):
        if isinstance(events[number], kinds):
            nth -= 1
            if not nth:
                return number
    return 0
