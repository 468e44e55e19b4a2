"""Rules with a fault planted, to show that the suites find it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from smilegames.core.events import Event
from smilegames.core.rules import AnyRules
from tests.support.tables import Table


class FaultyRules:
    """Another game's rules, some of whose methods are replaced.

    A replacement is called with the sound rules before its own arguments.
    """

    def __init__(self, sound: AnyRules, faults: dict[str, Callable[..., Any]]) -> None:
        self._sound = sound
        for name, fault in faults.items():
            setattr(self, name, partial(fault, sound))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._sound, name)


@dataclass(frozen=True)
class FaultyTable(Table):
    """A table whose rules are faulty."""

    faulty: Any = field(default=None)

    @property
    def rules(self) -> AnyRules:
        return self.faulty  # type: ignore[no-any-return]


def plant(table: Table, **faults: Callable[..., Any]) -> FaultyTable:
    """Return the table with faults in its rules, by the name of the method."""
    rules = FaultyRules(table.rules, faults)
    return FaultyTable(table.game_id, table.seats, table.options, rules)


@dataclass(slots=True)
class Blurted(Event):
    """An event that tells everybody everything."""

    secrets: Any
