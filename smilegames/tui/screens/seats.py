"""Who sits down at a shared table from this terminal: one of its players, several, or nobody."""

from __future__ import annotations

from collections.abc import Hashable

from textual import events
from textual.app import ComposeResult
from textual.message import Message as Posted

from smilegames.shared.protocol import Greeting
from smilegames.text import shared as said
from smilegames.text import ui
from smilegames.text.shelf_text import game_name
from smilegames.tui.desk import Desk
from smilegames.tui.keys import Hint
from smilegames.tui.screens.page import Page
from smilegames.tui.typed_line import TypedLine
from smilegames.tui.widgets.menu import Choices, Menu
from smilegames.tui.widgets.name_field import NameField, NameFields
from smilegames.tui.widgets.places import Row


class SeatsScreen(Page[None]):
    """Enter takes the seat at hand, or those that Space has marked; a seat that was left before
    wants its word. The last line is for whoever only looks on."""

    CSS_PATH = "tables.tcss"
    TITLED = False

    class Wanted(Posted):
        """Somebody sits down in the seats of `names`, or looks on where there are none."""

        def __init__(self, code: str, names: tuple[str, ...], word: str) -> None:
            super().__init__()
            self.code = code
            self.names = names
            self.word = word

    class FreeWanted(Posted):
        """Whoever opened the table wants the seat of `name`, who is away, to be free again."""

        def __init__(self, code: str, name: str, word: str) -> None:
            super().__init__()
            self.code = code
            self.name = name
            self.word = word

    class GivenUp(Posted):
        """Nobody sits down at this table now."""

    def __init__(self, desk: Desk, table: Greeting) -> None:
        super().__init__(desk)
        self._table = table
        people = table.people
        self._seats = sorted((*people.here, *people.away, *people.free))
        self._marked: set[int] = set()
        self._at = next((at for at, seat in enumerate(self._seats) if self._is_free(seat)), 0)
        self._word: TypedLine | None = None
        """The word as it is being written; None where no seat at hand needs any."""
        self._frees = False
        """True where that word shall free the seat at hand."""

    def compose_page(self) -> ComposeResult:
        yield Menu(self.desk.glyphs)
        with Row(id="word"):
            yield NameFields(self.desk.glyphs)

    def _is_free(self, seat: int) -> bool:
        return seat in self._table.people.free

    @property
    def _chosen(self) -> tuple[int, ...]:
        """The seats that Enter takes; none for whoever looks on."""
        if self._marked:
            return tuple(sorted(self._marked))
        return (self._seats[self._at],) if self._at < len(self._seats) else ()

    # Keys

    def typed(self, event: events.Key) -> bool:
        line = None if self._word is None else self._word.press(event.key, event.character)
        if line is None:
            return False
        self._word, self.problem = line, ""
        self.redraw()
        return True

    def pasted(self, text: str) -> None:
        if self._word is not None:
            self._word = self._word.insert(text)
            self.redraw()

    def act(self, command: str) -> None:
        if self._word is not None:
            if command == "pause":
                self._word = None
            elif command == "commit" and self._word.text.strip():
                self._say_word(self._word.text.strip().lower())
        elif command == "pause":
            self.ask(self.GivenUp())
        elif command in ("up", "down"):
            lines = len(self._seats) + 1
            self._at = (self._at + (1 if command == "down" else -1)) % lines
        elif command.isdecimal() and 1 <= int(command) <= len(self._seats) + 1:
            self._at = int(command) - 1
        elif command == "lift" and self._at < len(self._seats):
            self._marked ^= {self._seats[self._at]}
        elif command == "commit":
            if all(map(self._is_free, self._chosen)):
                self._sit_down("")
            else:
                self._word, self._frees = TypedLine(), False
        elif command == "shelf.delete" and self._is_left:
            self._word, self._frees = TypedLine(), True
            self._marked.clear()

    @property
    def _is_left(self) -> bool:
        """Return whether the seat at hand is that of somebody who is away."""
        return self._at < len(self._seats) and self._seats[self._at] in self._table.people.away

    def _say_word(self, word: str) -> None:
        if self._frees:
            name = self._table.names[self._seats[self._at]]
            self.ask(self.FreeWanted(self._table.code, name, word))
        else:
            self._sit_down(word)

    def _sit_down(self, word: str) -> None:
        names = tuple(self._table.names[seat] for seat in self._chosen)
        self.ask(self.Wanted(self._table.code, names, word))

    def press(self, target: Hashable) -> None:
        match target:
            case ("item", int(at)) if self._word is None:
                self._at = at
                self.command("commit")
            case _:
                super().press(target)

    # Showing

    def show(self) -> None:
        table, say = self._table, self.say
        title = say(said.SITS_WHERE, code=table.code, game=game_name(self.desk.words, table.game))
        items = (*map(self._item, self._seats), say(said.LOOKS_ON))
        self.query_one(Menu).data = Choices(title, say(said.SITS_AS), items, self._at)
        fields = self.query_one(NameFields)
        fields.display = self._word is not None
        if self._word is not None:
            fields.data = (NameField(say(said.THE_WORD), self._word.text, self._word.at),)

    def _item(self, seat: int) -> str:
        people, name = self._table.people, self._table.names[seat]
        mark = f"{self.desk.glyphs.full} " if seat in self._marked else ""
        if seat in people.free:
            return mark + self.say(said.SEAT_FREE, name=name)
        return mark + self.say(
            said.SEAT_LEFT if seat in people.away else said.SEAT_TAKEN, name=name
        )

    def note(self) -> str:
        if self._word is None:
            return ""
        return self.say(said.OWNERS_WORD_NOTE if self._frees else said.WORD_NOTE)

    def hints(self) -> list[Hint]:
        if self._word is not None:
            sits = Hint("commit", self.say(said.KEY_FREE if self._frees else ui.KEY_SIT_DOWN))
            return [sits, Hint("pause", self.say(ui.KEY_BACK))]
        hints = [Hint("", self.say(ui.KEY_CHOOSE), printed=self.desk.arrows("up", "down"))]
        looks_on = self._at == len(self._seats) and not self._marked
        label = said.KEY_LOOK_ON if looks_on else ui.KEY_SIT_DOWN
        hints.append(Hint("commit", self.say(label)))
        if self._at < len(self._seats):
            marked = self._seats[self._at] in self._marked
            hints.append(Hint("lift", self.say(said.KEY_NOT_TOO if marked else said.KEY_TOO)))
        if self._is_left:
            hints.append(Hint("shelf.delete", self.say(said.KEY_FREE)))
        return [*hints, Hint("pause", self.say(ui.KEY_BACK))]
