"""The table as people sit at it: curtain, turns, peek, log. It holds the sitting and lends views.

Which secrets are up is decided here and nowhere else: a table gets a private view only while
somebody has lifted the curtain or a corner, and `conceal` takes it away before anything else shows.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from textual import events
from textual.timer import Timer

from smilegames.core.game import Game
from smilegames.core.match import NotSaved
from smilegames.store.sitting import Sitting
from smilegames.text import ui
from smilegames.text.faults import fault_text
from smilegames.text.game_text import Speaker, game_text
from smilegames.tui.chronicle import Chronicle
from smilegames.tui.draw.curtain import draw_curtain
from smilegames.tui.draw.grid import Area
from smilegames.tui.keys import Hint
from smilegames.tui.log_sheet import LogSheet
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
        if self._sight is Sight.PEEK:
            self._table.peek_key = self.game_app.keys.printed("peek")
        self._why_not = WhyNot(self._match, self._table, self._text)
        self._covered = True
        self._on_cover = [fault_text(self.words, fault) for fault in sitting.notices]
        """What opening the record had to say, until the curtain is lifted."""
        self._peek_timer: Timer | None = None
        self._log = LogSheet()
        self._notice = ""
        self._news = " ".join(self.game_app.news.take())
        """What went wrong on the way here, for whoever decides first."""

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
            self._covered = True
            self._table.clear()
            self.game_app.show_result(self.sitting, self.game)
        elif cover or (
            self._sight is Sight.CURTAIN and (self._covered or seat != self._table.seat)
        ):
            self._drop_curtain()
        else:
            self._open()

    def _settle(self) -> None:
        self._stop_peek_timer()
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
            self._log.turn(open=self._chronicle.fresh(seat, seat) > NEWS_ROWS)
        self.changes_hands()

    def conceal(self) -> None:
        """Take private things off the screen: the curtain falls, a peek closes."""
        if self._peeking:
            self._end_peek()
        elif not self._covered and self._sight is Sight.CURTAIN:
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
            if command in ("peek", "cover", "pause"):
                return
        handler = {
            "pause": self._pause,
            "help": self._help,
            "log": self._toggle_log,
            "undo": self._undo,
            "commit": self._commit,
            "peek": self._peek,
            "cover": self.conceal,
            "why": self._why,
        }.get(command)
        if handler is not None:
            handler()
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
        elif action is None:
            keys = ", ".join(key.printed for key in self.keys(self._table.hints()))
            self._tell(self.say(ui.CHOOSE_FIRST, keys=keys))
        elif not self._table.legal:
            self._tell(self._why_not.say())
        else:
            assert seat is not None
            if self._is_saved(lambda: self._match.submit(seat, action, self._match.version)):
                self._turn()

    def _why(self) -> None:
        self._tell(self._why_not.answer())

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
        else:
            self.conceal()
            self.game_app.pause(self.game)

    def _help(self) -> None:
        hints = self._hints()
        self.conceal()
        self.game_app.show_rules(self.game, hints)

    def _tell(self, notice: str) -> None:
        self._notice = notice
        self.redraw()

    # The peek

    def _peek(self) -> None:
        if self._sight is not Sight.PEEK:
            return
        seat = self._match.to_act
        assert seat is not None
        self._table.look_private(self._match.view(seat))
        if self._why_not.applies:
            self._notice = self._why_not.say()
        self._peek_timer = self.set_timer(self.game_app.settings.peek_seconds, self._end_peek)
        self.redraw()

    def _end_peek(self) -> None:
        """Close the peek, if one is open, and show it closed."""
        if self._peeking:
            self._stop_peek_timer()
            self._notice = ""
            self._table.look_private(None)
            self.redraw()

    def _stop_peek_timer(self) -> None:
        if self._peek_timer is not None:
            self._peek_timer.stop()
            self._peek_timer = None

    # Drawing

    def paint(self, area: Area) -> None:
        if self._covered:
            self._paint_cover(area)
            return
        reader = self._reader
        seat = self._table.seat
        fresh = self._chronicle.fresh(reader, seat)
        since = seat is not None and self._match.heard(seat) and fresh
        title = ui.RECAP_TITLE if self._log.is_open and since else ui.LOG_TITLE
        name = self._speaker.name(seat) if seat is not None else ""
        chrome = Chrome(
            name=self.say(self._text.NAME),
            keys=self.keys(self._hints()),
            lines=self._chronicle.lines(reader),
            fresh=fresh,
            log_title=self.say(title, name=name),
            notice=self._notice,
            log=self._log,
        )
        draw_table(area, self._table, chrome)

    def _paint_cover(self, area: Area) -> None:
        seat = self._match.to_act
        if seat is None:
            return
        alone = ui.CURTAIN_PUBLIC if self._sight is Sight.PEEK else ui.CURTAIN_ALONE
        notes = [self.say(alone), *self._on_cover]
        notes += [note for note in (self._table.cover_note(), self._notice) if note]
        draw_curtain(
            area,
            lead=self.say(ui.CURTAIN_NEXT),
            name=self._speaker.name(seat),
            key=self.game_app.arrows("lift"),
            does=self.say(ui.KEY_LIFT),
            notes=notes,
            keys=self.keys(self._hints()),
            glyphs=self.look.glyphs,
        )

    def _hints(self) -> list[Hint]:
        """List the keys that work now, the most needed first."""
        say = self.say
        pause, help = Hint("pause", say(ui.KEY_PAUSE)), Hint("help", say(ui.KEY_HELP))
        if self._covered:
            lift = Hint("lift", say(ui.KEY_LIFT))
            return [lift, *self._undo_hint(), pause, help]
        if self._log.is_open:
            return [
                Hint("", say(ui.KEY_SCROLL), printed=self.arrows()),
                Hint("log", say(ui.KEY_CLOSE)),
                help,
            ]
        hints = list(self._table.hints())
        if self._table.legal or self._why_not.is_secret:
            hints.append(Hint("commit", say(ui.KEY_COMMIT)))
        elif self._table.selected is not None:
            hints.append(Hint("why", say(ui.KEY_WHY)))
        if self._sight is Sight.PEEK:
            hints.append(Hint("peek", say(ui.KEY_PEEK_CLOSE if self._peeking else ui.KEY_PEEK)))
        elif self._sight is Sight.CURTAIN:
            hints.append(Hint("cover", say(ui.KEY_COVER)))
        hints += self._undo_hint()
        if not self._log.beside:
            hints.append(Hint("log", say(ui.KEY_LOG)))
        return [*hints, help, pause]

    def _undo_hint(self) -> list[Hint]:
        seat = self._match.last_seat
        if seat is None or self._match.undo_refusal(seat) is not None:
            return []
        return [Hint("undo", self.say(ui.KEY_UNDO))]
