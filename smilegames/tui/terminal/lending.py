"""Cells lent to the wire as they are: not written out as text by us and read again by the driver.

A strip of cells renders to a sequence that only our wire knows: the number of what it has lent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from smilegames.tui.drawing.grid import Cell
from smilegames.tui.terminal.pen import PLAIN, Pen, turned

FINAL = "z"
"""Ends the sequence of something lent; no terminal ever sees it."""
_SYSTEMS = {
    "standard": ColorSystem.STANDARD,
    "256": ColorSystem.EIGHT_BIT,
    "truecolor": ColorSystem.TRUECOLOR,
}
Drawing = Callable[[Sequence[Cell]], tuple[Sequence[str], Sequence[Pen]]]
"""Says by which characters and pens cells are drawn."""
_MOST = 4096
"""Strips kept until a frame is taken; more than any screen has."""


class Lent:
    """What strips have lent since the wire took a frame last."""

    def __init__(self) -> None:
        self.is_taken = False
        """True where a wire of ours takes what is lent; else strips are plain ones."""
        self._cells: list[tuple[Sequence[str], Sequence[Pen]]] = []

    def lend(self, chars: Sequence[str], pens: Sequence[Pen]) -> str:
        """Lend a row's cells and return the sequence that stands for them."""
        if len(self._cells) >= _MOST:
            self._cells.clear()
        self._cells.append((chars, pens))
        return f"\x1b[{len(self._cells) - 1}{FINAL}"

    def find(self, number: str) -> tuple[Sequence[str], Sequence[Pen]]:
        """Return what was lent under a number; nothing where nothing was."""
        at = int(number) if number.isdecimal() else len(self._cells)
        return self._cells[at] if at < len(self._cells) else ((), ())

    def clear(self) -> None:
        """Forget it: the frame is taken."""
        self._cells.clear()


class CellStrip(Strip):
    """A row of cells. A wide character is followed by an empty cell.

    Which characters and pens draw them is asked where it is needed: mostly a few of them are.
    """

    def __init__(self, lent: Lent, cells: Sequence[Cell], drawn: Drawing) -> None:
        # Not by Textual's own, which makes eight caches that a row of cells never asks, and rows
        # are made by the dozen at every key.
        self._lent = lent
        self._cells = cells
        self._drawn = drawn

    @property
    def cell_length(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[Segment]:
        chars, _ = self._drawn(self._cells)
        yield Segment("".join(chars))

    def crop(self, start: int, end: int | None = None) -> Strip:
        return CellStrip(self._lent, self._cells[start:end], self._drawn)

    def divide(self, cuts: Iterable[int]) -> Sequence[Strip]:
        """Cut at ascending columns; what lies behind the last is left out."""
        strips, start = [], 0
        for cut in cuts:
            strips.append(self if (start, cut) == (0, len(self._cells)) else self.crop(start, cut))
            start = cut
        return strips

    def render(self, console: Console) -> str:
        return self._lent.lend(*self._drawn(self._cells))


def pen_for(style: Style, console: Console, *, coloured: bool) -> Pen:
    """Return the pen that draws a style on the terminal of a console."""
    system = _SYSTEMS.get(console.color_system or "", ColorSystem.STANDARD)
    before, _, _ = style.render("x", color_system=system).partition("x")
    pen = turned(PLAIN, before.removeprefix("\x1b[").removesuffix("m")) if before else PLAIN
    return pen if coloured else Pen(marks=pen.marks)
