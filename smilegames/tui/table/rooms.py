"""Finds a game's room by the game's id, as the shelf needs it: only what is opened is loaded."""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module
from typing import Any, TypeAlias, cast

from smilegames.games import registry
from smilegames.tui.table.screen import TableScreen

AnyTable: TypeAlias = TableScreen[Any, Any]


def table_screen(game: str) -> type[AnyTable]:
    """Return the screen of a game's table: `SCREEN` in `smilegames.tui.games.<id>.screen`."""
    return cast("type[AnyTable]", import_module(f"smilegames.tui.games.{game}.screen").SCREEN)


def own_commands(game: str) -> Collection[str]:
    """Return the ids of the keys that a game's table adds; none where there is no such game."""
    if game not in registry.games():
        return ()
    return {binding.id for binding in table_screen(game).CHOOSER.KEYS}
