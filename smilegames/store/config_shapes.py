"""The shapes of the config's tables, checked by pydantic. Importing this module loads pydantic."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, create_model
from pydantic_core import PydanticCustomError

from smilegames.core.errors import Fault
from smilegames.core.game import Game, OptionValue
from smilegames.store.checking import faults_of
from smilegames.store.errors import Unusable
from smilegames.store.names import checked_names
from smilegames.store.options import complete_options
from smilegames.store.set_ups import SetUp, levels, likely_seats
from smilegames.store.settings import SETTINGS, PolicyName, Setting, Settings


def _players(value: Any) -> Any:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise PydanticCustomError("our_not_names", "not a list of names")
    try:
        return checked_names(value)
    except Unusable as error:
        fault = error.faults[0]
        raise PydanticCustomError(f"our_{fault.code}", "no names", dict(fault.params)) from error


class _Shape(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


def _annotation(setting: Setting) -> Any:
    """Return how pydantic calls what a setting may be."""
    match setting.values:
        case range() as numbers:
            return Annotated[int, Field(ge=numbers[0], le=numbers[-1])]
        case None if setting.kind is dict:
            return dict[str, str]
        case tuple() as words if setting.kind is str:
            return Literal[words]
        case _:
            return setting.kind


_FIELDS: dict[str, Any] = {
    setting.name: (_annotation(setting), setting.usual) for setting in SETTINGS
}
SettingsShape = create_model("SettingsShape", __base__=_Shape, **_FIELDS)
"""`[settings]`, as it is declared."""


class SetUpShape(_Shape):
    """`[games.<id>]`."""

    names: Annotated[tuple[str, ...], BeforeValidator(_players)] = ()
    options: dict[str, bool | int] = {}
    policy: PolicyName | None = None
    programs: list[Literal["", "easy", "normal", "hard"]] = []
    hints: bool = True
    elsewhere: list[bool] = []


def check_settings(table: Mapping[str, Any], where: str) -> tuple[Settings, list[Fault]]:
    """Read what can be used, the default for the rest, and say what could not."""
    refused: list[Fault] = []
    if isinstance(keys := table.get("keys"), dict):
        named = dict(_key_lines(keys))
        refused = [
            Fault(f"{where}.keys.{command}", "not_text")
            for command, key in named.items()
            if not isinstance(key, str)
        ]
        followed = {command: key for command, key in named.items() if isinstance(key, str)}
        table = {**table, "keys": followed}
    values, faults = _usable(SettingsShape, table, where)
    return Settings(**values), [*faults, *refused]


def _key_lines(keys: Mapping[str, Any], within: str = "") -> Iterator[tuple[str, Any]]:
    """Yield keys by the ids of commands: one with a dot may be a table, as in `smile.bid = "v"`."""
    for name, value in keys.items():
        if isinstance(value, dict):
            yield from _key_lines(value, f"{within}{name}.")
        else:
            yield within + name, value


def check_set_up(
    table: Mapping[str, Any], where: str, game: Game | None
) -> tuple[SetUp, list[Fault]]:
    """Read a set-up likewise. Options are checked where the `game` is one of ours."""
    values, faults = _usable(SetUpShape, table, where)
    values["programs"] = levels(values.get("programs", ()))
    values["elsewhere"] = tuple(values.get("elsewhere", ()))
    if game is not None:
        seats = likely_seats(game, values.get("names", ()))
        options, more = _usable_options(game, seats, values.get("options", {}))
        values["options"] = options
        faults += [
            Fault(f"{where}.options.{fault.where}", fault.code, fault.params) for fault in more
        ]
    return SetUp(**values), faults


def _usable(
    shape: type[_Shape], table: Mapping[str, Any], where: str
) -> tuple[dict[str, Any], list[Fault]]:
    try:
        return shape.model_validate(table).model_dump(exclude_unset=True), []
    except ValidationError as error:
        faults = faults_of(error)
    refused = {fault.where.split(".")[0] for fault in faults}
    rest = {key: value for key, value in table.items() if key not in refused}
    values = shape.model_validate(rest).model_dump(exclude_unset=True)
    return values, [Fault(f"{where}.{at.where}", at.code, at.params) for at in faults]


def _usable_options(
    game: Game, seats: int, options: Mapping[str, OptionValue]
) -> tuple[dict[str, OptionValue], list[Fault]]:
    usable: dict[str, OptionValue] = {}
    faults: list[Fault] = []
    for name, value in options.items():
        try:
            complete_options(game, seats, {name: value})
        except Unusable as error:
            faults += error.faults
        else:
            usable[name] = value
    return usable, faults
