"""All games are built alike: the same names in the same modules of each package."""

from __future__ import annotations

import inspect
from importlib import import_module
from types import ModuleType
from typing import Any

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.core.game import Game
from tests.support.each import each_game
from tests.support.tables import Table, default_tables

FUNCTIONS = {
    ("view", "view_of"): ("state", "seat"),
    ("refusals", "refusal"): ("state", "action"),
    ("scoring", "outcome_of"): ("state",),
    ("imagining", "imagine"): ("view", "chance"),
    ("foresight", "foresee"): ("view", "action"),
}
"""By module and function, what it is given first; after that comes what the deck or options say."""


@each_game
def test_functions_have_their_places(game: Game) -> None:
    for (module, name), first in FUNCTIONS.items():
        function = _own(_module(game, module), name)
        assert inspect.isfunction(function), f"{module}.{name}"
        assert tuple(inspect.signature(function).parameters)[: len(first)] == first
        assert function.__doc__, f"{module}.{name}"
    assert _own(_module(game, "actions"), "notation")


@each_game
def test_types_have_their_places(game: Game) -> None:
    table = _table(game)
    state, rules = _start(table), table.rules
    assert type(state) is _own(_module(game, "state"), "State")
    assert type(rules.view(state, None)) is _own(_module(game, "view"), "View")
    assert type(rules) in vars(_module(game, "rules")).values()
    assert type(rules).__name__.lower() == game.id.replace("_", "") + "rules"
    assert inspect.isclass(_own(_module(game, "foresight"), "Foresight"))
    actions = _module(game, "actions")
    assert isinstance(rules.choices(state)[0], actions.Action)


@each_game
def test_events_have_their_place(game: Game) -> None:
    events = [kind for kind in vars(_module(game, "events")).values() if inspect.isclass(kind)]
    own = [kind for kind in events if kind.__module__.startswith("smilegames.games.")]
    assert sum(issubclass(kind, Event) for kind in own) > 1


def _module(game: Game, name: str) -> ModuleType:
    return import_module(f"smilegames.games.{game.id}.{name}")


def _own(module: ModuleType, name: str) -> Any:
    """Return what a module defines itself under a name."""
    found = getattr(module, name, None)
    assert found is not None, f"{module.__name__} has no {name}"
    assert found.__module__ == module.__name__, f"{name} is not defined in {module.__name__}"
    return found


def _table(game: Game) -> Table:
    return next(table for table in default_tables() if table.game is game)


def _start(table: Table) -> Any:
    return table.rules.start(0, RandomChance(1))
