"""Draws a zone of any size without a screen."""

from __future__ import annotations

from typing import TypeVar

from smilegames.tui.drawing.grid import Grid
from smilegames.tui.widgets.zone import Zone

Data = TypeVar("Data")


def drawn(zone: Zone[Data], data: Data, width: int, height: int) -> Grid:
    """Return what a zone of a size draws of some data."""
    grid = Grid(width, height, zone.BACK)
    zone.draw(grid.area(), data)
    return grid
