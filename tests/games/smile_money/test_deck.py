"""The deck: ours, other people's, and faulty ones."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.errors import DeckFaults
from smilegames.games.smile_money.deck import read
from smilegames.games.smile_money.deck_check import check
from smilegames.games.smile_money.kinds import CARDS, COLOURS, Kinds
from smilegames.text.faults import fault_text
from smilegames.text.games.smile_money.sentences import DECK_FAULTS
from smilegames.text.words import Words
from tests.games.smile_money.positions import DECK, new_rules


def changed(path: str, value: Any) -> dict[str, Any]:
    """Return our deck with one value put in place of another; None takes it away."""
    deck = deepcopy(DECK)
    *way, last = path.split(".")
    inner: Any = deck
    for part in way:
        inner = inner[part]
    if value is None:
        del inner[last]
    else:
        inner[last] = value
    return deck


@pytest.mark.rule("MO-01")
def test_the_house_deck_is_the_reconstruction() -> None:
    kinds = Kinds(read(DECK))
    assert len(kinds.deck) == CARDS
    assert kinds.worth(kinds.bag(kinds.deck)) == 90
    named = dict(zip(kinds.names, kinds.copies, strict=True))
    for colour in COLOURS:
        copies = [named[f"{colour.letter}{coins}"] for coins in (1, 2, 3)]
        assert copies == ([2, 3, 3] if colour.limited else [4, 3, 1])
    assert (named["X"], kinds.coins[kinds.bomb]) == (4, 0)


@pytest.mark.rule("MO-01", "MO-18")
def test_kinds_go_by_colour_and_coins_whatever_the_file_lists_first() -> None:
    kinds = Kinds(read(changed("colours.red", [12, 0, 3, 12, 0, 3, 1, 1])))
    assert kinds.names[:5] == ("R0", "R1", "R3", "R12", "Y1")
    assert kinds.coins[:4] == (0, 1, 3, 12)
    assert kinds.copies[:4] == (2, 2, 2, 2)
    assert list(kinds.deck) == sorted(kinds.deck)


@pytest.mark.rule("MO-01")
@pytest.mark.parametrize(
    ("path", "value", "faults"),
    [
        ("colours.red", None, ["colours.red missing"]),
        ("bombs", None, ["bombs missing"]),
        ("bombs", 4, ["bombs not_a_table"]),
        ("colours", [], ["colours not_a_table"]),
        ("colours.blue", [1], ["colours.blue unknown"]),
        ("colours.grey", 3, ["colours.grey not_a_list"]),
        ("colours.grey", [], ["colours.grey wrong_length", " wrong_total"]),
        ("colours.grey", [1] * 13, ["colours.grey wrong_length", " wrong_total"]),
        ("colours.grey", [1] * 7, [" wrong_total"]),
        ("colours.green", [1, 1, 1, -1, 2, 2, 2, 21], [
            "colours.green.4 out_of_range",
            "colours.green.8 out_of_range",
        ]),
        ("colours.green", [1, 1.5, True, "2", 1, 1, 1, 1], [
            "colours.green.2 not_a_number",
            "colours.green.3 not_a_number",
            "colours.green.4 not_a_number",
        ]),
        ("bombs.count", 0, ["bombs.count out_of_range", " wrong_total"]),
        ("bombs.count", "4", ["bombs.count not_a_number"]),
        ("bombs.coins", -1, ["bombs.coins out_of_range"]),
    ],
)  # fmt: skip
def test_every_fault_is_named_in_words(path: str, value: Any, faults: list[str]) -> None:
    with pytest.raises(DeckFaults) as caught:
        check(changed(path, value))
    assert [f"{fault.where} {fault.code}" for fault in caught.value.faults] == faults
    for fault in caught.value.faults:
        said = fault_text(Words(), fault, DECK_FAULTS)
        assert said.startswith(fault.where)
        assert said != f"{fault.where}: {fault.code}"


@pytest.mark.rule("MO-01")
def test_faults_stand_in_the_order_of_the_file() -> None:
    deck = {"bombs": {"coins": 99, "colour": 1}, "colours": {"red": "R", "pink": 1}}
    with pytest.raises(DeckFaults) as caught:
        check(deck)
    assert [fault.where for fault in caught.value.faults] == [
        "bombs.coins",
        "bombs.colour",
        "bombs.count",
        "colours.red",
        "colours.pink",
        *(f"colours.{colour.name}" for colour in COLOURS[1:]),
    ]


@pytest.mark.rule("MO-01", "MO-12")
def test_a_deck_of_other_coins_is_played_with() -> None:
    deck = {
        "colours": {colour.name: list(range(3, 11)) for colour in COLOURS},
        "bombs": {"count": 4, "coins": 2},
    }
    deck["colours"] |= {"purple": list(range(9, 21)), "red": [0, 0, 5, 20]}
    check(deck)
    rules = new_rules(3, deck)
    state, chance = rules.start(0, RandomChance(5)), RandomChance(6)
    while rules.to_act(state) is not None:
        choices = rules.choices(state)
        assert len(set(choices)) == len(choices)
        assert all(rules.parse(rules.spell(play)) is play for play in choices)
        rules.apply(state, choices[chance.pick(len(choices))], chance)
    outcome = rules.outcome(state)
    assert outcome is not None
    coins = sum(map(rules.kinds.worth, state.piles))
    assert sum(outcome.scores) == coins + 2 * sum(state.smiles)
