"""The lines that frame every screen: the title above, the keys that work now below."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.bars import Key, draw_footer, draw_header
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.widgets.zone import Zone


class Title(NamedTuple):
    """What stands in the line above a table."""

    name: str
    """The game's name."""
    where: str
    """Which round or auction this is."""
    turn: str = ""
    """Who does what now."""
    aside: str = ""
    """What stands at the far right."""
    done: float = 0.0
    """How much of it is behind us, 0 to 1: so much of the line is lit."""


class TitleBar(Zone[Title]):
    """The line above: the game, where in it we are, whose turn it is."""

    BACK = Tone.PANEL

    def draw(self, area: Area, data: Title) -> None:
        draw_header(area, *data)


class KeyBar(Zone[tuple[Key, ...]]):
    """The line below: only keys that work now, the most needed first; a click presses one."""

    BACK = Tone.PANEL

    def draw(self, area: Area, data: tuple[Key, ...]) -> None:
        draw_footer(area, data)
