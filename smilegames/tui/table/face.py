"""What a table shows: the game's own widgets, and the title, news, log and keys round them.

It is handed a course and a chooser and only looks at them; what keys do is the screen's to say.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, TypeVar

from textual.app import ComposeResult

from smilegames.core.events import Event
from smilegames.core.game import Game
from smilegames.core.playing import Seating
from smilegames.core.record import Policy
from smilegames.text import shared, ui
from smilegames.text.faults import fault_text
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.desk import Desk
from smilegames.tui.desk_screen import DeskScreen
from smilegames.tui.keys import Hint
from smilegames.tui.table.chooser import Chooser
from smilegames.tui.table.chronicle import Chronicle
from smilegames.tui.table.course import Change, Course
from smilegames.tui.table.hints import Hints
from smilegames.tui.table.offers import Offers
from smilegames.tui.table.others import Others
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.scene import Scene
from smilegames.tui.table.sight import Sight, sight_for
from smilegames.tui.table.why_not import WhyNot
from smilegames.tui.widgets.bars import KeyBar, Title, TitleBar
from smilegames.tui.widgets.board import Board, Moment
from smilegames.tui.widgets.curtain import Curtain, Curtained
from smilegames.tui.widgets.hand import Cover
from smilegames.tui.widgets.log_panel import Log, LogPanel
from smilegames.tui.widgets.news import News, Told
from smilegames.tui.widgets.places import Column, Row

ONLY_HAND = "-hand"
"""The class of a table that shows only what is the player's own."""
View = TypeVar("View")
Action = TypeVar("Action")

WIDE = "-wide"
"""The class of a screen with room for the log beside the table."""


