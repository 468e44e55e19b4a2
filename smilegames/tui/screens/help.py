"""How a game is played: a sheet on its table, and behind it the rulebook with a search."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult

from smilegames.core.game import Game, Secrecy
from smilegames.store.assets import asset
from smilegames.text import help as said
from smilegames.text import ui
from smilegames.text.help_text import HelpText, Pair, help_text
from smilegames.text.replay import HELP_KEYS as REPLAY_KEYS
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.desk import Desk
from smilegames.tui.drawing.book import Line, lay_out, place_of, told_from
from smilegames.tui.keys import Hint
from smilegames.tui.screens.help_book import HelpBook, Pages, column_of, find
from smilegames.tui.screens.help_sheet import HelpSheet, Listed, Pairs, Sheet, Told
from smilegames.tui.screens.page import Page
from smilegames.tui.table.rooms import table_screen
from smilegames.tui.typed_line import TypedLine
from smilegames.tui.widgets.bars import Title, TitleBar
from smilegames.tui.widgets.notice import Notice
from smilegames.tui.widgets.places import Row

_CLOSES = ("pause", "help", "quit")


class HelpScreen(Page[None]):
    """Opens with the sheet; Enter opens the book at the rule at hand, `/` finds, `n` finds on."""

    CSS_PATH = "help.tcss"

    def __init__(self, desk: Desk, game: Game, rule: str, *, replay: bool = False) -> None:
        super().__init__(desk)
        if not replay:
            desk.keys.sit_down(table_screen(game.id).CHOOSER.KEYS)  # They are to be printed.
        self._replay = replay
        self._game = game
        self._rule = rule
        self._is_in_book = False
        self._top = 0
        self._lines: list[Line] = []
        """The book, laid out for pages of `_column` columns."""
        self._column = 0
        self._typing: TypedLine | None = None
        """What is being looked for while it is written."""
        self._sought = ""
        self._here: int | None = None
        """The row where the search is now."""

    def compose_page(self) -> ComposeResult:
        with Row():
            yield HelpSheet(self.desk.glyphs)
            yield HelpBook(self.desk.glyphs)

    @property
    def _has_both(self) -> bool:
        """True where sheet and book lie side by side."""
        return self.has_class("-vast")

    # Keys

    def typed(self, event: events.Key) -> bool:
        if self._typing is None:
            return False
        if event.key in ("enter", "escape"):
            self._sought = self._typing.text if event.key == "enter" else ""
            self._typing = self._here = None
            self._find(self._top)
        else:
            self._typing = self._typing.press(event.key, event.character) or self._typing
            self._sought = self._typing.text
        self.redraw()
        return True

    def pasted(self, text: str) -> None:
        if self._typing is not None:
            self._typing = self._typing.insert(text)
            self._sought = self._typing.text
            self.redraw()

    def act(self, command: str) -> None:
        if self._typing is not None:
            return
        if command in _CLOSES:
            self.dismiss()
        elif command == "find":
            self._open_book()
            self._typing, self._sought = TypedLine(), ""
        elif not self._is_in_book:
            self._act_on_sheet(command)
        elif command == "left" and not self._has_both:
            self._is_in_book, self._top = False, 0
        elif command == "next":
            self._find(self._top if self._here is None else self._here + 1)
        else:
            self._scroll(command)

    def _act_on_sheet(self, command: str) -> None:
        if command in ("commit", "right"):
            self._open_book()
        else:
            sheet = self.query_one(HelpSheet)
            step = self._step(command, sheet.size.height)
            self._top = max(0, min(self._top + step, sheet.beyond))

    def _open_book(self) -> None:
        """Open the book at the rule at hand."""
        if not self._is_in_book:
            at = place_of(self._lines, self._rule) if self._rule else None
            self._is_in_book, self._top = True, at or 0

    def _scroll(self, command: str) -> None:
        self._top = self._in_book(self._top + self._step(command, self.query_one(HelpBook).room))

    def _step(self, command: str, room: int) -> int:
        """Return by how many rows a command scrolls where `room` of them are seen at once."""
        whole = len(self._lines)
        steps = {
            "up": -1,
            "down": 1,
            "page_up": -room,
            "page_down": room,
            "lift": room,
            "top": -whole,
            "bottom": whole,
        }
        return steps.get(command, 0)

    def _in_book(self, top: int) -> int:
        return max(0, min(top, len(self._lines) - self.query_one(HelpBook).room))

    def _found(self) -> list[int]:
        return [at for at, line in enumerate(self._lines) if find(line, self._sought)]

    def _find(self, start: int) -> None:
        """Go to the first place found from a row on, or from the beginning again."""
        found = self._found()
        if found:
            self._here = next((at for at in found if at >= start), found[0])
            self._top = self._in_book(self._here)

    # Showing

    def show(self) -> None:
        name = self.say(shelf_text(self._game.id).NAME)
        where = said.BOOK if self._is_in_book and not self._has_both else said.SHEET
        self.query_one(TitleBar).data = Title(name, self.say(where))
        sheet, book = self.query_one(HelpSheet), self.query_one(HelpBook)
        self._lay_out()
        if self._has_both and not self._is_in_book:
            self._open_book()
        sheet.display = self._has_both or not self._is_in_book
        book.display = self._is_in_book
        self.query_one(Notice).display = self._is_in_book
        sheet.data = self._sheet()
        if self._is_in_book:
            book.data = Pages(tuple(self._lines), self._top, self._sought)

    def note(self) -> str:
        if not self._is_in_book:
            return ""
        if self._typing is not None:
            return self.say(ui.FIND_PROMPT, text=self._sought) + "_"
        if not self._sought:
            return ""
        found = self._found()
        if not found:
            return self.say(ui.NOT_FOUND, text=self._sought)
        return self.say(ui.FOUND, n=len(found))

    def _lay_out(self) -> None:
        """Set the book for the window as it is, once."""
        column = column_of(self.size.width, beside=self._has_both)
        if column == self._column:
            return
        book = asset("rulebooks", self.desk.words.language, f"{self._game.id}.md")
        try:
            self._lines = lay_out(book.read_text(encoding="utf-8"), column)
        except OSError:
            self._lines = [Line("text", self.say(ui.RULES_MISSING))]
        self._column = column
        if self._is_in_book:
            self._top = self._in_book(self._top)

    def _sheet(self) -> Sheet:
        say = self.say
        text = help_text(self._game.id, self.desk.glyphs.name) or HelpText("", (), ())
        at = place_of(self._lines, self._rule) if self._rule else None
        hands = self._game.secrecy is Secrecy.CURTAIN
        keys = self._printed(text.keys)
        every = self._printed(said.HAND_KEYS if hands else said.PEEK_KEYS)
        if self._replay:
            keys, every = self._printed(REPLAY_KEYS), ()
        return Sheet(
            Told(say(said.AIM), say(text.aim or shelf_text(self._game.id).TAGLINE)),
            Told(say(said.RULE), "" if at is None else " ".join(told_from(self._lines, at))),
            Listed(say(said.KEYS), keys),
            every,
            Listed(say(said.SIGNS), tuple((sign, say(meaning)) for sign, meaning in text.signs)),
            0 if self._is_in_book else self._top,
        )

    def _printed(self, keys: Sequence[Pair]) -> Pairs:
        """Return keys as they are printed, with what they do."""
        return tuple((self.desk.arrows(*key.split()), self.say(does)) for key, does in keys)

    def hints(self) -> list[Hint]:
        say, desk = self.say, self.desk
        if self._typing is not None:
            return [Hint("commit", say(ui.KEY_FIND)), Hint("pause", say(ui.KEY_CLOSE))]
        find_, back = Hint("find", say(ui.KEY_FIND)), Hint("pause", say(ui.KEY_BACK))
        if not self._is_in_book:
            scrolls = self.query_one(HelpSheet).beyond > 0
            arrows = desk.arrows("up", "down", "page_up", "page_down")
            scroll = [Hint("", say(ui.KEY_SCROLL), printed=arrows)] if scrolls else []
            return [Hint("commit", say(said.KEY_BOOK)), *scroll, find_, back]
        arrows = desk.arrows("up", "down", "page_up", "page_down")
        onward = [Hint("next", say(ui.KEY_NEXT))] if self._sought else []
        return [
            Hint("", say(ui.KEY_SCROLL), printed=arrows),
            find_,
            *onward,
            *([] if self._has_both else [Hint("left", say(said.KEY_SHEET))]),
            back,
        ]
