"""Where the secrecy suite gets at what a game's table screen shows.

This is the only place that the suite and the screens share: `drawn` is all they need to agree on.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from tests.support.tables import Table


def has_screen(game_id: str) -> bool:
    """Return whether a game has a table screen to look at."""
    return find_spec(f"smilegames.tui.tables.{game_id}") is not None and DRAW is not None


def drawn(table: Table, view: Any) -> str:
    """Return all that the table screen prints for a reader's view: text and, in brackets, style."""
    assert DRAW is not None
    return str(DRAW(table, view))


DRAW: Any = None
"""Draws a view as text: takes the Table and the view. None until there are screens."""
