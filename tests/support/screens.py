"""What a game's table screen draws, for the secrecy suite: every cell with its ink, in memory.

A table gets its views here just as the play screen lends them (`smilegames.tui.screens.play`).
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from smilegames.core.game import Secrecy
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.look import look_for
from smilegames.tui.table import Table as TableScreen
from smilegames.tui.table import table_class
from smilegames.tui.table_frame import Chrome, draw_table
from tests.support.tables import Table

KEYS = ("right", "right", "down", *"123456")
"""Pressed one after the other, the game's own keys after them: a look at most selections."""


def has_screen(game_id: str) -> bool:
    """Return whether a game has a table screen to look at."""
    return find_spec(f"smilegames.tui.games.{game_id}.table") is not None


def keeps_public(table: Table) -> bool:
    """Return whether a game leaves the public table up while nobody peeks."""
    return table.game.secrecy is Secrecy.PEEK


def drawn_for_all(table: Table, state: Any) -> Iterator[Any]:
    """Yield what everybody at the screen sees while nobody peeks, key after key."""
    screen = _screen(table)
    _show(screen, table, state, table.rules.view(state, None), None)
    yield from _pressing(screen)


def drawn_for_seat(table: Table, state: Any) -> Iterator[Any]:
    """Yield what the acting player sees: behind the curtain or, where a game has it, peeking."""
    screen = _screen(table)
    seat = table.rules.to_act(state)
    own = table.rules.view(state, seat)
    _show(screen, table, state, own, own)
    yield from _pressing(screen)
    if keeps_public(table):
        _show(screen, table, state, table.rules.view(state, None), None)
        screen.look_private(own)
        yield from _pressing(screen)


def _screen(table: Table) -> TableScreen:
    look = look_for({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "unicode")
    screen = table_class(table.game_id)(table.speaker(), table.text, look)
    screen.peek_key = "p"
    return screen


def _show(screen: TableScreen, table: Table, state: Any, view: Any, own: Any) -> None:
    screen.show(view, own, table.rules.to_act(state), table.rules.choices(state))


def _pressing(screen: TableScreen) -> Iterator[Any]:
    yield _cells(screen)
    for key in (*KEYS, *(binding.id for binding in screen.KEYS)):
        if screen.press(key):
            yield _cells(screen)


def _cells(screen: TableScreen) -> Any:
    grid = Grid(80, 24)
    hints = [hint.label for hint in screen.hints()]
    chrome = Chrome("", [], [], "", notice=" ".join(hints))
    draw_table(grid.area(), screen, chrome)
    return (grid.text(), grid.rows, sorted(map(str, grid.hits)))
