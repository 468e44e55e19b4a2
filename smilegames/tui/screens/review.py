"""What mattered in a match that is over: reckoned while the screen is up, then told."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.message import Message as Posted

from smilegames.core.match import Match
from smilegames.core.record import Header
from smilegames.text import review as said
from smilegames.text import ui
from smilegames.text.game_text import Speaker
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.desk import Desk
from smilegames.tui.keys import Hint
from smilegames.tui.screens.page import Page
from smilegames.tui.screens.review_sheet import Chances, Mattered, ReviewSheet, ReviewZone
from smilegames.tui.widgets.bars import Title, TitleBar
from smilegames.tui.widgets.places import Column

if TYPE_CHECKING:
    from smilegames.bots.review import Review


class ReviewScreen(Page[None]):
    """Arrows choose a decision, Enter shows it on its table; Escape goes back at any time."""

    CSS_PATH = "review.tcss"

    class LookWanted(Posted):
        """Somebody wants to see a decision; `version` is how many came before it."""

        def __init__(self, header: Header, match: Match, version: int) -> None:
            super().__init__()
            self.header = header
            self.match = match
            self.version = version

    def __init__(self, desk: Desk, header: Header, match: Match) -> None:
        super().__init__(desk)
        self._header = header
        self._match = match
        self._speaker = Speaker(desk.words, header.names, match.rules)
        self._review: Review | None = None
        self._done = 0
        """How much of it is reckoned, in per cent."""
        self._failed = False
        self._at = 0

    def compose_page(self) -> ComposeResult:
        with Column(id="review"):
            yield ReviewZone(self.desk.glyphs)

    def on_mount(self) -> None:
        super().on_mount()
        self.think(self._reckon, "review")

    async def _reckon(self) -> None:
        from smilegames.bots.apart import BotFailed, BotStopped
        from smilegames.bots.review import review

        try:
            self._review = await review(self._header, self._match, self._heard)
        except BotStopped:
            return
        except BotFailed:
            self._failed = True
        self.redraw()

    def _heard(self, done: float) -> None:
        percent = round(100 * done)
        if percent != self._done:
            self._done = percent
            self.redraw()

    def act(self, command: str) -> None:
        decisions = self._review.decisions if self._review else ()
        if command in ("up", "down") and decisions:
            self._at = (self._at + (1 if command == "down" else -1)) % len(decisions)
        elif command == "commit" and decisions:
            chosen = decisions[self._at]
            self.ask(self.LookWanted(self._header, self._match, chosen.version))
        elif command in ("pause", "quit", "hint"):
            self.dismiss()
        elif command == "help":
            self.problem = self.note()

    def press(self, target: Hashable) -> None:
        match target:
            case ("decision", int(at)):
                self._at = at
                self.redraw()
            case _:
                super().press(target)

    def show(self) -> None:
        name = self.say(shelf_text(self._header.game).NAME)
        self.query_one(TitleBar).data = Title(name, self.say(said.TITLE))
        self.query_one(ReviewZone).data = self._sheet()

    def _sheet(self) -> ReviewSheet:
        review = self._review
        if review is None:
            over = said.FAILED if self._failed else said.THINKING
            return ReviewSheet(self.say(over, percent=self._done), (), "", (), 0)
        chances = tuple(
            Chances(
                name,
                said.percents([moment.chances[seat] for moment in review.course]),
                self.say(said.CHANCE, n=said.percents(review.course[-1].chances)[seat]),
            )
            for seat, name in enumerate(self._header.names)
        )
        over = said.MATTERED if review.decisions else said.NOTHING
        decisions = tuple(map(self._mattered, range(len(review.decisions))))
        return ReviewSheet(self.say(said.COURSE), chances, self.say(over), decisions, self._at)

    def _mattered(self, at: int) -> Mattered:
        assert self._review is not None
        each = self._review.decisions[at]
        verdict = each.verdict
        told = said.told(
            self._speaker,
            self._header.game,
            view=each.view,
            seat=each.seat,
            number=each.number,
            made=verdict.made.action,
            better=verdict.best.action,
            cost=verdict.cost,
            sure=verdict.sure,
        )
        did, why = (lines[0] if lines else "" for lines in (told.did, told.why))
        return Mattered(told.made, did, told.better, why)

    def hints(self) -> list[Hint]:
        hints = []
        if self._review is not None and self._review.decisions:
            hints = [
                Hint("", self.say(ui.KEY_MOVE), printed=self.desk.arrows()),
                Hint("commit", self.say(said.KEY_LOOK)),
            ]
        return [*hints, Hint("pause", self.say(ui.KEY_BACK))]
