"""A line of a form: a label, a value, and the arrows that change it."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.message import Message

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Tone
from smilegames.tui.widgets.zone import Zone

LABEL_WIDTH = 44


class Choice(Zone, can_focus=True):
    """One of several values; with a single value it is a button."""

    DEFAULT_CSS = "Choice { height: 1; }"

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    class Confirmed(Message):
        """Enter was pressed on the line."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(
        self,
        label: str,
        values: Sequence[str],
        at: int,
        glyphs: Glyphs,
        *,
        notes: Sequence[str] = (),
        id: str,
    ) -> None:
        super().__init__(self._draw, id=id)
        self._label = label
        self._values = list(values)
        self._glyphs = glyphs
        self._notes = notes
        self.at = at
        """Index of the value chosen."""

    @property
    def note(self) -> str:
        """A line of explanation for the value chosen, or for the line; empty for none."""
        return self._notes[min(self.at, len(self._notes) - 1)] if self._notes else ""

    def offer(self, values: Sequence[str], at: int) -> None:
        """Take other values."""
        self._values, self.at = list(values), at
        self.paint()

    def turn(self, by: int) -> None:
        """Go to the next (+1) or previous (-1) value."""
        if len(self._values) > 1:
            self.at = (self.at + by) % len(self._values)
            self.paint()
            self.post_message(self.Changed(self))

    def watch_has_focus(self, value: bool) -> None:
        super().watch_has_focus(value)
        self.paint()

    def press(self, command: str) -> bool:
        """Take a command; return whether it means something here."""
        if command in ("left", "right"):
            self.turn(1 if command == "right" else -1)
        elif command == "commit":
            self.post_message(self.Confirmed(self))
        else:
            return False
        return True

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if len(self._values) > 1:
            self.turn(1)
        else:
            self.post_message(self.Confirmed(self))

    def _draw(self, area: Area) -> None:
        here = self.has_focus
        if here:
            area.fill(Tone.LIT)
            area.put(0, 0, self._glyphs.here, YOU)
        if not self._values:
            area.put(2, 0, self._label, YOU if here else BOLD)
            return
        area.put(2, 0, self._label, TEXT if here else DIM)
        value = self._values[self.at]
        x = LABEL_WIDTH
        if here and len(self._values) > 1:
            area.put(x - 2, 0, self._glyphs.left, YOU)
            end = area.put(x, 0, value, BOLD)
            area.put(end + 1, 0, self._glyphs.right, YOU)
        else:
            area.put(x, 0, value, TEXT)
