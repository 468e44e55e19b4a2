"""The keys that work now and the rulebook of a game, with a search."""

from __future__ import annotations

import re
from collections.abc import Sequence

from textual import events

from smilegames.core.game import Game
from smilegames.store.assets import asset
from smilegames.text import ui
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.desk import Desk
from smilegames.tui.drawing.bars import draw_footer
from smilegames.tui.drawing.book import Line, lay_out
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, TAG, TEXT, YOU
from smilegames.tui.keys import Hint
from smilegames.tui.screens.stage import StageScreen

COLUMN = 76


class RulesScreen(StageScreen):
    """Scrolls; `/` finds, `n` goes to the next place found."""

    def __init__(self, desk: Desk, game: Game, hints: Sequence[Hint]) -> None:
        super().__init__(desk)
        self._game = game
        self._hints = hints
        self._top = 0
        self._lines: list[Line] = []
        self._laid_out_for = 0
        self._typing = False
        self._sought = ""
        self._here: int | None = None
        """The line where the search is now."""
        self._room = 1

    def command(self, command: str) -> None:
        if self._typing:
            return
        steps = {
            "up": -1,
            "down": 1,
            "page_up": -self._room,
            "page_down": self._room,
            "lift": self._room,
            "top": -len(self._lines),
            "bottom": len(self._lines),
        }
        if command in steps:
            self._scroll(self._top + steps[command])
        elif command == "find":
            self._typing, self._sought = True, ""
        elif command == "next":
            self._find(self._top if self._here is None else self._here + 1)
        elif command in ("pause", "help", "quit"):
            self.dismiss()
            return
        self.redraw()

    def key(self, event: events.Key) -> None:
        if not self._typing:
            super().key(event)
            return
        if event.key in ("enter", "escape"):
            self._typing = False
            if event.key == "escape":
                self._sought = ""
            self._here = None
            self._find(self._top)
        elif event.key == "backspace":
            self._sought = self._sought[:-1]
        elif event.is_printable and event.character is not None and len(self._sought) < 30:
            self._sought += event.character
        self.redraw()

    def _scroll(self, top: int) -> None:
        self._top = max(0, min(top, len(self._lines) - self._room))

    def wheel(self, command: str) -> None:
        """Scroll by a line."""
        self.command(command)

    def _found(self) -> list[int]:
        return [at for at, line in enumerate(self._lines) if self._match(line)]

    def _match(self, line: Line) -> re.Match[str] | None:
        if not self._sought:
            return None
        return re.search(re.escape(self._sought), line.text, re.IGNORECASE)

    def _find(self, start: int) -> None:
        """Go to the first place found from a line on, or from the beginning again."""
        found = self._found()
        if found:
            self._here = next((at for at in found if at >= start), found[0])
            self._scroll(self._here)

    def paint(self, area: Area) -> None:
        width = min(COLUMN, area.width - 4)
        if self._laid_out_for != width:
            self._lines = self._lay_out(width)
            self._laid_out_for = width
        self._room = area.height - 3
        self._scroll(self._top)
        left = (area.width - width) // 2
        for y, line in enumerate(self._lines[self._top : self._top + self._room]):
            self._paint_line(area.part(left, 1 + y, width, 1), line)
        status = self._status()
        area.put(left, area.height - 2, status, YOU if self._typing else DIM)
        draw_footer(area.part(0, area.height - 1, None, 1), self.keys(self._own_hints()))

    def _paint_line(self, place: Area, line: Line) -> None:
        inks = {"title": YOU, "heading": BOLD, "text": TEXT, "quiet": DIM}
        place.put(0, 0, line.text, inks[line.kind])
        found = self._match(line)
        if found is not None:
            place.put(width_of(line.text[: found.start()]), 0, found.group(), TAG)

    def _lay_out(self, width: int) -> list[Line]:
        lines = [Line("title", self.say(ui.HELP_KEYS)), Line("text", "")]
        for key in self.keys(self._hints):
            lines.append(Line("text", f"{key.printed:>8}  {key.label}"))
        lines.append(Line("text", ""))
        book = asset("rulebooks", self.words.language, f"{self._game.id}.md")
        try:
            return lines + lay_out(book.read_text(encoding="utf-8"), width)
        except OSError:
            return [*lines, Line("text", self.say(ui.RULES_MISSING))]

    def _status(self) -> str:
        if self._typing:
            return self.say(ui.FIND_PROMPT, text=self._sought) + "_"
        if not self._sought:
            name = self.say(shelf_text(self._game.id).NAME)
            return self.say(ui.RULES_OF, game=name)
        found = self._found()
        if not found:
            return self.say(ui.NOT_FOUND, text=self._sought)
        return self.say(ui.FOUND, n=len(found))

    def _own_hints(self) -> list[Hint]:
        scroll = self.game_app.arrows("up", "down", "page_up", "page_down")
        return [
            Hint("", self.say(ui.KEY_SCROLL), printed=scroll),
            Hint("find", self.say(ui.KEY_FIND)),
            Hint("next", self.say(ui.KEY_NEXT)),
            Hint("pause", self.say(ui.KEY_BACK)),
        ]
