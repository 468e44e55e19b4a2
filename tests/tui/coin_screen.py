"""The tiny game's table: one's own coin under a cover, and what is selected."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import NamedTuple

from textual.app import ComposeResult

from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, YOU
from smilegames.tui.keys import Binding, Hint
from smilegames.tui.table.chooser import Chooser
from smilegames.tui.table.scene import Scene
from smilegames.tui.table.screen import TableScreen
from smilegames.tui.widgets.bars import Title
from smilegames.tui.widgets.hand import Cards, Cover, Hand
from smilegames.tui.widgets.zone import Zone
from tests.support.coin import Action, CoinView, Draw, Keep, Name


class CoinChooser(Chooser[CoinView, Action]):
    KEYS = (Binding("coin.keep", ("x",)), Binding("coin.draw", ("d",)))

    @property
    def rule(self) -> str:
        return "CO-01"

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


class Lying(NamedTuple):
    """What everybody may see."""

    named: tuple[int, ...]


class Middle(Zone[Lying]):
    DEFAULT_CSS = "Middle { height: 8; }"

    def draw(self, area: Area, data: Lying) -> None:
        area.part(4, 1, 10, 2).hit("coin.keep")
        area.put(4, 1, "a coin")
        area.put(4, 3, "says: " + " ".join(map(str, data.named[1:])))
        for number in range(1, 4):
            area.part(4 * number, 5, 3, 1).hit(("say", number))
            area.put(4 * number, 5, f"[{number}]")


@dataclass(frozen=True, slots=True)
class Held:
    """A hand that is up."""

    line: str
    selected: str
    private: tuple[str, ...]
    recap: tuple[str, ...]


class Purse(Hand):
    """A coin in the hand, or its cover."""

    def draw(self, area: Area, data: Cover | Cards | Held) -> None:
        if not isinstance(data, Held):
            super().draw(area, data)
            return
        area.put(4, 1, data.line, BOLD)
        area.put(4, 2, data.selected, YOU)
        for y, line in enumerate((*data.private, *data.recap), 3):
            area.put(40, y - 3, line)


class CoinScreen(TableScreen[CoinView, Action]):
    CHOOSER = CoinChooser

    def compose_table(self) -> ComposeResult:
        yield Middle(self.desk.glyphs)
        yield Purse(self.desk.glyphs)

    def show(self, scene: Scene[CoinView]) -> None:
        self.query_one(Middle).data = Lying(scene.public.named)
        own, selected = scene.own, self.chooser.selected
        data: Cover | Held = self.cover(1)
        if scene.lifted and scene.seat is not None:
            name = self.speaker.name(scene.seat)
            data = Held(
                "" if own is None else f"coin={own.own} of {name}",
                "" if selected is None else f"selected: {self.match.rules.spell(selected)}",
                scene.private,
                scene.recap,
            )
        self.query_one(Purse).data = data

    def heading(self, scene: Scene[CoinView]) -> Title:
        name = "" if scene.seat is None else self.speaker.name(scene.seat)
        return Title(self.game_name, f"turn {scene.public.turn + 1}", f"{name} decides")


SCREEN = CoinScreen
