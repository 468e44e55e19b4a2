"""The first screen: the games on the shelf, the evening so far, and the matches that wait."""

from __future__ import annotations

from collections.abc import Hashable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.message import Message as Posted
from textual.worker import get_current_worker

from smilegames.core.game import Game
from smilegames.games import registry
from smilegames.text import shared, ui
from smilegames.text.help_text import aim_of
from smilegames.text.moments import since
from smilegames.text.shelf_text import game_name, shelf_text
from smilegames.tui.complaint import fault_line
from smilegames.tui.desk import Desk
from smilegames.tui.drawing.bars import Key
from smilegames.tui.keys import AWAY, Hint
from smilegames.tui.screens.banner import Banner, Headline
from smilegames.tui.screens.page import Page
from smilegames.tui.screens.rooms import face_of
from smilegames.tui.screens.shelf_about import About, AboutGame
from smilegames.tui.screens.shelf_evening import MOST, EveningRow, EveningSoFar, SoFar
from smilegames.tui.screens.shelf_rows import GameRow, GameRows
from smilegames.tui.screens.shelf_waiting import Waiting, WaitingList, WaitingRow
from smilegames.tui.widgets.places import Column, Row

if TYPE_CHECKING:
    from smilegames.store.errors import Unusable
    from smilegames.store.history.evenings import Evening
    from smilegames.store.waiting import Unfinished
    from smilegames.store.waiting import Waiting as Found

FAULTS, FAULTS_HIGH = 4, 10
"""Faults of the config that there is room for, in a usual and in a high window."""
FIVE = 5


