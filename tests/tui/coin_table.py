"""A table for the tiny game: one's own coin, and what is selected."""

from __future__ import annotations

from collections.abc import Hashable

from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, YOU
from smilegames.tui.keys import Binding, Hint
from smilegames.tui.table import Table, Title
from tests.support.coin import CoinView, Draw, Keep, Name


class CoinTable(Table):
    KEYS = (Binding("coin.keep", ("x",)), Binding("coin.draw", ("d",)))

    view: CoinView
    own: CoinView | None

    def title(self) -> Title:
        return Title(f"turn {self.view.turn + 1}", f"{self._name()} decides")

    def paint(self, area: Area) -> None:
        place = area.part(4, 2, 20, 3)
        place.hit("coin.keep")
        place.put(0, 0, "a coin")
        if self.own is not None:
            place.put(0, 1, f"coin={self.own.own} of {self._name()}", BOLD)
        area.put(4, 6, "says: " + " ".join(map(str, self.view.named[1:])))
        if self.selected is not None:
            area.put(4, 8, f"selected: {self.rules.spell(self.selected)}", YOU)
        for number in range(1, 4):
            area.part(4 * number, 10, 3, 1).hit(("say", number))
            area.put(4 * number, 10, f"[{number}]")

    def press(self, command: str) -> bool:
        if command == "coin.keep":
            self.selected = Keep()
        elif command == "coin.draw":
            self.selected = Draw()
        elif command.isdecimal():
            self.selected = Name(int(command))
        else:
            return False
        return True

    def click(self, target: Hashable) -> bool:
        match target:
            case ("say", int(number)):
                return self.press(str(number))
        return super().click(target)

    def hints(self) -> list[Hint]:
        return [
            Hint("coin.keep", "keep"),
            Hint("coin.draw", "draw"),
            Hint("", "say", printed="1-2"),
            Hint("coin.look", "look", printed="o", chooses=False),
        ]

    def cover_note(self) -> str:
        return "a note for the cover"

    def _name(self) -> str:
        return "" if self.seat is None else self.speaker.name(self.seat)


TABLE = CoinTable
