"""History: everybody's figures, of one game or of all; from here to one player's."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from textual.app import ComposeResult
from textual.message import Message as Posted
from textual.worker import get_current_worker

from smilegames.store.history.archive import Archive, Played
from smilegames.store.history.figures import RATED_FROM, Figures, of_game, places_over_time
from smilegames.store.names import same_name
from smilegames.text import ui
from smilegames.text.figures import figure
from smilegames.text.shelf_text import game_name
from smilegames.tui.complaint import fault_line
from smilegames.tui.desk import Desk
from smilegames.tui.keys import AWAY, LOOK, Hint
from smilegames.tui.screens.history_ranks import Ranks, RanksZone
from smilegames.tui.screens.history_tabs import Tabs, TabsZone
from smilegames.tui.screens.page import Page
from smilegames.tui.widgets.bars import Title, TitleBar
from smilegames.tui.widgets.places import Column
from smilegames.tui.widgets.sheet import Cell, Share, Sheet, SheetZone


class Past(NamedTuple):
    """What was played, reckoned."""

    archive: Archive
    games: tuple[str | None, ...]
    """All of them together (None), then those that were played, in shelf order."""
    figures: Mapping[str | None, list[Figures]]
    """By game."""


def look_back() -> Past:
    """Read and reckon everything. Takes its time: call it off the event loop."""
    from smilegames.games import registry
    from smilegames.store.history.archive import read_archive
    from smilegames.store.history.figures import figures, games_of

    archive = read_archive()
    played = games_of(archive.played)
    ours = [game for game in registry.games() if game in played]
    games = (None, *ours, *(game for game in played if game not in ours))
    reckoned = {game: figures(of_game(archive.played, game)) for game in games}
    return Past(archive, games, reckoned)


class HistoryScreen(Page[None]):
    """Left and right choose a game, up and down a player; Enter looks closer at one."""

    CSS_PATH = "history.tcss"

    class PlayerWanted(Posted):
        """Somebody wants to look closer at a player."""

        def __init__(self, past: Past, name: str) -> None:
            super().__init__()
            self.past = past
            self.name = name

    class MatchesWanted(Posted):
        """Somebody wants to see which matches were played; `played`, oldest first."""

        def __init__(self, played: Sequence[Played]) -> None:
            super().__init__()
            self.played = played

    class Read(Posted):
        """The records have been read."""

        def __init__(self, past: Past) -> None:
            super().__init__()
            self.past = past

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._past: Past | None = None
        self._game = 0
        self._at = 0

    def compose_page(self) -> ComposeResult:
        with Column(id="history"):
            yield TabsZone(self.desk.glyphs)
            yield SheetZone(self.desk.glyphs)
            yield RanksZone(self.desk.glyphs)

    def on_screen_resume(self) -> None:
        super().on_screen_resume()
        self.desk.keys.sit_down(AWAY)
        self.run_worker(self._read, thread=True, exclusive=True, group="records")

    def _read(self) -> None:
        worker, past = get_current_worker(), look_back()
        if not worker.is_cancelled:
            self.post_message(self.Read(past))

    def on_history_screen_read(self, event: Read) -> None:
        """Show what was read."""
        self._past = event.past
        self._game = min(self._game, len(event.past.games) - 1)
        self._at = max(0, min(self._at, len(self._figures) - 1))
        self.redraw()

    @property
    def _figures(self) -> list[Figures]:
        past = self._past
        return [] if past is None else past.figures[past.games[self._game]]

    def act(self, command: str) -> None:
        figures, past = self._figures, self._past
        if command in ("pause", "quit", "shelf.history"):
            self.dismiss()
        elif past is None or not figures:
            return
        elif command in ("up", "down", "page_up", "page_down"):
            by = 1 if command.endswith("down") else -1
            self._at = (self._at + by) % len(figures)
        elif command in ("left", "right"):
            self._turn_to((self._game + (1 if command == "right" else -1)) % len(past.games))
        elif command.isdecimal() and 1 <= int(command) <= len(past.games):
            self._turn_to(int(command) - 1)
        elif command == "commit":
            self.ask(self.PlayerWanted(past, figures[self._at].name))
        elif command == LOOK.id:
            self.ask(self.MatchesWanted(of_game(past.archive.played, past.games[self._game])))

    def _turn_to(self, game: int) -> None:
        """Show another game, the same player chosen where they played it."""
        name = self._figures[self._at].name
        self._game = game
        there = [at for at, each in enumerate(self._figures) if same_name(each.name, name)]
        self._at = there[0] if there else 0

    def press(self, target: Hashable) -> None:
        match target:
            case ("line", int(at)):
                self._at = at
                self.command("commit")
            case ("tab", int(at)):
                self._turn_to(at)
                self.redraw()
            case _:
                super().press(target)

    # Showing

    def show(self) -> None:
        past, say = self._past, self.say
        count = "" if past is None else say(ui.MATCHES, n=len(past.archive.played))
        self.query_one(TitleBar).data = Title(say(ui.TITLE), say(ui.HISTORY), aside=count)
        figures = self._figures
        if past is None or not figures:
            self.query_one(TabsZone).data = None
            self.query_one(SheetZone).data = None
            self.query_one(RanksZone).data = None
            return
        words = self.desk.words
        names = tuple(game_name(words, game) if game else say(ui.ALL_GAMES) for game in past.games)
        self.query_one(TabsZone).data = Tabs(names, self._game)
        self.query_one(SheetZone).data = self._sheet(figures)
        name = figures[self._at].name
        title = say(ui.PLACES_OF, name=name)
        played = of_game(past.archive.played, past.games[self._game])
        self.query_one(RanksZone).data = Ranks(title, tuple(places_over_time(played, name)))

    def _sheet(self, figures: list[Figures]) -> Sheet:
        one_game = figures[0].score is not None
        heads = sheet_heads(self.desk, ui.COLUMN_PLAYER, one_game=one_game)
        lines = tuple((each.name, *sheet_cells(each, one_game=one_game)) for each in figures)
        return Sheet(heads, lines, self._at)

    def note(self) -> str:
        past = self._past
        if past is None:
            return ""
        if past.archive.problem is not None:
            fault = fault_line(self.desk.words, past.archive.problem)
            return self.say(ui.HISTORY_UNKEPT, fault=fault)
        if not self._figures:
            return self.say(ui.NOTHING_PLAYED)
        return self.say(ui.FIGURES_NOTE, n=RATED_FROM)

    def hints(self) -> list[Hint]:
        say, desk = self.say, self.desk
        back = Hint("pause", say(ui.KEY_BACK))
        if not self._figures:
            return [back]
        return [
            Hint("", say(ui.KEY_CHOOSE), printed=desk.arrows()),
            Hint("", say(ui.KEY_GAMES), printed=desk.arrows("left", "right")),
            Hint("commit", say(ui.KEY_LOOK)),
            Hint(LOOK.id, say(ui.KEY_MATCHES)),
            back,
        ]


def sheet_heads(desk: Desk, first: str, *, one_game: bool) -> tuple[str, ...]:
    """Return the heads over `sheet_cells`, with the one of the column before them."""
    points = (ui.COLUMN_SCORE, ui.COLUMN_BEST) if one_game else ()
    before = (first, ui.COLUMN_PLAYED, ui.COLUMN_WON)
    after = (ui.COLUMN_PLACE, *points, ui.COLUMN_STREAK, ui.COLUMN_RATING)
    return (*map(desk.say, before), "", *map(desk.say, after))


def sheet_cells(each: Figures, *, one_game: bool) -> tuple[Cell, ...]:
    """Return somebody's figures, the share of wins drawn; points only where they are alike."""
    points = (figure(each.score), figure(each.best)) if one_game else ()
    return (
        str(each.played),
        str(each.won),
        Share(each.won / each.played),
        figure(each.place),
        *points,
        f"{each.streak} / {each.longest}",
        figure(each.rating),
    )
