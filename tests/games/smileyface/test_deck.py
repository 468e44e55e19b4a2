"""Reading a deck: ours, an owner's, and everything that can be wrong with one."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from smilegames.core.errors import DeckFaults
from smilegames.games.smileyface import GAME
from smilegames.games.smileyface.cards import MISCHIEF
from smilegames.games.smileyface.deck import read
from smilegames.games.smileyface.deck_check import check
from smilegames.games.smileyface.rules import SmileyFaceRules
from smilegames.text.faults import FAULTS, fault_text
from smilegames.text.games.smileyface import sentences as text
from smilegames.text.words import Words
from tests.games.smileyface.table import house_deck

Change = tuple[str, Any]


def changed(*changes: Change) -> dict[str, Any]:
    """Return our deck with some entries replaced; a path is written `values.anger`."""
    deck = deepcopy(house_deck())
    for path, value in changes:
        *tables, key = path.split(".")
        here = deck
        for name in tables:
            here = here[name]
        if value is None:
            del here[key]
        else:
            here[key] = value
    return deck


def faults(deck: Any) -> list[tuple[str, str]]:
    """Return where and what is wrong."""
    with pytest.raises(DeckFaults) as caught:
        check(deck)
    assert {fault.code for fault in caught.value.faults} <= {*text.DECK_FAULTS, *FAULTS}
    return [(fault.where, fault.code) for fault in caught.value.faults]


@pytest.mark.rule("SF-02", "SF-03", "SF-04")
def test_our_deck() -> None:
    deck = read(house_deck())
    assert deck.values == ((1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5),) * 4
    assert deck.copies == (2,) * 9
    assert sum(deck.round_cards) == 16


def test_an_owners_deck() -> None:
    mischief = dict.fromkeys(MISCHIEF, 2) | {"mean": 0, "storm": 4}
    data = changed(("mischief", mischief), ("values.anger", [5, 4, 3, 2, 1, *[3] * 8]))
    check(data)
    deck = read(data)
    assert deck.values[3] == (1, 2, *[3] * 9, 4, 5)
    assert dict(zip(MISCHIEF, deck.copies, strict=True)) == mischief
    rules = GAME.build(4, {"mischief": True}, changed(("mischief", mischief)))
    assert isinstance(rules, SmileyFaceRules)
    assert len(rules.cards) == 70


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ([("values.anger", [1] * 12)], [("values.anger", "wrong_count")]),
        ([("values.anger", [6, *[1] * 12])], [("values.anger.1", "out_of_range")]),
        ([("values.anger", ["1", *[1] * 12])], [("values.anger.1", "not_a_number")]),
        ([("values.anger", [True, *[1] * 12])], [("values.anger.1", "not_a_number")]),
        ([("values.anger", [1.0, *[1] * 12])], [("values.anger.1", "not_a_number")]),
        ([("values.anger", 3)], [("values.anger", "not_a_list")]),
        ([("values.anger", None)], [("values.anger", "missing")]),
        ([("values", [1])], [("values", "not_a_table")]),
        ([("values.joy", [1])], [("values.joy", "unknown")]),
        ([("title", "x")], [("title", "unknown")]),
        ([("round_cards", [1] * 8)], [("round_cards", "wrong_count")]),
        ([("round_cards", [0, *[1] * 6])], [("round_cards.1", "out_of_range")]),
        ([("reward_tokens", [3, *[1] * 6])], [("reward_tokens.1", "out_of_range")]),
        ([("mischief.mean", 3)], [("mischief", "wrong_sum")]),
        ([("mischief.mean", -1)], [("mischief.mean", "out_of_range")]),
        ([("mischief.shake-up", None)], [("mischief.shake-up", "missing")]),
        ([("mischief", 18)], [("mischief", "not_a_table")]),
    ],
)
def test_one_fault(changes: list[Change], found: list[tuple[str, str]]) -> None:
    assert faults(changed(*changes)) == found


def test_all_faults_in_file_order() -> None:
    deck = changed(
        ("mischief.storm", 5),
        ("values.anger", [0, *[1] * 10]),
        ("values.sadness", None),
        ("round_cards", ["x"]),
        ("extra", 1),
    )
    assert faults(deck) == [
        ("round_cards", "wrong_count"),
        ("round_cards.1", "not_a_number"),
        ("values.anger", "wrong_count"),
        ("values.anger.1", "out_of_range"),
        ("values.sadness", "missing"),
        ("mischief", "wrong_sum"),
        ("extra", "unknown"),
    ]


def test_faults_in_words() -> None:
    with pytest.raises(DeckFaults) as caught:
        check(changed(("values.anger", [9, 1, 1]), ("mischief.mean", 5)))
    assert [fault_text(Words(), fault, text.DECK_FAULTS) for fault in caught.value.faults] == [
        "values.anger: 3 numbers stand here; 13 are needed",
        "values.anger.1: 9 stands here; it must be from 1 to 5",
        "mischief: 21 cards in all; 18 are needed",
    ]
