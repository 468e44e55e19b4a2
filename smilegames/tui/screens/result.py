"""The end of a match: the ranking, how each score came about, what decided, and what next."""

from __future__ import annotations

from smilegames.core.game import Game
from smilegames.core.outcome import Outcome
from smilegames.store.sitting import Sitting
from smilegames.text import ui
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.desk import Desk
from smilegames.tui.drawing.bars import draw_footer
from smilegames.tui.drawing.glyphs import signed
from smilegames.tui.drawing.grid import Area, cut, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Tone
from smilegames.tui.keys import Hint
from smilegames.tui.log_sheet import LogSheet
from smilegames.tui.screens.stage import StageScreen
from smilegames.tui.table.chronicle import Chronicle

COLUMN = 72


class ResultScreen(StageScreen):
    """Shows an outcome; the log is open to everybody now."""

    def __init__(self, desk: Desk, sitting: Sitting, game: Game) -> None:
        super().__init__(desk)
        outcome = sitting.match.outcome
        assert outcome is not None
        self._outcome: Outcome = outcome
        self._sitting = sitting
        self._game = game
        self._text = game_text(game.id)
        self._speaker = Speaker(self.words, sitting.header.names, sitting.match.rules)
        self._chronicle = Chronicle(sitting.match, self._speaker, self._text)
        self._log = LogSheet()
        self._top = self._beyond = 0
        """Rows of the ranking scrolled out above, and rows that find no room."""

    def command(self, command: str) -> None:
        self.problem = ""
        if command == "log" or (command == "pause" and self._log.is_open):
            self._log.turn(open=not self._log.is_open)
        elif command == "again":
            self.game_app.play_again(self._sitting, self._game)
            return
        elif command in ("pause", "quit"):
            self.game_app.go_home()
            return
        elif command == "help":
            self.game_app.show_rules(self._game, self._hints())
            return
        elif not self._log.scroll(command) and command in ("up", "down"):
            step = 1 if command == "down" else -1
            self._top = max(0, min(self._top + step, self._beyond))
        self.redraw()

    def wheel(self, command: str) -> None:
        """Scroll the log or the ranking by a line."""
        self.command(command)

    def paint(self, area: Area) -> None:
        width = min(COLUMN, area.width - 4)
        left = (area.width - width) // 2
        body = area.part(left, 1, width, area.height - 2)
        if self._log.is_open:
            self._log.draw(body, self.say(ui.LOG_TITLE), self._chronicle.lines(None))
        else:
            self._paint_outcome(body)
        if self.problem:
            area.put(left, area.height - 2, cut(self.problem, width), BOLD)
        draw_footer(area.part(0, area.height - 1, None, 1), self.keys(self._hints()))

    def _paint_outcome(self, body: Area) -> None:
        outcome, say = self._outcome, self.say
        body.put(0, 0, say(ui.RESULT, game=say(shelf_text(self._game.id).NAME)), DIM)
        winners = self._speaker.all(outcome.winners)
        headline = ui.WINNER if len(outcome.winners) == 1 else ui.WINNERS
        below = body.paragraph(0, 1, body.width, say(headline, names=winners), YOU)
        ending, decided = self._text.ENDINGS[outcome.ended_by], outcome.decided_by
        why = f"{say(ending)} {say(self._text.DECIDED[decided])}"
        ranking = body.part(0, body.paragraph(0, below, body.width, why, DIM) + 1)
        rows = self._rows(ranking.width - 4, ranking.height)
        self._beyond = max(0, len(rows) - ranking.height)
        self._top = min(self._top, self._beyond)
        for y, (seat, line) in enumerate(rows[self._top :]):
            if seat is not None:
                self._paint_seat(ranking.part(0, y, None, 1), seat)
            ranking.put(4, y, line, DIM)

    def _rows(self, width: int, room: int) -> list[tuple[int | None, str]]:
        """List the rows of the ranking: a seat or a line of its reckoning; apart if they fit."""
        order = sorted(range(len(self._outcome.scores)), key=self._outcome.places.__getitem__)
        seats: list[list[tuple[int | None, str]]] = [
            [(seat, ""), *((None, line) for line in self._reckoning(seat, width))] for seat in order
        ]
        if sum(len(rows) + 1 for rows in seats) - 1 <= room:
            seats[:-1] = [[*rows, (None, "")] for rows in seats[:-1]]
        return [row for rows in seats for row in rows]

    def _paint_seat(self, line: Area, seat: int) -> None:
        won = self._outcome.places[seat] == 1
        line.fill(Tone.LIT if won else Tone.PANEL)
        line.put(1, 0, str(self._outcome.places[seat]), YOU if won else DIM)
        line.put(4, 0, self._speaker.name(seat), BOLD if won else TEXT)
        points = self.say(ui.POINTS, n=self._outcome.scores[seat])
        line.put_right(line.width - 1, 0, points, BOLD)

    def _reckoning(self, seat: int, width: int) -> list[str]:
        """Write how a score came about: its lines one after the other, none broken that fits."""
        rows: list[str] = []
        for line in self._outcome.lines[seat]:
            part = f"{self._text.score_line(self._speaker, line)} {signed(line.points)}"
            longer = f"{rows[-1]} {self.look.glyphs.dot} {part}" if rows else part
            if rows and width_of(longer) <= width:
                rows[-1] = longer
            else:
                rows += wrap(part, width)
        return rows

    def _hints(self) -> list[Hint]:
        say = self.say
        leave = ui.KEY_LEAVE if self.game_app.straight_to_table else ui.KEY_HOME
        hints = [
            Hint("again", say(ui.KEY_AGAIN)),
            Hint("log", say(ui.KEY_CLOSE if self._log.is_open else ui.KEY_LOG)),
            Hint("help", say(ui.KEY_RULES)),
            Hint("pause", say(ui.KEY_CLOSE if self._log.is_open else leave)),
        ]
        if self._log.is_open or self._beyond:
            hints.insert(0, Hint("", say(ui.KEY_SCROLL), printed=self.arrows()))
        return hints
