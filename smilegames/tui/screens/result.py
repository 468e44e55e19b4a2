"""The end of a match: the ranking, how each score came about, what decided, and what next."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.message import Message as Posted
from textual.worker import get_current_worker

from smilegames.core.game import Game
from smilegames.core.outcome import Outcome
from smilegames.core.playing import Seating
from smilegames.text import shared, ui
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.replay import KEY_REPLAY
from smilegames.text.review import KEY_REVIEW
from smilegames.text.shelf_text import shelf_text
from smilegames.text.ties import parted
from smilegames.tui.desk import Desk
from smilegames.tui.drawing.glyphs import signed
from smilegames.tui.keys import AWAY, LOOK, Hint
from smilegames.tui.screens.page import Page
from smilegames.tui.screens.result_ranking import Rank, Ranking, Ranks
from smilegames.tui.screens.result_reckoning import Reckoning, ReckoningSheet, Sum
from smilegames.tui.screens.result_winner import Winner, Won
from smilegames.tui.screens.rooms import ending_of
from smilegames.tui.table.chronicle import Chronicle
from smilegames.tui.table.ending import Pile, Side
from smilegames.tui.widgets.bars import Title, TitleBar
from smilegames.tui.widgets.log_panel import Log, LogPanel
from smilegames.tui.widgets.places import Column, Row

if TYPE_CHECKING:
    from smilegames.store.history.evenings import Evening


class ResultScreen(Page[None]):
    """Shows an outcome side by side; the log is open to everybody now."""

    CSS_PATH = "result.tcss"

    class Again(Posted):
        """They want to play the same again."""

    class Other(Posted):
        """They want to play something else."""

    class ReplayWanted(Posted):
        """Somebody wants to see how it happened."""

    class ReviewWanted(Posted):
        """Somebody wants to know what mattered."""

    class EveningWanted(Posted):
        """They want to see the score sheet of this evening."""

        def __init__(self, evening: Evening) -> None:
            super().__init__()
            self.evening = evening

    class Counted(Posted):
        """What was played is part of an evening now."""

        def __init__(self, evening: Evening) -> None:
            super().__init__()
            self.evening = evening

    def __init__(self, desk: Desk, sitting: Seating, game: Game) -> None:
        super().__init__(desk)
        match = sitting.played
        outcome = match.outcome
        assert outcome is not None
        self._outcome: Outcome = outcome
        self._match = match
        self._path = sitting.path
        self._elsewhere = sitting.elsewhere
        self._wishes_more = False
        """Whether somebody here has asked for the next match, which others play in as well."""
        self._game = game
        self._text = game_text(game.id)
        self._ending = ending_of(game.id)
        self._speaker = Speaker(desk.words, sitting.header.names, match.rules)
        self._chronicle = Chronicle(match, self._speaker, self._text)
        self._reads_log = False
        self._evening: Evening | None = None
        sides = game.sides(len(sitting.header.names), sitting.header.options)
        self._sides = sorted(sides, key=lambda side: outcome.places[side[0]])
        """Who wins together, the winner first."""
        self._at = self._top = 0
        """The side that is looked at, and the lines of its reckoning scrolled out above."""

    def compose_page(self) -> ComposeResult:
        glyphs = self.desk.glyphs
        with Column(id="result"):
            yield Winner(glyphs)
            with Row(id="score"):
                yield Ranking(glyphs)
                yield ReckoningSheet(glyphs)
        yield LogPanel(glyphs)

    def on_screen_resume(self) -> None:
        super().on_screen_resume()
        self.desk.keys.sit_down(AWAY)
        self.run_worker(self._count, thread=True, exclusive=True, group="records")
        if self._elsewhere is not None and self._elsewhere.lost is None:
            self._elsewhere.listen(self._stirred)

    def _count(self) -> None:
        """Enter the match in the history, and look how the evening stands."""
        from smilegames.store.history.archive import read_archive
        from smilegames.store.history.evenings import evening_now

        evening = evening_now(read_archive(), datetime.now(UTC))
        if evening is not None and not get_current_worker().is_cancelled:
            self.post_message(self.Counted(evening))

    def on_result_screen_counted(self, event: Counted) -> None:
        """Say how the evening stands, once this match is part of it."""
        paths = [match.path for match in event.evening.matches]
        self._evening = event.evening if self._path in paths else None
        self.redraw()

    # The next match

    @property
    def _may_go_on(self) -> bool:
        """Return whether the next match can be begun from here: not by who only looks on."""
        elsewhere = self._elsewhere
        return elsewhere is None or (bool(elsewhere.word) and elsewhere.lost is None)

    def _play_again(self) -> None:
        if self._elsewhere is None or self._elsewhere.has_next:
            self.ask(self.Again())
        elif not self._wishes_more:
            self._wishes_more = True
            self._elsewhere.ask_again()

    def _stirred(self) -> None:
        """Hear that something has come from the table: maybe the next match."""
        assert self._elsewhere is not None
        if self._elsewhere.has_next and self.is_on_top:
            if self._wishes_more or not self._elsewhere.word:
                self.ask(self.Again())
            else:
                again = self.desk.printed("again")
                self.problem = self.say(shared.DEALT_AGAIN, key=again)
        if self.is_on_top:
            self.redraw()

    def on_unmount(self) -> None:
        if self._elsewhere is not None:
            self._elsewhere.hush(self._stirred)

    # Keys

    def act(self, command: str) -> None:
        if command == "log" or (command == "pause" and self._reads_log):
            self._reads_log = not self._reads_log
            self.query_one(LogPanel).to_end()
        elif command == "again" and self._may_go_on:
            self._play_again()
        elif command == "shelf.other" and self._elsewhere is None:
            self.ask(self.Other())
        elif command == "shelf.evening" and self._evening is not None:
            self.ask(self.EveningWanted(self._evening))
        elif command == LOOK.id:
            self.ask(self.ReplayWanted())
        elif command == "hint":
            self.ask(self.ReviewWanted())
        elif command in ("pause", "quit"):
            self.ask(self.Left())
        elif command == "help":
            self.ask(self.HelpWanted(self._game))
        elif self._reads_log:
            self.query_one(LogPanel).roll(command)
        elif command in ("up", "down"):
            self._look_at((self._at + (1 if command == "down" else -1)) % len(self._sides))
        elif command.isdecimal() and 1 <= int(command) <= len(self._sides):
            self._look_at(int(command) - 1)
        elif command in ("page_up", "page_down", "left", "right"):
            by = 1 if command in ("page_down", "right") else -1
            self._top = max(0, min(self._top + by, self.query_one(ReckoningSheet).beyond))

    def press(self, target: Hashable) -> None:
        match target:
            case ("side", int(at)):
                self._look_at(at)
                self.redraw()
            case _:
                super().press(target)

    def _look_at(self, at: int) -> None:
        self._at, self._top = at, 0

    # Showing

    def show(self) -> None:
        name = self.say(shelf_text(self._game.id).NAME)
        self.query_one(TitleBar).data = Title(name, self.say(ui.RESULT))
        self.query_one("#result").display = not self._reads_log
        log = self.query_one(LogPanel)
        log.display = self._reads_log
        if self._reads_log:
            log.data = Log(self.say(ui.LOG_TITLE), self._chronicle.lines(None))
            return
        self.query_one(Winner).data = self._won()
        self.query_one(Ranking).data = self._ranks()
        self.query_one(ReckoningSheet).data = self._reckoning(self._sides[self._at])

    def _won(self) -> Won:
        outcome = self._outcome
        winners = [side for side in self._sides if outcome.places[side[0]] == 1]
        seats = [seat for side in winners for seat in side]
        breaks = self._text.tie_breaks(self._match.view(None))
        ties = parted(self._speaker, outcome, breaks)
        why = [self.say(self._text.ENDINGS[outcome.ended_by])]
        if not ties or outcome.decided_by in ("score", "shared"):
            # Of a tie for the first place the numbers tell more.
            why.append(self.say(self._text.DECIDED[outcome.decided_by]))
        why += ties
        verb = ui.SHARE_THE_WIN if len(winners) > 1 else ui.WIN if len(seats) > 1 else ui.WINS
        return Won(self._speaker.all(seats), self.say(verb), " ".join(filter(None, why)))

    def _ranks(self) -> Ranks:
        ranks = tuple(map(self._rank, range(len(self._sides))))
        has_pictures = any(rank.course for rank in ranks)
        return Ranks(ranks, self.say(ui.COURSE) if has_pictures else "")

    def _rank(self, at: int) -> Rank:
        side = self._sides[at]
        course: Sequence[int] = ()
        if self._ending is not None:
            course = self._ending.course(self._speaker, self._match, side)
        return Rank(
            self._outcome.places[side[0]],
            self._names(side),
            self.say(ui.POINTS, n=self._outcome.scores[side[0]]),
            tuple(course),
            at == self._at,
        )

    def _reckoning(self, side: Side) -> Reckoning:
        points = self.say(ui.POINTS, n=self._outcome.scores[side[0]])
        lines = tuple(
            Sum(self._text.score_line(self._speaker, line), signed(line.points))
            for line in self._outcome.lines[side[0]]
        )
        piles: tuple[Pile, ...] = ()
        if self._ending is not None:
            piles = tuple(self._ending.piles(self._speaker, self._match, side, self.desk.glyphs))
        title = self.say(ui.CAME_ABOUT, names=self._names(side), points=points)
        return Reckoning(title, lines, piles, self._top)

    def _names(self, side: Side) -> str:
        return " & ".join(self._speaker.name(seat) for seat in side)

    def note(self) -> str:
        evening = self._evening
        if evening is None or self._reads_log:
            return ""
        ahead = evening.ahead
        return self.say(
            ui.EVENING_SO_FAR,
            n=len(evening.matches),
            names=self.desk.words.join(ahead),
            ahead=self.say(ui.AHEAD, n=len(ahead)),
            key=self.desk.printed("shelf.evening"),
        )

    def hints(self) -> list[Hint]:
        say, desk = self.say, self.desk
        if self._reads_log:
            up = Hint("", say(ui.KEY_SCROLL), printed=desk.arrows())
            return [up, Hint("log", say(ui.KEY_CLOSE)), Hint("help", say(ui.KEY_HELP))]
        hints = []
        if self._may_go_on:
            hints.append(Hint("again", say(ui.KEY_AGAIN)))
        if self._elsewhere is None:
            hints.append(Hint("shelf.other", say(ui.KEY_OTHER)))
        if len(self._sides) > 1:
            hints.append(Hint("", say(ui.KEY_NEXT_SCORE), printed=desk.arrows()))
        if self.query_one(ReckoningSheet).beyond:
            scroll = desk.arrows("left", "right")
            hints.append(Hint("", say(ui.KEY_SCROLL), printed=scroll))
        hints += [Hint(LOOK.id, say(KEY_REPLAY)), Hint("hint", say(KEY_REVIEW))]
        hints.append(Hint("log", say(ui.KEY_LOG)))
        if self._evening is not None:
            hints.append(Hint("shelf.evening", say(ui.KEY_EVENING), footer=False))
        leave = ui.KEY_LEAVE if desk.straight_to_table else ui.KEY_HOME
        return [*hints, Hint("help", say(ui.KEY_HELP)), Hint("pause", say(leave))]
