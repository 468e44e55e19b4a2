"""A grid of cells to draw on, and areas of it: clipped windows with coordinates of their own."""

from __future__ import annotations

import textwrap
from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rich.cells import get_character_cell_size

from smilegames.tui.draw.ink import TEXT, Ink, Tone

Cell = tuple[str, Ink]
"""A character and its ink. The cell right of a wide character holds the empty string."""


class Hit(NamedTuple):
    """A rectangle that the mouse can press, and what it stands for."""

    x: int
    y: int
    width: int
    height: int
    target: Hashable


@lru_cache(maxsize=2048)
def cells_of(text: str) -> tuple[str, ...]:
    """Split a text into cells: a wide character is followed by an empty cell.

    A mark that takes no cell of its own goes with the character before it.
    """
    if text.isascii():
        return tuple(text)
    cells: list[str] = []
    for char in text:
        width = get_character_cell_size(char)
        if width > 0:
            cells.append(char)
        elif cells:
            cells[-1 if cells[-1] else -2] += char
        if width == 2:
            cells.append("")
    return tuple(cells)


def width_of(text: str) -> int:
    """Return how many cells a text takes."""
    return len(cells_of(text))


def cut(text: str, width: int, ellipsis: str = "…") -> str:
    """Shorten a text to at most `width` cells, an ellipsis marking the cut."""
    if width_of(text) <= width:
        return text
    if width < 1:
        return ""
    kept = cells_of(text)[: width - width_of(ellipsis)]
    return "".join(kept) + ellipsis


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most `width` characters at its spaces."""
    return textwrap.wrap(text, max(1, width)) or [""]


class Grid:
    """Rows of cells, and the places on them that the mouse can press."""

    def __init__(self, width: int, height: int, back: Tone = Tone.GROUND) -> None:
        self.width = width
        self.height = height
        blank: Cell = (" ", TEXT.on(back))
        self.rows: list[list[Cell]] = [[blank] * width for _ in range(height)]
        self.hits: list[Hit] = []

    def area(self) -> Area:
        """Return the whole grid as an area."""
        return Area(self, 0, 0, self.width, self.height)

    def target_at(self, x: int, y: int) -> Hashable | None:
        """Return what the topmost hit at a cell stands for, or None."""
        for hit in reversed(self.hits):
            if hit.x <= x < hit.x + hit.width and hit.y <= y < hit.y + hit.height:
                return hit.target
        return None

    def text(self) -> str:
        """Return the characters alone, one line a row, without trailing spaces."""
        return "\n".join("".join(char for char, _ in row).rstrip() for row in self.rows)

    def changes(self, other: Grid) -> Iterator[tuple[int, int, int]]:
        """Yield (row, first column, columns) of each span that differs from `other`.

        Both grids have the same size. Spans less than four cells apart come as one: moving the
        cursor costs about as much as four cells.
        """
        for y, (ours, theirs) in enumerate(zip(self.rows, other.rows, strict=True)):
            if ours == theirs:
                continue
            start = last = -1
            for x, (mine, old) in enumerate(zip(ours, theirs, strict=True)):
                if mine == old:
                    continue
                if start >= 0 and x - last > 4:
                    yield y, start, last - start + 1
                    start = x
                elif start < 0:
                    start = x
                last = x
            yield y, start, last - start + 1


class Area:
    """A rectangle of a grid. Whatever is drawn outside of it is clipped."""

    __slots__ = ("_grid", "_x", "_y", "height", "width")

    def __init__(self, grid: Grid, x: int, y: int, width: int, height: int) -> None:
        self._grid = grid
        self._x, self._y = x, y
        self.width, self.height = max(0, width), max(0, height)

    def part(self, x: int, y: int, width: int | None = None, height: int | None = None) -> Area:
        """Return a smaller area within this one; without a size it reaches to our far edge."""
        width = self.width - x if width is None else min(width, self.width - x)
        height = self.height - y if height is None else min(height, self.height - y)
        return Area(self._grid, self._x + x, self._y + y, width, height)

    def put(self, x: int, y: int, text: str, ink: Ink = TEXT) -> int:
        """Write a text from (x, y) on and return the column after it."""
        cells = cells_of(text)
        if 0 <= y < self.height and 0 <= self._y + y < self._grid.height:
            row = self._grid.rows[self._y + y]
            first, last = max(0, -x), min(len(cells), self.width - x)
            start = self._x + x
            under: Ink | None = None
            kept = ink
            for at in range(first, last):
                beneath = row[start + at][1]
                if beneath is not under:
                    under, kept = beneath, _keep_back(ink, beneath)
                row[start + at] = (cells[at], kept)
        return x + len(cells)

    def put_right(self, right: int, y: int, text: str, ink: Ink = TEXT) -> int:
        """Write a text so that it ends before column `right`; return the column it begins at."""
        x = right - width_of(text)
        self.put(x, y, text, ink)
        return x

    def put_centre(self, y: int, text: str, ink: Ink = TEXT) -> None:
        """Write a text in the middle of a row."""
        self.put((self.width - width_of(text)) // 2, y, text, ink)

    def paragraph(self, x: int, y: int, width: int, text: str, ink: Ink = TEXT) -> int:
        """Write a text broken into lines; return the row after the last."""
        for line in wrap(text, width):
            self.put(x, y, line, ink)
            y += 1
        return y

    def fill(self, back: Tone) -> None:
        """Give the whole area another ground; what is written stays."""
        left, right = self._x, self._x + self.width
        for row in self._grid.rows[max(0, self._y) : self._y + self.height]:
            row[left:right] = [(char, _on(ink, back)) for char, ink in row[left:right]]

    def wash(self, ink: Ink = TEXT) -> None:
        """Blank the whole area with an ink."""
        for y in range(self.height):
            self.put(0, y, " " * self.width, ink)

    def rule(self, y: int, char: str) -> None:
        """Draw a thin rule across a row."""
        self.put(0, y, char * self.width, Ink(Tone.RULE))

    def hit(self, target: Hashable) -> None:
        """Let the mouse press this area; `target` says what it stands for."""
        self._grid.hits.append(Hit(self._x, self._y, self.width, self.height, target))


@lru_cache(maxsize=4096)
def _on(ink: Ink, back: Tone) -> Ink:
    return ink.on(back)


@lru_cache(maxsize=4096)
def _keep_back(ink: Ink, under: Ink) -> Ink:
    return ink if ink.back is not None else ink._replace(back=under.back)
