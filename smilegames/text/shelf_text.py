"""What every game says of itself before it is played, and how to find it by the game's id.

Loads no game: the home screen says all of this in its first frame.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

from smilegames.games import registry
from smilegames.text.words import Words


@dataclass(frozen=True, slots=True)
class OptionText:
    """A table option in words: a short label and one line of explanation."""

    label: str
    help: str


class ShelfText(Protocol):
    """The contents of `smilegames.text.games.<id>.shelf`.

    Each message is English, marked with `N_`.
    """

    NAME: str
    TAGLINE: str
    """A line of what the game is, 40 characters at most."""
    OPENING: str
    """The game's opening question, whose answer is a player."""
    OPTIONS: Mapping[str, OptionText]
    """By option name."""


def shelf_text(game: str) -> ShelfText:
    """Return the words of a game by its id."""
    return cast("ShelfText", import_module(f"smilegames.text.games.{game}.shelf"))


def game_name(words: Words, game: str) -> str:
    """Return a game's name; of one that is not here, the id that a record gave it."""
    return words(shelf_text(game).NAME) if game in registry.games() else game
