"""Checks decks. The only module here that knows pydantic; imported where one comes from outside.

A fault found by pydantic is told by a code of ours; its own messages reach nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import repr as shortened
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from smilegames.core.errors import DeckFaults, Fault
from smilegames.core.game import DeckData
from smilegames.games.smile_money.kinds import CARDS, COLOURS, MOST_OF_A_COLOUR

MOST_COINS = 20

Coins = Annotated[int, Field(ge=0, le=MOST_COINS)]
Location = tuple[int | str, ...]
CoinList = Annotated[list[Coins], Field(min_length=1, max_length=MOST_OF_A_COLOUR)]


class _Table(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _Colours(_Table):
    red: CoinList
    yellow: CoinList
    grey: CoinList
    purple: CoinList
    green: CoinList
    light_blue: CoinList


class _Bombs(_Table):
    count: Annotated[int, Field(ge=1, le=MOST_OF_A_COLOUR)]
    coins: Coins


class _DeckFile(_Table):
    colours: _Colours
    bombs: _Bombs


def check(data: DeckData) -> None:
    """Raise DeckFaults naming everything that is wrong with a deck.

    Codes: `missing`, `unknown`, `not_a_number`, `not_a_list`, `not_a_table`, `out_of_range`,
    `wrong_length`, `wrong_total`.
    """
    faults: list[Fault] = []
    try:
        _DeckFile.model_validate(data)
    except ValidationError as error:
        details = sorted(error.errors(), key=lambda detail: _place(data, detail["loc"]))
        faults += map(_fault, details)
    cards = _cards(data)
    if cards not in (CARDS, None):
        faults.append(Fault("", "wrong_total", {"cards": cards, "wanted": CARDS}))
    if faults:
        raise DeckFaults(tuple(faults))


def _fault(detail: ErrorDetails) -> Fault:
    """Translate a finding; a card's place in its list counts from 1, as people count."""
    steps = (str(part + 1) if isinstance(part, int) else part for part in detail["loc"])
    where, given = ".".join(steps), detail["input"]
    match detail["type"]:
        case "missing":
            return Fault(where, "missing")
        case "extra_forbidden":
            return Fault(where, "unknown")
        case "int_type":
            return Fault(where, "not_a_number")
        case "list_type":
            return Fault(where, "not_a_list")
        case "greater_than_equal" | "less_than_equal":
            return Fault(
                where, "out_of_range", {"value": shortened(given), **_range(detail["loc"])}
            )
        case "too_short" | "too_long":
            limits = {"low": 1, "high": MOST_OF_A_COLOUR}
            return Fault(where, "wrong_length", {"cards": len(given), **limits})
        case _:
            return Fault(where, "not_a_table")


def _range(where: Location) -> dict[str, int]:
    """Return the limits of the number there: of bombs, or of coins."""
    if where[-1] == "count":
        return {"low": 1, "high": MOST_OF_A_COLOUR}
    return {"low": 0, "high": MOST_COINS}


def _place(data: Any, where: Location) -> list[int]:
    """Return a key that sorts faults as they stand in the file, what is missing last."""
    place = []
    for part in where:
        parts = list(data) if isinstance(data, Mapping) else list(range(len(data)))
        place.append(parts.index(part) if part in parts else len(parts))
        data = data[part] if part in parts else ()
    return place


def _cards(data: Any) -> int | None:
    """Count the cards in data that may be faulty elsewhere; None where they can't be counted."""
    try:
        lists = [data["colours"][colour.name] for colour in COLOURS]
        bombs = data["bombs"]["count"]
    except (KeyError, TypeError):
        return None
    if not isinstance(bombs, int) or not all(isinstance(coins, list) for coins in lists):
        return None
    return bombs + sum(map(len, lists))
