"""The table as people sit at it: curtain, turns, peek, log. It holds the sitting and lends views.

Which secrets are up is decided here and nowhere else: a table gets a private view only while
somebody has lifted the curtain or a corner, and `conceal` takes it away before anything else shows.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from textual import events
from textual.timer import Timer

from smilegames.core.game import Game
from smilegames.core.match import NotSaved
from smilegames.store.sitting import Sitting
from smilegames.text import ui
from smilegames.text.faults import fault_text
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.chronicle import Chronicle
from smilegames.tui.drawing.curtain import draw_curtain
from smilegames.tui.drawing.grid import Area
from smilegames.tui.keys import Hint
from smilegames.tui.log_sheet import LogSheet
from smilegames.tui.offers import Offers
from smilegames.tui.screens.stage import StageScreen
from smilegames.tui.sight import Sight, sight_for
from smilegames.tui.table import Table, table_class
from smilegames.tui.table_frame import NEWS_ROWS, Chrome, draw_table
from smilegames.tui.why_not import WhyNot


class PlayScreen(StageScreen):
    """One match, from wherever it stands to its end."""

    def __init__(self, sitting: Sitting, game: Game) -> None:
        super().__init__()
        header = sitting.header
        self.sitting = sitting
        self.game = game
        self._match = sitting.match
        self._text = game_text(game.id)
        self._speaker = Speaker(self.words, header.names, self._match.rules)
        self._chronicle = Chronicle(self._match, self._speaker, self._text)
        self._sight = sight_for(header.policy, game.secrecy, len(header.names))
        kind = table_class(game.id)
        self.game_app.keys.sit_down(kind.KEYS)
        self._table: Table = kind(self._speaker, self._text, self.look)
        self._table.printed = self.printed
        if self._sight is Sight.PEEK:
            self._table.peek_key = self.printed("peek")
        self._why_not = WhyNot(self._match, self._table, self._text)
        self._covered = True
        self._on_cover = [fault_text(self.words, fault) for fault in sitting.notices]
        """What opening the record had to say, until the curtain is lifted."""
        self._peek_timer: Timer | None = None
        self._log = LogSheet()
        self._offers = Offers(self._match, self._table, self._why_not, self._log)
        self._notice = ""
        self._news = " ".join(self.game_app.news.take())
        """What went wrong on the way here, for whoever decides first."""
        self._decided_at = self._match.events
        """How many events there had been when somebody at this screen decided last."""

    def on_mount(self) -> None:
        self._turn(cover=self.sitting.resumed)

    # What is up, and for whom

    @property
    def _reader(self) -> int | None:
        """The seat whose private chronicle may be read now."""
        return self._table.seat if self._table.own and self._sight is not Sight.PEEK else None

    @property
    def _peeking(self) -> bool:
        return self._sight is Sight.PEEK and self._table.own is not None

    def _turn(self, *, cover: bool = False) -> None:
        """Ask whoever must decide next; behind the curtain where the table keeps one."""
        self._settle()
        seat = self._match.to_act
        if seat is None:
            self._end()
        elif cover or (
            self._sight is Sight.CURTAIN and (self._covered or seat != self._table.seat)
        ):
            self._drop_curtain()
        else:
            self._open()

    def _end(self) -> None:
        """Let the table show its last board, if it has one, then leave for the result."""
        self._table.show(self._match.view(None), None, None, ())
        if self._table.finale():
            self._covered = False
            self.changes_hands()
        else:
            self._leave()

    def _leave(self) -> None:
        self._covered = True
        self._table.clear()
        self.game_app.show_result(self.sitting, self.game)

    @property
    def _over(self) -> bool:
        """True while the table shows its last board: nothing is secret, nobody is to act."""
        return not self._covered and self._table.seat is None

    def _settle(self) -> None:
        self._log.turn(open=False)
        self._notice = ""

    def _drop_curtain(self) -> None:
        self._settle()
        self._covered = True
        self._table.clear()
        self.changes_hands()

    def _open(self) -> None:
        seat = self._match.to_act
        assert seat is not None
        lifted, self._covered = self._covered, False
        self._on_cover = []
        self._notice, self._news = self._news, ""
        own = None if self._sight is Sight.PEEK else self._match.view(seat)
        view = self._match.view(None) if own is None else own
        self._table.show(view, own, seat, self._match.choices(seat))
        if lifted and self._sight is Sight.CURTAIN and self._match.heard(seat):
            fresh = self._chronicle.fresh(seat, seat)
            self._log.turn(open=not self._table.telling and fresh > NEWS_ROWS)
        self.changes_hands()

    def conceal(self) -> None:
        """Take private things off the screen: the curtain falls, a peek closes."""
        if self._peeking:
            self._end_peek()
        elif not self._covered and not self._over and self._sight is Sight.CURTAIN:
            self._drop_curtain()

    def on_resize(self, event: events.Resize) -> None:
        self._log.turn(open=False)
        self.conceal()

    # Commands

    def command(self, command: str) -> None:
        if self._covered:
            self._command_covered(command)
            return
        if self._peeking:
            self._end_peek()
            if command in ("peek", "pause"):
                return
        handlers: dict[str, Callable[[], None]] = {
            "pause": self._pause,
            "help": self._help,
            "log": self._toggle_log,
            "undo": self._undo,
            "commit": self._commit,
            "peek": self._peek,
            "why": lambda: self._tell(self._why_not.answer()),
        }
        if self._sight is Sight.CURTAIN:
            handlers["cover"] = self.conceal  # Elsewhere the key is the table's.
        if command in handlers:
            handlers[command]()
        elif self._log.is_open and command == "lift":
            self._toggle_log()
        elif self._log.scroll(command):
            self.redraw()
        else:
            self._choose(self._table.press(command))

    def press(self, target: Hashable) -> None:
        commands = {hint.command for hint in self._hints()}
        if self._covered or target in commands:
            super().press(target)
        else:
            self._end_peek()
            self._choose(self._table.click(target))

    def wheel(self, command: str) -> None:
        """Scroll the log by a line, wherever it is."""
        if not self._covered and self._log.roll(command):
            self.redraw()

    def _command_covered(self, command: str) -> None:
        handler = {
            "lift": self._open,
            "undo": self._undo,
            "pause": self._pause,
            "help": self._help,
        }.get(command)
        if handler is not None:
            handler()

    def _choose(self, understood: bool) -> None:
        """Answer a key that the table took: say why not, where it selected what is not legal."""
        if not understood:
            return
        self._log.turn(open=False)
        self._notice = ""
        if self._why_not.applies and not self._why_not.is_secret:
            self._notice = self._why_not.say()
        self.redraw()

    def _commit(self) -> None:
        seat, action = self._table.seat, self._table.selected
        if self._log.is_open:
            self._toggle_log()
        elif action is None and self._table.press("commit"):
            self._choose(True)
        elif self._over:
            self._leave()
        elif action is None:
            choosing = [hint for hint in self._table.hints() if hint.chooses]
            keys = ", ".join(key.printed for key in self.keys(choosing))
            self._tell(self.say(ui.CHOOSE_FIRST, keys=keys))
        elif not self._table.legal:
            self._tell(self._why_not.say())
        else:
            assert seat is not None
            before = self._match.events
            if self._is_saved(lambda: self._match.submit(seat, action, self._match.version)):
                self._decided_at = before
                self._turn()

    def _undo(self) -> None:
        seat = self._match.last_seat
        reason = "nothing" if seat is None else self._match.undo_refusal(seat)
        if reason is not None:
            self._tell(self.say(ui.UNDO_REASONS[reason]))
            return
        assert seat is not None
        if self._is_saved(lambda: self._match.undo(seat)):
            self._turn(cover=self._sight is Sight.CURTAIN)

    def _is_saved(self, act: Callable[[], None]) -> bool:
        """Change the match; say so where that could not be kept and so was not done."""
        try:
            act()
        except NotSaved as error:
            self._tell(self.say(ui.NOT_SAVED, cause=error.cause.strerror or error.cause))
            return False
        return True

    def _toggle_log(self) -> None:
        self._log.turn(open=not self._log.is_open)
        self.redraw()

    def _pause(self) -> None:
        if self._log.is_open:
            self._toggle_log()
        elif not self._covered and self._table.escape():
            self._notice = ""
            self.redraw()
        elif self._over:
            self._leave()
        else:
            self.conceal()
            self.game_app.pause(self.game)

    def _help(self) -> None:
        self.conceal()
        # Everybody may read the help, and which keys work on a hand tells what is in it.
        self.game_app.show_rules(self.game, self._hints())

    def _tell(self, notice: str) -> None:
        self._notice = notice
        self.redraw()

    # The peek

    def _peek(self) -> None:
        seat = self._match.to_act
        if self._sight is not Sight.PEEK or seat is None:
            return
        self._table.look_private(self._match.view(seat))
        if self._why_not.applies:
            self._notice = self._why_not.say()
        self._peek_timer = self.set_timer(self.game_app.settings.peek_seconds, self._end_peek)
        self.redraw()

    def _end_peek(self) -> None:
        """Close the peek, if one is open, and show it closed."""
        if not self._peeking:
            return
        if self._peek_timer is not None:
            self._peek_timer.stop()
        self._notice = ""
        self._table.look_private(None)
        self.redraw()

    # Drawing

    def paint(self, area: Area) -> None:
        if self._covered:
            self._paint_cover(area)
            return
        reader = self._reader
        seat = self._table.seat
        lines, fresh = self._told(reader)
        since = seat is not None and self._match.heard(seat) and fresh
        title = ui.RECAP_TITLE if self._log.is_open and since else ui.LOG_TITLE
        name = self._speaker.name(seat) if seat is not None else ""
        chrome = Chrome(
            name=self.say(shelf_text(self.game.id).NAME),
            keys=self.keys([hint for hint in self._hints() if hint.footer]),
            lines=lines,
            fresh=fresh,
            log_title=self.say(title, name=name),
            notice=self._notice,
            log=self._log,
            quiet=self._table.telling,
        )
        draw_table(area, self._table, chrome)

    def _told(self, reader: int | None) -> tuple[Sequence[str], int]:
        """Return the chronicle as far as it may be read now, and how many lines of it are new."""
        if self._table.telling and not self._log.is_open:
            return self._chronicle.before(reader, self._decided_at), 0
        return self._chronicle.lines(reader), self._chronicle.fresh(reader, self._table.seat)

    def _paint_cover(self, area: Area) -> None:
        seat = self._match.to_act
        if seat is None:
            return
        alone = ui.CURTAIN_PUBLIC if self._sight is Sight.PEEK else ui.CURTAIN_ALONE
        said = (self._table.cover_note(), self._table.moment(self._match.view(None)), self._notice)
        draw_curtain(
            area,
            lead=self.say(ui.CURTAIN_NEXT),
            name=self._speaker.name(seat),
            key=self.printed("lift"),
            does=self.say(ui.KEY_LIFT),
            notes=[self.say(alone), *self._on_cover, *(note for note in said if note)],
            keys=self.keys(self._hints()),
            glyphs=self.look.glyphs,
        )

    def _hints(self) -> list[Hint]:
        """List the keys that work now, the most needed first."""
        if self._covered:
            return self._offers.behind_curtain()
        if self._log.is_open:
            return self._offers.over_log(self.arrows())
        if self._over:
            return self._offers.at_last_board()
        return self._offers.at_table(self._sight, peeking=self._peeking)
