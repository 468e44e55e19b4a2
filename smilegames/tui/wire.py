"""What goes down the line: a frame's changes in as few bytes as say them.

Textual writes whole styles with every run of text, whole widgets where a part has changed, and some
frames twice. On a bad line that is most of what is sent. So this remembers what the terminal shows
and sends only the cells that differ, and of a style only what differs from the one before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from rich.color import Color, ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate

from smilegames.tui.drawing.grid import cells_of

Cell = tuple[str, Style]
_BRIDGE = 3
"""Unchanged cells that are sent again rather than jumped over: a jump costs as many bytes."""
_SWITCHES = (
    ((("bold", "1"), ("dim", "2")), "22"),
    ((("italic", "3"),), "23"),
    ((("underline", "4"),), "24"),
    ((("blink", "5"),), "25"),
    ((("reverse", "7"),), "27"),
    ((("strike", "9"),), "29"),
)
"""Attributes with what switches each on, and what switches the group off."""


class Run(NamedTuple):
    """Cells of one style that stand side by side."""

    row: int
    column: int
    text: str
    width: int
    """In cells."""


class Wire:
    """Knows what the terminal shows. Without `coloured` it sends no code of a colour at all."""

    def __init__(self, *, coloured: bool = True) -> None:
        self.coloured = coloured
        self._shown: dict[tuple[int, int], Cell] = {}

    def forget(self) -> None:
        """Know nothing any more: somebody else may have written on the terminal."""
        self._shown.clear()

    def tighten(self, update: Any, width: int) -> Any:
        """Return a compositor's update in its tight form; anything else as it is.

        `width` is the terminal's, in cells.
        """
        if isinstance(update, ChopsUpdate | LayoutUpdate):
            return Frame(self, update, width)
        return update

    def changes(self, row: int, column: int, cells: list[Cell]) -> Iterator[tuple[Style, Run]]:
        """Yield each run that the terminal does not show yet, with its style; note it as shown."""
        run: list[str] = []
        start = last = -1
        style = cells[0][1] if cells else Style.null()
        for at, cell in enumerate(cells):
            place = (row, column + at)
            # The empty half of a wide character goes with the half that is drawn.
            half = not cell[0] and last == at - 1
            if self._shown.get(place) == cell and not half:
                continue
            self._shown[place] = cell
            if run and cell[1] == style and at - last <= _BRIDGE + 1:
                between = cells[last + 1 : at]
                if all(other == style for _, other in between):
                    run += [text for text, _ in between] + [cell[0]]
                    last = at
                    continue
            if run:
                yield style, Run(row, column + start, "".join(run), last - start + 1)
            run, start, last, style = [cell[0]], at, at, cell[1]
        if run:
            yield style, Run(row, column + start, "".join(run), last - start + 1)


class Frame(CompositorUpdate):
    """A compositor's update, written tightly: style by style, and each style from top to bottom."""

    def __init__(self, wire: Wire, update: ChopsUpdate | LayoutUpdate, width: int) -> None:
        self._wire = wire
        self._update = update
        self._width = width

    def render_segments(self, console: Console) -> str:
        """Return the bytes of the update, the terminal's style left as it was found."""
        colours = console._color_system if self._wire.coloured else None
        groups: dict[Style, list[Run]] = {}
        for row, column, cells in _runs(self._update):
            for style, run in self._wire.changes(row, column, cells):
                groups.setdefault(style, []).append(run)
        if not groups:
            return ""
        out: list[str] = []
        before: Style | None = None
        at = (-1, -1)
        for style, runs in groups.items():
            out.append(_change(before, style, colours))
            before = style
            for run in runs:
                out.append(_move(at, (run.row, run.column), self._width))
                out.append(run.text)
                at = (run.row, run.column + run.width)
        out.append("\x1b[0m")
        return "".join(out)


def _move(at: tuple[int, int], to: tuple[int, int], width: int) -> str:
    """Return the shortest way for the cursor. At the right edge terminals differ: go by address."""
    row, column = to
    if at[1] < width:
        if at == to:
            return ""
        if at[0] == row and column > at[1]:
            return f"\x1b[{column - at[1]}C"
        if row == at[0] + 1 and 0 <= at[1] - column <= 3:
            return "\x1b[B" + "\b" * (at[1] - column)
    return f"\x1b[{row + 1};{column + 1}H"


def _runs(update: ChopsUpdate | LayoutUpdate) -> Iterator[tuple[int, int, list[Cell]]]:
    """Yield (row, column, cells) of each run that an update writes."""
    if isinstance(update, LayoutUpdate):
        for row, strips in enumerate(update.strips, update.region.y):
            yield row, update.region.x, _cells(segment for strip in strips for segment in strip)
        return
    # A row's strip is taken apart once, however many spans of it have changed.
    for row, spans in groupby(update.spans, key=itemgetter(0)):
        ends = [(start, end) for _, start, end in spans]
        chops = update.chops[row].items()
        for chop_end, (x, strip) in zip(update.chop_ends[row], chops, strict=False):
            cells: list[Cell] | None = None
            for start, end in ends:
                first, last = max(start, x), min(end, chop_end)
                if strip is not None and first < last:
                    cells = _cells(strip) if cells is None else cells
                    yield row, first, cells[first - x : last - x]


def _cells(segments: Iterable[Segment]) -> list[Cell]:
    null = Style.null()
    return [(cell, style or null) for text, style, _ in segments for cell in cells_of(text)]


@lru_cache(maxsize=4096)
def _change(before: Style | None, after: Style, system: ColorSystem | None) -> str:
    """Return the shortest sequence that turns one style into another (None: unknown)."""
    codes: list[str] = []
    if before is None:
        before = Style.null()
        codes.append("0")
    for names, off in _SWITCHES:
        had = {name for name, _ in names if getattr(before, name)}
        wanted = {name for name, _ in names if getattr(after, name)}
        if had - wanted:
            codes.append(off)
            had = set()
        codes += [on for name, on in names if name in wanted - had]
    if system is not None:
        codes += _colours(before.color, after.color, system, foreground=True)
        codes += _colours(before.bgcolor, after.bgcolor, system, foreground=False)
    return f"\x1b[{';'.join(codes)}m" if codes else ""


def _colours(
    before: Color | None, after: Color | None, system: ColorSystem, *, foreground: bool
) -> tuple[str, ...]:
    if before == after:
        return ()
    if after is None:
        return ("39" if foreground else "49",)
    return after.downgrade(system).get_ansi_codes(foreground=foreground)
