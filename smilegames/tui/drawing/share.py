"""A share as a line that is drawn in part, in halves of a cell."""

from __future__ import annotations

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import Ink, Tone

_WHOLE, _HALF, _REST = "━", "╸", "─"


def draw_share(area: Area, share: float, ink: Ink, glyphs: Glyphs) -> None:
    """Draw the first row of an area from the left, `share` of it (0 to 1); the rest stays faint."""
    if glyphs.name == "ascii":
        whole = round(area.width * share)
        area.put(area.put(0, 0, "=" * whole, ink), 0, "-" * (area.width - whole), Ink(Tone.RULE))
        return
    area.put(0, 0, _REST * area.width, Ink(Tone.RULE))
    whole, half = divmod(round(2 * area.width * share), 2)
    area.put(0, 0, _WHOLE * whole + _HALF * half, ink)
