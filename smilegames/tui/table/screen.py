"""The screen of a match: its phases and keys, and what they do when.

What lies on the table is each game's to say, how it looks the face's; which phase comes next,
and so what may be up, is the course's.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import TypeVar

from textual.message import Message as Posted
from textual.timer import Timer

from smilegames.core.errors import UndoRefused
from smilegames.core.game import Game
from smilegames.core.match import NotSaved
from smilegames.core.playing import NotDone, Seating
from smilegames.text import hints, shared, ui
from smilegames.text.faults import fault_text
from smilegames.tui.desk import Desk
from smilegames.tui.table.company import AT_KEYS, Company
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.sight import Sight
from smilegames.tui.widgets.board import Moment
from smilegames.tui.widgets.news import fitting

View = TypeVar("View")
Action = TypeVar("Action")

HELD = 0.8
"""Seconds that a moment stays at most where no cover holds it."""
PACES = {"instant": 0.0, "brisk": 1.2, "calm": 2.8}
"""The same for a move that was made elsewhere, by the pace of the table."""
BEHIND = 0.3
"""The same for a move that others have followed already."""
BOARD = 8.0
"""Seconds that a board stays where nobody sits who could go on; with more behind, a quarter."""


class TableScreen(Company[View, Action]):
    """One match of one game, from wherever it stands to its end."""

    class Finished(Posted):
        """The match is over, and everything about its end has been shown."""

    class Paused(Posted):
        """Somebody wants a pause."""

    def __init__(self, desk: Desk, sitting: Seating, game: Game) -> None:
        super().__init__(desk, sitting, game)
        self._asked_at = -1
        """The version of the match that the chooser was asked at."""
        self._at_keys: int | None = None
        """The seat that has the keyboard; None before anybody took it."""
        self._rung_at = -1
        """The version of the match that the bell has called somebody to last."""
        self._timer: Timer | None = None
        self._notices_told = len(sitting.notices)
        """How many of the notices on the record stand on the curtain or have been told."""

    # Phases

    def on_mount(self) -> None:
        self.course.begin(resumed=self.sitting.resumed)
        self.settle()
        self.listen()

    def settle(self) -> None:
        """Take up the phase that the course has come to: the screen may be for somebody else."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._read_notices()
        course, seat = self.course, self.course.seat
        course.held = self.desk.settings.motion != "off"
        course.paced = bool(PACES[self.desk.settings.pace]) and not self.desk.only_hand
        while course.phase is Phase.BOARD and self.desk.only_hand and not course.is_past:
            course.onward()  # What everybody looks at together is on the other screen.
        if course.phase is Phase.OVER:
            self._covered()
            self.ask(self.Finished())
            return
        if course.phase in (Phase.LIFTED, Phase.PEEK):
            assert seat is not None
            self._ask(seat)
        else:
            self._covered()
            if course.phase is Phase.MOMENT:
                self._timer = self.set_timer(self._held_for(), self._onward)
            elif course.phase is Phase.BOARD and not course.here:
                self._timer = self.set_timer(BOARD / 4 if self.is_behind else BOARD, self._onward)
        if course.phase in AT_KEYS:
            self._ring(seat)
        self.changes_hands()
        self.await_others()

    def _held_for(self) -> float:
        """Return the seconds that the last move stays where no cover holds it."""
        if self.match.last_seat in self.course.here:
            return HELD
        return BEHIND if self.is_behind else PACES[self.desk.settings.pace]

    # Hints

    def _hint(self) -> None:
        """Have it thought out what would be good; where a peek keeps secrets, only in there."""
        course = self.course
        if not self.sitting.header.hints:
            self._tell(self.say(hints.FORBIDDEN))
        elif self.can_peek and course.phase is not Phase.PEEK:
            self._tell(self.say(hints.PEEK_FIRST, key=self.peek_key))
        elif len(self.chooser.choices) == 1:
            self._tell(self.say(hints.ONLY))
        else:
            self._tell(self.say(hints.THINKING))
            asked = self.match.version, self.course.phase
            self.think(partial(self._tell_hint, asked), "hint")

    async def _tell_hint(self, asked: tuple[int, Phase]) -> None:
        from smilegames.bots.apart import BotStopped

        with contextlib.suppress(BotStopped):
            sentences = await self.hinting.ask()
            # Whoever asked may have played, covered the hand or let the corner down meanwhile.
            if asked == (self.match.version, self.course.phase) and self.is_on_top:
                self._tell(fitting(sentences, self.news.size.width))

    def on_unmount(self) -> None:
        self.hinting.stop()

    def _ring(self, seat: int | None) -> None:
        """Ring where the keyboard goes to somebody else, if that is wanted."""
        handed = self._at_keys not in (None, seat) and self.desk.settings.bell
        if handed or (self.has_come_round and self._rung_at != self.match.version):
            self._rung_at = self.match.version
            self.app.bell()
        self._at_keys = seat

    def _read_notices(self) -> None:
        """Tell what has become of the record since anybody was told."""
        fresh = self.sitting.notices[self._notices_told :]
        if fresh:
            self._notices_told += len(fresh)
            self.notice = " ".join(fault_text(self.desk.words, fault) for fault in fresh)

    def _ask(self, seat: int) -> None:
        """Let the chooser hear keys, with the private view where it is up."""
        match = self.match
        own = None if self.course.sight is Sight.PEEK else match.view(seat)
        view = match.view(None) if own is None else own
        if self._asked_at == match.version and self.chooser.seat == seat:
            self.chooser.uncover(view, own)
        else:
            self.chooser.ask(view, own, seat, match.choices(seat))
            self._asked_at = match.version
        self.on_curtain = ()

    def _covered(self) -> None:
        """Take every private view away; a selection waits for the same decision."""
        if self._asked_at == self.match.version:
            self.chooser.cover()
        else:
            self.chooser.clear()

    def conceal(self) -> None:
        """Take private things off the screen: the curtain falls, a peek and the log close."""
        self.cover_note = ""
        phase = self.course.phase
        if self.course.conceal():
            # An answer to whoever looked may tell what they hold.
            self.notice = ""
            self.settle()
        elif self.course.phase is not phase:
            self.redraw()
            self.follow_others()

    def resized(self) -> None:
        self.conceal()
        self.redraw()

    def needs_rest(self, command: str) -> bool:
        """Return whether a command would lift a hand: not for thumbs in rhythm."""
        return command == "lift" and self.course.phase in (Phase.COVERED, Phase.CURTAIN)

    def too_quick(self) -> None:
        """Say that a key came before anybody could have seen what it would be for."""
        note = self.say(ui.TOO_QUICK)
        if self.course.phase is Phase.COVERED:
            self.cover_note = note
        else:
            self.notice = note
        self.redraw()

    # Commands

    def command(self, command: str) -> None:
        self.cover_note = ""
        handlers: dict[str, Callable[[], None]] = {
            "pause": self._pause,
            "help": self._help,
            "cover": self.conceal,
            "undo": self._undo,
            "log": self._toggle_log,
            "again": self._show_again,
        }
        if command in handlers:
            handlers[command]()
        else:
            self._by_phase(command)

    def _by_phase(self, command: str) -> None:
        """Act on a command that means something else in each phase."""
        match self.course.phase:
            case Phase.CURTAIN | Phase.COVERED:
                if command == "lift":
                    self._lift()
                elif self.course.phase is Phase.COVERED:
                    self.wheel(command)
            case Phase.LOG:
                if command == "lift":
                    self._toggle_log()
                else:
                    self.wheel(command)
            case Phase.BOARD | Phase.TOLD:
                if command in ("commit", "lift"):
                    self._onward()
            case Phase.MOMENT:
                self._onward()
            case Phase.ELSEWHERE:
                if command == "commit":
                    self.follow_others()
                else:
                    self.wheel(command)
            case _:
                self._asked(command)

    def _asked(self, command: str) -> None:
        """Act on a command of whoever must decide."""
        peeking = self.course.phase is Phase.PEEK
        if command == "peek" and self.can_peek:
            self._peek(open=not peeking)
        elif command == "why":
            self._tell(self.why_not.answer())
        elif command == "hint":
            self._hint()
        elif command == "commit":
            self._commit()
        elif self.chooser.press(command):
            self._chosen()
        else:
            self.wheel(command)

    def press(self, target: Hashable) -> None:
        if isinstance(target, str) and any(target == hint.command for hint in self.hints()):
            self.command(target)
        elif target == "lift" and self.course.phase in (Phase.COVERED, Phase.CURTAIN):
            self.command("lift")
        elif self.course.phase in (Phase.LIFTED, Phase.PEEK) and self.chooser.click(target):
            self._chosen()

    def wheel(self, command: str) -> None:
        """Scroll the log by a line, wherever it is."""
        self.log_panel.roll(command)

    def _chosen(self) -> None:
        """Say why not, where what was selected is not legal."""
        if self.course.phase is Phase.PEEK:
            self._peek(open=False)
        self.notice = ""
        if self.why_not.applies and not self.why_not.is_secret:
            self.notice = self.why_not.say()
        self.redraw_choice()

    def _lift(self) -> None:
        self.notice = ""
        self.course.lift()
        self.settle()

    def _onward(self) -> None:
        self.notice = ""
        self.course.onward()
        self.settle()

    def _commit(self) -> None:
        chooser = self.chooser
        action, seat = chooser.selected, chooser.seat
        if action is None and chooser.press("commit"):
            self._chosen()
        elif action is None:
            hints = [hint for hint in chooser.hints() if hint.chooses]
            keys = [key.printed for key in self.desk.footer(hints) if key.printed]
            self._tell(self.say(ui.CHOOSE_FIRST, keys=", ".join(keys)))
        elif not chooser.legal:
            self._tell(self.why_not.say())
        else:
            assert seat is not None
            if self.is_saved(lambda: self.course.submit(seat, action)):
                self.notice = ""
                self.settle()

    def _undo(self) -> None:
        seat, reason = self.match.last_seat, self.course.undo_refusal()
        if reason is not None:
            self._tell(self.say(ui.UNDO_REASONS[reason]))
            return
        assert seat is not None
        if self.is_saved(lambda: self.course.undo(seat)):
            self.notice = ""
            self.settle()

    def is_saved(self, act: Callable[[], None]) -> bool:
        """Change the match; say so where that was not done, for instance for it can't be kept."""
        try:
            act()
        except NotSaved as error:
            self._tell(self.say(ui.NOT_SAVED, cause=error.cause.strerror or error.cause))
            return False
        except UndoRefused as error:
            self._tell(self.say(ui.UNDO_REASONS[error.reason]))
            return False
        except NotDone:
            self.follow_others()
            self._tell(self.say(shared.BEHIND))
            return False
        return True

    def _toggle_log(self) -> None:
        if self.course.phase is Phase.CURTAIN or self.log_beside:
            return
        self.notice = ""
        self.log_panel.to_end()
        self.course.log(open=self.course.phase is not Phase.LOG)
        self.redraw()
        self.follow_others()

    def show_boards(self, boards: Sequence[Moment]) -> None:
        """Lay boards over the table that somebody has asked for."""
        self.notice = ""
        self.course.show_boards(boards)
        self.settle()

    def _show_again(self) -> None:
        if self.course.can_show_again:
            self.notice = ""
            self.course.show_again()
            self.settle()
        elif self.course.phase in (Phase.COVERED, Phase.LIFTED):
            self._tell(self.say(ui.NOTHING_AGAIN))

    def _pause(self) -> None:
        if self.course.phase is Phase.LOG:
            self._toggle_log()
        elif self.course.phase is Phase.PEEK:
            self._peek(open=False)
        elif self.course.phase is Phase.LIFTED and self.chooser.escape():
            self.notice = ""
            self.redraw()
        else:
            self.conceal()
            self.ask(self.Paused())

    def _help(self) -> None:
        # Everybody may read the help: it lists all keys, for those that work now tell of a hand.
        rule = self.chooser.rule
        self.conceal()
        self.ask(self.HelpWanted(self.game, rule))

    def _tell(self, notice: str) -> None:
        self.notice = notice
        self.redraw()

    def _peek(self, *, open: bool) -> None:
        """Lift the corner for a few seconds, or let it down."""
        seat = self.course.seat
        assert seat is not None
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self.course.peek(open=open)
        self.chooser.look(self.match.view(seat) if open else None)
        self.notice = ""
        if open:
            if self.why_not.applies:
                self.notice = self.why_not.say()
            seconds = self.desk.settings.peek_seconds
            self._timer = self.set_timer(seconds, lambda: self._peek(open=False))
        self.redraw()