class TableFace(DeskScreen[None], Generic[View, Action]):
    """A match as everybody may see it, and whatever of it somebody has lifted."""

    CHOOSER: ClassVar[type[Chooser[Any, Any]]]
    """What understands the game's keys."""

    def __init__(self, desk: Desk, sitting: Seating, game: Game) -> None:
        super().__init__(desk)
        header = sitting.header
        self.sitting = sitting
        self.game = game
        self.match = sitting.match
        self.text = game_text(game.id)
        self.game_name = desk.say(shelf_text(game.id).NAME)
        self.speaker = Speaker(desk.words, header.names, self.match.rules)
        desk.keys.sit_down(self.CHOOSER.KEYS)
        self.chooser: Chooser[View, Action] = self.CHOOSER(self.speaker, desk.printed)
        whole = header.policy is Policy.OPEN
        self.chronicle = Chronicle(self.match, self.speaker, self.text, whole=whole)
        sight = sight_for(header.policy, game.secrecy, len(sitting.here))
        held = desk.settings.motion != "off"
        self.course = Course(self.match, sight, self, held=held, here=sitting.here)
        self.peek_key = desk.printed("peek") if sight is Sight.PEEK else ""
        """How the key of the peek is printed; empty where this table needs none."""
        self.why_not = WhyNot(
            self.match, self.chooser, self.text, lambda: self.peek_key if self.can_peek else ""
        )
        self.set_class(desk.only_hand, ONLY_HAND)
        self.hinting = Hints(header, self.match, self.speaker)
        self.others = Others(header, sitting.elsewhere, self.speaker)
        self._offers = Offers(self.match, self.chooser, self.text, self.why_not, self.course)
        self.notice = " ".join(desk.news.take())
        """Answers the last key; at first, what went wrong on the way here."""
        self.on_curtain = tuple(fault_text(desk.words, fault) for fault in sitting.notices)
        """What opening the record had to say, until the curtain is lifted."""
        self.cover_note = ""
        """Answers whoever pressed a key at the cover too soon."""
        self._drawn = 0
        """How often everything was drawn anew."""
        self._shown: Scene[View] | None = None
        """What the table shows now, whatever is selected."""

    # What a game's screen says

    @abstractmethod
    def compose_table(self) -> ComposeResult:
        """Yield the widgets that lie on the table, from the top."""

    @abstractmethod
    def show(self, scene: Scene[View]) -> None:
        """Hand every widget of `compose_table` its data, the hand's cover included."""

    def show_choice(self, scene: Scene[View]) -> None:
        """Hand down again what changes with the selection alone; by default, everything."""
        self.show(scene)

    @abstractmethod
    def heading(self, scene: Scene[View]) -> Title:
        """Return the line above the table."""

    def moments(self, change: Change[View]) -> Sequence[Moment]:
        """Return the boards that a decision brings, step by step; none for most."""
        return ()

    def past(self, shown: Sequence[Moment]) -> Sequence[Moment]:
        """Return what a key shows once more: `shown`, the last boards, as long as they may be."""
        return shown

    def private_news(self, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
        """Return what only `seat`, who decided, learned by it, in sentences; mostly nothing."""
        return ()

    def is_notable(self, change: Change[View]) -> bool:
        """Return whether a decision is worth a moment at tables where no cover holds it."""
        return False

    def headline(self, change: Change[View]) -> str:
        """Say what happened and what it means, as everybody may know it: a sentence or two."""
        return " ".join(self.chronicle.tell(change.events))

    def touches(self, event: Event, seat: int) -> bool:
        """Return whether an event did something to `seat`: its recap begins with those."""
        return False

    def recap(self, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
        """Tell `seat` what has happened since its last turn, the most important first.

        What lies on the table anyway needs no sentence.
        """
        first = [event for event in events if self.touches(event, seat)]
        rest = [event for event in events if not self.touches(event, seat)]
        return self.chronicle.tell([*first, *rest])

    def has_corner(self, public: View, seat: int) -> bool:
        """Return whether `seat` has anything to peek at, as everybody may know; mostly it has."""
        return True

    def round_of(self, view: View) -> Hashable:
        """Return which round, or what else a replay leaps over at once, a view is of."""
        return None

    def reminder(self) -> str:
        """Return what everybody is to bear in mind while hands are covered; mostly nothing."""
        return ""

    # Showing

    def compose(self) -> ComposeResult:
        glyphs = self.desk.glyphs
        self.fit(self.app.size)
        yield TitleBar(glyphs)
        with Row(id="middle"):
            with Column(id="table"):
                yield from self.compose_table()
                yield Board(glyphs)
                yield LogPanel(glyphs, id="log-over")
            yield LogPanel(glyphs, id="log-beside")
        self.news, self.key_bar = News(glyphs), KeyBar(glyphs)
        yield self.news
        yield self.key_bar
        yield Curtain(glyphs)

    @property
    def log_beside(self) -> bool:
        """True where the log stands beside the table for good."""
        return self.has_class(WIDE)

    @property
    def log_panel(self) -> LogPanel:
        """The log that is up, or would be."""
        return self.query_one("#log-beside" if self.log_beside else "#log-over", LogPanel)

    def hints(self) -> list[Hint]:
        """List the keys that work now, the most needed first."""
        return self._offers.at(
            self.course.phase,
            self.desk.arrows(),
            log_beside=self.log_beside,
            again=self.course.can_show_again,
            peek=self.can_peek,
            advises=self.sitting.header.hints,
        )

    @property
    def can_peek(self) -> bool:
        """True where a key lifts a corner and something lies under it."""
        seat = self.course.seat
        if seat is None or self.course.sight is not Sight.PEEK:
            return False
        return self.has_corner(self.match.view(None), seat)

    def redraw(self) -> None:
        if not self.is_laid:
            return
        self.stands = False
        self._drawn += 1
        self.call_after_refresh(self._stand, self._drawn)
        self._shown = scene = self._scene()
        self.show(scene)
        self.query_one(TitleBar).data = self._title(scene)
        self._show_lines(scene)
        self._lay_over(Board, self.course.board)
        self._lay_over(Curtain, self._curtained() if scene.phase is Phase.CURTAIN else None)
        self._show_log(scene)

    def _stand(self, drawn: int) -> None:
        """Hear that everything drawn is up; `drawn` says by the how manieth time."""
        self.stands = drawn == self._drawn

    def _title(self, scene: Scene[View]) -> Title:
        """Return the game's heading, with whether nothing is kept and who is away."""
        title, dot = self.heading(self._headed(scene)), self.desk.glyphs.dot
        unsaved = "" if self.sitting.saved else self.say(ui.UNSAVED)
        told = (unsaved, title.where, self.others.where())
        return title._replace(where=f" {dot} ".join(filter(None, told)))

    def redraw_choice(self) -> None:
        """Show another selection: nothing else has changed, and arrows are answered at once."""
        assert self._shown is not None
        self.show_choice(self._shown)
        self._show_lines(self._shown)

    def _show_lines(self, scene: Scene[View]) -> None:
        """Say below the table what happened and which keys work."""
        self.news.data = self._told(scene)
        self.key_bar.data = self.desk.footer([key for key in self.hints() if key.footer])

    def _scene(self) -> Scene[View]:
        course, chooser = self.course, self.chooser
        owner = course.owner
        # Where a peek keeps the secrets, what stands on the table is for everybody.
        reader = None if course.sight is Sight.PEEK else owner
        told = course.shown not in (Phase.LIFTED, Phase.PEEK)
        reads = told and reader is not None
        return Scene(
            phase=course.shown,
            public=self.match.view(None),
            own=self.match.view(reader) if reads else chooser.own,
            seat=course.seat,
            reader=reader if reads else None,
            last=() if course.change is None else course.change.events,
            private=course.private,
            recap=() if owner is None or told else self._recap(owner, reader),
        )

    def _headed(self, scene: Scene[View]) -> Scene[View]:
        """Return what the title goes by: while a new board is up, the table that it tells of."""
        change = self.course.change
        if self.course.board is None or self.course.is_past or change is None:
            return scene
        return replace(scene, public=change.before, seat=None)

    def _recap(self, seat: int, reader: int | None) -> tuple[str, ...]:
        """Tell `reader` what has happened since the last turn of `seat`, nothing before its first.

        What the line below the table says of the last decision is not said twice.
        """
        heard, change = self.match.heard(seat), self.course.change
        if not heard:
            return ()
        told = "" if change is None else self.headline(change)
        lines = self.recap(seat, self.match.log(reader, heard))
        return tuple(line for line in lines if line.removesuffix(".") not in told)

    def cover(self, cards: int) -> Cover:
        """Return the cover over the hand of whoever is next, who has so many cards."""
        seat = self.course.seat
        if self.course.shown is Phase.ELSEWHERE:
            return Cover("", "", self._awaited(), cards, self.reminder())
        name = "" if seat is None else self.speaker.name(seat)
        note = self.cover_note or self.reminder()
        return Cover(name, self.desk.printed("lift"), self.say(ui.LIFTS), cards, note)

    def _told(self, scene: Scene[View]) -> Told:
        """Say what happened and who is next."""
        course = self.course
        board, seat = course.board, course.seat
        if board is not None:
            return Told(board.line, "", self.notice)
        happened = "" if course.change is None else self.headline(course.change)
        then = ""
        if course.shown is Phase.ELSEWHERE:
            then = self._awaited()
        elif self.has_come_round:
            assert seat is not None
            then = self.say(shared.YOUR_TURN, name=self.speaker.name(seat))
        elif seat is not None and not course.covers and course.change is not None:
            then = self._hand_over(seat)
        return Told(happened, then, self.notice)

    def _awaited(self) -> str:
        """Say for whom everybody here waits."""
        seat = self.course.seat
        assert seat is not None
        return self.others.awaited(seat)

    @property
    def has_come_round(self) -> bool:
        """True where somebody here is to play after a decision at another terminal."""
        match, course = self.match, self.course
        awaited = course.seat in course.here and match.last_seat is not None
        return self.sitting.elsewhere is not None and awaited and match.last_seat not in course.here

    def _hand_over(self, seat: int) -> str:
        """Say from whom the keyboard goes to whom; nothing where it stays."""
        last = self.match.last_seat
        if last is None or last == seat or not {last, seat} <= self.course.here:
            return ""
        names = {"last": self.speaker.name(last), "next": self.speaker.name(seat)}
        return self.say(ui.HAND_OVER, arrow=self.desk.glyphs.onward, **names)

    def _show_log(self, scene: Scene[View]) -> None:
        over = self.query_one("#log-over", LogPanel)
        is_open = self.course.phase is Phase.LOG
        over.display = is_open
        if not (is_open or self.log_beside):
            return
        reader = self.course.owner if self.course.sight is not Sight.PEEK else None
        lines = self.chronicle.lines(reader)
        change = self.course.change
        if scene.phase is Phase.BOARD and not (self.course.is_past or change is None):
            # What boards tell step by step the log shall not tell before them.
            lines = lines[: max(0, len(lines) - len(self.chronicle.tell(change.events)))]
        fresh = self._fresh(reader, scene)
        title = ui.LOG_TITLE if self.chronicle.is_whole(reader) else ui.LOG_LATELY
        self.log_panel.data = Log(self.say(title), lines, fresh)

    def _fresh(self, reader: int | None, scene: Scene[View]) -> int:
        """Return how many of the last lines of the log are new to whoever looks."""
        return self.chronicle.fresh(reader, scene.asked)

    def _curtained(self) -> Curtained:
        seat = self.course.named
        assert seat is not None
        alone = ui.CURTAIN_PUBLIC if self.course.sight is Sight.PEEK else ui.CURTAIN_ALONE
        notes = (self.say(alone), self.reminder(), *self.on_curtain, self.notice)
        return Curtained(
            lead=self.say(ui.CURTAIN_NEXT),
            name=self.speaker.name(seat),
            key=self.desk.printed("lift"),
            does=self.say(ui.KEY_LIFT_CURTAIN),
            notes=tuple(note for note in notes if note),
        )

    def _lay_over(self, kind: type[Board] | type[Curtain], data: Any) -> None:
        """Show a widget that lies over others, or take it away."""
        widget = self.query_one(kind)
        widget.display = data is not None
        if data is not None:
            widget.data = data
