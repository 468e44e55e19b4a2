"""Names everything that is wrong with a deck of SmileyFace.

Pydantic is loaded here and nowhere else in the game, where a deck comes from outside; its own
messages never leave this module.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from smilegames.core.errors import DeckFaults, Fault
from smilegames.core.game import DeckData
from smilegames.games.smileyface.cards import ROUNDS, VALUES
from smilegames.games.smileyface.deck import SUIT_NAMES

CARDS_A_SUIT = 13
MISCHIEF_CARDS = 18
MOST_POINTS = 20
MOST_REWARD = 2

Path = tuple[int | str, ...]
"""Keys and 0-based places in lists, outermost first."""

_LISTS: dict[Path, int] = {
    ("round_cards",): ROUNDS,
    ("reward_tokens",): ROUNDS,
    **{("values", suit): CARDS_A_SUIT for suit in SUIT_NAMES},
}
"""By path, how many numbers each list must have."""

_CODES = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "int_type": "not_a_number",
    "list_type": "not_a_list",
    "model_type": "not_a_table",
    "out_of_range": "out_of_range",
    "wrong_sum": "wrong_sum",
}
"""By pydantic's error type, or that of a check of ours, the code of the fault."""


def _within(low: int, high: int) -> Callable[[int], int]:
    def check(number: int) -> int:
        if not low <= number <= high:
            context = {"found": number, "low": low, "high": high}
            raise PydanticCustomError("out_of_range", "out of range", context)
        return number

    return check


_Value = Annotated[int, AfterValidator(_within(1, VALUES))]
_Points = Annotated[int, AfterValidator(_within(1, MOST_POINTS))]
_Reward = Annotated[int, AfterValidator(_within(0, MOST_REWARD))]
_Copies = Annotated[int, AfterValidator(_within(0, MISCHIEF_CARDS))]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _Values(_Strict):
    happiness: list[_Value]
    sadness: list[_Value]
    surprise: list[_Value]
    anger: list[_Value]


class _Mischief(_Strict):
    mean: _Copies
    pirate: _Copies
    shake_up: _Copies = Field(alias="shake-up")
    thief: _Copies
    pickpocket: _Copies
    usurper: _Copies
    eraser: _Copies
    swap: _Copies
    storm: _Copies


def _eighteen(table: _Mischief) -> _Mischief:
    found = sum(table.model_dump().values())
    if found != MISCHIEF_CARDS:
        context = {"found": found, "wanted": MISCHIEF_CARDS}
        raise PydanticCustomError("wrong_sum", "wrong sum", context)
    return table


class _DeckFile(_Strict):
    round_cards: list[_Points]
    reward_tokens: list[_Reward]
    values: _Values
    mischief: Annotated[_Mischief, AfterValidator(_eighteen)]


def check(data: DeckData) -> None:
    """Raise DeckFaults with everything that is wrong with a deck, in file order."""
    found = _wrong_lengths(data)
    try:
        _DeckFile.model_validate(data)
    except ValidationError as error:
        found += [(detail["loc"], _fault(detail)) for detail in error.errors()]
    if found:
        found.sort(key=lambda entry: _position(data, entry[0]))
        raise DeckFaults(tuple(fault for _, fault in found))


def _wrong_lengths(data: DeckData) -> list[tuple[Path, Fault]]:
    """Count the lists before pydantic does, which would stop at the first wrong number in one."""
    faults: list[tuple[Path, Fault]] = []
    for path, wanted in _LISTS.items():
        here: Any = data
        for key in path:
            here = here.get(key) if isinstance(here, Mapping) else None
        if isinstance(here, list) and len(here) != wanted:
            params = {"found": len(here), "wanted": wanted}
            faults.append((path, Fault(_where(path), "wrong_count", params)))
    return faults


def _fault(detail: ErrorDetails) -> Fault:
    """Turn one of pydantic's errors into ours."""
    code = _CODES.get(detail["type"], "malformed")
    return Fault(_where(detail["loc"]), code, detail.get("ctx", {}))


def _where(path: Path) -> str:
    """Write a path as `values.anger.4`, places in lists counted from 1."""
    return ".".join(str(key + 1) if isinstance(key, int) else key for key in path)


def _position(data: DeckData, path: Path) -> tuple[int, ...]:
    """Return where a path stands in the file; what is missing comes after what is there."""
    position: list[int] = []
    here: Any = data
    for key in path:
        if isinstance(key, int):
            position.append(key)
            here = here[key]
        else:
            keys = list(here) if isinstance(here, Mapping) else []
            position.append(keys.index(key) if key in keys else len(keys))
            here = here[key] if key in keys else None
    return tuple(position)
