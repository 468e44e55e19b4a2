"""The screen of a match: its phases and keys, and what they do when.

What lies on the table is each game's to say, how it looks the face's; which phase comes next,
and so what may be up, is the course's.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from textual.message import Message as Posted
from textual.timer import Timer

from smilegames.core.errors import Fault, UndoRefused
from smilegames.core.game import Game
from smilegames.core.match import NotSaved
from smilegames.core.playing import NotDone, Seating
from smilegames.text import hints, shared, ui
from smilegames.text.faults import fault_text
from smilegames.tui.desk import Desk
from smilegames.tui.table.face import TableFace
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.sight import Sight
from smilegames.tui.widgets.board import Moment
from smilegames.tui.widgets.news import fitting

if TYPE_CHECKING:
    from smilegames.bots.programs import Programs

View = TypeVar("View")
Action = TypeVar("Action")

_AT_KEYS = (Phase.CURTAIN, Phase.COVERED, Phase.LIFTED)
"""Where whoever must decide takes the keyboard."""
_FOLLOWS = (Phase.ELSEWHERE, Phase.PEEK, *_AT_KEYS)
"""Where a move from another terminal is shown; one that was made for whoever is asked here, too."""
HELD = 0.8
"""Seconds that a moment stays at most where no cover holds it."""
PACES = {"instant": 0.0, "brisk": 1.2, "calm": 2.8}
"""The same for a move that was made elsewhere, by the pace of the table."""
BEHIND = 0.3
"""The same for a move that others have followed already."""
BOARD = 8.0
"""Seconds that a board stays where nobody sits who could go on; with more behind, a quarter."""


class TableScreen(TableFace[View, Action]):
    """One match of one game, from wherever it stands to its end."""

    class Finished(Posted):
        """The match is over, and everything about its end has been shown."""

    class Paused(Posted):
        """Somebody wants a pause."""

    class Lost(Posted):
        """The table that this terminal shares can't be reached any more."""

        def __init__(self, why: Fault) -> None:
            super().__init__()
            self.why = why

    def __init__(self, desk: Desk, sitting: Seating, game: Game) -> None:
        super().__init__(desk, sitting, game)
        self._asked_at = -1
        """The version of the match that the chooser was asked at."""
        self._at_keys: int | None = None
        """The seat that has the keyboard; None before anybody took it."""
        self._rung_at = -1
        """The version of the match that the bell has called somebody to last."""
        self._timer: Timer | None = None
        self._programs: Programs | None = None
        """Those that sit at the table, once one of them has had to think."""
        self._thought_at = -1
        """The version of the match at which a program was asked last."""
        self._thought: Any = None
        """What it will do; None while it thinks."""
        self._notices_told = len(sitting.notices)
        """How many of the notices on the record stand on the curtain or have been told."""

    # Phases

    def on_mount(self) -> None:
        self.course.begin(resumed=self.sitting.resumed)
        self._settle()
        if self.sitting.elsewhere is not None:
            self.sitting.elsewhere.listen(self._stirred)

    def _settle(self) -> None:
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
                self._timer = self.set_timer(BOARD / 4 if self._is_behind else BOARD, self._onward)
        if course.phase in _AT_KEYS:
            self._ring(seat)
        self.changes_hands()
        if self.sitting.elsewhere is None:
            self._let_think()
        else:
            self.call_later(self._go_on_elsewhere)

    def _held_for(self) -> float:
        """Return the seconds that the last move stays where no cover holds it."""
        if self.match.last_seat in self.course.here:
            return HELD
        return BEHIND if self._is_behind else PACES[self.desk.settings.pace]

    @property
    def _is_behind(self) -> bool:
        """Return whether more has been decided elsewhere than is shown here."""
        elsewhere = self.sitting.elsewhere
        return elsewhere is not None and elsewhere.has_news

    # Other terminals

    def _stirred(self) -> None:
        """Hear that something has come from the table that this terminal shares."""
        elsewhere = self.sitting.elsewhere
        assert elsewhere is not None
        if elsewhere.lost is not None:
            self.post_message(self.Lost(elsewhere.lost))
            return
        if told := self.others.movements():
            self.notice = told
        self._go_on_elsewhere()
        self.redraw()

    def _go_on_elsewhere(self) -> None:
        """Show the next move that was made elsewhere, if that is what everybody waits for."""
        elsewhere = self.sitting.elsewhere
        if elsewhere is None:
            self._make_thought_move()
        elif elsewhere.has_news and self.is_on_top and self.course.phase in _FOLLOWS:
            self.course.follow(elsewhere)
            self.notice = ""
            if self.course.change is None and (seat := self.match.last_seat) is not None:
                self.notice = self.say(ui.TAKEN_BACK, name=self.speaker.name(seat))
            self._settle()

    # Programs

    def _let_think(self) -> None:
        """Have a program think whose turn it is, while what came before is still being looked at;
        make its move when everybody waits for it."""
        seat, version = self.match.to_act, self.match.version
        if seat is None or self.sitting.header.program(seat) is None:
            return
        if self._thought_at != version:
            self._thought_at, self._thought = version, None
            self.think(partial(self._think, version), "program")
        else:
            self._make_thought_move()

    async def _think(self, version: int) -> None:
        from smilegames.bots.apart import BotStopped
        from smilegames.bots.programs import Programs
        from smilegames.store.log import report

        if self._programs is None:
            self._programs = Programs(self.sitting.header, report)
        with contextlib.suppress(BotStopped):
            thought = await self._programs.choose(self.match)
            if self.match.version == version:
                self._thought = thought
                self._make_thought_move()

    def _make_thought_move(self) -> None:
        """Make the move that a program has thought of, if that is what everybody waits for."""
        waits = self.is_on_top and self.course.phase is Phase.ELSEWHERE
        seat, action = self.match.to_act, self._thought
        if waits and action is not None and self._thought_at == self.match.version:
            assert seat is not None
            if self._is_saved(lambda: self.course.submit(seat, action)):
                self.notice = ""
                self._settle()

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

    def on_screen_resume(self) -> None:
        self._go_on_elsewhere()

    def on_unmount(self) -> None:
        self.hinting.stop()
        if self.sitting.elsewhere is not None:
            self.sitting.elsewhere.hush(self._stirred)
        if self._programs is not None:
            self._programs.stop()

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
            self._settle()
        elif self.course.phase is not phase:
            self.redraw()
            self._go_on_elsewhere()

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
                    self._go_on_elsewhere()
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
        self._settle()

    def _onward(self) -> None:
        self.notice = ""
        self.course.onward()
        self._settle()

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
            if self._is_saved(lambda: self.course.submit(seat, action)):
                self.notice = ""
                self._settle()

    def _undo(self) -> None:
        seat, reason = self.match.last_seat, self.course.undo_refusal()
        if reason is not None:
            self._tell(self.say(ui.UNDO_REASONS[reason]))
            return
        assert seat is not None
        if self._is_saved(lambda: self.course.undo(seat)):
            self.notice = ""
            self._settle()

    def _is_saved(self, act: Callable[[], None]) -> bool:
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
            self._go_on_elsewhere()
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
        self._go_on_elsewhere()

    def show_boards(self, boards: Sequence[Moment]) -> None:
        """Lay boards over the table that somebody has asked for."""
        self.notice = ""
        self.course.show_boards(boards)
        self._settle()

    def _show_again(self) -> None:
        if self.course.can_show_again:
            self.notice = ""
            self.course.show_again()
            self._settle()
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
