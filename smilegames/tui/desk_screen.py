"""A screen at a desk: every key comes to it as a command, once the gate has let it through.

It knows no application: what it wants of whoever leads from screen to screen it says in messages.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from textual import events
from textual.geometry import Size
from textual.message import Message as Posted

from smilegames.core.game import Game
from smilegames.text.words import Message
from smilegames.tui.desk import Desk
from smilegames.tui.terminal.regions import measure_anew
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
    """Act in `command`; hand data to the widgets in `redraw`, which is called when they changed.

    Nothing on it takes the focus, so that no key finds a way round the gate.
    """

    AUTO_FOCUS = ""

    class HelpWanted(Posted):
        """Somebody wants to know how a game is played; `rule` is the id of the rule at hand."""

        def __init__(self, game: Game, rule: str = "", *, replay: bool = False) -> None:
            super().__init__()
            self.game = game
            self.rule = rule
            """Empty where there is none."""
            self.replay = replay
            """True where its keys are those of a replay."""

    class SettingsWanted(Posted):
        """Somebody wants to change the settings."""

    class Left(Posted):
        """Somebody leaves this screen for the one that leads here."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.coloured = desk.coloured
        self.problem = ""
        """What could not be done, for the screen to show until the next key."""

    @property
    def is_laid(self) -> bool:
        """True while its widgets are there to be handed data.

        Not before they are composed, and not once the program is being left: a signal may come at
        any moment of the start.
        """
        return self.is_mounted and bool(self.children) and not self.desk.gate.is_locked

    @property
    def is_on_top(self) -> bool:
        """True while no other screen lies over it.

        Textual's `is_current` is true as well for the one below, which might shine through.
        """
        return self.app.screen_stack[-1:] == [self]

    def think(self, work: Callable[[], Coroutine[None, None, None]], group: str) -> None:
        """Have something worked out while the screen goes on, in place of what the group was at.

        It is called when it begins: one that never does leaves nothing behind.
        """
        uncalled: Any = work  # No type checker sees which of Textual's three kinds of work it is.
        self.run_worker(uncalled, group=group, exclusive=True)

    def say(self, message: Message, **params: object) -> str:
        """Speak a message in the reader's language."""
        return self.desk.words(message, **params)

    def fit(self, size: Size) -> None:
        """Take the classes of a size: all that it reaches, and before the first layout.

        Textual's own breakpoints hold one at a time and come after it: a second layout. A screen
        below another is laid out before it hears of the size, so what was measured then is dropped.
        """
        before = self.classes
        for side, least, name in STEPS:
            self.set_class(getattr(size, side) >= least, name)
        if self.classes != before:
            for widget in self.query():
                measure_anew(widget)

    async def on_event(self, event: events.Event) -> None:
        """Pass over a size that the window has no longer.

        Textual tells a screen of its own size after each layout: two sizes on their way at once
        would chase each other for ever.
        """
        if not isinstance(event, events.Resize) or event.size == self.app.size:
            await super().on_event(event)

    def on_resize(self, event: events.Resize) -> None:
        self.fit(event.size)
        self.resized()

    def resized(self) -> None:
        """Hear that the window has another size, which the screen fits already."""

    @abstractmethod
    def command(self, command: str) -> None:
        """Act on a command (or on a bare key that means none)."""

    @abstractmethod
    def redraw(self) -> None:
        """Hand every widget what it shows now, if `is_laid`; only what changed is painted."""

    def press(self, target: Hashable) -> None:
        """Act on a press of the mouse on a marked place."""
        if isinstance(target, str):
            self.command(target)

    def wheel(self, command: str) -> None:
        """Scroll by a line, `up` or `down`, where there is something to scroll."""

    def typed(self, event: events.Key) -> bool:
        """Take a key as something written, where something is being written; return whether."""
        return False

    def pasted(self, text: str) -> None:
        """Take a paste, where something is being written. Anywhere else it does nothing."""

    def complain(self, problem: str) -> None:
        """Say in a line what could not be done; then keys act again."""
        self.problem = problem
        self.changes_hands()

    def conceal(self) -> None:
        """Cover whatever is secret on this screen, at once."""

    def too_quick(self) -> None:
        """Hear that a key came before this screen stood still, and was thrown away."""

    def needs_rest(self, command: str) -> bool:
        """Return whether a command is refused for a longer while after a screen changed hands."""
        return False

    def changes_hands(self) -> None:
        """Shut the gate until the next frame stands still: the screen is for somebody else now."""
        gate = self.desk.gate
        shut = gate.shut()
        self.redraw()
        self.call_after_refresh(gate.painted, shut)

    def ask(self, wish: Posted) -> None:
        """Post a wish after which something else will be up: until then no key acts any more.

        Whoever can't fulfil it has to `complain`.
        """
        self.desk.gate.shut()
        self.post_message(wish)

    def on_screen_resume(self) -> None:
        """Take over from the screen that lay above."""
        # While a window changes its size, this may come when the screen is no longer on top.
        if self.is_on_top:
            self.changes_hands()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        command = self.desk.keys.command(event.key)
        if not self._is_meant(event.time):
            if command == "cover":
                self.conceal()
        elif not self.typed(event) and self._is_rested(command, event.time):
            self.command(command)

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        event.prevent_default()
        if self._is_meant(event.time):
            self.pasted(event.text)

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        event.stop()
        if self._is_meant(event.pressed_at) and self._is_rested(event.target, event.pressed_at):
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

    def _is_rested(self, command: Hashable, pressed_at: float) -> bool:
        """Tell whether a command may act already; whoever was too quick is told."""
        waits = isinstance(command, str) and self.needs_rest(command)
        if not waits or self.desk.gate.lets_lift(pressed_at):
            return True
        self.too_quick()
        return False

    def _is_meant(self, pressed_at: float) -> bool:
        """Tell whether a key that waited in our queue was pressed at what is on the screen now.

        The gate was asked when it came in, but what lay in the queue before it may have changed
        hands since: a doubled Enter must not play for the next player.
        """
        return self.is_on_top and self.desk.gate.lets_through(pressed_at)
