"""What goes down the line: what differs from what the terminal shows, in as few bytes as say it.

Textual writes whole styles with every run of text, whole widgets where a part has changed, and some
frames twice. On a bad line that is most of what is sent. So this remembers what the terminal shows
and sends only the cells that differ, and of a style only what differs from the one before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from smilegames.tui.terminal.canvas import Canvas, Row
from smilegames.tui.terminal.lending import Lent
from smilegames.tui.terminal.pen import PLAIN, Pen, change, on_blank

_BRIDGE = 3
"""Unchanged cells that are sent again rather than jumped over: a jump costs as many bytes."""
_UNKNOWN = (-1, -1)


class Run(NamedTuple):
    """Cells of one style that stand side by side."""

    row: int
    column: int
    text: str
    width: int
    """In cells."""


class Wire:
    """Knows what the terminal shows. Without `coloured` it sends no code of a colour at all."""

    def __init__(
        self,
        columns: int = 80,
        lines: int = 24,
        *,
        coloured: bool = True,
        lent: Lent | None = None,
    ) -> None:
        self._lent = lent or Lent()
        self._lent.is_taken = True
        self.canvas = Canvas(columns, lines, coloured=coloured, lent=self._lent)
        """What the terminal shall show."""
        self._coloured = coloured
        self._shown: list[Row | None] = [None] * lines
        self._pen: Pen | None = None
        self._at = _UNKNOWN
        self._rest = (0, 0)
        """Where the cursor was left."""

    def take(self, data: str) -> str:
        """Draw what Textual writes. Return what of it is no drawing and goes on as it is."""
        passed = self.canvas.take(data)
        self._lent.clear()
        return passed

    def forget(self) -> None:
        """Know nothing any more: somebody else may have written on the terminal."""
        self._shown = [None] * len(self.canvas.rows)
        self._pen, self._rest = None, (0, 0)
        self.canvas.touch()

    def clear(self, columns: int, lines: int) -> None:
        """Begin with nothing on a terminal of this size."""
        self.canvas = Canvas(columns, lines, coloured=self._coloured, lent=self._lent)
        self._shown = [None] * lines
        self._pen, self._rest = None, (0, 0)

    def difference(self) -> str:
        """Return the bytes after which the terminal shows the canvas; they are taken as sent."""
        groups: dict[Pen, list[Run]] = {}
        for row, first, last in self.canvas.taken():
            for pen, run in self._changes(row, first, last):
                groups.setdefault(pen, []).append(run)
        # Each frame begins by address: whoever else moved the cursor has spoilt one frame only.
        self._at = _UNKNOWN
        out: list[str] = []
        while groups:
            # Style by style, each time the one that is nearest: most of a line is codes of colours.
            pen = min(groups, key=lambda pen: len(change(self._pen, pen)))
            out.append(change(self._pen, pen))
            self._pen = pen
            for run in groups.pop(pen):
                out.append(self._move(run.row, run.column))
                out.append(run.text)
                self._at = run.row, run.column + run.width
        # At home unless somebody writes: when a window shrinks, some terminals keep for scrolling
        # back what stands above the cursor, and it might be a hand.
        if self.canvas.rows and (out or self._rest != self.canvas.cursor):
            out.append(_address(*self.canvas.cursor))
            self._rest = self.canvas.cursor
        return "".join(out)

    def _changes(self, row: int, first: int, last: int) -> Iterator[tuple[Pen, Run]]:
        """Yield each run of some columns that the terminal does not show yet; note it as shown."""
        shown, wanted = self._shown[row], self.canvas.rows[row]
        if shown is None:
            first, last = 0, self.canvas.columns
        chars = wanted.chars[first:last]
        pens = [
            on_blank(pen) if char == " " else pen
            for char, pen in zip(chars, wanted.pens[first:last], strict=True)
        ]
        if shown is None:
            self._shown[row] = Row(chars, pens)
            yield from _runs(row, first, chars, pens, range(len(chars)))
            return
        before = Row(shown.chars[first:last], shown.pens[first:last])
        if chars != before.chars or pens != before.pens:
            shown.chars[first:last], shown.pens[first:last] = chars, pens
            yield from _runs(row, first, chars, pens, _differing(chars, pens, before))

    def _move(self, row: int, column: int) -> str:
        """Return the shortest way for the cursor. At the right edge terminals differ: go by
        address."""
        at = self._at
        if at == (row, column) and column < self.canvas.columns:
            return ""
        address = _address(row, column)
        if at == _UNKNOWN or at[1] >= self.canvas.columns:
            return address
        return min(_step(row - at[0], "B", "A") + _aside(column - at[1]), address, key=len)


def _differing(chars: list[str], pens: list[Pen], shown: Row) -> list[int]:
    """List the columns to be sent; the empty half of a wide character goes with the other."""
    cells = zip(chars, shown.chars, pens, shown.pens, strict=True)
    places = [
        at
        for at, (char, old, pen, before) in enumerate(cells)
        if char and (char != old or pen != before)
    ]
    if "" not in chars:
        return places
    return sorted({*places, *(at + 1 for at in places if chars[at + 1 : at + 2] == [""])})


def _runs(
    row: int, column: int, chars: list[str], pens: list[Pen], places: Iterable[int]
) -> Iterator[tuple[Pen, Run]]:
    """Yield the cells at some ascending places as runs of one pen; the first stands in `column`."""
    start = end = -1
    pen = PLAIN
    for at in places:
        if at == end and pens[at] == pen:
            end = at + 1
            continue
        near = start >= 0 and at - end <= _BRIDGE
        if near and (joined := _joined(pen, chars, pens, start, end, at + 1)) is not None:
            pen, end = joined, at + 1
            continue
        if start >= 0:
            yield pen, Run(row, column + start, "".join(chars[start:end]), end - start)
        start, end, pen = at, at + 1, pens[at]
    if start >= 0:
        yield pen, Run(row, column + start, "".join(chars[start:end]), end - start)


def _joined(
    pen: Pen, chars: list[str], pens: list[Pen], start: int, end: int, to: int
) -> Pen | None:
    """Return the one pen that draws the run from `start` to `end` and on up to `to`, if there is
    one: a blank is drawn by any pen on its ground."""
    for at in range(end, to):
        other = pens[at]
        if other == pen:
            continue
        if other.back != pen.back or other.is_lined or pen.is_lined:
            return None
        if chars[at] == " ":
            continue
        if chars[start:at] != [" "] * (at - start):
            return None
        pen = other
    return pen


def _address(row: int, column: int) -> str:
    """Return the sequence that moves the cursor to a place."""
    if column:
        return f"\x1b[{row + 1};{column + 1}H"
    return f"\x1b[{row + 1}H" if row else "\x1b[H"


def _step(by: int, ahead: str, back: str) -> str:
    """Return the sequence that moves so many cells, one way or the other."""
    if not by:
        return ""
    count = abs(by) if abs(by) > 1 else ""
    return f"\x1b[{count}{ahead if by > 0 else back}"


def _aside(by: int) -> str:
    return "\b" * -by if -3 <= by < 0 else _step(by, "C", "D")
