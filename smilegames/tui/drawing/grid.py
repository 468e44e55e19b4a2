"""A grid of cells to draw on, and areas of it: clipped windows with coordinates of their own."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import repeat
from typing import NamedTuple, TypeAlias

from rich.cells import get_character_cell_size

from smilegames.tui.drawing.ink import TEXT, Ink, Tone

Cell = tuple[str, Ink]
"""A character and its ink. The cell right of a wide character holds the empty string."""


Block: TypeAlias = list[list[Cell]]
"""Rows of cells that were drawn once and are laid on grids as they are."""


class Hit(NamedTuple):
    """A rectangle that the mouse can press, and what it stands for."""

    x: int
    y: int
    width: int
    height: int
    target: Hashable


@lru_cache(maxsize=512)
def cells_of(text: str) -> tuple[str, ...]:
    """Split a text into cells: a wide character is followed by an empty cell.

    A mark that takes no cell of its own goes with the character before it. What could steer a
    terminal takes no part.
    """
    if not text.isprintable():
        text = "".join(" " if char.isspace() else char * char.isprintable() for char in text)
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
    return _fitting(cells_of(text), width - width_of(ellipsis)) + ellipsis


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most `width` cells at its spaces; a word only if it must be."""
    lines, width = [""], max(1, width)
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if width_of(joined) <= width:
            lines[-1] = joined
        else:
            lines += _broken(word, width)
    return lines[1:] if len(lines) > 1 and not lines[0] else lines


def _broken(word: str, width: int) -> list[str]:
    """Break a word into lines of at most `width` cells, and at least one character."""
    lines, cells = [], cells_of(word)
    while len(cells) > width:
        head = _fitting(cells, width) or cells[0]
        lines.append(head)
        cells = cells[width_of(head) :]
    return [*lines, "".join(cells)] if cells else lines


def _fitting(cells: Sequence[str], width: int) -> str:
    """Return the beginning of a text that fits, without half a wide character."""
    width = max(0, width)
    torn = width < len(cells) and not cells[width]
    return "".join(cells[: max(0, width - torn)])


class Grid:
    """Rows of cells, and the places on them that the mouse can press."""

    def __init__(self, width: int, height: int, back: Tone = Tone.GROUND) -> None:
        self.width = width
        self.height = height
        blank = _inked(" ", _keep_back(TEXT, back))
        self.rows: list[list[Cell]] = [[*blank] * width for _ in range(height)]
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
        return "\n".join("".join([char for char, _ in row]).rstrip() for row in self.rows)


class Area:
    """A rectangle of a grid. Whatever is drawn outside of it, or of what it is a part of, is
    clipped."""

    __slots__ = ("_clip", "_grid", "_x", "_y", "height", "width")

    def __init__(
        self,
        grid: Grid,
        x: int,
        y: int,
        width: int,
        height: int,
        within: tuple[int, int, int, int] | None = None,
    ) -> None:
        self._grid = grid
        self._x, self._y = x, y
        self.width = width = width if width > 0 else 0
        self.height = height = height if height > 0 else 0
        left, top, right, bottom = within or (0, 0, grid.width, grid.height)
        # Written out: areas are made by the dozen at every key.
        left = x if x > left else left
        top = y if y > top else top
        right = x + width if x + width < right else right
        bottom = y + height if y + height < bottom else bottom
        self._clip = (left, top, right if right > left else left, bottom if bottom > top else top)

    def part(self, x: int, y: int, width: int | None = None, height: int | None = None) -> Area:
        """Return a smaller area within this one; without a size it reaches to our far edge."""
        width = self.width - x if width is None else min(width, self.width - x)
        height = self.height - y if height is None else min(height, self.height - y)
        return Area(self._grid, self._x + x, self._y + y, width, height, self._clip)

    def put(self, x: int, y: int, text: str, ink: Ink = TEXT) -> int:
        """Write a text from (x, y) on and return the column after it."""
        cells = cells_of(text)
        left, top, right, bottom = self._clip
        start, at = self._x + x, self._y + y
        end = start + len(cells)
        first, last = max(start, left), min(end, right)
        if first < last and top <= at < bottom:
            row = self._grid.rows[at]
            _mend(row, first, last)
            grounds = {ink.back} if ink.back else {under.back for _, under in row[first:last]}
            if len(grounds) == 1:
                # Cells drawn alike are the same objects: that makes two drawings quick to compare.
                inked = _inked(text, _keep_back(ink, grounds.pop()))
                row[first:last] = inked[first - start : last - start]
            else:
                for x_at in range(first, last):
                    row[x_at] = (cells[x_at - start], _keep_back(ink, row[x_at][1].back))
            if (first, last) != (start, end):
                _blank_halves(row, first, last)
        return x + len(cells)

    def lay(self, block: Block) -> None:
        """Lay a block into the upper left corner, whatever was there."""
        left, top, right, bottom = self._clip
        begin, high = self._x, self._y
        width = len(block[0]) if block else 0
        first, last = max(begin, left), min(begin + width, right)
        if first >= last:
            return
        rows, whole = self._grid.rows, last - first == width
        for y in range(max(high, top), min(high + len(block), bottom)):
            row, cells = rows[y], block[y - high]
            _mend(row, first, last)
            row[first:last] = cells if whole else cells[first - begin : last - begin]

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
        left, top, right, bottom = self._clip
        for row in self._grid.rows[top:bottom]:
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
        left, top, right, bottom = self._clip
        self._grid.hits.append(Hit(left, top, right - left, bottom - top, target))


def _mend(row: list[Cell], first: int, last: int) -> None:
    """Blank what remains outside a span of wide characters that stand half within it."""
    if first and not row[first][0]:
        row[first - 1] = (" ", row[first - 1][1])
    if last < len(row) and not row[last][0]:
        row[last] = (" ", row[last][1])


def _blank_halves(row: list[Cell], first: int, last: int) -> None:
    """Blank the halves at the ends of a span whose other halves were clipped."""
    if not row[first][0]:
        row[first] = (" ", row[first][1])
    if width_of(row[last - 1][0]) == 2:
        row[last - 1] = (" ", row[last - 1][1])


@lru_cache(maxsize=4096)
def _on(ink: Ink, back: Tone) -> Ink:
    return ink.on(back)


@lru_cache(maxsize=4096)
def _keep_back(ink: Ink, back: Tone | None) -> Ink:
    """Return an ink on the ground that it leaves, if it leaves one."""
    return ink if ink.back is not None else ink._replace(back=back)


@lru_cache(maxsize=1024)
def _inked(text: str, ink: Ink) -> tuple[Cell, ...]:
    """Return the cells of a text in one ink."""
    return tuple(map(_cell, cells_of(text), repeat(ink)))


@lru_cache(maxsize=4096)
def _cell(char: str, ink: Ink) -> Cell:
    """Return a cell: one object wherever it stands, for texts of an evening are many."""
    return char, ink
