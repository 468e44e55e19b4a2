"""An evening: who is ahead, and the score sheet of everything played."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.message import Message as Posted

from smilegames.store.history.archive import Played
from smilegames.store.history.evenings import Evening
from smilegames.store.names import folded
from smilegames.text import ui
from smilegames.text.shelf_text import game_name
from smilegames.tui.desk import Desk
from smilegames.tui.keys import Hint
from smilegames.tui.screens.evening_sheet import MatchLine, ScoreSheet, ScoreSheetZone
from smilegames.tui.screens.page import Page
from smilegames.tui.screens.result_winner import Winner, Won
from smilegames.tui.screens.rooms import face_of
from smilegames.tui.widgets.bars import Title, TitleBar
from smilegames.tui.widgets.places import Column


class EveningScreen(Page[None]):
    """Arrows scroll a long evening; Escape goes back."""

    CSS_PATH = "evening.tcss"

    class Ended(Posted):
        """Somebody wants the next match to begin another evening."""

    def __init__(self, desk: Desk, evening: Evening) -> None:
        super().__init__(desk)
        self._evening = evening
        self._top = 0

    def compose_page(self) -> ComposeResult:
        with Column(id="evening"):
            yield Winner(self.desk.glyphs)
            yield ScoreSheetZone(self.desk.glyphs)

    def act(self, command: str) -> None:
        if command in ("up", "down", "page_up", "page_down"):
            by = 1 if command in ("up", "page_up") else -1
            beyond = self.query_one(ScoreSheetZone).beyond
            self._top = max(0, min(self._top + by, beyond))
        elif command == "shelf.delete":
            self.ask(self.Ended())
        elif command in ("pause", "quit", "shelf.evening"):
            self.dismiss()

    def show(self) -> None:
        count = self.say(ui.EVENING_GAMES, n=len(self._evening.matches))
        self.query_one(TitleBar).data = Title(
            self.say(ui.TITLE), self.say(ui.THIS_EVENING), aside=count
        )
        ahead = self._evening.ahead
        names, verb = self.desk.words.join(ahead), self.say(ui.AHEAD, n=len(ahead))
        self.query_one(Winner).data = Won(names, verb, self.say(ui.EVENING_NOTE))
        self.query_one(ScoreSheetZone).data = self._sheet()

    def _sheet(self) -> ScoreSheet:
        scores = self._evening.scores
        names = [score.name for score in scores]
        return ScoreSheet(
            tuple(names),
            len(self._evening.ahead),
            tuple(self._line(match, names) for match in self._evening.matches),
            tuple(score.sum for score in scores),
            self.say(ui.TOGETHER),
            self._top,
        )

    def _line(self, match: Played, names: Sequence[str]) -> MatchLine:
        seats = [match.seat_of(folded(name)) for name in names]
        found = [seat for seat in seats if seat is not None]
        return MatchLine(
            game_name(self.desk.words, match.game),
            face_of(match.game),
            tuple(match.places[seat] for seat in found),
            tuple(match.scores[seat] for seat in found),
        )

    def hints(self) -> list[Hint]:
        say = self.say
        hints = [Hint("shelf.delete", say(ui.KEY_END_EVENING))]
        if self.query_one(ScoreSheetZone).beyond:
            hints.insert(0, Hint("", say(ui.KEY_SCROLL), printed=self.desk.arrows()))
        return [*hints, Hint("pause", say(ui.KEY_BACK))]
