"""The part of the application that leads to tables which several terminals share."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from textual.screen import Screen

from smilegames.core.errors import Fault
from smilegames.core.playing import Seating
from smilegames.core.record import Header
from smilegames.text import shared as said
from smilegames.text.faults import fault_text
from smilegames.tui.desk_screen import DeskScreen
from smilegames.tui.looking_back import LookingBack

if TYPE_CHECKING:
    from smilegames.store.errors import Unusable
    from smilegames.tui.screens.seats import SeatsScreen
    from smilegames.tui.screens.setup_form import Terminals
    from smilegames.tui.screens.shelf import ShelfScreen
    from smilegames.tui.screens.tables import TablesScreen
    from smilegames.tui.table.company import Company


class Sharing(LookingBack):
    """The list of tables, who sits down at one, and what happens when it is gone."""

    lost: Fault | None = None
    """Why the program was left: its table can't be reached any more."""

    @abstractmethod
    def _table(self) -> Screen[None]:
        """Make the screen of the match at hand."""

    @abstractmethod
    def _replace(self, screen: Screen[None]) -> None:
        """Put a screen in the place of the one on top."""

    @abstractmethod
    def _not_remembered(self, error: Unusable | None) -> None:
        """Say at the table that a set-up could not be kept for the next time."""

    def on_shelf_screen_tables_wanted(self) -> None:
        """Lay the list of tables over the shelf."""
        from smilegames.tui.screens.tables import TablesScreen

        self.push_screen(TablesScreen(self.desk))

    def on_tables_screen_table_chosen(self, event: TablesScreen.TableChosen) -> None:
        """Ask who sits down at a table."""
        from smilegames.tui.screens.seats import SeatsScreen

        self.switch_screen(SeatsScreen(self.desk, event.table))

    def on_shelf_screen_table_wanted(self, event: ShelfScreen.TableWanted) -> None:
        """Ask who sits down at the table of a match that waits."""
        from smilegames.shared import client
        from smilegames.store.errors import Unusable
        from smilegames.tui.screens.seats import SeatsScreen

        try:
            self.push_screen(SeatsScreen(self.desk, client.found(event.code)))
        except Unusable as error:
            self._complain(error)

    def on_seats_screen_given_up(self) -> None:
        """Go back to the list."""
        from smilegames.tui.screens.tables import TablesScreen

        self.switch_screen(TablesScreen(self.desk))

    def on_seats_screen_wanted(self, event: SeatsScreen.Wanted) -> None:
        """Sit down, or say why that can't be."""
        from smilegames.shared import client
        from smilegames.store.errors import Unusable

        try:
            names = event.names
            guest = (
                client.join(event.code, names, event.word) if names else client.watch(event.code)
            )
        except Unusable as error:
            self._complain(error)
        else:
            self.at_table.sit(guest)
            self._go_to_table()

    def on_seats_screen_free_wanted(self, event: SeatsScreen.FreeWanted) -> None:
        """Make a seat free, and show the table with it, or say why that can't be."""
        from smilegames.shared import client
        from smilegames.store.errors import Unusable
        from smilegames.tui.screens.seats import SeatsScreen

        try:
            client.free(event.code, event.name, event.word)
            table = client.found(event.code)
        except Unusable as error:
            self._complain(error)
        else:
            self.switch_screen(SeatsScreen(self.desk, table))

    def _open(self, header: Header, terminals: Terminals) -> None:
        """Open a table that others come to, and sit down at it."""
        from smilegames.store.errors import Unusable

        try:
            self._not_remembered(self.at_table.open(header, terminals))
        except Unusable as error:
            self._complain(error)
        else:
            self._go_to_table()

    def _go_to_table(self) -> None:
        assert self.at_table.sitting is not None
        self.welcome(self.at_table.sitting)
        self._replace(self._table())

    def welcome(self, sitting: Seating) -> None:
        """Say at a shared table how others come to it, and how somebody comes back."""
        elsewhere = sitting.elsewhere
        if elsewhere is None or not elsewhere.word:
            return
        message = said.OTHERS_COME if elsewhere.has_room else said.COME_BACK
        self.desk.news.add(self.desk.say(message, code=elsewhere.code, word=elsewhere.word))

    def on_company_lost(self, event: Company.Lost) -> None:
        """Leave the table that is gone: for the shelf, or out where the program began there."""
        self.at_table.leave()
        if self.desk.straight_to_table:
            self.lost = event.why
            self.exit(1)
            return
        while len(self.screen_stack) > 1:
            self.pop_screen()
        if isinstance(self.screen, DeskScreen):
            self.screen.complain(fault_text(self.desk.words, event.why))
