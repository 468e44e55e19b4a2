"""A pile of face-down cards seen from the side: how high it is, and which cards lie crosswise."""

from __future__ import annotations

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM

CARDS_A_STROKE = (1, 2, 3, 4, 6)
"""How many cards a stroke may stand for; the fewest that suit the highest pile are taken."""


def draw_stack(line: Area, size: int, crosswise: int, highest: int, glyphs: Glyphs) -> None:
    """Draw a pile of `size` cards along a line, to the scale of the `highest` of all piles.

    The first strokes are crossed, one for each card that lies crosswise.
    """
    each = next((n for n in CARDS_A_STROKE if n * line.width >= highest), CARDS_A_STROKE[-1])
    strokes = -(-size // each)
    crossed = min(crosswise, strokes)
    x = line.put(0, 0, crossing(glyphs) * crossed, BOLD)
    line.put(x, 0, glyphs.edge[5] * (strokes - crossed), DIM)


def crossing(glyphs: Glyphs) -> str:
    """Return the stroke of a card that lies crosswise on a pile: a Smile (MO-20)."""
    return "+" if glyphs.name == "ascii" else "┿"
