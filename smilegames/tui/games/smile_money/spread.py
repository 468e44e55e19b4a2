"""Cards spread face up in groups: as large as there is room for, and then in as few lines.

Only where not even small cards that overlap fit is there no spread; then chips must do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import NamedTuple

SIZES = ((15, 9), (11, 7), (9, 5), (7, 5), (5, 4), (5, 3))
"""Columns and rows of a card, the largest first."""
BETWEEN = 3
"""Columns between two groups."""
LEAST_SEEN = 4
"""Columns of a card that stay in sight where the next one overlaps it: edge, letter, value."""


class Place(NamedTuple):
    """Where the upper left corner of a card lies."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Spread:
    """How the cards of some groups lie."""

    width: int
    height: int
    step: int
    """Columns from a card to the next of its group; less than `width` where they overlap."""
    lines: tuple[tuple[int, ...], ...]
    """How many cards each group has, line by line."""

    def places(self, columns: int, rows: int) -> Iterator[Place]:
        """Yield where each card lies, group after group, every line in the middle of an area."""
        gap = 1 if rows >= len(self.lines) * (self.height + 1) - 1 else 0
        y = (rows - len(self.lines) * (self.height + gap) + gap) // 2
        for line in self.lines:
            x = (columns - self._columns(line)) // 2
            for size in line:
                yield from (Place(x + card * self.step, y) for card in range(size))
                x += self.width + (size - 1) * self.step + BETWEEN
            y += self.height + gap

    def fits(self, columns: int, rows: int) -> bool:
        """Return whether an area is large enough."""
        widest = max(map(self._columns, self.lines))
        return len(self.lines) * self.height <= rows and widest <= columns

    def _columns(self, line: Sequence[int]) -> int:
        cards = sum(self.width + (size - 1) * self.step for size in line)
        return cards + (len(line) - 1) * BETWEEN


def find_spread(sizes: Sequence[int], columns: int, rows: int, *, wider: int = 0) -> Spread | None:
    """Find how groups of these sizes (none empty) lie best in an area; None if they don't fit.

    Every card is `wider` columns wider than its size, for what is printed on it. Groups stay in
    order, and none is broken between lines.
    """
    shapes = [(width, height, width + 1) for width, height in SIZES]
    width, height = SIZES[-1]
    shapes += [(width, height, step) for step in range(width, LEAST_SEEN - 1, -1)]
    for width, height, step in shapes:
        for count in range(1, min(len(sizes), rows // height) + 1):
            lines = _broken(sizes, count)
            spread = Spread(width + wider, height, step + wider, lines)
            if spread.fits(columns, rows):
                return spread
    return None


def _broken(sizes: Sequence[int], count: int) -> tuple[tuple[int, ...], ...]:
    """Break groups into so many lines that the longest is as short as can be."""
    ways = []
    for breaks in combinations(range(1, len(sizes)), count - 1):
        parts = pairwise((0, *breaks, len(sizes)))
        ways.append(tuple(tuple(sizes[start:end]) for start, end in parts))
    # A group takes about as much more room as a card half as wide again.
    return min(ways, key=lambda lines: max(sum(line) + len(line) / 2 for line in lines))
