"""A screen at a desk: every key comes to it as a command, once the gate has let it through."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import Generic, TypeVar

from textual import events
from textual.geometry import Size

from smilegames.text.words import Message
from smilegames.tui.desk import Desk
from smilegames.tui.widgets.inks import InkedScreen
from smilegames.tui.widgets.zone import Zone

STEPS = (
    ("width", 110, "-wide"),
    ("width", 150, "-vast"),
    ("height", 34, "-high"),
    ("height", 45, "-grand"),
)
"""From which size on a screen has which class: style sheets give larger windows more room."""
WHEEL = 3
"""Lines that a notch of the wheel scrolls."""

Answer = TypeVar("Answer")


class DeskScreen(InkedScreen[Answer], Generic[Answer]):
    """Act in `command`; hand data to the widgets in `redraw`, which is called when they changed."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.coloured = desk.coloured
        self.problem = ""
        """What could not be done, for the screen to show until the next key."""

    def say(self, message: Message, **params: object) -> str:
        """Speak a message in the reader's language."""
        return self.desk.words(message, **params)

    def fit(self, size: Size) -> None:
        """Take the classes of a size: all that it reaches, and before the first layout.

        Textual's own breakpoints hold one at a time and come after it: a second layout.
        """
        for side, least, name in STEPS:
            self.set_class(getattr(size, side) >= least, name)

    def on_resize(self, event: events.Resize) -> None:
        self.fit(event.size)

    @abstractmethod
    def command(self, command: str) -> None:
        """Act on a command (or on a bare key that means none)."""

    @abstractmethod
    def redraw(self) -> None:
        """Hand every widget what it shows now; only what changed is painted."""

    def press(self, target: Hashable) -> None:
        """Act on a press of the mouse on a marked place."""
        if isinstance(target, str):
            self.command(target)

    def wheel(self, command: str) -> None:
        """Scroll by a line, `up` or `down`, where there is something to scroll."""

    def complain(self, problem: str) -> None:
        """Say in a line what could not be done."""
        self.problem = problem
        self.redraw()

    def conceal(self) -> None:
        """Cover whatever is secret on this screen, at once."""

    def too_quick(self) -> None:
        """Hear that a key came before this screen stood still, and was thrown away."""

    def changes_hands(self) -> None:
        """Shut the gate until the next frame stands still: the screen is for somebody else now."""
        gate = self.desk.gate
        gate.shut()
        self.redraw()
        self.call_after_refresh(gate.painted)

    def on_screen_resume(self) -> None:
        """Take over from the screen that lay above."""
        # While a window changes its size, this may come when the screen is no longer on top.
        if self.is_current:
            self.changes_hands()

    def key(self, event: events.Key) -> None:
        """Act on a key that the gate has let through."""
        self.command(self.desk.keys.command(event.key))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if self._is_meant(event.time):
            self.key(event)

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        event.stop()
        if self._is_meant(event.pressed_at):
            self.press(event.target)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._roll(event, "up")

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._roll(event, "down")

    def _roll(self, event: events.MouseEvent, command: str) -> None:
        event.stop()
        if self._is_meant(event.time):
            for _ in range(WHEEL):
                self.wheel(command)

    def _is_meant(self, pressed_at: float) -> bool:
        """Tell whether a key that waited in our queue was pressed at what is on the screen now.

        The gate was asked when it came in, but what lay in the queue before it may have changed
        hands since: a doubled Enter must not play for the next player.
        """
        return self.is_current and self.desk.gate.lets_through(pressed_at)
