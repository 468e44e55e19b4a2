"""What the screen shall show: cells read from what Textual writes. It knows no terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import repeat

from smilegames.tui.drawing.grid import cells_of
from smilegames.tui.terminal.lending import FINAL, Lent
from smilegames.tui.terminal.pen import PLAIN, Pen, turned

_BEGIN = "\x1b["
_SEQUENCE = re.compile(r"([0-?]*)[ -/]*([@-~])")
"""A control sequence behind its beginning: parameters and the final letter."""
_OTHER = re.compile(r"\x1b[\]P_^X].*?(?:\x07|\x1b\\)|\x1b.|[\x00-\x1f\x7f]", re.DOTALL)
_BELL = "\x07"
_UNWANTED = ("\x1b]8;", "\x1b]22;")
"""Links, which cells here have none of, and shapes of the mouse pointer."""


class Row:
    """The cells of a row. A wide character is followed by an empty cell."""

    __slots__ = ("chars", "pens")

    def __init__(self, chars: list[str], pens: list[Pen]) -> None:
        self.chars = chars
        self.pens = pens

    def lay(self, column: int, chars: Sequence[str], pens: Sequence[Pen]) -> None:
        """Lay cells, each with a pen of its own; what is torn in halves is blank."""
        self.write(column, tuple(chars), PLAIN)
        end = min(column + len(pens), len(self.pens))
        if column < end:
            self.pens[column:end] = pens[: end - column]

    def write(self, column: int, cells: str | tuple[str, ...], pen: Pen) -> None:
        """Write cells; what reaches over the edge is cut, and what is torn in halves is blank."""
        chars = self.chars
        end = min(column + len(cells), len(chars))
        if column >= end:
            return
        if not chars[column] and column:
            chars[column - 1] = " "
        if end < len(chars) and not chars[end]:
            chars[end] = " "
        chars[column:end] = cells[: end - column]
        self.pens[column:end] = repeat(pen, end - column)
        if end - column < len(cells) and not cells[end - column]:
            chars[end - 1] = " "


class Canvas:
    """Rows of cells, and where they were written on since somebody looked.

    `coloured` False takes every colour for the terminal's own.
    """

    def __init__(
        self, columns: int, lines: int, *, coloured: bool = True, lent: Lent | None = None
    ) -> None:
        self.columns = columns
        self.rows = [Row([" "] * columns, [PLAIN] * columns) for _ in range(lines)]
        self._touched: dict[int, tuple[int, int]] = {}
        self._drawn: set[int] = set()
        self.cursor = (0, 0)
        """Row and column at which the terminal shall keep its cursor."""
        self._coloured = coloured
        self._lent = lent or Lent()
        self._pen = PLAIN
        self._known: dict[str, Pen] = {"": PLAIN, "0": PLAIN}
        """What a pen becomes that was plain before."""

    def take(self, data: str) -> str:
        """Draw what Textual writes. Return what of it is no drawing and goes on as it is."""
        passed: list[str] = []
        first, *pieces = data.split(_BEGIN)
        if first:
            self._write(first, passed)
        known = self._known
        for piece in pieces:
            if piece == "0m":
                self._pen = PLAIN
                continue
            codes, _, text = piece.partition("m")
            pen = known.get(codes)
            if pen is None or (self._pen is not PLAIN and pen is not PLAIN):
                text = self._obey(piece, passed)
            else:
                self._pen = pen
            if text:
                self._write(text, passed)
        return "".join(passed)

    def taken(self) -> list[tuple[int, int, int]]:
        """Return where was written since this was asked last: row, first column, and the one after
        the last."""
        spans = [(row, *span) for row, span in sorted(self._touched.items())]
        self._touched.clear()
        return spans

    def touch(self) -> None:
        """Take all that was ever written for just written."""
        self._touched = dict.fromkeys(self._drawn, (0, self.columns))

    def text(self) -> str:
        """Return the characters alone, one line a row, without trailing spaces."""
        return "\n".join("".join(row.chars).rstrip() for row in self.rows)

    def _obey(self, piece: str, passed: list[str]) -> str:
        """Follow a control sequence; return what stands behind it."""
        match = _SEQUENCE.match(piece)
        if match is None:
            return piece
        parameters, final = match.groups()
        if final == "m":
            self._turn(parameters)
        elif final == "H":
            row, _, column = parameters.partition(";")
            self.cursor = int(row or 1) - 1, int(column or 1) - 1
        elif final == FINAL:
            self._lay(*self._lent.find(parameters))
        else:
            passed.append(_BEGIN + match.group())
        return piece[match.end() :]

    def _turn(self, codes: str) -> None:
        before = self._pen
        pen = turned(before, codes)
        if not self._coloured:
            pen = Pen(marks=pen.marks)
        self._pen = PLAIN if pen == PLAIN else pen
        if before is PLAIN:
            self._known[codes] = self._pen

    def _lay(self, chars: Sequence[str], pens: Sequence[Pen]) -> None:
        """Lay lent cells at the cursor."""
        row, column = self.cursor
        if chars and row < len(self.rows):
            self.rows[row].lay(column, chars, pens)
            self._note(row, column, len(chars))
        self.cursor = row, column + len(chars)

    def _write(self, text: str, passed: list[str]) -> None:
        if text.isprintable():
            self._put(text if text.isascii() else cells_of(text))
            return
        at = 0
        for match in _OTHER.finditer(text):
            self._put(cells_of(text[at : match.start()]))
            at = match.end()
            if match.group() == "\n":
                self.cursor = self.cursor[0] + 1, 0
            elif match.group() == _BELL or _is_worth_passing(match.group()):
                passed.append(match.group())
        self._put(cells_of(text[at:]))

    def _put(self, cells: str | tuple[str, ...]) -> None:
        row, column = self.cursor
        if cells and row < len(self.rows):
            self.rows[row].write(column, cells, self._pen)
            self._note(row, column, len(cells))
        self.cursor = row, column + len(cells)

    def _note(self, row: int, column: int, cells: int) -> None:
        """Note that cells of a row were written, and maybe what they tore in halves beside them."""
        first, last = max(0, column - 1), min(column + cells + 1, self.columns)
        before = self._touched.get(row)
        if before is not None:
            first, last = min(first, before[0]), max(last, before[1])
        self._touched[row] = first, last
        self._drawn.add(row)


def _is_worth_passing(sequence: str) -> bool:
    """Tell whether a sequence is whole and does something without a place on the screen."""
    return len(sequence) > 2 and not sequence.startswith(_UNWANTED)
