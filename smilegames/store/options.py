"""Checks a table's options against those that its game declares, wherever they were written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

from smilegames.core.errors import Fault
from smilegames.core.game import Game, Option, OptionValue
from smilegames.store.errors import Unusable

if TYPE_CHECKING:
    from pydantic import BaseModel


def complete_options(
    game: Game, seats: int, given: Mapping[str, object], *, spelled: bool = False
) -> dict[str, OptionValue]:
    """Return the game's options for this many players: those given, the rest as proposed.

    `spelled`: values are words from a command line ("on", "3") and not yet switches and numbers.
    Raises Unusable with every fault: `option_unknown`, `option_seats`, `option_switch`,
    `option_range`; `where` is the option's name.
    """
    faults = _strangers(game, given)
    values: dict[str, OptionValue] = game.defaults(seats)
    model = _model(game, strict=not spelled)
    for option in game.options:
        if option.name not in given:
            continue
        value = _value(model, option, given[option.name])
        if value is None:
            faults.append(_wrong(option))
        elif seats in (option.seats or (seats,)) or value == option.proposed(seats):
            values[option.name] = value
        else:
            faults.append(Fault(option.name, "option_seats", {"seats": option.seats}))
    if faults:
        raise Unusable(faults)
    return values


def _strangers(game: Game, given: Mapping[str, object]) -> list[Fault]:
    known = [option.name for option in game.options]
    return [Fault(name, "option_unknown", {"known": known}) for name in given if name not in known]


def _model(game: Game, *, strict: bool) -> type[BaseModel]:
    from pydantic import ConfigDict, Field, create_model

    fields: dict[str, Any] = {
        option.name: (
            bool if option.is_switch else Annotated[int, Field(ge=option.low, le=option.high)],
            option.default,
        )
        for option in game.options
    }
    return create_model(f"{game.id}_options", __config__=ConfigDict(strict=strict), **fields)


def _value(model: type[BaseModel], option: Option, given: object) -> OptionValue | None:
    from pydantic import ValidationError

    try:
        value = getattr(model.model_validate({option.name: given}), option.name)
    except ValidationError:
        return None
    assert isinstance(value, bool | int)
    return value


def _wrong(option: Option) -> Fault:
    if option.is_switch:
        return Fault(option.name, "option_switch")
    return Fault(option.name, "option_range", {"low": option.low, "high": option.high})
