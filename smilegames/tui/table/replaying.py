"""A match looked at again on its own table: keys leaf through it, and nobody decides anything."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from textual.message import Message as Posted
from textual.timer import Timer

from smilegames.core.game import Game, Secrecy
from smilegames.core.match import Match
from smilegames.core.record import Header, Policy
from smilegames.core.replayed import OPEN, PUBLIC, Eyes, Replayed
from smilegames.store.sitting import Sitting
from smilegames.text import replay as said
from smilegames.text import ui
from smilegames.tui.desk import Desk
from smilegames.tui.keys import LOOK, Binding, Hint
from smilegames.tui.table.chronicle import Chronicle
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.replay_course import ReplayCourse
from smilegames.tui.table.scene import Scene
from smilegames.tui.table.screen import TableScreen
from smilegames.tui.widgets.bars import Title
from smilegames.tui.widgets.hand import Cover
from smilegames.tui.widgets.news import Told

View = TypeVar("View")
Action = TypeVar("Action")

KEYS = (
    LOOK,
    Binding("replay.slower", ("minus",)),
    Binding("replay.faster", ("plus", "equals_sign")),
)
PACES = (8.0, 4.0, 2.0, 1.0, 0.5)
"""Seconds that each thing stays while a replay plays by itself, the slowest first."""

LATELY = 5
"""Sentences of the log at most that stand on the table itself."""


class Replaying(TableScreen[View, Action]):
    """Stands in for `TableScreen` under a game's own table (`rooms.replay_screen`)."""

    course: ReplayCourse
    match: Replayed

    class Closed(Posted):
        """Somebody has seen enough."""

    def __init__(
        self,
        desk: Desk,
        header: Header,
        match: Match,
        game: Game,
        eyes: Eyes,
        *,
        still: bool = False,
    ) -> None:
        replayed = Replayed.of(match)
        super().__init__(desk, Sitting(header, replayed), game)
        self.match = replayed
        self.peek_key = ""
        whole = replayed.is_finished or header.policy is Policy.OPEN
        self.chronicle = Chronicle(replayed, self.speaker, self.text, whole=whole)
        hands = game.secrecy is Secrecy.CURTAIN
        self.course = ReplayCourse(replayed, self, eyes, covers=hands, guards=not still)
        self._is_still = still
        self._pace = PACES.index(2.0)
        self._ticking: Timer | None = None
        self._rounds: list[int] = []
        """The versions at which rounds begin, once somebody has leapt from one to another."""

    def on_mount(self) -> None:
        self.settle()

    def on_screen_resume(self) -> None:
        self.desk.keys.sit_down(KEYS)
        super().on_screen_resume()

    def settle(self) -> None:
        self._stop()
        self.changes_hands()

    # Commands

    def command(self, command: str) -> None:
        self.notice = self.cover_note = ""
        handlers: dict[str, Callable[[], None]] = {
            "pause": self._pause,
            "help": self._help,
            "log": self._toggle_log,
            LOOK.id: self._change_eyes,
            "cover": self.conceal,
        }
        if command in handlers:
            handlers[command]()
        elif self.course.phase is Phase.CURTAIN:
            if command == "lift":
                self._lift()
        elif self.course.phase is Phase.LOG:
            self._by_phase(command)
        else:
            self._leaf(command)

    def _leaf(self, command: str) -> None:
        """Go to another position, or let them go by."""
        at, last = self.match.version, self.match.last
        match command:
            case "right" | "commit":
                self._stop()
                self.course.forward()
            case "left":
                self._go(max(0, at - 1))
            case "down" | "up":
                self._go(self._leap(self.match.turns(), onward=command == "down"))
            case "page_down" | "page_up":
                self._go(self._leap(self._round_starts(), onward=command == "page_down"))
            case "top" | "bottom":
                self._go(0 if command == "top" else last)
            case "lift":
                self._play()
            case "replay.slower" | "replay.faster":
                by = 1 if command == "replay.faster" else -1
                self._pace = max(0, min(self._pace + by, len(PACES) - 1))
                self.notice = self.say(said.PACE, seconds=f"{PACES[self._pace]:g}")
                if self._ticking is not None:
                    self._tick_later()
        self.redraw()

    def _go(self, version: int) -> None:
        self._stop()
        self.course.go_to(version)

    def _leap(self, marks: Sequence[int], *, onward: bool) -> int:
        """Return the next of some versions, or the one before; the end or the beginning."""
        at = self.match.version
        if onward:
            after = bisect_right(marks, at)
            return marks[after] if after < len(marks) else self.match.last
        before = bisect_left(marks, at) - 1
        return marks[before] if before >= 0 else 0

    def _round_starts(self) -> Sequence[int]:
        if not self._rounds:
            match = self.match
            of = [self.round_of(match.view_at(at, None)) for at in range(match.last + 1)]
            self._rounds = [at for at in range(len(of)) if not at or of[at] != of[at - 1]]
        return self._rounds

    def _pause(self) -> None:
        if self.course.phase is Phase.LOG:
            self._toggle_log()
        elif self._ticking is not None:
            self._stop()
            self.redraw()
        else:
            self._stop()
            self.ask(self.Closed())

    def _help(self) -> None:
        self._stop()
        self.conceal()
        self.ask(self.HelpWanted(self.game, replay=True))

    # By itself

    def _play(self) -> None:
        """Let it go by itself, from the beginning where it is over; or stop it."""
        if self._ticking is not None:
            self._stop()
            return
        if self.match.version == self.match.last and self.course.phase is Phase.SHOWN:
            self.course.go_to(0)
        self._tick_later()

    def _tick_later(self) -> None:
        self._stop()
        self._ticking = self.set_timer(PACES[self._pace], self._tick)

    def _tick(self) -> None:
        self._stop()
        if self.course.phase in (Phase.LOG, Phase.CURTAIN) or not self.is_on_top:
            return
        self.course.forward()
        if self.match.version < self.match.last or self.course.phase is not Phase.SHOWN:
            self._tick_later()
        self.redraw()

    def _stop(self) -> None:
        if self._ticking is not None:
            self._ticking.stop()
            self._ticking = None

    # Eyes

    def _change_eyes(self) -> None:
        """Look with the next player's eyes."""
        eyes = self._all_eyes()
        self.course.look(eyes[(eyes.index(self.course.eyes) + 1) % len(eyes)])
        self.settle()

    def _all_eyes(self) -> list[Eyes]:
        seats = [Eyes(seat) for seat in range(len(self.speaker.names))]
        return [PUBLIC, *seats, *([OPEN] if self.match.is_finished else [])]

    def _seen_by(self) -> str:
        """Say whose eyes these are."""
        eyes = self.course.eyes
        if eyes.seat is not None:
            return self.say(said.SEEN_BY, name=self.speaker.name(eyes.seat))
        if eyes.open:
            return "" if self.course.seat is None else self.say(said.SEEN_OPEN)
        return self.say(said.SEEN_BY_ALL)

    # Showing

    def _title(self, scene: Scene[View]) -> Title:
        title = self.heading(self._headed(scene))
        at, last = self.match.version, self.match.last
        where = self.say(said.WHERE, at=at, last=last)
        if self.log_beside and title.aside:
            where = f"{title.aside} {self.desk.glyphs.dot} {where}"
        return title._replace(aside=where, done=at / last if last else 1.0)

    def _scene(self) -> Scene[View]:
        """Return what lies on the table; where no log stands beside it, what led there as well."""
        scene = super()._scene()
        if self.log_beside or self.course.shown is not Phase.SHOWN:
            return scene
        reader = scene.reader
        lately = len(self.chronicle.tell(self.match.last_events(reader)))
        before = self.chronicle.lines(reader)
        return replace(scene, recap=before[: len(before) - lately][-LATELY:])

    def _told(self, scene: Scene[View]) -> Told:
        course = self.course
        if course.board is not None:
            return Told(course.board.line, "", self.notice)
        if course.change is not None:
            happened = self.headline(course.change)
        elif self.match.entry is None:
            happened = self.say(said.OPENING)
        else:
            happened = " ".join(self.chronicle.tell(self.match.last_events(None)))
        return Told(happened, self._seen_by(), self.notice)

    def _fresh(self, reader: int | None, scene: Scene[View]) -> int:
        return len(self.chronicle.tell(self.match.last_events(reader)))

    def cover(self, cards: int) -> Cover:
        seat = self.course.seat
        if seat is None:
            return Cover("", "", "", 0)
        return Cover(self.speaker.name(seat), "", self.say(said.HOLDS, n=cards), cards)

    def hints(self) -> list[Hint]:
        if self._is_still:
            return []
        say, desk, phase = self.say, self.desk, self.course.phase
        log = [] if self.log_beside else [Hint("log", say(ui.KEY_LOG))]
        help_, back = Hint("help", say(ui.KEY_HELP)), Hint("pause", say(ui.KEY_BACK))
        eyes = Hint(LOOK.id, say(said.KEY_EYES))
        if phase is Phase.LOG:
            scroll = Hint("", say(ui.KEY_SCROLL), printed=desk.arrows())
            return [scroll, Hint("log", say(ui.KEY_CLOSE)), help_, back]
        if phase is Phase.CURTAIN:
            return [Hint("lift", say(ui.KEY_LIFT_CURTAIN)), eyes, help_, back]
        plays = self._ticking is not None
        step = Hint("", say(said.KEY_STEP), printed=self._pair("left", "right"))
        turn = Hint("", say(said.KEY_TURN), printed=self._pair("up", "down"))
        round_ = Hint("", say(said.KEY_ROUND), printed=desk.arrows("page_up", "page_down"))
        play = Hint("lift", say(said.KEY_STOP if plays else said.KEY_PLAY))
        pace = Hint("", say(said.KEY_PACE), printed=self._pair("replay.slower", "replay.faster"))
        moves = [play, pace] if plays else [step, turn, round_, play]
        return [*moves, eyes, *log, help_, back]

    def _pair(self, *commands: str) -> str:
        """Return how to print two keys as one, signs without room between them."""
        printed = [self.desk.printed(command) for command in commands]
        return ("" if all(len(key) == 1 for key in printed) else " ").join(printed)
