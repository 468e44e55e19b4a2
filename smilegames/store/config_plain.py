"""Reads the config's tables where they are plainly in order; all others are left to pydantic.

Nearly every file is as the program wrote it, and loading pydantic would take a third of the time
until the home screen stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from smilegames.core.errors import Fault
from smilegames.core.game import Game
from smilegames.core.record import Strength
from smilegames.store.errors import Unusable
from smilegames.store.names import checked_names
from smilegames.store.options import complete_options
from smilegames.store.set_ups import SetUp, levels, likely_seats
from smilegames.store.settings import SETTINGS, PolicyName, Settings

_DECLARED = {setting.name: setting for setting in SETTINGS}


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


def _is_plain(name: str, value: object) -> bool:
    return name in _DECLARED and _DECLARED[name].holds(value)


def _plain_set_up(table: Mapping[str, Any], game: Game) -> SetUp | None:
    """Return a set-up that plainly fits its game, or None where it may not."""
    names, options, policy = table.get("names", []), table.get("options", {}), table.get("policy")
    programs, hints = table.get("programs", []), table.get("hints", True)
    elsewhere = table.get("elsewhere", [])
    in_shape = (
        table.keys() <= {"names", "options", "policy", "programs", "hints", "elsewhere"}
        and isinstance(names, list)
        and all(isinstance(name, str) for name in names)
        and isinstance(options, dict)
        and policy in (None, *get_args(PolicyName))
        and isinstance(programs, list)
        and all(level in ("", *Strength) for level in programs)
        and isinstance(hints, bool)
        and isinstance(elsewhere, list)
        and all(isinstance(away, bool) for away in elsewhere)
    )
    if not in_shape:
        return None
    try:
        complete_options(game, likely_seats(game, names), options)
        players, apart = checked_names(names), tuple(elsewhere)
        return SetUp(players, options, policy, levels(programs), hints, apart)
    except Unusable:
        return None
