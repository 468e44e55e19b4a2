"""Sees a table of Smile as somebody at the screen does, drawn in memory."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.state import State
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile import sentences as text
from smilegames.text.words import Words
from smilegames.tui.drawing.glyphs import UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import NIGHT
from smilegames.tui.games.smile.table import SmileTable
from smilegames.tui.look import Look

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
LONG = ("Maximilianus", "Bartholomäus", "Konstantina.", "Friederike-X", "Theodosius-Y")
SIZES = pytest.mark.parametrize(("width", "height"), [(80, 20), (82, 36)], ids=["small", "roomy"])


class Seen:
    """A table as somebody sees it, key after key."""

    def __init__(
        self,
        rules: SmileRules,
        state: State,
        *,
        peeking: bool = False,
        names: Sequence[str] = NAMES,
        glyphs: Glyphs = UNICODE,
    ) -> None:
        seat = rules.to_act(state)
        speaker = Speaker(Words(), names[: rules.seats], rules)
        self.rules = rules
        self.table = SmileTable(speaker, text, Look(NIGHT, glyphs))
        self.table.peek_key = "p"
        own = rules.view(state, seat) if peeking else None
        self.table.show(own or rules.view(state, None), own, seat, rules.choices(state))

    def press(self, *keys: str) -> Seen:
        for key in keys:
            assert self.table.press({"b": "smile.bid"}.get(key, key))
        return self

    @property
    def selected(self) -> str:
        """What is selected, in notation."""
        assert self.table.selected is not None
        return self.rules.spell(self.table.selected)

    def grid(self, width: int = 80, height: int = 20) -> Grid:
        grid = Grid(width, height)
        self.table.paint(grid.area())
        return grid

    def lines(self, width: int = 80, height: int = 20) -> list[str]:
        return self.grid(width, height).text().split("\n")

    def words(self, width: int = 80, height: int = 20) -> str:
        """All that stands on it, as running text."""
        return " ".join(self.grid(width, height).text().split())

    def beside(self, width: int = 80, height: int = 20) -> str:
        """What stands beside the cards, or under the large ones, as running text."""
        seats = self.rules.seats
        small = height < 30
        left = 3 + seats * (10 if seats == 5 else 13) if small else 0
        rows = self.grid(width, height).rows[2 + seats * (1 if small else 2) : -3]
        rows = rows if small else rows[13:]
        return " ".join(" ".join("".join(char for char, _ in row[left:]) for row in rows).split())


def folded(text: str) -> str:
    return " ".join(text.split())
