"""The settings, a line each: what is changed applies at once and is written down.

Which there are and what each may be is declared in `smilegames.store.settings`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from textual.app import ComposeResult
from textual.message import Message as Posted

from smilegames.store.settings import SETTINGS as DECLARED
from smilegames.text import ui
from smilegames.text.settings import SETTINGS
from smilegames.tui.desk import Desk
from smilegames.tui.keys import Hint
from smilegames.tui.screens.page import Page
from smilegames.tui.theming import theme_names
from smilegames.tui.widgets.bars import Title, TitleBar
from smilegames.tui.widgets.choice import Choice, ChoiceLines
from smilegames.tui.widgets.places import Column

NAMES = tuple(SETTINGS)


class SettingsScreen(Page[None]):
    """Arrows choose and change; Escape goes back."""

    CSS_PATH = "settings.tcss"

    class Changed(Posted):
        """A setting shall have another value."""

        def __init__(self, name: str, value: object) -> None:
            super().__init__()
            self.name = name
            self.value = value

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._at = 0
        self._themes = theme_names()

    def compose_page(self) -> ComposeResult:
        with Column(id="form"):
            yield ChoiceLines(self.desk.glyphs)

    def act(self, command: str) -> None:
        if command in ("up", "down"):
            self._at = (self._at + (1 if command == "down" else -1)) % len(NAMES)
        elif command in ("left", "right", "commit"):
            self._turn(-1 if command == "left" else 1)
        elif command in ("pause", "settings", "quit"):
            self.dismiss()

    def press(self, target: Hashable) -> None:
        if target in NAMES:
            self._at = NAMES.index(str(target))
            self._turn(1)
        else:
            super().press(target)

    def _turn(self, by: int) -> None:
        name = NAMES[self._at]
        values = self._values(name)
        now = getattr(self.desk.settings, name)
        at = values.index(now) if now in values else -1
        self.post_message(self.Changed(name, values[(at + by) % len(values)]))

    def _values(self, name: str) -> Sequence[Any]:
        """List what a setting may be, in the order in which it is offered."""
        declared = next(setting for setting in DECLARED if setting.name == name)
        return declared.values or tuple(self._themes)

    def show(self) -> None:
        title = Title(self.say(ui.TITLE), self.say(ui.SETTINGS))
        self.query_one(TitleBar).data = title
        self.query_one(ChoiceLines).data = tuple(map(self._line, NAMES))

    def _line(self, name: str) -> Choice:
        text, value = SETTINGS[name], getattr(self.desk.settings, name)
        word = self._themes.get(value, value) if name == "theme" else str(value)
        if text.number:
            word = self.say(text.number, n=value)
        elif value in text.values:
            word = self.say(text.values[value])
        here = NAMES[self._at] == name
        return Choice(self.say(text.label), word, self.say(text.note), here, target=name)

    def hints(self) -> list[Hint]:
        say, arrows = self.say, self.desk.arrows
        return [
            Hint("", say(ui.KEY_MOVE), printed=arrows()),
            Hint("", say(ui.KEY_CHANGE), printed=arrows("left", "right")),
            Hint("pause", say(ui.KEY_BACK)),
        ]
