"""The matches that are over, the newest first: from here to how each of them went."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from pathlib import Path

from textual.app import ComposeResult
from textual.message import Message as Posted

from smilegames.store.history.archive import Played
from smilegames.text import ui
from smilegames.text.faults import moment
from smilegames.text.replay import KEY_REPLAY
from smilegames.text.review import KEY_REVIEW
from smilegames.text.shelf_text import game_name
from smilegames.tui.desk import Desk
from smilegames.tui.keys import LOOK, Hint
from smilegames.tui.screens.page import Page
from smilegames.tui.widgets.bars import Title, TitleBar
from smilegames.tui.widgets.places import Column
from smilegames.tui.widgets.sheet import Sheet, SheetZone

PAGE = 10
"""Lines that a page up or down leaps over."""


class MatchesScreen(Page[None]):
    """Arrows choose a match, Enter shows it once more, `i` what mattered; Escape goes back."""

    CSS_PATH = "history.tcss"

    class ReplayWanted(Posted):
        """Somebody wants to see how a match went."""

        def __init__(self, path: Path) -> None:
            super().__init__()
            self.path = path

    class ReviewWanted(Posted):
        """Somebody wants to know what mattered in a match."""

        def __init__(self, path: Path) -> None:
            super().__init__()
            self.path = path

    def __init__(self, desk: Desk, played: Sequence[Played]) -> None:
        super().__init__(desk)
        self._played = tuple(reversed(played))
        self._lines = tuple(map(self._line, self._played))
        self._at = 0

    def compose_page(self) -> ComposeResult:
        with Column(id="matches"):
            yield SheetZone(self.desk.glyphs)

    def act(self, command: str) -> None:
        last = len(self._played) - 1
        match command:
            case "up" | "down":
                self._at = (self._at + (1 if command == "down" else -1)) % (last + 1)
            case "page_up" | "page_down":
                by = PAGE if command == "page_down" else -PAGE
                self._at = max(0, min(self._at + by, last))
            case "top" | "bottom":
                self._at = 0 if command == "top" else last
            case "commit" | LOOK.id:
                self.ask(self.ReplayWanted(self._played[self._at].path))
            case "hint":
                self.ask(self.ReviewWanted(self._played[self._at].path))
            case "pause" | "quit":
                self.dismiss()

    def press(self, target: Hashable) -> None:
        match target:
            case ("line", int(at)):
                self._at = at
                self.command("commit")
            case _:
                super().press(target)

    def show(self) -> None:
        say = self.say
        count = say(ui.MATCHES, n=len(self._played))
        self.query_one(TitleBar).data = Title(say(ui.HISTORY), say(ui.PLAYED_MATCHES), aside=count)
        heads = (ui.COLUMN_WHEN, ui.COLUMN_GAME, ui.COLUMN_WINNER, ui.COLUMN_PLAYERS)
        sheet = Sheet(tuple(map(say, heads)), self._lines, self._at, worded=len(heads))
        self.query_one(SheetZone).data = sheet

    def _line(self, match: Played) -> tuple[str, ...]:
        words = self.desk.words
        won = [name for name, place in zip(match.names, match.places, strict=True) if place == 1]
        others = [name for name in match.names if name not in won]
        return (
            moment(match.started),
            game_name(words, match.game),
            words.join(won),
            words.join(others) if others else "",
        )

    def hints(self) -> list[Hint]:
        return [
            Hint("", self.say(ui.KEY_CHOOSE), printed=self.desk.arrows()),
            Hint("commit", self.say(KEY_REPLAY)),
            Hint("hint", self.say(KEY_REVIEW)),
            Hint("pause", self.say(ui.KEY_BACK)),
        ]