class ShelfScreen(Page[None]):
    """Digits and arrows choose, Enter sits down; the right arrow goes to the unfinished matches."""

    CSS_PATH = "shelf.tcss"
    TITLED = False

    class GameChosen(Posted):
        """Somebody wants to sit down for a game."""

        def __init__(self, game: Game) -> None:
            super().__init__()
            self.game = game

    class MatchChosen(Posted):
        """Somebody wants to go on with a match; `open_elsewhere` says so where it is."""

        def __init__(self, path: Path, open_elsewhere: str) -> None:
            super().__init__()
            self.path = path
            self.open_elsewhere = open_elsewhere

    class TableWanted(Posted):
        """Somebody wants to go on with a match that is played at a shared table."""

        def __init__(self, code: str) -> None:
            super().__init__()
            self.code = code

    class DeletionWanted(Posted):
        """Somebody wants a match that waits to be deleted; `named` says which it is."""

        def __init__(self, path: Path, game: str, names: str) -> None:
            super().__init__()
            self.path = path
            self.game = game
            self.names = names

    class TablesWanted(Posted):
        """Somebody wants to know which tables are open for several terminals."""

    class HistoryWanted(Posted):
        """Somebody wants to know who has won what."""

    class EveningWanted(Posted):
        """Somebody wants to see the score sheet of this evening."""

        def __init__(self, evening: Evening) -> None:
            super().__init__()
            self.evening = evening

    class Looked(Posted):
        """The records have been looked through, as far as they are known."""

        def __init__(
            self,
            found: Found,
            evening: Evening | None,
            unkept: Unusable | None,
            forgetful: Unusable | None,
        ) -> None:
            super().__init__()
            self.found = found
            self.evening = evening
            self.unkept = unkept
            self.forgetful = forgetful

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._games = tuple(registry.games().values())
        self._at = 0
        self._waiting: list[Unfinished] = []
        self._broken = 0
        self._evening: Evening | None = None
        self._unkept: Unusable | None = None
        """Why no match can be kept here, if so."""
        self._forgetful: Unusable | None = None
        """Why nothing can be remembered of the records, if so."""
        self._among_waiting = False

    def compose_page(self) -> ComposeResult:
        glyphs = self.desk.glyphs
        yield Banner(glyphs)
        with Row(id="shelf"):
            yield GameRows(glyphs)
            with Column(id="beside"):
                yield About(glyphs)
                yield EveningSoFar(glyphs)
                yield WaitingList(glyphs)

    def on_screen_resume(self) -> None:
        self.desk.keys.sit_down(AWAY)  # No game's own keys work here.
        self.desk.news.take()  # What of the config is not followed stands on the shelf.
        self.call_after_refresh(self._look_for_waiting)

    def _look_for_waiting(self) -> None:
        """Look through the records: after the first frame, and beside the loop."""
        self.run_worker(self._look, thread=True, exclusive=True, group="records")

    def _look(self) -> None:
        from smilegames.store.history.archive import read_archive
        from smilegames.store.history.evenings import evening_now
        from smilegames.store.sitting import keeping_problem
        from smilegames.store.waiting import looks

        worker, archive, unkept = get_current_worker(), read_archive(), keeping_problem()
        evening = evening_now(archive, datetime.now(UTC))
        for found in looks(archive, lambda: worker.is_cancelled):
            if not worker.is_cancelled:
                self.post_message(self.Looked(found, evening, unkept, archive.problem))

    def on_shelf_screen_looked(self, event: Looked) -> None:
        """Take over what was found; what is chosen stays so while it is there."""
        here = self._waiting[self._at].path if self._among_waiting else None
        self._waiting, self._broken = event.found
        self._evening = event.evening
        self._unkept, self._forgetful = event.unkept, event.forgetful
        paths = [match.path for match in self._waiting]
        if here in paths:
            self._at = paths.index(here)
        self._among_waiting = self._among_waiting and bool(paths)
        self._at = min(self._at, self._last)
        self.redraw()

    # Keys

    def act(self, command: str) -> None:
        if command in ("up", "down"):
            self._step(1 if command == "down" else -1)
        elif command in ("left", "right"):
            self._go_aside(waiting=command == "right")
        elif command.isdecimal() and 1 <= int(command) <= len(self._games):
            self._among_waiting, self._at = False, int(command) - 1
        elif command == "commit" and not self._among_waiting:
            self.ask(self.GameChosen(self._games[self._at]))
        elif command == "shelf.history":
            self.ask(self.HistoryWanted())
        elif command == "shelf.tables":
            self.ask(self.TablesWanted())
        elif command == "shelf.evening" and self._evening is not None:
            self.ask(self.EveningWanted(self._evening))
        elif command == "shelf.delete" and self._among_waiting:
            match = self._waiting[self._at]
            names = self.desk.words.join(match.names)
            name = game_name(self.desk.words, match.game)
            self.ask(self.DeletionWanted(match.path, name, names))
        elif command in ("commit", "resume") and self._waiting:
            match = self._waiting[self._at] if self._among_waiting else self._newest()
            if match.held_by is not None and match.held_by.table:
                self.ask(self.TableWanted(match.held_by.table))
            else:
                self.ask(self.MatchChosen(match.path, self._held(match)))
        elif command == "settings":
            self.ask(self.SettingsWanted())
        elif command == "help":
            self.ask(self.HelpWanted(self._here()))
        elif command == "quit":
            self.ask(self.Left())

    def _newest(self) -> Unfinished:
        """Return the match played last that can be gone on with, if any can."""
        able = (match for match in self._waiting if not match.other_rules)
        return next(able, self._waiting[0])

    def _step(self, by: int) -> None:
        self._at = (self._at + by) % (self._last + 1)

    def _go_aside(self, *, waiting: bool) -> None:
        wanted = waiting and bool(self._waiting)
        if wanted != self._among_waiting:
            self._among_waiting, self._at = wanted, 0

    def press(self, target: Hashable) -> None:
        match target:
            case ("game", int(at)):
                self._among_waiting, self._at = False, at
                self.command("commit")
            case ("waiting", int(at)):
                self._among_waiting, self._at = True, at
                self.command("commit")
            case _:
                super().press(target)

    def complain(self, problem: str) -> None:
        """Say what could not be done, and look again at what waits: it may be gone."""
        super().complain(problem)
        self._look_for_waiting()

    def _here(self) -> Game:
        """Return the game that is chosen, or whose match is."""
        if self._among_waiting:
            game = self._waiting[self._at].game
            return registry.games().get(game, self._games[0])
        return self._games[self._at]

    @property
    def _last(self) -> int:
        return len(self._waiting if self._among_waiting else self._games) - 1

    def hints(self) -> list[Hint]:
        say, count = self.say, len(self._games)
        arrows = self.desk.arrows("up", "down", *(("left", "right") if self._waiting else ()))
        digits = "1" if count == 1 else f"1-{count}"
        hints = [
            Hint("", say(ui.KEY_CHOOSE), printed=f"{digits} {arrows}"),
            Hint("commit", say(ui.KEY_RESUME if self._among_waiting else ui.KEY_SIT_DOWN)),
        ]
        if self._among_waiting:
            hints.append(Hint("shelf.delete", say(ui.KEY_DELETE)))
        elif self._waiting:
            hints.append(Hint("resume", say(ui.KEY_RESUME)))
        if self._evening is not None:
            hints.append(Hint("shelf.evening", say(ui.KEY_EVENING), footer=False))
        return [
            *hints,
            Hint("shelf.history", say(ui.KEY_HISTORY), footer=False),
            Hint("shelf.tables", say(shared.KEY_TABLES), footer=False),
            Hint("settings", say(ui.KEY_SETTINGS)),
            Hint("help", say(ui.KEY_HELP)),
            Hint("quit", say(ui.KEY_LEAVE)),
        ]

    # Showing

    def note(self) -> str:
        if self._unkept is not None:
            return self.say(ui.NOTHING_KEPT, fault=fault_line(self.desk.words, self._unkept))
        complaints = self._complaints()
        if self._forgetful is not None and not complaints:
            fault = fault_line(self.desk.words, self._forgetful)
            return self.say(ui.HISTORY_UNKEPT, fault=fault)
        return "\n".join(complaints)

    def _complaints(self) -> list[str]:
        """Say every fault of the config, as far as there is room for them."""
        said = self.desk.news.complaints()
        room = FAULTS_HIGH if self.has_class("-high") else FAULTS
        if len(said) <= room:
            return said
        return [*said[: room - 1], self.say(ui.MORE_FAULTS, n=len(said) - room + 1)]

    def show(self) -> None:
        self.set_class(len(self._complaints()) > 1, "-faulty")
        subtitle = ui.SUBTITLE if len(self._games) == FIVE else ui.SUBTITLE_FEW
        self.query_one(Banner).data = Headline(
            ui.TITLE,
            self.say(subtitle),
            (
                Key(self.desk.printed("shelf.tables"), self.say(shared.KEY_TABLES), "shelf.tables"),
                Key(self.desk.printed("shelf.history"), self.say(ui.KEY_HISTORY), "shelf.history"),
            ),
        )
        self.query_one(GameRows).data = tuple(map(self._row, range(len(self._games))))
        here = self._here()
        if self.has_class("-high"):
            text = shelf_text(here.id)
            aim = aim_of(self.desk.words, here.id)
            self.query_one(About).data = AboutGame(
                self.say(text.NAME), aim, self.say(ui.WHO_STARTS), self.say(text.OPENING)
            )
        self.query_one(EveningSoFar).data = self._so_far()
        self.query_one(WaitingList).data = self._list()

    def _so_far(self) -> SoFar | None:
        if self._evening is None:
            return None
        scores = self._evening.scores
        # With one more there is room for whoever would be the only one left out.
        shown = len(scores) if self.has_class("-high") or len(scores) <= MOST else MOST - 1
        more = len(scores) - shown
        return SoFar(
            self.say(ui.THIS_EVENING),
            self.desk.printed("shelf.evening"),
            tuple(EveningRow(each.place, each.name, each.places, each.sum) for each in scores)[
                :shown
            ],
            self.say(ui.MORE_PLAYERS, n=more) if more else "",
        )

    def _row(self, at: int) -> GameRow:
        game, say = self._games[at], self.say
        text = shelf_text(game.id)
        return GameRow(
            at + 1,
            face_of(game.id),
            say(text.NAME),
            say(text.TAGLINE),
            say(ui.PLAYERS, low=game.min_seats, high=game.max_seats),
            say(ui.MINUTES, minutes=game.minutes),
            not self._among_waiting and at == self._at,
        )

    def _list(self) -> Waiting:
        say = self.say
        notes = [say(ui.BROKEN, n=self._broken)] if self._broken else []
        if not self._waiting and not notes:
            notes.append(say(ui.NOTHING_WAITS))
        return Waiting(
            say(ui.UNFINISHED),
            tuple(map(self._waiting_row, self._waiting)),
            self._at if self._among_waiting else None,
            tuple(notes),
        )

    def _waiting_row(self, match: Unfinished) -> WaitingRow:
        return WaitingRow(
            game_name(self.desk.words, match.game),
            ", ".join(match.names),
            self._held(match) or self._turn(match),
            since(self.desk.words, match.started),
        )

    def _turn(self, match: Unfinished) -> str:
        """Say whose turn it is, as far as that is known."""
        if match.other_rules:
            return self.say(ui.OTHER_RULES)
        if match.to_act is None:
            return self.desk.glyphs.ellipsis
        return self.say(ui.TO_DECIDE, name=match.names[match.to_act])

    def _held(self, match: Unfinished) -> str:
        """Say who has a match open elsewhere, or nothing."""
        if match.held_by is None:
            return ""
        if match.held_by.table:
            return self.say(shared.TABLE, code=match.held_by.table)
        from smilegames.store.locks import locked_by
        from smilegames.text.faults import fault_text

        return fault_text(self.desk.words, locked_by(match.held_by))
