"""The tables that several terminals share: the list of those that are open."""

from __future__ import annotations

from collections.abc import Hashable

from textual.app import ComposeResult
from textual.message import Message as Posted
from textual.worker import get_current_worker

from smilegames.shared import client
from smilegames.shared.protocol import Greeting
from smilegames.text import shared as said
from smilegames.text import ui
from smilegames.text.shelf_text import game_name
from smilegames.tui.desk import Desk
from smilegames.tui.keys import Hint
from smilegames.tui.screens.page import Page
from smilegames.tui.widgets.bars import Title, TitleBar
from smilegames.tui.widgets.places import Column
from smilegames.tui.widgets.sheet import Sheet, SheetZone

EVERY = 2.0
"""Seconds between two looks at which tables are open."""


class TablesScreen(Page[None]):
    """Arrows choose a table, Enter goes there; those that open meanwhile appear by themselves."""

    CSS_PATH = "tables.tcss"

    class TableChosen(Posted):
        """Somebody goes to a table."""

        def __init__(self, table: Greeting) -> None:
            super().__init__()
            self.table = table

    class Looked(Posted):
        """The tables have been looked for."""

        def __init__(self, tables: list[Greeting]) -> None:
            super().__init__()
            self.tables = tables

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._tables: list[Greeting] | None = None
        """None before anybody has looked."""
        self._at = 0

    def compose_page(self) -> ComposeResult:
        with Column(id="tables"):
            yield SheetZone(self.desk.glyphs)

    def on_mount(self) -> None:
        super().on_mount()
        self._look_for_tables()
        self.set_interval(EVERY, self._look_for_tables)

    def _look_for_tables(self) -> None:
        if self.is_on_top:
            self.run_worker(self._look, thread=True, exclusive=True, group="tables")

    def _look(self) -> None:
        worker, tables = get_current_worker(), client.open_tables()
        if not worker.is_cancelled:
            self.post_message(self.Looked(tables))

    def on_tables_screen_looked(self, event: Looked) -> None:
        """Take over what was found; what is chosen stays so while it is there."""
        before = self._tables or []
        here = before[self._at].code if before else ""
        self._tables = event.tables
        codes = [table.code for table in event.tables]
        self._at = codes.index(here) if here in codes else 0
        self.redraw()

    def act(self, command: str) -> None:
        tables = self._tables or []
        if command in ("pause", "quit"):
            self.dismiss()
        elif command in ("up", "down") and tables:
            self._at = (self._at + (1 if command == "down" else -1)) % len(tables)
        elif command == "commit" and tables:
            self.ask(self.TableChosen(tables[self._at]))

    def press(self, target: Hashable) -> None:
        match target:
            case ("line", int(at)):
                self._at = at
                self.command("commit")
            case _:
                super().press(target)

    def show(self) -> None:
        tables = self._tables or []
        self.query_one(TitleBar).data = Title(self.say(said.TABLES), self.say(said.TABLES_ARE))
        heads = (said.COLUMN_TABLE, ui.COLUMN_GAME, said.COLUMN_FREE, said.COLUMN_TAKEN)
        self.query_one(SheetZone).data = Sheet(
            tuple(map(self.say, heads)) if tables else (),
            tuple(map(self._line, tables)),
            self._at if tables else None,
            worded=len(heads),
        )

    def note(self) -> str:
        return self.say(said.NO_TABLES_YET) if self._tables == [] else ""

    def _line(self, table: Greeting) -> tuple[str, ...]:
        words = self.desk.words
        free = [table.names[seat] for seat in table.people.free]
        others = [name for name in table.names if name not in free]
        return (
            table.code,
            game_name(words, table.game),
            words.join(free) if free else "",
            words.join(others) if others else "",
        )

    def hints(self) -> list[Hint]:
        hints = []
        if self._tables:
            hints.append(Hint("", self.say(ui.KEY_CHOOSE), printed=self.desk.arrows("up", "down")))
            hints.append(Hint("commit", self.say(said.KEY_GO_THERE)))
        return [*hints, Hint("pause", self.say(ui.KEY_BACK))]
