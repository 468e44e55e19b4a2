"""The house deck, and what is said about decks that won't do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from smilegames.core.errors import DeckFaults
from smilegames.games.smile import GAME
from smilegames.games.smile.deck import read
from smilegames.games.smile.deck_check import check
from tests.games.smile.table import build, house_deck


@pytest.mark.rule("SM-01", "SM-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_cards_for_each_seat(seats: int) -> None:
    assert GAME.min_seats <= seats <= GAME.max_seats
    assert len(build(seats).names) == 10 * seats


@pytest.mark.rule("SM-02")
def test_groups_leave_with_fewer_players() -> None:
    deck = house_deck()
    at_three, at_four, at_five = (Counter(read(deck, seats)) for seats in (3, 4, 5))
    assert at_three < at_four < at_five
    fourth = {colour: sorted(values) for colour, values in deck["IV"].items()}
    letters = {"yellow": "Y", "white": "W", "red": "R", "blue": "B", "none": "N"}
    left = at_four - at_three
    assert left == Counter((letters[c], value) for c, values in fourth.items() for value in values)


@pytest.mark.rule("SM-03")
def test_house_deck_is_as_reconstructed() -> None:
    cards = read(house_deck(), 5)
    assert Counter(colour for colour, _ in cards) == dict.fromkeys("YWRBN", 10)
    assert sum(value > 0 for _, value in cards) == 31
    assert sum(value < 0 for _, value in cards) == 19
    for colour in "YR":
        values = sorted(value for letter, value in cards if letter == colour)
        assert values == [-5, -3, -2, -1, 1, 2, 3, 4, 5, 6]
    for colour in "WB":
        values = sorted(value for letter, value in cards if letter == colour)
        assert values == [-4, -3, -2, -1, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("SM-19")
def test_only_cards_alike_bear_a_copy_letter() -> None:
    assert {"Y-2", "W+5", "N+2a", "N+2b", "N+3"} <= set(build(3).names)
    assert {"N+3a", "N+3b"} <= set(build(4).names)
    for seats in (3, 4, 5):
        names = build(seats).names
        assert len(set(names)) == len(names)


@pytest.mark.rule("SM-19")
def test_fifty_cards_alike_can_still_be_told_apart() -> None:
    deck = {"base": {"none": [0] * 30}, "IV": {"none": [0] * 10}, "V": {"none": [0] * 10}}
    assert len(set(GAME.build(5, {"open_beads": False}, deck).names)) == 50


def changed(group: str, **colours: Any) -> dict[str, Any]:
    """Return the house deck with colours of a group replaced."""
    deck = house_deck()
    deck[group] |= colours
    return deck


def without(name: str) -> dict[str, Any]:
    """Return the house deck without a group."""
    return {group: colours for group, colours in house_deck().items() if group != name}


TEN = [1] * 10


@pytest.mark.rule("SM-02", "SM-03")
@pytest.mark.parametrize(
    ("deck", "faults"),
    [
        ({}, [("base", "missing"), ("IV", "missing"), ("V", "missing")]),
        (without("IV"), [("IV", "missing")]),
        (house_deck() | {"VI": {}}, [("VI", "unknown")]),
        (changed("V", green=[1]), [("V.green", "unknown")]),
        (changed("V", none=[1]), [("V", "count")]),
        (changed("base", none=[1, 1, 1, 1, 1, 1, 1]), [("base", "count")]),
        (changed("IV", none=[7, -6]), [("IV.none", "range"), ("IV.none", "range")]),
        (changed("IV", none=["3", True]), [("IV.none", "type"), ("IV.none", "type")]),
        (changed("IV", none=[1.5, 3]), [("IV.none", "type")]),
        (changed("IV", none=3), [("IV", "count"), ("IV.none", "type")]),
        (house_deck() | {"V": TEN}, [("V", "type")]),
        (
            house_deck() | {"base": {"none": [9]}, "V": {"none": TEN, "x": 1}},
            [("base", "count"), ("base.none", "range"), ("V.x", "unknown")],
        ),
    ],
)
def test_every_fault_is_found(deck: dict[str, Any], faults: list[tuple[str, str]]) -> None:
    with pytest.raises(DeckFaults) as caught:
        check(deck)
    assert [(fault.where, fault.code) for fault in caught.value.faults] == faults


def test_colours_may_be_left_out() -> None:
    deck = house_deck() | {"V": {"none": TEN}}
    check(deck)
    assert len(read(deck, 5)) == 50
