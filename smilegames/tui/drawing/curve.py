"""Points over time as a small picture: a bar for each step, all of a table to one scale."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import Ink

_EIGHTHS = " ▁▂▃▄▅▆▇█"
_PLAIN = " .:-=+*%#"
_WIDEST = 6
"""Columns of a bar at the most."""


def draw_curve(
    area: Area, points: Sequence[int], low: int, high: int, ink: Ink, glyphs: Glyphs
) -> None:
    """Draw points as bars from the foot of an area; `low` and `high` are the ends of the scale.

    The least there is shows as a line, so that a step is seen where nothing was won.
    """
    shown = _thinned(points, area.width)
    if not shown:
        return
    wide = min(_WIDEST, area.width // len(shown))
    steps = _PLAIN if glyphs.name == "ascii" else _EIGHTHS
    most = 8 * area.height
    for at, value in enumerate(shown):
        height = 1 + round((value - low) * (most - 1) / (high - low)) if high > low else 1
        for row in range(area.height):
            part = max(0, min(8, height - 8 * row))
            area.put(at * wide, area.height - 1 - row, steps[part] * wide, ink)


def _thinned(points: Sequence[int], most: int) -> list[int]:
    """Return at most so many of the points, evenly spread, first and last among them."""
    if len(points) <= most:
        return list(points)
    return [points[round(at * (len(points) - 1) / (most - 1))] for at in range(most)]
