"""Finds a game's room by the game's id, as the shelf needs it: only what is opened is loaded."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias, cast

from smilegames.games import registry
from smilegames.tui.keys import AWAY, Binding
from smilegames.tui.table.replaying import KEYS, Replaying
from smilegames.tui.table.screen import TableScreen

AnyTable: TypeAlias = TableScreen[Any, Any]
AnyReplay: TypeAlias = Replaying[Any, Any]


def table_screen(game: str) -> type[AnyTable]:
    """Return the screen of a game's table: `SCREEN` in `smilegames.tui.games.<id>.screen`."""
    return cast("type[AnyTable]", import_module(f"smilegames.tui.games.{game}.screen").SCREEN)


@cache
def replay_screen(game: str) -> type[AnyReplay]:
    """Return the screen on which a match of a game is seen again: its table, with other keys."""
    table = table_screen(game)
    # The table comes first and the module is its own: both tell Textual which style sheets apply.
    room = {"__module__": table.__module__}
    return type(f"Replayed{table.__name__}", (table, Replaying), room)


def own_commands(game: str) -> Collection[str]:
    """Return the ids of the keys that a game's table adds, a replay, or the shelf; else none."""
    keys: Sequence[Binding] = {"replay": KEYS, "shelf": AWAY}.get(game, ())
    if game in registry.games():
        keys = table_screen(game).CHOOSER.KEYS
    return {binding.id for binding in keys}
