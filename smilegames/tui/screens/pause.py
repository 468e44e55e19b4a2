"""The pause: go on, read the help, change the settings, or leave and keep the match."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum

from textual.app import ComposeResult

from smilegames.core.game import Game
from smilegames.core.playing import Seating
from smilegames.text import shared, ui
from smilegames.tui.desk import Desk
from smilegames.tui.keys import Hint, digits_of
from smilegames.tui.screens.page import Page
from smilegames.tui.widgets.menu import Choices, Menu


class Wish(Enum):
    """What somebody wants of a pause, in the order of the menu."""

    GO_ON = ui.PAUSE_RESUME
    HELP = ui.PAUSE_RULES
    SETTINGS = ui.PAUSE_SETTINGS
    LEAVE = ui.PAUSE_LEAVE


WISHES = tuple(Wish)


class PauseScreen(Page[Wish]):
    """Choose with arrows or digits, confirm with Enter; Escape goes on."""

    TITLED = False

    def __init__(self, desk: Desk, game: Game, sitting: Seating) -> None:
        super().__init__(desk)
        self._game = game
        self._note, self._leave = self._said_of(sitting)
        self._at = 0

    def compose_page(self) -> ComposeResult:
        yield Menu(self.desk.glyphs)

    def act(self, command: str) -> None:
        if command in ("up", "down"):
            self._at = (self._at + (1 if command == "down" else -1)) % len(WISHES)
        elif command.isdecimal() and 1 <= int(command) <= len(WISHES):
            self._at = int(command) - 1
        elif command == "commit":
            self._fulfil(WISHES[self._at])
        elif command == "pause":
            self._fulfil(Wish.GO_ON)
        elif command in ("help", "settings"):
            self._fulfil(Wish[command.upper()])

    def press(self, target: Hashable) -> None:
        match target:
            case ("item", int(at)):
                self._fulfil(WISHES[at])
            case _:
                super().press(target)

    def _fulfil(self, wish: Wish) -> None:
        """Answer, or have another screen laid over this one."""
        if wish is Wish.HELP:
            self.ask(self.HelpWanted(self._game))
        elif wish is Wish.SETTINGS:
            self.ask(self.SettingsWanted())
        else:
            self.dismiss(wish)

    def show(self) -> None:
        *items, leave = (self.say(wish.value) for wish in WISHES)
        items.append(self._leave or leave)
        self.query_one(Menu).data = Choices(self.say(ui.PAUSED), self._note, tuple(items), self._at)

    def _said_of(self, sitting: Seating) -> tuple[str, str]:
        """Return what becomes of the match meanwhile, and what leaving is called; empty: as usual.

        A table that others share goes on.
        """
        elsewhere = sitting.elsewhere
        if elsewhere is not None:
            back = self.say(shared.COMES_BACK, code=elsewhere.code, word=elsewhere.word)
            note = (
                f"{self.say(shared.PAUSE)} {back}"
                if elsewhere.word
                else self.say(shared.PAUSE_WATCHES)
            )
            return note, self.say(shared.LEAVE)
        if sitting.saved:
            return self.say(ui.PAUSE_SAVED), ""
        return self.say(ui.PAUSE_UNSAVED), self.say(ui.PAUSE_LEAVE_UNSAVED)

    def hints(self) -> list[Hint]:
        numbers = digits_of(range(1, len(WISHES) + 1))
        return [
            Hint("", self.say(ui.KEY_CHOOSE), printed=f"{numbers} {self.desk.arrows()}"),
            Hint("commit", self.say(ui.KEY_CONFIRM)),
            Hint("pause", self.say(ui.KEY_BACK)),
        ]
