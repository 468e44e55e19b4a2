"""A share as a bar of blocks, in eighths of a cell."""

from __future__ import annotations

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import Ink, Tone

_EIGHTHS = " ▏▎▍▌▋▊▉█"


def draw_share(area: Area, share: float, ink: Ink, glyphs: Glyphs) -> None:
    """Fill the first row of an area from the left, `share` of it (0 to 1), on a sunken ground."""
    area.part(0, 0, None, 1).fill(Tone.CARD)
    eighths = round(8 * area.width * share)
    if glyphs.name == "ascii":
        area.put(0, 0, glyphs.full * ((eighths + 4) // 8), ink)
        return
    whole, rest = divmod(eighths, 8)
    area.put(0, 0, "█" * whole + _EIGHTHS[rest].strip(), ink)
