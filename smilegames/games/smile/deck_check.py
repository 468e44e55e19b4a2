"""Finds everything that is wrong with a deck of Smile.

The only module of the game that knows pydantic; imported where a deck comes from outside.
"""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import repr as shortened
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from smilegames.core.errors import DeckFaults, Fault
from smilegames.core.game import DeckData
from smilegames.games.smile.deck import LETTERS

LOWEST, HIGHEST = -5, 6
"""The range of values (SM-03)."""
GROUP_SIZES = {"base": 30, "IV": 10, "V": 10}
"""Ten cards a seat: the groups add up to 30, 40 and 50 (SM-02)."""

Value = Annotated[int, Field(strict=True, ge=LOWEST, le=HIGHEST)]


class Group(BaseModel):
    """Cards that come and go together: their values by colour of the splotch."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    yellow: list[Value] = []
    white: list[Value] = []
    red: list[Value] = []
    blue: list[Value] = []
    none: list[Value] = []


class Deck(BaseModel):
    """All 50 cards (SM-02)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    base: Group
    iv: Group = Field(alias="IV")
    v: Group = Field(alias="V")


def check(data: DeckData) -> None:
    """Raise DeckFaults with everything that is wrong with a deck, in the order of the data.

    Codes: `missing`, `unknown`, `type`, `range`, `count`.
    """
    found = _miscounted(data)
    try:
        Deck.model_validate(data)
    except ValidationError as error:
        found += [(detail["loc"], _fault(detail)) for detail in error.errors()]
    if found:
        found.sort(key=lambda item: _place(data, item[0]))
        raise DeckFaults(tuple(fault for _, fault in found))


Path = tuple[int | str, ...]


def _miscounted(data: DeckData) -> list[tuple[Path, Fault]]:
    """Find groups of the wrong size, counting whatever stands in their lists."""
    found: list[tuple[Path, Fault]] = []
    for name, needed in GROUP_SIZES.items():
        group = data.get(name)
        if not isinstance(group, Mapping):
            continue
        lists = [group[colour] for colour in LETTERS if colour in group]
        cards = sum(len(values) for values in lists if isinstance(values, list))
        if cards != needed:
            found.append(((name,), Fault(name, "count", {"n": cards, "needed": needed})))
    return found


def _fault(detail: ErrorDetails) -> Fault:
    """Translate one of pydantic's findings; its own wording never leaves this module."""
    where = ".".join(part for part in detail["loc"] if isinstance(part, str))
    match detail["type"]:
        case "missing":
            return Fault(where, "missing")
        case "extra_forbidden":
            return Fault(where, "unknown")
        case "greater_than_equal" | "less_than_equal":
            params = {"value": detail["input"], "low": LOWEST, "high": HIGHEST}
            return Fault(where, "range", params)
        case _:
            return Fault(where, "type", {"value": shortened(detail["input"])})


def _place(data: Any, path: Path) -> list[int]:
    """Return where in the data a path lies, for sorting; what is missing comes last."""
    place: list[int] = []
    for part in path:
        if isinstance(part, str):
            keys = list(data) if isinstance(data, Mapping) else []
            place.append(keys.index(part) if part in keys else len(keys))
            data = data.get(part) if isinstance(data, Mapping) else None
        else:
            place.append(part)
    return place
