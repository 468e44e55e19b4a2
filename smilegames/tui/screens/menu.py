"""A short vertical menu on a screen of its own: the pause is one."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from smilegames.text import ui
from smilegames.tui.desk import Desk
from smilegames.tui.drawing.bars import draw_footer
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Tone
from smilegames.tui.keys import Hint
from smilegames.tui.screens.stage import StageScreen

WIDTH = 40


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the menu and what choosing it does."""

    label: str
    act: Callable[[], None]


class MenuScreen(StageScreen):
    """Choose with arrows or digits, confirm with Enter; Escape takes the first line."""

    def __init__(
        self, desk: Desk, title: str, note: str, items: list[Item], show_help: Callable[[], None]
    ) -> None:
        super().__init__(desk)
        self._show_help = show_help
        self._title = title
        self._note = note
        self._items = items
        self._at = 0

    def paint(self, area: Area) -> None:
        left = (area.width - WIDTH) // 2
        top = area.height // 2 - len(self._items) - 2
        area.put_centre(top, self._title, BOLD)
        area.put_centre(top + 1, self._note, DIM)
        for at, item in enumerate(self._items):
            line = area.part(left, top + 4 + 2 * at, WIDTH, 1)
            line.hit(("item", at))
            line.fill(Tone.LIT if at == self._at else Tone.PANEL)
            if at == self._at:
                line.put(0, 0, self.look.glyphs.here, YOU)
            line.put(2, 0, str(at + 1), YOU if at == self._at else DIM)
            line.put(5, 0, item.label, BOLD if at == self._at else TEXT)
        hints = [
            Hint("", self.say(ui.KEY_MOVE), printed=self.arrows()),
            Hint("commit", self.say(ui.KEY_CHOOSE)),
            Hint("pause", self._items[0].label),
        ]
        draw_footer(area.part(0, area.height - 1, None, 1), self.keys(hints))

    def command(self, command: str) -> None:
        if command in ("up", "down"):
            self._at = (self._at + (1 if command == "down" else -1)) % len(self._items)
        elif command.isdecimal() and 1 <= int(command) <= len(self._items):
            self._at = int(command) - 1
        elif command == "commit":
            self._items[self._at].act()
            return
        elif command == "pause":
            self._items[0].act()
            return
        elif command == "help":
            self._show_help()
            return
        self.redraw()

    def press(self, target: Hashable) -> None:
        match target:
            case ("item", int(at)):
                self._items[at].act()
            case _:
                super().press(target)
