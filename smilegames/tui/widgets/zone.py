"""A zone: one widget that draws all that lies on it by itself and repaints only what changed.

A zone is handed its data as one plain value, draws nothing but that, and says by a message what the
mouse pressed. It knows no match and no screen beyond the inks that its screen lends.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from operator import ne
from typing import Any, ClassVar, Generic, TypeVar, cast

from rich.segment import Segment
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, Block, Cell, Grid
from smilegames.tui.drawing.ink import TEXT, Ink, Tone
from smilegames.tui.terminal.host import Host
from smilegames.tui.terminal.lending import CellStrip
from smilegames.tui.terminal.pen import PLAIN, Pen
from smilegames.tui.terminal.regions import forget_regions, repaint
from smilegames.tui.widgets.inks import InkedScreen

Data = TypeVar("Data")


class Zone(Widget, Generic[Data]):
    """Holds its data, draws them in `draw` when they change, and sends only the difference."""

    BACK: ClassVar[Tone] = Tone.GROUND
    """The ground that everything on it is drawn on."""

    class Pressed(Message):
        """The mouse pressed something that `draw` had marked."""

        def __init__(self, zone: Zone[Any], target: Hashable, pressed_at: float) -> None:
            super().__init__()
            self.zone = zone
            self.target = target
            self.pressed_at = pressed_at
            """When, on the clock that stamps the input events."""

    def __init__(self, glyphs: Glyphs, **widget: Any) -> None:
        super().__init__(**widget)
        self.glyphs = glyphs
        self._data: Data | None = None
        self._grid = Grid(0, 0)
        self._strips: dict[int, Strip] = {}

    @abstractmethod
    def draw(self, area: Area, data: Data) -> None:
        """Draw the data on an empty area of the zone's size."""

    @property
    def data(self) -> Data | None:
        """What it shows, a value compared with `==`: another one is drawn as soon as it is handed
        down. None shows nothing.

        Watchers of Textual's would take as long as the drawing itself, at every key.
        """
        return self._data

    @data.setter
    def data(self, data: Data | None) -> None:
        if data != self._data:
            self._data = data
            self.take_up()

    @property
    def grid(self) -> Grid:
        """What the zone shows now."""
        return self._grid

    def change_glyphs(self, glyphs: Glyphs) -> None:
        """Draw with another set of characters from now on."""
        self.glyphs = glyphs
        self._strips.clear()
        self.paint()

    def take_up(self) -> None:
        """Draw what was handed down."""
        self.paint()

    def paint(self) -> None:
        """Draw anew and refresh what changed."""
        if not self.is_attached:
            return
        old = self._grid
        if self._fill_grid() != (old.width, old.height):
            self.refresh()
            return
        changed = _differing(self._grid.rows, old.rows)
        for region in changed:
            self._strips.pop(region.y, None)
        if changed and self._inked.stands:
            repaint(self, changed)
        elif changed:
            self.refresh(*changed)

    def notify_style_update(self) -> None:
        """Forget the strips of the look before."""
        self._strips.clear()
        super().notify_style_update()

    def on_resize(self) -> None:
        self.paint()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return our own strips: no border, filter or cache of styles lies between."""
        # The first frame comes before the first resize event: it shall not be an empty one.
        if self.outer_size != (self._grid.width, self._grid.height):
            self._fill_grid()
        forget_regions(self)
        left, right = crop.x, crop.right
        whole = left == 0 and right == self._grid.width
        strips = self._strips_of(crop.y, crop.bottom)
        return strips if whole else [strip.crop(left, right) for strip in strips]

    def on_click(self, event: events.Click) -> None:
        target = self._grid.target_at(event.x, event.y)
        if target is not None:
            event.stop()
            self.post_message(self.Pressed(self, target, event.time))

    def _fill_grid(self) -> tuple[int, int]:
        """Draw on a new grid and return its size."""
        # Asked for the one size, Textual also finds out where all widgets lie, which it puts off:
        # else what lay below one that goes would not be drawn.
        width, height = self.outer_size if self._inked.stands else self.size
        if (width, height) != (self._grid.width, self._grid.height):
            self._strips.clear()
        self._grid = Grid(width, height, self.BACK)
        if self._data is not None and width and height:
            self.draw(self._grid.area(), self._data)
        return width, height

    @property
    def _inked(self) -> InkedScreen[Any]:
        return cast("InkedScreen[Any]", self.screen)

    def _strips_of(self, first: int, last: int) -> list[Strip]:
        """Return the strips of some rows, those made that were not yet."""
        strips, missing = self._strips, []
        for y in range(first, last):
            if y not in strips:
                missing.append(y)
        if missing:
            screen, app = self._inked, self.app
            lent = app.lent if isinstance(app, Host) and app.lent.is_taken else None
            drawn = partial(_drawn, screen.pen_of, self.glyphs)
            for y in missing:
                row = self._grid.rows[y]
                if lent is None:
                    strips[y] = _strip(row, screen, self.glyphs)
                else:
                    strips[y] = CellStrip(lent, row, drawn)
        return [strips[y] for y in range(first, last)]


def _drawn(
    pen_of: Callable[[Ink], Pen], glyphs: Glyphs, cells: Sequence[Cell]
) -> tuple[list[str], list[Pen]]:
    """Return the characters and pens by which cells go to our own wire."""
    ink, pen, pens = TEXT, PLAIN, list[Pen]()
    for _, here in cells:
        if here is not ink or not pens:
            ink, pen = here, pen_of(here)
        pens.append(pen)
    return glyphs.plain_cells([char for char, _ in cells]), pens


def _differing(rows: Block, before: Block) -> list[Region]:
    """Return where two drawings of one size differ, a piece of each row that does."""
    regions: list[Region] = []
    for y, (row, old) in enumerate(zip(rows, before, strict=True)):
        if row == old:
            continue
        changed = [*map(ne, row, old)]
        left, right = changed.index(True), len(changed)
        while not changed[right - 1]:
            right -= 1
        # Both halves of a wide character are drawn, or neither.
        left -= not (row[left][0] and old[left][0])
        right += right < len(row) and not (row[right][0] and old[right][0])
        regions.append(Region(left, y, right - left, 1))
    return regions


def _strip(row: list[Cell], screen: InkedScreen[Any], glyphs: Glyphs) -> Strip:
    """Join neighbouring cells of one ink into segments.

    A blank cell goes with its neighbour on the same ground whatever its ink: each segment costs
    some forty bytes on the line.
    """
    style, plainly = screen.style_of, glyphs.plainly
    segments: list[Segment] = []
    start, ink = 0, row[0][1] if row else TEXT
    for at, (char, here) in enumerate(row):
        if here is not ink and here != ink and not (char == " " and _is_blank_alike(here, ink)):
            if at > start:
                text = "".join([char for char, _ in row[start:at]])
                segments.append(Segment(plainly(text), style(ink)))
            start, ink = at, here
    segments.append(Segment(plainly("".join([char for char, _ in row[start:]])), style(ink)))
    return Strip(segments, len(row))


def _is_blank_alike(one: Ink, other: Ink) -> bool:
    """Tell whether a blank cell looks the same in both inks."""
    same = (one.back, one.underline, one.reverse) == (other.back, other.underline, other.reverse)
    return same and not one.underline
