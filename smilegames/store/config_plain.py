"""Reads the config's tables where they are plainly in order; all others are left to pydantic.

Nearly every file is as the program wrote it, and loading pydantic would take a third of the time
until the home screen stands.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, get_args

from smilegames.core.errors import Fault
from smilegames.core.game import Game
from smilegames.store.config import (
    PEEK_SECONDS,
    QUIET_MS,
    Glyphs,
    Motion,
    PolicyName,
    Settings,
    SetUp,
    Switch,
)
from smilegames.store.errors import Unusable
from smilegames.store.names import checked_names
from smilegames.store.options import complete_options

_USUAL = Settings()
_ALLOWED: Mapping[str, Container[object]] = {
    "theme": ("night", "terminal"),
    "secrecy": get_args(PolicyName),
    "motion": get_args(Motion),
    "bell": (False, True),
    "glyphs": get_args(Glyphs),
    "quiet_ms": QUIET_MS,
    "peek_seconds": PEEK_SECONDS,
    "hide_on_blur": (False, True),
    "mouse": get_args(Switch),
}
"""By setting: its values."""


def read_settings(table: Mapping[str, Any], where: str) -> tuple[Settings, list[Fault]]:
    """Read what can be used, the default for the rest, and say what could not."""
    if all(_is_plain(name, value) for name, value in table.items()):
        return Settings(**table), []
    from smilegames.store.config_shapes import check_settings

    return check_settings(table, where)


def read_set_up(
    table: Mapping[str, Any], where: str, game: Game | None
) -> tuple[SetUp, list[Fault]]:
    """Read a set-up likewise. Options are checked where the `game` is one of ours."""
    plain = None if game is None else _plain_set_up(table, game)
    if plain is not None:
        return plain, []
    from smilegames.store.config_shapes import check_set_up

    return check_set_up(table, where, game)


def likely_seats(game: Game, names: Sequence[str]) -> int:
    """Return how many will sit down for a game where these did before."""
    return min(max(len(names), game.min_seats), game.max_seats)


def _is_plain(setting: str, value: object) -> bool:
    if setting == "keys":
        return isinstance(value, dict) and all(isinstance(key, str) for key in value.values())
    if setting not in _ALLOWED:
        return False
    return type(value) is type(getattr(_USUAL, setting)) and value in _ALLOWED[setting]


def _plain_set_up(table: Mapping[str, Any], game: Game) -> SetUp | None:
    """Return a set-up that plainly fits its game, or None where it may not."""
    names, options, policy = table.get("names", []), table.get("options", {}), table.get("policy")
    in_shape = (
        table.keys() <= {"names", "options", "policy"}
        and isinstance(names, list)
        and all(isinstance(name, str) for name in names)
        and isinstance(options, dict)
        and policy in (None, *get_args(PolicyName))
    )
    if not in_shape:
        return None
    try:
        complete_options(game, likely_seats(game, names), options)
        return SetUp(checked_names(names), options, policy)
    except Unusable:
        return None
