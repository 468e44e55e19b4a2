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

from smilegames.tui.draw.grid import Area, Cell, Grid
from smilegames.tui.draw.ink import Palette, Tone

if TYPE_CHECKING:
    from smilegames.tui.app import SmileApp

Painter = Callable[[Area], None]


class Zone(Widget):
    """Holds a painter, calls it when told that something changed, and sends only the difference."""

    DEFAULT_CSS = "Zone { height: 1fr; width: 1fr; }"

    class Pressed(Message):
        """The mouse pressed something that the painter had marked."""

        def __init__(self, zone: Zone, target: Hashable) -> None:
            super().__init__()
            self.zone = zone
            self.target = target

    def __init__(
        self, painter: Painter | None = None, *, back: Tone = Tone.GROUND, **widget: Any
    ) -> None:
        super().__init__(**widget)
        self._painter = painter
        self._back = back
        self._grid = Grid(0, 0)
        self._strips: dict[int, Strip] = {}

    @property
    def palette(self) -> Palette:
        """The palette of the running application."""
        return cast("SmileApp", self.app).look.palette

    @property
    def grid(self) -> Grid:
        """What the zone shows now."""
        return self._grid

    def paint(self, painter: Painter | None = None) -> None:
        """Draw anew (with another painter, if given) and refresh the cells that changed."""
        if painter is not None:
            self._painter = painter
        width, height = self.size
        grid = Grid(width, height, self._back)
        if self._painter is not None:
            self._painter(grid.area())
        old, self._grid = self._grid, grid
        if (old.width, old.height) != (width, height):
            self._strips.clear()
            self.refresh()
            return
        regions = []
        for y, x, columns in grid.changes(old):
            self._strips.pop(y, None)
            regions.append(Region(x, y, columns, 1))
        if regions:
            self.refresh(*regions)

    def on_resize(self) -> None:
        self.paint()

    def render_line(self, y: int) -> Strip:
        if y >= self._grid.height:
            return Strip.blank(self.size.width)
        strip = self._strips.get(y)
        if strip is None:
            strip = self._strips[y] = _strip(self._grid.rows[y], self.palette)
        return strip

    def on_click(self, event: events.Click) -> None:
        target = self._grid.target_at(event.x, event.y)
        if target is not None:
            event.stop()
            self.post_message(self.Pressed(self, target))


def _strip(row: list[Cell], palette: Palette) -> Strip:
    """Join neighbouring cells of one ink into segments."""
    segments: list[Segment] = []
    text, ink = "", None
    for char, here in row:
        if here != ink and text:
            assert ink is not None
            segments.append(Segment(text, palette.style(ink)))
            text = ""
        text, ink = text + char, here
    if ink is not None:
        segments.append(Segment(text, palette.style(ink)))
    return Strip(segments, len(row))
