"""A screen that is one zone: it paints everything itself and hears every key as a command."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from smilegames.text.words import Message, Words
from smilegames.tui.draw.bars import Key
from smilegames.tui.draw.grid import Area
from smilegames.tui.keys import Hint
from smilegames.tui.look import Look
from smilegames.tui.widgets.zone import Zone

if TYPE_CHECKING:
    from smilegames.tui.app import SmileApp


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
        return [
            Key(hint.printed or self.printed(hint.command), hint.label, hint.command or None)
            for hint in hints
        ]

    def printed(self, command: str) -> str:
        """Return how to print the key of a command."""
        ascii_only = self.look.glyphs.name == "ascii"
        return self.game_app.keys.printed(command, ascii_only=ascii_only)

    def arrows(self) -> str:
        """Return how to print the keys that move up and down."""
        printed = self.keys([Hint("up", ""), Hint("down", "")])
        return " ".join(key.printed for key in printed)

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

    def complain(self, problem: str) -> None:
        """Say in a line what could not be done."""
        self.problem = problem
        self.redraw()

    def conceal(self) -> None:
        """Cover whatever is secret on this screen, at once."""

    def redraw(self) -> None:
        """Paint anew; only what changed is sent."""
        self.query_one("#stage", Zone).paint()

    def changes_hands(self) -> None:
        """Shut the gate until the next frame stands still: the screen is for somebody else now."""
        gate = self.game_app.gate
        gate.shut()
        self.redraw()
        self.call_after_refresh(gate.painted)

    def on_screen_resume(self) -> None:
        self.changes_hands()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self.command(self.game_app.keys.command(event.key))

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        event.stop()
        self.press(event.target)
