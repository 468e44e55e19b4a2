"""A table at which others decide as well: programs, and whoever sits at another terminal.

Their moves are shown one by one, each when everybody here has seen the one before.
"""

from __future__ import annotations

import contextlib
from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from textual.message import Message as Posted

from smilegames.core.errors import Fault
from smilegames.core.game import Game
from smilegames.core.playing import Seating
from smilegames.text import ui
from smilegames.tui.desk import Desk
from smilegames.tui.table.face import TableFace
from smilegames.tui.table.phase import Phase

if TYPE_CHECKING:
    from smilegames.bots.programs import Programs

View = TypeVar("View")
Action = TypeVar("Action")

AT_KEYS = (Phase.CURTAIN, Phase.COVERED, Phase.LIFTED)
"""Where whoever must decide takes the keyboard."""
_FOLLOWS = (Phase.ELSEWHERE, Phase.PEEK, *AT_KEYS)
"""Where a move from another terminal is shown; one that was made for whoever is asked here, too."""


class Company(TableFace[View, Action]):
    """Waits for the others, and follows what they do."""

    class Lost(Posted):
        """The table that this terminal shares can't be reached any more."""

        def __init__(self, why: Fault) -> None:
            super().__init__()
            self.why = why

    def __init__(self, desk: Desk, sitting: Seating, game: Game) -> None:
        super().__init__(desk, sitting, game)
        self._programs: Programs | None = None
        """Those that sit at the table, once one of them has had to think."""
        self._thought_at = -1
        """The version of the match at which a program was asked last."""
        self._thought: Any = None
        """What it will do; None while it thinks."""

    @abstractmethod
    def settle(self) -> None:
        """Take up the phase that the course has come to."""

    @abstractmethod
    def is_saved(self, act: Callable[[], None]) -> bool:
        """Change the match; say so where that was not done, and return whether it was."""

    def listen(self) -> None:
        """From now on hear what comes from other terminals."""
        if self.sitting.elsewhere is not None:
            self.sitting.elsewhere.listen(self._stirred)

    def await_others(self) -> None:
        """Have the others go on, where it is for them."""
        if self.sitting.elsewhere is None:
            self._let_think()
        else:
            self.call_later(self.follow_others)

    @property
    def is_behind(self) -> bool:
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
        self.follow_others()
        self.redraw()

    def follow_others(self) -> None:
        """Show the next move that was made elsewhere, if that is what everybody waits for."""
        elsewhere = self.sitting.elsewhere
        if elsewhere is None:
            self._make_thought_move()
        elif elsewhere.has_news and self.is_on_top and self.course.phase in _FOLLOWS:
            self.course.follow(elsewhere)
            self.notice = ""
            if self.course.change is None and (seat := self.match.last_seat) is not None:
                self.notice = self.say(ui.TAKEN_BACK, name=self.speaker.name(seat))
            self.settle()

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
            if self.is_saved(lambda: self.course.submit(seat, action)):
                self.notice = ""
                self.settle()

    def on_screen_resume(self) -> None:
        self.follow_others()

    def on_unmount(self) -> None:
        if self.sitting.elsewhere is not None:
            self.sitting.elsewhere.hush(self._stirred)
        if self._programs is not None:
            self._programs.stop()
