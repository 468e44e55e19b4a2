"""Containers that say where other widgets lie: they draw nothing and are asked for nothing."""

from __future__ import annotations

from textual.containers import Horizontal, Vertical
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget


class Place(Widget):
    """Ground that others lie on. It is asked for at every frame, so its strip is made once."""

    BLANK = True

    _strip: Strip | None = None

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return nothing but ground."""
        if self._strip is None or self._strip.cell_length != crop.width:
            self._strip = Strip.blank(crop.width, self.visual_style.rich_style)
        return [self._strip] * crop.height

    def notify_style_update(self) -> None:
        """Forget the ground of the look before."""
        self._strip = None
        super().notify_style_update()


class Row(Horizontal, Place):
    """Lays its widgets side by side."""


class Column(Vertical, Place):
    """Lays its widgets one below the other."""
