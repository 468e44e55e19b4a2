"""The first screen: the games on the shelf, and the matches that wait to be finished."""

from __future__ import annotations

from collections.abc import Hashable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.message import Message as Posted

from smilegames.core.game import Game
from smilegames.games import registry
from smilegames.text import ui
from smilegames.text.help_text import aim_of
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.complaint import fault_line
from smilegames.tui.desk import Desk
from smilegames.tui.keys import Hint
from smilegames.tui.screens.banner import Banner, Headline
from smilegames.tui.screens.page import Page
from smilegames.tui.screens.rooms import face_of
from smilegames.tui.screens.shelf_about import About, AboutGame
from smilegames.tui.screens.shelf_rows import GameRow, GameRows
from smilegames.tui.screens.shelf_waiting import Waiting, WaitingList, WaitingRow
from smilegames.tui.widgets.places import Column, Row

if TYPE_CHECKING:
    from smilegames.store.errors import Unusable
    from smilegames.store.sitting import Older, Unfinished

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

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._games = tuple(registry.games().values())
        self._at = 0
        self._waiting: list[Unfinished | Older] = []
        """Those that can be gone on with first."""
        self._broken = self._unread = 0
        self._unkept: Unusable | None = None
        """Why no match can be kept here, if so."""
        self._asked_for = 0
        """How many matches have been looked for at the most; 0: as many as is usual."""
        self._among_waiting = False

    def compose_page(self) -> ComposeResult:
        glyphs = self.desk.glyphs
        yield Banner(glyphs)
        with Row(id="shelf"):
            yield GameRows(glyphs)
            with Column(id="beside"):
                yield About(glyphs)
                yield WaitingList(glyphs)

    def on_screen_resume(self) -> None:
        self.desk.keys.sit_down(())  # No game's own keys work here.
        self.desk.news.take()  # What of the config is not followed stands on the shelf.
        self.call_after_refresh(self._look_for_waiting)

    def _look_for_waiting(self) -> None:
        """List unfinished matches: after the first frame, for reading them loads much code."""
        from smilegames.store.sitting import MOST_REPLAYED, keeping_problem, unfinished

        self._asked_for = self._asked_for or MOST_REPLAYED
        found = unfinished(self._asked_for)
        self._waiting = [*found.matches, *found.of_other_rules]
        self._broken, self._unread = found.broken, found.unread
        self._unkept = keeping_problem()
        self._among_waiting = self._among_waiting and bool(self._waiting)
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
        elif command in ("commit", "resume") and self._waiting:
            self._go_on(self._waiting[self._at if self._among_waiting else 0])
        elif command == "settings":
            self.ask(self.SettingsWanted())
        elif command == "help":
            self.ask(self.HelpWanted(self._here()))
        elif command == "quit":
            self.ask(self.Left())

    def _go_on(self, match: Unfinished | Older) -> None:
        """Ask for a match, or say why it can only be read."""
        from smilegames.store.sitting import Unfinished

        if isinstance(match, Unfinished):
            self.ask(self.MatchChosen(match.path, self._held(match)))
        else:
            name = match.path.name
            self.problem = self.say(ui.WHY_ONLY_TOLD, name=name, **match.fault.params)

    def _step(self, by: int) -> None:
        """Go to the next line; below the last match that is listed older ones are looked for."""
        if self._among_waiting and self._unread and by > 0 and self._at == self._last:
            self._asked_for *= 2
            self._look_for_waiting()
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
            return registry.games()[self._waiting[self._at].game]
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
        if self._waiting and not self._among_waiting:
            hints.append(Hint("resume", say(ui.KEY_RESUME)))
        return [
            *hints,
            Hint("settings", say(ui.KEY_SETTINGS)),
            Hint("help", say(ui.KEY_HELP)),
            Hint("quit", say(ui.KEY_LEAVE)),
        ]

    # Showing

    def note(self) -> str:
        if self._unkept is not None:
            return self.say(ui.NOTHING_KEPT, fault=fault_line(self.desk.words, self._unkept))
        return "\n".join(self._complaints())

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
        self.query_one(Banner).data = Headline(ui.TITLE, self.say(subtitle))
        self.query_one(GameRows).data = tuple(map(self._row, range(len(self._games))))
        here = self._here()
        if self.has_class("-high"):
            text = shelf_text(here.id)
            aim = aim_of(self.desk.words, here.id)
            self.query_one(About).data = AboutGame(
                self.say(text.NAME), aim, self.say(ui.WHO_STARTS), self.say(text.OPENING)
            )
        self.query_one(WaitingList).data = self._list()

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
        notes = [say(ui.MORE_UNFINISHED, n=self._unread)] if self._unread else []
        if self._broken:
            notes.append(say(ui.BROKEN, n=self._broken))
        if not self._waiting and not notes:
            notes.append(say(ui.NOTHING_WAITS))
        return Waiting(
            say(ui.UNFINISHED),
            tuple(map(self._waiting_row, self._waiting)),
            self._at if self._among_waiting else None,
            tuple(notes),
        )

    def _waiting_row(self, match: Unfinished | Older) -> WaitingRow:
        from smilegames.store.sitting import Unfinished

        if isinstance(match, Unfinished):
            decides = self.say(ui.TO_DECIDE, name=match.names[match.to_act])
            decides = self._held(match) or decides
        else:
            decides = self.say(ui.OTHER_RULES)
        return WaitingRow(
            self.say(shelf_text(match.game).NAME),
            ", ".join(match.names),
            decides,
            self._when(match.started),
        )

    def _held(self, match: Unfinished) -> str:
        """Say who has a match open elsewhere, or nothing."""
        if match.held_by is None:
            return ""
        from smilegames.store.locks import locked_by
        from smilegames.text.faults import fault_text

        return fault_text(self.desk.words, locked_by(match.held_by))

    def _when(self, started: str) -> str:
        """Say when a match was begun: the time of today, yesterday, or the date."""
        try:
            then = datetime.fromisoformat(started).astimezone()
        except (OverflowError, ValueError):  # The first and last days have no morrow elsewhere.
            return started[:10]
        days = (datetime.now(UTC).astimezone().date() - then.date()).days
        if days == 0:
            return f"{then:%H:%M}"
        if days == 1:
            return self.say(ui.YESTERDAY)
        return f"{then:%m-%d}" if 0 < days < 300 else then.date().isoformat()
