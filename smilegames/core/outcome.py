"""How a match ended: who (the ranking) apart from why (what ended it, what broke the ties)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a reckoning: a code of the game's, its points, its sentence's values."""

    code: str
    points: int
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match."""

    scores: tuple[int, ...]
    """Final points by seat."""
    places: tuple[int, ...]
    """1-based place by seat; shared places repeat and skip (1, 1, 3)."""
    ended_by: str
    """Code of what ended the match."""
    decided_by: str
    """Code of what parted first place from the rest: `score`, a tie-break, or `shared`."""
    lines: tuple[tuple[ScoreLine, ...], ...] = ()
    """By seat, how the score came about; the points of a seat's lines add up to its score."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place, ascending."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


Key = tuple[int | tuple[int, ...], ...]


def places(keys: Sequence[Key]) -> tuple[int, ...]:
    """Rank seats by their keys (higher is better, first component first), sharing equal places."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def decided_by(keys: Sequence[Key], names: Sequence[str]) -> str:
    """Name the component that parted first place from second, or `shared`.

    `names` has one code for each component of a key.
    """
    best, second = sorted(keys, reverse=True)[:2]
    for name, ours, theirs in zip(names, best, second, strict=True):
        if ours != theirs:
            return name
    return "shared"
