"""Sits down at the table of Smile & Money: positions in, drawings and selections out."""

from __future__ import annotations

from functools import partial

from smilegames.games.smile_money.rules import SmileMoneyRules
from smilegames.games.smile_money.state import State
from smilegames.text.game_text import Speaker, game_text
from smilegames.text.words import Words
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.smile_money.table import SmileMoneyTable
from smilegames.tui.keys import Keys
from smilegames.tui.look import look_for
from tests.games.smile_money.positions import lay_out, new_rules

NAMES = ("Ada", "Ben", "Cleo", "Dee")
SMALL, LARGE = (80, 20), (82, 36)
TWENTY = "R2 R3 R3 Y1 Y1 Y2 E2 E2 E3 P1 P1 P2 G1 G2 G2 G3 L1 L1 L3 X"
"""About as many as ever lie on a table where people take what they can."""


def sit(
    rules: SmileMoneyRules,
    state: State,
    *,
    own: bool = True,
    glyphs: str = "unicode",
    names: tuple[str, ...] = NAMES,
) -> SmileMoneyTable:
    """Open the table for whoever is to act, or for everybody."""
    look = look_for({"TERM": "xterm-256color"}, glyphs)
    speaker = Speaker(Words(), names[: rules.seats], rules)
    table = SmileMoneyTable(speaker, game_text("smile_money"), look)
    table.printed = partial(Keys().printed, ascii_only=glyphs == "ascii")
    seat = rules.to_act(state)
    view = rules.view(state, seat if own else None)
    table.show(view, view if own else None, seat, rules.choices(state) if seat is not None else ())
    return table


def laid(
    table: str = "", hand: str = "R1 G1 L2 X", seats: int = 4, **options: bool
) -> SmileMoneyTable:
    """Sit down at a position: cards on the table, the hand of seat 0."""
    rules = new_rules(seats, **options)
    return sit(rules, lay_out(rules, [hand, "R1", "G1 G1", ""][:seats], table))


def drawn(table: SmileMoneyTable, size: tuple[int, int] = SMALL) -> Grid:
    grid = Grid(*size)
    table.paint(grid.area())
    return grid


def shown(table: SmileMoneyTable, size: tuple[int, int] = SMALL) -> str:
    return drawn(table, size).text()


def advice(table: SmileMoneyTable) -> str:
    """Return what stands beside the hand, its lines as one."""
    rows = shown(table).splitlines()[-6:]
    return " ".join(" ".join(row[43:] for row in rows).split())


def selected(table: SmileMoneyTable, *keys: str) -> str:
    """Press keys, all of them understood, and return what is selected, in notation."""
    for key in keys:
        assert table.press(key), key
    assert table.selected is not None
    return str(table.rules.spell(table.selected))
