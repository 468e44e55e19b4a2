"""Options from a command line, a config or a header."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum
from typing import Any

import pytest

from smilegames.core.game import Game, Option, OptionValue
from smilegames.store.errors import Unusable
from smilegames.store.options import _interpreted, _value, complete_options


class Colour(IntEnum):
    RED = 1


def test_what_is_not_given_is_as_proposed(coin: Game) -> None:
    for seats in (2, 3, 4):
        assert complete_options(coin, seats, {}) == {"rounds": 2, "open_coins": False}


@pytest.mark.parametrize("spelled", ["true", "True", "on", "yes", "1"])
def test_words_of_a_command_line(coin: Game, spelled: str) -> None:
    given = {"open_coins": spelled, "rounds": "9"}
    assert complete_options(coin, 2, given, spelled=True) == {"open_coins": True, "rounds": 9}


@pytest.mark.parametrize(
    ("given", "spelled", "code"),
    [
        ({"rounds": "10"}, True, "option_range"),
        ({"rounds": "0"}, True, "option_range"),
        ({"rounds": "two"}, True, "option_range"),
        ({"rounds": ""}, True, "option_range"),
        ({"rounds": "1.5"}, True, "option_range"),
        ({"rounds": "9" * 5000}, True, "option_range"),
        ({"open_coins": "maybe"}, True, "option_switch"),
        ({"open_coins": "2"}, True, "option_switch"),
        ({"rounds": "3"}, False, "option_range"),
        ({"rounds": True}, False, "option_range"),
        ({"rounds": 3.0}, False, "option_range"),
        ({"rounds": None}, False, "option_range"),
        ({"open_coins": 1}, False, "option_switch"),
        ({"open_coins": []}, False, "option_switch"),
        ({"Rounds": 3}, False, "option_unknown"),
        ({"model_config": 3}, False, "option_unknown"),
    ],
)
def test_what_can_not_stand(coin: Game, given: dict[str, Any], spelled: bool, code: str) -> None:
    with pytest.raises(Unusable) as caught:
        complete_options(coin, 2, given, spelled=spelled)
    assert [(fault.where, fault.code) for fault in caught.value.faults] == [
        (next(iter(given)), code)
    ]


@pytest.mark.parametrize("value", [True, False, -1, 0, 1, 2, 9, 10, 1.0, "1", None, Colour.RED])
def test_a_plain_value_is_read_as_pydantic_would(coin: Game, value: object) -> None:
    for option in coin.options:
        assert _outcome(_value, option, value) == _outcome(_interpreted, option, value)


def _outcome(read: Callable[..., OptionValue | None], option: Option, value: object) -> list[str]:
    return [repr(read(option, value, strict=strict)) for strict in (True, False)]


@pytest.mark.parametrize("spelled", [True, False])
def test_a_number_between_two_steps_is_none(coin: Game, spelled: bool) -> None:
    captain = replace(coin, options=(Option("captain", 1, low=1, high=3, step=2),))
    for number in (1, 3):
        given = {"captain": str(number) if spelled else number}
        assert complete_options(captain, 4, given, spelled=spelled) == {"captain": number}
    with pytest.raises(Unusable):
        complete_options(captain, 4, {"captain": "2" if spelled else 2}, spelled=spelled)


def test_every_fault_is_named(coin: Game) -> None:
    with pytest.raises(Unusable) as caught:
        complete_options(coin, 2, {"x": 1, "rounds": 0, "open_coins": 2})
    assert {fault.where for fault in caught.value.faults} == {"x", "rounds", "open_coins"}


def test_an_option_for_other_tables(coin: Game) -> None:
    assert complete_options(coin, 2, {"open_coins": True})["open_coins"] is True
    assert complete_options(coin, 3, {"open_coins": False})["open_coins"] is False
    with pytest.raises(Unusable) as caught:
        complete_options(coin, 3, {"open_coins": True})
    fault = caught.value.faults[0]
    assert (fault.code, fault.params) == ("option_seats", {"seats": (2,)})
