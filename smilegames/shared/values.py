"""A game's views and events as plain data and back, whatever their types: pydantic reads those."""

from __future__ import annotations

from importlib import import_module
from typing import Any, TypeAlias

from pydantic import TypeAdapter

from smilegames.core.events import Event, TakenBack

Plain: TypeAlias = Any
"""What JSON can hold."""


class Values:
    """Spells the values of one game (by its id) that readers are handed, and reads them back.

    Reading raises pydantic's ValidationError, a ValueError, for anything else.
    """

    def __init__(self, game: str) -> None:
        view: Any = import_module(f"smilegames.games.{game}.view").View
        self._view: TypeAdapter[Any] = TypeAdapter(view)
        found = vars(import_module(f"smilegames.games.{game}.events")).values()
        kinds = [kind for kind in found if isinstance(kind, type) and issubclass(kind, Event)]
        self._kinds = {kind.__name__: kind for kind in (*kinds, TakenBack)}
        self._adapters: dict[str, TypeAdapter[Any]] = {}
        """By name of the kind, those that were needed so far."""

    def spell_view(self, view: Any) -> Plain:
        """Spell what a seat or everybody may know."""
        return self._view.dump_python(view, mode="json")

    def read_view(self, plain: Plain) -> Any:
        """Read a view."""
        return self._view.validate_python(plain)

    def spell_event(self, event: Event | None) -> Plain:
        """Spell what somebody was told; None: nothing."""
        if event is None:
            return None
        name = type(event).__name__
        return [name, self._adapter(name).dump_python(event, mode="json")]

    def read_event(self, plain: Plain) -> Event | None:
        """Read what somebody was told."""
        if plain is None:
            return None
        match plain:
            case [str(name), dict(values)] if name in self._kinds:
                event: Event = self._adapter(name).validate_python(values)
                return event
        raise ValueError("no event of this game")

    def _adapter(self, name: str) -> TypeAdapter[Any]:
        if name not in self._adapters:
            self._adapters[name] = TypeAdapter(self._kinds[name])
        return self._adapters[name]
