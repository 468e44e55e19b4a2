"""A table's own screen, shown positions that a test made: the whole picture, cell by cell.

`Staged` stands in for the match: the screens know nothing but that interface.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from smilegames.core.events import Event
from smilegames.core.record import Policy
from smilegames.store.set_up import new_header
from smilegames.store.sitting import Sitting
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.table.course import Change
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.rooms import AnyTable
from tests.support.tables import NAMES, Table
from tests.tui.evening import Evening, evening


class Staged:
    """A match that stands where a test has put it and never moves."""

    version = 0
    last_seat: int | None = None
    last_action: Any = None
    outcome = None
    decisions = 0

    def __init__(self, table: Table, state: Any, told: Sequence[Event] = ()) -> None:
        self.rules = table.rules
        self.put(state, told)

    def put(self, state: Any, told: Sequence[Event] = ()) -> None:
        """Stand at another position, the last of whose events are `told`."""
        self._state, self._told = state, list(told)
        self.version += 1

    @property
    def to_act(self) -> int | None:
        return self.rules.to_act(self._state)

    @property
    def events(self) -> int:
        return len(self._told)

    def view(self, seat: int | None) -> Any:
        return self.rules.view(self._state, seat)

    def choices(self, seat: int) -> Sequence[Any]:
        return self.rules.choices(self._state)

    def refusal(self, seat: int, action: Any) -> Any:
        if action in self.rules.choices(self._state):
            return None
        return self.rules.refusal(self._state, action)

    def log(self, seat: int | None, since: int = 0) -> list[Event]:
        seen = (event.seen_by(seat) for event in self._told[since:])
        return [event for event in seen if event is not None]

    def standing_log(self, seat: int | None, until: int | None = None) -> list[Event]:
        return self.log(seat)[:until]

    def heard(self, seat: int) -> int:
        return 0

    def reach(self, seat: int | None) -> int:
        return 0

    def undo_refusal(self, seat: int) -> str:
        return "nothing"


class Stage:
    """Puts positions before the screen of one table and reads what it shows."""

    def __init__(self, table: Table, match: Staged, person: Evening) -> None:
        self._table = table
        self._match = match
        self._person = person

    @property
    def screen(self) -> AnyTable:
        """The table's screen."""
        return cast("AnyTable", self._person.app.screen)

    async def show(
        self,
        state: Any,
        phase: Phase,
        *,
        told: Sequence[Event] = (),
        before: Any = None,
    ) -> Grid:
        """Show a position in a phase; `told` are the events that led there from `before`."""
        self._match.put(state, told)
        course, rules = self.screen.course, self._table.rules
        self._match.last_seat = None if before is None else rules.to_act(before)
        course.phase = phase
        self.screen.notice = ""
        public = [seen for event in told if (seen := event.seen_by(None)) is not None]
        course.change = (
            None
            if before is None
            else Change(rules.view(before, None), public, rules.view(state, None))
        )
        self.screen.settle()
        return await self.look()

    async def look(self) -> Grid:
        """Return what is shown now."""
        await self._person.settle()
        return self._person.grid

    async def press(self, key: str) -> Grid:
        """Press a key and return what is shown then."""
        await self._person.press(key)
        return self._person.grid

    def moments(self, before: Any, after: Any, told: Sequence[Event]) -> list[Grid]:
        """Draw the boards that a decision brings, each on a grid of 80 by 19."""
        rules = self._table.rules
        public = [seen for event in told if (seen := event.seen_by(None)) is not None]
        change = Change(rules.view(before, None), public, rules.view(after, None))
        drawn = []
        for moment in self.screen.moments(change):
            grid = Grid(80, 19)
            moment.draw(grid.area(), self.screen.desk.glyphs)
            drawn.append(grid)
        return drawn


@asynccontextmanager
async def staged(
    table: Table,
    state: Any,
    *,
    policy: Policy = Policy.STANDARD,
    size: tuple[int, int] = (80, 23),
    names: Sequence[str] = NAMES,
) -> AsyncIterator[Stage]:
    """Sit down at the screen of a table that stands at a position."""
    match = Staged(table, state)
    header = new_header(
        table.game, names[: table.seats], options=dict(table.options), policy=policy
    )
    sitting = SimpleNamespace(
        header=header,
        match=match,
        notices=(),
        resumed=False,
        here=header.people,
        elsewhere=None,
        saved=True,
        path=Path("nowhere.jsonl"),
        close=lambda: None,
    )
    async with evening(cast("Sitting", sitting), size=size, peek_seconds=120) as person:
        yield Stage(table, match, person)


def cells(grid: Grid) -> Any:
    """Return all that a grid shows and offers to the mouse, as a value."""
    return (grid.text(), grid.rows, sorted(map(str, grid.hits)))
