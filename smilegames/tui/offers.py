"""Which keys work at a table now, for the footer and the help: the most needed first."""

from __future__ import annotations

from smilegames.core.match import Match
from smilegames.text import ui
from smilegames.text.words import Message
from smilegames.tui.keys import Hint
from smilegames.tui.log_sheet import LogSheet
from smilegames.tui.sight import Sight
from smilegames.tui.table import Table
from smilegames.tui.why_not import WhyNot


class Offers:
    """Lists hints for each state of the play screen. Knows no key, only commands."""

    def __init__(self, match: Match, table: Table, why_not: WhyNot, log: LogSheet) -> None:
        self._match = match
        self._table = table
        self._why_not = why_not
        self._log = log

    def behind_curtain(self) -> list[Hint]:
        """Behind the curtain nothing of the table works."""
        pause, help_ = self._hint("pause", ui.KEY_PAUSE), self._hint("help", ui.KEY_HELP)
        return [self._hint("lift", ui.KEY_LIFT), *self._undo(), pause, help_]

    def over_log(self, arrows: str) -> list[Hint]:
        """While the log lies over the table; `arrows` is how their keys are printed."""
        scroll = Hint("", self._table.words(ui.KEY_SCROLL), printed=arrows)
        return [scroll, self._hint("log", ui.KEY_CLOSE), self._hint("help", ui.KEY_HELP)]

    def at_table(self, sight: Sight, *, peeking: bool) -> list[Hint]:
        """While somebody decides."""
        hints = list(self._table.hints())
        if self._table.legal or self._why_not.is_secret:
            hints.append(self._hint("commit", ui.KEY_COMMIT))
        elif self._table.selected is not None:
            hints.append(self._hint("why", ui.KEY_WHY))
        if sight is Sight.PEEK:
            hints.append(self._hint("peek", ui.KEY_PEEK_CLOSE if peeking else ui.KEY_PEEK))
        elif sight is Sight.CURTAIN:
            hints.append(self._hint("cover", ui.KEY_COVER))
        hints += self._undo()
        if not self._log.beside:
            hints.append(self._hint("log", ui.KEY_LOG))
        hints.append(self._hint("help", ui.KEY_HELP))
        if all(hint.command != "pause" for hint in hints):
            hints.append(self._hint("pause", ui.KEY_PAUSE))
        return hints

    def at_last_board(self) -> list[Hint]:
        """At the table's last board, whose own keys may go on with it."""
        hints = list(self._table.hints())
        going_on = any(hint.command == "commit" for hint in hints)
        result = self._hint("pause" if going_on else "commit", ui.KEY_RESULT)
        most_needed = [*hints, result] if going_on else [result, *hints]
        log = [] if self._log.beside else [self._hint("log", ui.KEY_LOG)]
        return [*most_needed, *log, self._hint("help", ui.KEY_HELP)]

    def _undo(self) -> list[Hint]:
        seat = self._match.last_seat
        if seat is None or self._match.undo_refusal(seat) is not None:
            return []
        return [self._hint("undo", ui.KEY_UNDO)]

    def _hint(self, command: str, label: Message) -> Hint:
        return Hint(command, self._table.words(label))
