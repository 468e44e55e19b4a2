"""The curtain: the quietest screen. A dark window with a few fireflies, a name, one key."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, wrap
from smilegames.tui.drawing.ink import DIM, YOU, Ink, Tone
from smilegames.tui.drawing.lettering import set_large

_FIREFLIES = ((9, 3), (23, 1), (41, 4), (58, 2), (70, 5), (14, 17), (33, 19), (52, 18), (66, 16))

NOTE_WIDTH = 64
"""Columns that a note fills before it goes on in the next line."""


def draw_curtain(
    area: Area,
    *,
    lead: str,
    name: str,
    key: str,
    does: str,
    notes: Sequence[str],
    glyphs: Glyphs,
) -> None:
    """Draw the cover for one player.

    `lead` stands above the name, `key` and what it `does` below, `notes` (public) under them.
    """
    for x, y in _FIREFLIES:
        area.put(x * area.width // 80, y * area.height // 24, glyphs.dot, Ink(Tone.RULE))
    middle = area.height // 2
    rows = set_large(name, area.width - 8, glyphs)
    top = middle - 2 - len(rows)
    area.put_centre(top - 2, lead, DIM)
    for y, line in enumerate(rows, top):
        area.put_centre(y, line, YOU)
    x = (area.width - len(key) - len(does) - 1) // 2
    area.part(x, middle + 1, len(key) + len(does) + 1, 1).hit("lift")
    x = area.put(x, middle + 1, key, YOU)
    area.put(x + 1, middle + 1, does)
    width = min(NOTE_WIDTH, area.width - 4)
    lines = [line for note in notes for line in wrap(note, width)]
    for y, line in enumerate(lines, middle + 3):
        area.put_centre(y, line, DIM)
