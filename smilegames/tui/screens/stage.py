"""A screen that is one zone: it paints everything itself and hears every key as a command."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from smilegames.text.words import Message, Words
from smilegames.tui.drawing.bars import Key
from smilegames.tui.drawing.grid import Area
from smilegames.tui.keys import Hint
from smilegames.tui.look import Look
from smilegames.tui.widgets.zone import Zone

if TYPE_CHECKING:
    from smilegames.tui.app import SmileApp


WHEEL = 3
"""Lines that a notch of the wheel scrolls."""


class StageScreen(Screen[None]):
    """Paint in `paint`, act in `command`; call `redraw` when something changed."""

    DEFAULT_CSS = "StageScreen { layout: vertical; } StageScreen > Zone { height: 100%; }"

    problem = ""
    """What could not be done, for the screen to show until the next key."""

    def compose(self) -> ComposeResult:
        yield Zone(self.paint, id="stage")

    @property
    def game_app(self) -> SmileApp:
        """The application, typed."""
        return cast("SmileApp", self.app)

    @property
    def words(self) -> Words:
        """The words of whoever reads this screen."""
        return self.game_app.words

    @property
    def look(self) -> Look:
        """Colours and characters."""
        return self.game_app.look

    def say(self, message: Message, **params: object) -> str:
        """Speak a message in the reader's language."""
        return self.words(message, **params)

    def keys(self, hints: Sequence[Hint]) -> list[Key]:
        """Return hints with their keys as they are printed."""
        return self.game_app.footer(hints)

    def printed(self, command: str) -> str:
        """Return how to print the key of a command."""
        return self.game_app.printed(command)

    def arrows(self) -> str:
        """Return how to print the keys that move up and down."""
        return self.game_app.arrows()

    @abstractmethod
    def paint(self, area: Area) -> None:
        """Draw the whole screen."""

    @abstractmethod
    def command(self, command: str) -> None:
        """Act on a command (or on a bare key that means none)."""

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

    def redraw(self) -> None:
        """Paint anew; only what changed is sent. A screen on its way out has nothing to paint."""
        for zone in self.query("#stage").results(Zone):
            zone.paint()

    def changes_hands(self) -> None:
        """Shut the gate until the next frame stands still: the screen is for somebody else now."""
        gate = self.game_app.gate
        gate.shut()
        self.redraw()
        self.call_after_refresh(gate.painted)

    def on_screen_resume(self) -> None:
        # While a window changes its size, this may come when the screen is no longer on top.
        if self.is_current:
            self.changes_hands()

    def key(self, event: events.Key) -> None:
        """Act on a key that the gate has let through."""
        self.command(self.game_app.keys.command(event.key))

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
        on_top = self.game_app.screen is self
        return on_top and self.game_app.gate.lets_through(pressed_at)
