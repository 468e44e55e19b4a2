"""A heap of small things that are all alike, such as beads: few are counted at a glance, more by
the number beside them."""

from __future__ import annotations

from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import BOLD, TEXT, YOU, Ink

AT_A_GLANCE = 4
"""More than these need their number."""


def draw_heap(
    area: Area, count: int, sign: str, *, ink: Ink = TEXT, thought: int = 0, ghost: str = ""
) -> None:
    """Lay a heap from the lowest row of an area up.

    After it come `thought` more, drawn as `ghost`: those that somebody thinks of laying there.
    """
    number = str(count) if count > AT_A_GLANCE else ""
    room = area.width - width_of(number) - 1 if number else area.width
    for at in range(min(count + thought, room + area.width * (area.height - 1))):
        row, x = (0, at) if at < room else divmod(at - room + area.width, area.width)
        lies = at < count
        area.put(x, area.height - 1 - row, sign if lies else ghost, ink if lies else YOU)
    if number:
        area.put_right(area.width, area.height - 1, number, BOLD)
