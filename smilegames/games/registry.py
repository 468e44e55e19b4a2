"""Finds the games: every package in `smilegames.games` that has an entry named GAME."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

import smilegames.games
from smilegames.core.game import Game


@cache
def games() -> dict[str, Game]:
    """Return all games by id, in shelf order."""
    packages = [
        module.name for module in pkgutil.iter_modules(smilegames.games.__path__) if module.ispkg
    ]
    entries = [import_module(f"smilegames.games.{name}").GAME for name in packages]
    return {game.id: game for game in sorted(entries, key=lambda game: game.shelf)}
