"""The end of a match: the ranking, how each score came about, what decided, and what next."""

from __future__ import annotations

from smilegames.core.game import Game
from smilegames.core.outcome import Outcome
from smilegames.store.sitting import Sitting
from smilegames.text import ui
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.chronicle import Chronicle
from smilegames.tui.draw.bars import draw_footer, draw_log
from smilegames.tui.draw.glyphs import signed
from smilegames.tui.draw.grid import Area, cut, width_of
from smilegames.tui.draw.ink import BOLD, DIM, TEXT, YOU, Tone
from smilegames.tui.keys import Hint
from smilegames.tui.screens.stage import StageScreen

COLUMN = 72


class ResultScreen(StageScreen):
    """Shows an outcome; the log is open to everybody now."""

    def __init__(self, sitting: Sitting, game: Game) -> None:
        super().__init__()
        outcome = sitting.match.outcome
        assert outcome is not None
        self._outcome: Outcome = outcome
        self._sitting = sitting
        self._game = game
        self._text = game_text(game.id)
        self._speaker = Speaker(self.words, sitting.header.names, sitting.match.rules)
        self._chronicle = Chronicle(sitting.match, self._speaker, self._text)
        self._log_open = False
        self._scroll = 0

    def command(self, command: str) -> None:
        self.problem = ""
        if command == "log" or (command == "pause" and self._log_open):
            self._log_open = not self._log_open
            self._scroll = 0
        elif command in ("page_up", "page_down", "up", "down"):
            step = {"page_up": 8, "page_down": -8, "up": 1, "down": -1}[command]
            self._scroll = max(0, self._scroll + step)
        elif command == "again":
            self.game_app.play_again(self._sitting, self._game)
            return
        elif command in ("pause", "quit"):
            self.game_app.go_home()
            return
        elif command == "help":
            self.game_app.show_rules(self._game, self._hints())
            return
        self.redraw()

    def paint(self, area: Area) -> None:
        width = min(COLUMN, area.width - 4)
        left = (area.width - width) // 2
        body = area.part(left, 1, width, area.height - 2)
        if self._log_open:
            lines = self._chronicle.lines(None)
            draw_log(body, self.say(ui.LOG_TITLE), lines, 0, self._scroll)
        else:
            self._paint_outcome(body)
        if self.problem:
            area.put(left, area.height - 2, cut(self.problem, width), YOU)
        draw_footer(area.part(0, area.height - 1, None, 1), self.keys(self._hints()))

    def _paint_outcome(self, body: Area) -> None:
        outcome, say = self._outcome, self.say
        body.put(0, 0, say(ui.RESULT, game=say(shelf_text(self._game.id).NAME)), DIM)
        winners = self._speaker.all(outcome.winners)
        headline = ui.WINNER if len(outcome.winners) == 1 else ui.WINNERS
        body.put(0, 1, say(headline, names=winners), YOU)
        decided = say(self._text.DECIDED[outcome.decided_by])
        body.put(0, 2, f"{say(self._text.ENDINGS[outcome.ended_by])} {decided}", DIM)
        order = sorted(range(len(outcome.scores)), key=lambda seat: outcome.places[seat])
        rows = [self._reckoning(seat, body.width - 4) for seat in order]
        needed = sum(len(lines) + 2 for lines in rows)
        gap = 1 if needed <= body.height - 4 else 0
        y = 4
        for seat, lines in zip(order, rows, strict=True):
            self._paint_seat(body.part(0, y, None, 1), seat)
            for offset, line in enumerate(lines):
                body.put(4, y + 1 + offset, line, DIM)
            y += 1 + len(lines) + gap

    def _paint_seat(self, line: Area, seat: int) -> None:
        won = self._outcome.places[seat] == 1
        line.fill(Tone.LIT if won else Tone.PANEL)
        line.put(1, 0, str(self._outcome.places[seat]), YOU if won else DIM)
        line.put(4, 0, self._speaker.name(seat), BOLD if won else TEXT)
        points = self.say(ui.POINTS, n=self._outcome.scores[seat])
        line.put_right(line.width - 1, 0, points, BOLD)

    def _reckoning(self, seat: int, width: int) -> list[str]:
        """Write how a score came about: its lines one after the other, none of them broken."""
        rows: list[str] = []
        for line in self._outcome.lines[seat]:
            part = f"{self._text.score_line(self._speaker, line)} {signed(line.points)}"
            longer = f"{rows[-1]} {self.look.glyphs.dot} {part}" if rows else part
            if rows and width_of(longer) <= width:
                rows[-1] = longer
            else:
                rows.append(part)
        return rows

    def _hints(self) -> list[Hint]:
        say = self.say
        leave = ui.KEY_LEAVE if self.game_app.straight_to_table else ui.KEY_HOME
        hints = [
            Hint("again", say(ui.KEY_AGAIN)),
            Hint("log", say(ui.KEY_CLOSE if self._log_open else ui.KEY_LOG)),
            Hint("help", say(ui.KEY_RULES)),
            Hint("pause", say(ui.KEY_CLOSE if self._log_open else leave)),
        ]
        if self._log_open:
            hints.insert(0, Hint("", say(ui.KEY_SCROLL), printed=self.arrows()))
        return hints
