"""Lines of a form: a label, a value and the arrows that change it, an explanation below."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from textual.geometry import Size

from smilegames.tui.drawing.grid import Area, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Tone
from smilegames.tui.widgets.zone import Zone

VALUE_AT = 46
_LEAST_VALUE_AT = 26
_HIGHEST = 4
"""Rows of a line at the most: its explanation takes two of them."""


class Choice(NamedTuple):
    """A line: one of several values, or with none a button."""

    label: str
    value: str = ""
    note: str = ""
    """What the value means, in a sentence."""
    here: bool = False
    turns: bool = True
    """False where there is no other value."""
    target: Hashable = None
    """What a press of the mouse stands for."""


class ChoiceLines(Zone[tuple[Choice, ...]]):
    """One below the other; a high window has each line's explanation under it."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return a row for each line, more where explanations stand below them."""
        lines = len(self.data or ())
        return lines * _HIGHEST if self.screen.has_class("-high") else lines + 1

    def draw(self, area: Area, data: tuple[Choice, ...]) -> None:
        step = max(1, min(_HIGHEST, area.height // len(data)))
        for at, choice in enumerate(data):
            # A button stands apart from the values above it.
            y = at * step + (step == 1 and not choice.value)
            place = area.part(0, y, None, step)
            self._draw_choice(place.part(0, 0, None, 1), choice)
            notes = wrap(choice.note, area.width - 4) if choice.note else []
            for row, text in enumerate(notes[: min(2, step - 1)], 1):
                place.put(2, row, text, DIM)

    def _draw_choice(self, line: Area, choice: Choice) -> None:
        line.hit(choice.target)
        if choice.here:
            line.fill(Tone.LIT)
            line.put(0, 0, self.glyphs.here, YOU)
        if not choice.value:
            line.put(2, 0, choice.label, YOU if choice.here else BOLD)
            return
        line.put(2, 0, choice.label, TEXT if choice.here else DIM)
        x = max(_LEAST_VALUE_AT, min(VALUE_AT, line.width - 20))
        if choice.here and choice.turns:
            line.put(x - 2, 0, self.glyphs.left, YOU)
            end = line.put(x, 0, choice.value, BOLD)
            line.put(end + 1, 0, self.glyphs.right, YOU)
        else:
            line.put(x, 0, choice.value, TEXT)
