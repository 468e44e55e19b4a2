"""One player's history: game by game, against whom, and the places over time."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.message import Message as Posted

from smilegames.store.history.figures import against, places_over_time
from smilegames.store.names import same_name
from smilegames.text import ui
from smilegames.text.shelf_text import game_name
from smilegames.tui.desk import Desk
from smilegames.tui.keys import Hint
from smilegames.tui.screens.history import Past, sheet_cells, sheet_heads
from smilegames.tui.screens.history_ranks import Ranks, RanksZone
from smilegames.tui.screens.page import Page
from smilegames.tui.widgets.bars import Title, TitleBar
from smilegames.tui.widgets.places import Column, Row
from smilegames.tui.widgets.sheet import Cell, Sheet, SheetZone


class AgainstZone(SheetZone):
    """The others, one below the other."""


class PlayerScreen(Page[None]):
    """Arrows scroll through those met; Escape goes back."""

    CSS_PATH = "history.tcss"

    class DeletionWanted(Posted):
        """Somebody wants everything that a player sits in to be deleted."""

        def __init__(self, past: Past, name: str) -> None:
            super().__init__()
            self.past = past
            self.name = name

    def __init__(self, desk: Desk, past: Past, name: str) -> None:
        super().__init__(desk)
        self._past = past
        self._player = name
        self._top = 0
        self._against = against(past.archive.played, name)
        self._ranks = tuple(places_over_time(past.archive.played, name))

    def compose_page(self) -> ComposeResult:
        glyphs = self.desk.glyphs
        with Column(id="player"):
            yield SheetZone(glyphs, id="games")
            with Row(id="below"):
                yield AgainstZone(glyphs)
                yield RanksZone(glyphs)

    def act(self, command: str) -> None:
        if command in ("up", "down", "page_up", "page_down"):
            by = 1 if command.endswith("down") else -1
            self._top = max(0, min(self._top + by, self.query_one(AgainstZone).beyond))
        elif command == "shelf.delete":
            self.ask(self.DeletionWanted(self._past, self._player))
        elif command in ("pause", "quit"):
            self.dismiss()

    def show(self) -> None:
        say = self.say
        count = say(ui.MATCHES, n=len(self._ranks))
        self.query_one(TitleBar).data = Title(say(ui.HISTORY), self._player, aside=count)
        self.query_one("#games", SheetZone).data = self._games()
        heads = (ui.AGAINST, ui.COLUMN_MET, ui.COLUMN_AHEAD, ui.COLUMN_BEHIND, ui.COLUMN_LEVEL)
        lines = tuple(
            (each.name, *map(str, (each.met, each.ahead, each.behind, each.level)))
            for each in self._against
        )
        self.query_one(AgainstZone).data = Sheet(tuple(map(say, heads)), lines, top=self._top)
        self.query_one(RanksZone).data = Ranks(say(ui.PLACES_OVER_TIME), self._ranks)

    def _games(self) -> Sheet:
        lines: list[tuple[Cell, ...]] = []
        for game in (*self._past.games[1:], None):
            name = self.say(ui.ALL_GAMES) if game is None else game_name(self.desk.words, game)
            for each in self._past.figures[game]:
                if same_name(each.name, self._player):
                    lines.append((name, *sheet_cells(each, one_game=True)))
        return Sheet(sheet_heads(self.desk, ui.COLUMN_GAME, one_game=True), tuple(lines))

    def hints(self) -> list[Hint]:
        hints = [Hint("shelf.delete", self.say(ui.KEY_DELETE))]
        if self.query_one(AgainstZone).beyond:
            hints.insert(0, Hint("", self.say(ui.KEY_SCROLL), printed=self.desk.arrows()))
        return [*hints, Hint("pause", self.say(ui.KEY_BACK))]
