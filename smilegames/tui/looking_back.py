"""The half of the application that leads to what was played before, and lets go of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from smilegames.text import ui
from smilegames.tui.at_table import AtTable
from smilegames.tui.desk import Desk
from smilegames.tui.terminal.host import Host

if TYPE_CHECKING:
    from smilegames.store.errors import Unusable
    from smilegames.store.record_reading import Loaded
    from smilegames.tui.screens.history import HistoryScreen
    from smilegames.tui.screens.history_matches import MatchesScreen
    from smilegames.tui.screens.history_player import PlayerScreen
    from smilegames.tui.screens.result import ResultScreen
    from smilegames.tui.screens.review import ReviewScreen
    from smilegames.tui.screens.shelf import ShelfScreen


class LookingBack(Host):
    """History, evenings, replays, and what is to be deleted."""

    desk: Desk
    at_table: AtTable

    @abstractmethod
    def _complain(self, error: Unusable) -> None:
        """Say on the screen that is up what could not be done."""

    def _ask(self, *, asks: str, why: str, yes: str, then: Callable[[], object]) -> None:
        """Ask before something is done; nothing but a clear yes has it done."""
        from smilegames.tui.screens.question import QuestionScreen

        def answered(agreed: bool | None) -> None:
            if agreed:
                then()

        no = self.desk.say(ui.KEY_BACK)
        question = QuestionScreen(self.desk, asks=asks, why=why, no=no, yes=yes)
        self.push_screen(question, answered)

    def on_shelf_screen_history_wanted(self) -> None:
        """Lay the history over the shelf."""
        from smilegames.tui.screens.history import HistoryScreen

        self.push_screen(HistoryScreen(self.desk))

    def on_history_screen_player_wanted(self, event: HistoryScreen.PlayerWanted) -> None:
        """Lay one player's history over everybody's."""
        from smilegames.tui.screens.history_player import PlayerScreen

        self.push_screen(PlayerScreen(self.desk, event.past, event.name))

    def on_history_screen_matches_wanted(self, event: HistoryScreen.MatchesWanted) -> None:
        """Lay the list of what was played over the history."""
        from smilegames.tui.screens.history_matches import MatchesScreen

        self.push_screen(MatchesScreen(self.desk, event.played))

    def on_matches_screen_replay_wanted(self, event: MatchesScreen.ReplayWanted) -> None:
        """Lay a replay of a record over the list, or say what is wrong with it."""
        from smilegames.tui.replay import Replay

        if loaded := self._read(event.path):
            self.push_screen(Replay(loaded.header, loaded.match).screen(self.desk))

    def on_matches_screen_review_wanted(self, event: MatchesScreen.ReviewWanted) -> None:
        """Lay over the list what mattered in a match, or say what is wrong with its record."""
        from smilegames.tui.screens.review import ReviewScreen

        if loaded := self._read(event.path):
            self.push_screen(ReviewScreen(self.desk, loaded.header, loaded.match))

    def _read(self, path: Path) -> Loaded | None:
        """Read a record; None where that can't be done, which is said."""
        from smilegames.store.errors import Unusable
        from smilegames.store.record_reading import read_record

        try:
            return read_record(path)
        except Unusable as error:
            self._complain(error)
            return None

    def on_shelf_screen_evening_wanted(self, event: ShelfScreen.EveningWanted) -> None:
        """Lay the score sheet over the shelf."""
        self._show_evening(event)

    def on_result_screen_evening_wanted(self, event: ResultScreen.EveningWanted) -> None:
        """Lay the score sheet over the result."""
        self._show_evening(event)

    def _show_evening(self, event: ShelfScreen.EveningWanted | ResultScreen.EveningWanted) -> None:
        from smilegames.tui.screens.evening import EveningScreen

        self.push_screen(EveningScreen(self.desk, event.evening))

    def on_evening_screen_ended(self) -> None:
        """Let what comes be another evening."""
        from datetime import UTC, datetime

        from smilegames.store.errors import Unusable
        from smilegames.store.history.evenings import end_evening

        try:
            end_evening(datetime.now(UTC))
        except Unusable as error:
            self._complain(error)
        else:
            self.pop_screen()

    def on_result_screen_replay_wanted(self) -> None:
        """Lay a replay of the match that was just played over its result."""
        from smilegames.tui.replay import Replay

        sitting = self.at_table.sitting
        assert sitting is not None
        self.push_screen(Replay(sitting.header, sitting.played).screen(self.desk))

    def on_result_screen_review_wanted(self) -> None:
        """Lay over the result what mattered in the match."""
        from smilegames.tui.screens.review import ReviewScreen

        sitting = self.at_table.sitting
        assert sitting is not None
        self.push_screen(ReviewScreen(self.desk, sitting.header, sitting.played))

    def on_review_screen_look_wanted(self, event: ReviewScreen.LookWanted) -> None:
        """Lay a replay over the review, at the decision that was chosen."""
        from smilegames.tui.replay import Replay

        replay = Replay(event.header, event.match, version=event.version)
        self.push_screen(replay.screen(self.desk))

    def on_replaying_closed(self) -> None:
        """Go back to where the replay was asked for, or out."""
        if len(self.screen_stack) == 1:
            self.exit(0)
        else:
            self.pop_screen()

    def on_shelf_screen_deletion_wanted(self, event: ShelfScreen.DeletionWanted) -> None:
        """Delete a match that waits, after a clear yes."""
        say = self.desk.say
        self._ask_to_delete(
            [event.path],
            asks=say(ui.ASK_DELETE),
            why=say(ui.WHY_DELETE, game=event.game, names=event.names),
            yes=say(ui.DELETE),
        )

    def on_player_screen_deletion_wanted(self, event: PlayerScreen.DeletionWanted) -> None:
        """Delete all that a player sits in, after a clear yes."""
        say, name = self.desk.say, event.name
        paths = event.past.archive.with_player(name)
        self._ask_to_delete(
            paths,
            asks=say(ui.ASK_DELETE_PLAYER, name=name),
            why=say(ui.WHY_DELETE_PLAYER, n=len(paths), name=name),
            yes=say(ui.DELETE_PLAYER, name=name),
            leaves=True,
        )

    def _ask_to_delete(
        self, paths: Sequence[Path], *, asks: str, why: str, yes: str, leaves: bool = False
    ) -> None:
        """Ask; `leaves`: the screen that asked has nothing to show any more afterwards."""

        def agreed() -> None:
            if self._delete(paths) and leaves:
                self.pop_screen()

        self._ask(asks=asks, why=why, yes=yes, then=agreed)

    def _delete(self, paths: Sequence[Path]) -> bool:
        """Delete records, and tell whether that could be done."""
        from smilegames.store.deleting import delete
        from smilegames.store.errors import Unusable

        try:
            delete(paths)
        except Unusable as error:
            self._complain(error)
            return False
        return True
