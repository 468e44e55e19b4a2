"""A short menu in the middle of a screen: a title, a note, a line for each thing to choose."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.grid import Area, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Tone
from smilegames.tui.widgets.zone import Zone

WIDTH = 44
NOTE_WIDTH = 72


class Choices(NamedTuple):
    """What the menu says."""

    title: str
    note: str
    items: tuple[str, ...]
    here: int
    """Which of them is chosen."""


class Menu(Zone[Choices]):
    """Items are numbered; a press of the mouse on one stands for ("item", its index)."""

    def draw(self, area: Area, data: Choices) -> None:
        left = (area.width - WIDTH) // 2
        notes = wrap(data.note, min(NOTE_WIDTH, area.width - 4))
        top = max(0, (area.height - 2 * len(data.items) - len(notes) - 3) // 2)
        area.put_centre(top, data.title, BOLD)
        for y, note in enumerate(notes, top + 1):
            area.put_centre(y, note, DIM)
        for at, item in enumerate(data.items):
            line = area.part(left, top + len(notes) + 3 + 2 * at, WIDTH, 1)
            line.hit(("item", at))
            here = at == data.here
            line.fill(Tone.LIT if here else Tone.PANEL)
            if here:
                line.put(0, 0, self.glyphs.here, YOU)
            line.put(2, 0, str(at + 1), YOU if here else DIM)
            line.put(5, 0, item, BOLD if here else TEXT)
