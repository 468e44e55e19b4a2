"""Places over time as a picture: a column for each match, the player's place marked in it."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TEXT

_LABELS = 3
_WIDEST = 4
"""Columns of a match at the most."""


def draw_ranks(area: Area, ranks: Sequence[tuple[int, int]], glyphs: Glyphs) -> None:
    """Draw (place, number of players) of each match, oldest first; of too many the latest.

    The first place is the top row. Where there are more places than rows, the last row stands for
    all that are below it.
    """
    room = area.width - _LABELS
    shown = ranks[-room:] if room > 0 else ()
    if not shown:
        return
    wide = min(_WIDEST, max(1, room // len(shown)))
    rows = min(area.height, max(of for _, of in shown))
    step = 2 if rows * 2 <= area.height else 1
    for row in range(rows):
        area.put(0, row * step, str(row + 1), BOLD if row == 0 else DIM)
    for at, (place, of) in enumerate(shown):
        x = _LABELS + at * wide
        for row in range(min(of, rows)):
            area.put(x, row * step, glyphs.dot, SUNK)
        mark = glyphs.star if place == 1 else glyphs.bead
        area.put(x, (min(place, rows) - 1) * step, mark, BOLD if place == 1 else TEXT)
