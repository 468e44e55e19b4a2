"""The anchor T: the least that a Textual app can be and still answer keys with a drawing.

One widget draws ten lines with the line API; `down` moves the highlight, `q` leaves.
"""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.events import Key
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

LINES = 10


class Lines(Widget, can_focus=True):
    """Ten lines, one of them highlighted."""

    chosen = 0

    def render_line(self, y: int) -> Strip:
        text = f"line {y}".ljust(20) if y < LINES else ""
        return Strip([Segment(text, Style(reverse=y == self.chosen))])

    def on_key(self, event: Key) -> None:
        if event.key == "down":
            before, self.chosen = self.chosen, (self.chosen + 1) % LINES
            self.refresh(Region(0, before, 20, 1), Region(0, self.chosen, 20, 1))
        elif event.key == "q":
            self.app.exit()


class MinimalApp(App[None]):
    """The app round it."""

    ENABLE_COMMAND_PALETTE = False
    animation_level = "none"

    def compose(self) -> ComposeResult:
        yield Lines()


if __name__ == "__main__":
    MinimalApp().run()
