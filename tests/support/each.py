"""Marks that run a test at each table, for each number of players, or for each game."""

from __future__ import annotations

import pytest

from smilegames.games.registry import games
from tests.support.tables import default_tables, tables

each_table = pytest.mark.parametrize("table", tables(), ids=str)
each_seat_count = pytest.mark.parametrize("table", default_tables(), ids=str)
each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
