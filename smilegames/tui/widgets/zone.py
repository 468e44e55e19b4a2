"""A zone: one widget that draws everything on it by the line API and repaints only what changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, cast

from rich.segment import Segment
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from smilegames.tui.drawing.grid import Area, Cell, Grid
from smilegames.tui.drawing.ink import TEXT, Ink, Tone
from smilegames.tui.look import Look
from smilegames.tui.terminal.regions import forget_regions

if TYPE_CHECKING:
    from smilegames.tui.app import SmileApp

Painter = Callable[[Area], None]


class Zone(Widget):
    """Holds a painter, calls it when told that something changed, and sends only the difference."""

    DEFAULT_CSS = "Zone { height: 1fr; width: 1fr; }"

    class Pressed(Message):
        """The mouse pressed something that the painter had marked."""

        def __init__(self, zone: Zone, target: Hashable, pressed_at: float) -> None:
            super().__init__()
            self.zone = zone
            self.target = target
            self.pressed_at = pressed_at
            """When, on the clock that stamps the input events."""

    def __init__(
        self, painter: Painter | None = None, *, back: Tone = Tone.GROUND, **widget: Any
    ) -> None:
        super().__init__(**widget)
        self._painter = painter
        self._back = back
        self._grid = Grid(0, 0)
        self._strips: dict[int, Strip] = {}

    @property
    def look(self) -> Look:
        """The colours and characters of the running application."""
        return cast("SmileApp", self.app).look

    @property
    def grid(self) -> Grid:
        """What the zone shows now."""
        return self._grid

    def paint(self, painter: Painter | None = None) -> None:
        """Draw anew (with another painter, if given) and refresh the cells that changed."""
        if painter is not None:
            self._painter = painter
        old = self._grid
        if self._fill_grid() != (old.width, old.height):
            self.refresh()
            return
        regions = []
        for y, x, columns in self._grid.changes(old):
            self._strips.pop(y, None)
            regions.append(Region(x, y, columns, 1))
        if regions:
            self.refresh(*regions)

    def _fill_grid(self) -> tuple[int, int]:
        """Call the painter on a new grid and return its size."""
        width, height = self.size
        if (width, height) != (self._grid.width, self._grid.height):
            self._strips.clear()
        self._grid = Grid(width, height, self._back)
        if self._painter is not None and width and height:
            self._painter(self._grid.area())
        return width, height

    def on_resize(self) -> None:
        self.paint()

    def render_lines(self, crop: Region) -> list[Strip]:
        # The first frame comes before the first resize event: it shall not be an empty one.
        if self.size != (self._grid.width, self._grid.height):
            self._fill_grid()
        forget_regions(self)
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        strip = self._strips.get(y)
        if strip is None:
            strip = self._strips[y] = _strip(self._grid.rows[y], self.look)
        return strip

    def on_click(self, event: events.Click) -> None:
        target = self._grid.target_at(event.x, event.y)
        if target is not None:
            event.stop()
            self.post_message(self.Pressed(self, target, event.time))


def _strip(row: list[Cell], look: Look) -> Strip:
    """Join neighbouring cells of one ink into segments.

    A blank cell goes with its neighbour on the same ground whatever its ink: each segment costs
    some forty bytes on the line.
    """
    style, plainly = look.palette.style, look.glyphs.plainly
    segments: list[Segment] = []
    text, ink = "", TEXT
    for char, here in row:
        if here != ink and not (char == " " and _is_blank_alike(here, ink)):
            if text:
                segments.append(Segment(plainly(text), style(ink)))
            text, ink = "", here
        text += char
    segments.append(Segment(plainly(text), style(ink)))
    return Strip(segments, len(row))


def _is_blank_alike(one: Ink, other: Ink) -> bool:
    """Tell whether a blank cell looks the same in both inks."""
    same = (one.back, one.underline, one.reverse) == (other.back, other.underline, other.reverse)
    return same and not one.underline
