"""A question that needs a clear yes: the first answer, and Escape, leave things as they are."""

from __future__ import annotations

from collections.abc import Hashable

from textual.app import ComposeResult

from smilegames.text import ui
from smilegames.tui.desk import Desk
from smilegames.tui.keys import Hint
from smilegames.tui.screens.page import Page
from smilegames.tui.widgets.menu import Choices, Menu


class QuestionScreen(Page[bool]):
    """Answers with True for yes."""

    TITLED = False

    def __init__(self, desk: Desk, *, asks: str, why: str, no: str, yes: str) -> None:
        super().__init__(desk)
        self._asks, self._why = asks, why
        self._answers = (no, yes)
        self._at = 0

    def compose_page(self) -> ComposeResult:
        yield Menu(self.desk.glyphs)

    def act(self, command: str) -> None:
        if command in ("up", "down"):
            self._at = 1 - self._at
        elif command in ("1", "2"):
            self._at = int(command) - 1
        elif command == "commit":
            self.dismiss(bool(self._at))
        elif command == "pause":
            self.dismiss(False)

    def press(self, target: Hashable) -> None:
        match target:
            case ("item", int(at)):
                self.dismiss(bool(at))
            case _:
                super().press(target)

    def show(self) -> None:
        self.query_one(Menu).data = Choices(self._asks, self._why, self._answers, self._at)

    def hints(self) -> list[Hint]:
        return [
            Hint("", self.say(ui.KEY_MOVE), printed=self.desk.arrows()),
            Hint("commit", self.say(ui.KEY_CHOOSE)),
            Hint("pause", self._answers[0]),
        ]
