"""The course of a replay: which decision the table shows, and what of it, before the next one.

A step shows what a decision brought as play does: its boards or its moment, then the table.
"""

from __future__ import annotations

from smilegames.core.record import Decision
from smilegames.core.replayed import Eyes, Replayed
from smilegames.tui.table.course import Change, Course, Teller
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.sight import Sight


class ReplayCourse(Course):
    """Leads through a match for a pair of `eyes`.

    `covers`: it is a game of hands, where what a move did stays on the table without being held.
    `guards`: one player's view of a match that goes on lies behind the curtain.
    """

    def __init__(
        self, match: Replayed, teller: Teller, eyes: Eyes, *, covers: bool, guards: bool
    ) -> None:
        super().__init__(match, Sight.COVER if covers else Sight.OPEN, teller, held=True)
        self._replayed = match
        self._guards = guards
        self.eyes = eyes
        self.look(eyes)

    @property
    def owner(self) -> int | None:
        return self.eyes.at(self.seat) if self.shown is Phase.SHOWN else None

    @property
    def named(self) -> int | None:
        return self.eyes.seat

    @property
    def is_guarded(self) -> bool:
        """True where what is seen now is for one player's eyes: the match is not over."""
        goes_on = not self._replayed.is_finished
        return self._guards and self.eyes.seat is not None and goes_on

    def look(self, eyes: Eyes) -> None:
        """Look at the same position with other eyes, behind the curtain where they are guarded."""
        self.eyes = eyes
        self.log(open=False)
        if self.is_guarded:
            self.phase = Phase.CURTAIN
        elif self.phase in (Phase.CURTAIN, Phase.OVER):
            self.lift()

    def lift(self) -> None:
        self.phase = Phase.BOARD if self._boards else Phase.SHOWN

    def conceal(self) -> bool:
        self.log(open=False)
        if self.is_guarded:
            self.phase = Phase.CURTAIN
        return self.is_guarded

    def forward(self) -> None:
        """Show the next thing: a board or the table after it, or what the next decision brought."""
        if self.phase in (Phase.BOARD, Phase.MOMENT):
            self.onward()
        elif self._replayed.version < self._replayed.last:
            self._stand(self._replayed.version + 1)
            if self.change is not None:
                self._boards = list(self._teller.moments(self.change))
            self._show()

    def go_to(self, version: int) -> None:
        """Show the table as it was after so many decisions and undos."""
        self._stand(version)
        self._ask()

    def _stand(self, version: int) -> None:
        match = self._replayed
        match.go_to(version)
        self._boards.clear()
        self.phase = Phase.SHOWN
        self.change = None
        if isinstance(match.entry, Decision):
            before = match.view_at(version - 1, None)
            self.change = Change(before, match.last_events(None), match.view(None))

    def _ask(self) -> None:
        self.phase = Phase.SHOWN
