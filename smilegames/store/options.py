"""Checks a table's options against those that its game declares, wherever they were written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from smilegames.core.errors import Fault
from smilegames.core.game import Game, Option, OptionValue
from smilegames.store.errors import Unusable


def complete_options(
    game: Game, seats: int, given: Mapping[str, object], *, spelled: bool = False
) -> dict[str, OptionValue]:
    """Return the game's options for this many players: those given, the rest as proposed.

    `spelled`: values are words from a command line ("on", "3") and not yet switches and numbers.
    Raises Unusable with every fault: `option_unknown`, `option_seats`, `option_switch`,
    `option_range`; `where` is the option's name.
    """
    faults = _strangers(game, given)
    values: dict[str, OptionValue] = game.defaults()
    for option in game.options:
        if option.name not in given:
            continue
        value = _value(option, given[option.name], strict=not spelled)
        if value is None:
            faults.append(_wrong(option))
        elif seats in (option.seats or (seats,)) or value == option.default:
            values[option.name] = value
        else:
            faults.append(Fault(option.name, "option_seats", {"seats": option.seats}))
    if faults:
        raise Unusable(faults)
    return values


def _strangers(game: Game, given: Mapping[str, object]) -> list[Fault]:
    known = [option.name for option in game.options]
    return [Fault(name, "option_unknown", {"known": known}) for name in given if name not in known]


def _value(option: Option, given: object, *, strict: bool) -> OptionValue | None:
    """Return the value that is meant, or None where it can't be one of the option's."""
    if isinstance(given, int) and type(given) is type(option.default) and given in option.values():
        # Nothing needs interpreting, and most tables are spared the time that pydantic loads.
        return given
    return _interpreted(option, given, strict=strict)


def _interpreted(option: Option, given: object, *, strict: bool) -> OptionValue | None:
    from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

    kind: Any = bool
    if not option.is_switch:
        kind = Annotated[int, Field(ge=option.low, le=option.high)]
    reader: TypeAdapter[OptionValue] = TypeAdapter(kind, config=ConfigDict(strict=strict))
    try:
        value = reader.validate_python(given)
    except ValidationError:
        return None
    return value if value in option.values() else None


def _wrong(option: Option) -> Fault:
    if option.is_switch:
        return Fault(option.name, "option_switch")
    return Fault(option.name, "option_range", {"low": option.low, "high": option.high})
