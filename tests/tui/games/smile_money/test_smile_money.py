"""Choosing at the table of Smile & Money: which keys and clicks select what."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.tui.games.smile_money.table import SmileMoneyTable
from tests.games.smile_money.positions import DECK, OPTIONS, lay_out, new_rules
from tests.tui.games.smile_money.money_table import (
    advice,
    drawn,
    laid,
    selected,
    shown,
    sit,
)


@pytest.mark.rule("MO-13")
def test_nothing_is_selected_until_a_card_is_chosen() -> None:
    table = laid("R2 G1")
    assert table.selected is None
    for key in ("up", "down", "0", "5", "9", "x"):
        assert not table.press(key)
    assert "✓" not in shown(table)


@pytest.mark.rule("MO-13")
@pytest.mark.parametrize(
    ("key", "play"),
    [
        ("1", "play R1 take R3"),
        ("2", "play G1 take G1 G1 G3"),
        ("3", "play L2"),
        ("4", "play X"),
        ("right", "play R1 take R3"),
        ("left", "play X"),
    ],
)
def test_a_card_is_chosen_with_its_best_capture(key: str, play: str) -> None:
    assert selected(laid("R1 R3 G1 G1 G3"), key) == play


@pytest.mark.rule("MO-12")
def test_kinds_are_marked_by_their_digits() -> None:
    table = laid("R1 R3 G1 G1 G3")
    assert selected(table, "2", "5") == "play G1 take G3"
    assert selected(table, "5") == "play G1 take G1 G3"
    assert selected(table, "6") == "play G1 take G1"
    assert selected(table, "5") == "play G1 take G1 G1"
    assert selected(table, "0") == "play G1"
    assert selected(table, "6") == "play G1 take G3"
    assert not table.press("7")


@pytest.mark.rule("MO-11")
def test_a_limited_card_marks_one_in_place_of_another() -> None:
    table = laid("R1 R1 R3")
    assert selected(table, "1", "5") == "play R1 take R1"
    assert selected(table, "6") == "play R1 take R3"
    assert selected(table, "6") == "play R1"


@pytest.mark.rule("MO-12", "MO-13")
def test_captures_are_stepped_through_both_ways() -> None:
    table = laid("G1 G3")
    seen = [selected(table, "2"), *(selected(table, "down") for _ in range(4))]
    assert seen == [
        "play G1 take G1 G3",
        "play G1 take G1",
        "play G1 take G3",
        "play G1",
        "play G1 take G1 G3",
    ]
    assert selected(table, "up") == "play G1"


def test_equal_cards_of_a_hand_are_two_to_choose_from() -> None:
    table = laid("", "R1 R1 G1")
    for _ in range(2):
        assert selected(table, "right") == "play R1"
    assert selected(table, "right") == "play G1"
    assert selected(table, "right", "left") == "play G1"


def test_escape_and_a_new_position_forget_the_selection() -> None:
    table = laid("R2")
    selected(table, "1")
    assert table.escape()
    assert table.selected is None
    assert not table.escape()
    selected(table, "1")
    table.clear()
    assert table.selected is None
    assert vars(table)["view"] is None


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_every_choice_of_a_match_is_reached_by_keys(seats: int, options: dict[str, bool]) -> None:
    """Choose the card; take nothing; then each kind's digit once for every copy to be taken."""
    rules, random = new_rules(seats, **options), Random(seats)
    state = rules.start(0, RandomChance(seats))
    while rules.to_act(state) is not None:
        table = sit(rules, state)
        for play in rules.choices(state):
            table.escape()
            selected(table, str(table.view.hand.index(play.card) + 1))
            if play.card != rules.kinds.bomb and table.selected != play:
                selected(table, "0")
                for kind in play.take:
                    selected(table, str(5 + table._options.index(kind)))
            assert table.selected == play
            assert table.legal
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(0))


def test_a_deck_with_more_kinds_than_digits_is_played_by_steps() -> None:
    coins = list(range(1, 13))
    deck = {
        "colours": {**DECK["colours"], "purple": coins, "green": [1] * 4},
        "bombs": DECK["bombs"],
    }
    rules = new_rules(2, deck=deck)
    names = " ".join(f"P{n}" for n in coins[:6])
    table = sit(rules, lay_out(rules, ["P12", "R1"], names))
    plays = {selected(table, "1"), *(selected(table, "down") for _ in range(63))}
    assert len(plays) == 64
    assert not table.press("0" * 2)
    assert "5-9 mark" in advice(table)
    for name in names.split():
        assert name in shown(table).replace("▌", "").replace(" ", "")


def click(table: SmileMoneyTable, text: str, at: int = 0) -> bool:
    """Press the mouse on the `at`-th card whose corner shows a text."""
    grid = drawn(table)
    hits = [
        hit
        for hit in grid.hits
        if text
        in "".join(c for c, _ in grid.rows[hit.y + 1])[hit.x :][: hit.width].replace(" ", "")
    ]
    return table.click(hits[at].target)


def test_the_mouse_chooses_marks_and_unmarks() -> None:
    table = laid("G1 G3 R2", "G2 R1")
    assert not click(table, "▌G1")
    assert click(table, "▌G2")
    assert table.rules.spell(table.selected) == "play G2 take G1 G3"
    assert click(table, "▌G3")
    assert table.rules.spell(table.selected) == "play G2 take G1"
    assert click(table, "▌G3")
    assert table.rules.spell(table.selected) == "play G2 take G1 G3"
    assert table.click("0")
    assert table.rules.spell(table.selected) == "play G2"


@pytest.mark.rule("MO-12")
def test_a_card_of_another_colour_can_be_asked_about() -> None:
    table = laid("G1 R2", "G2 R1")
    selected(table, "2")
    assert click(table, "▌R2")
    assert table.rules.spell(table.selected) == "play G2 take R2"
    assert not table.legal
    assert "✓" not in shown(table)
    assert selected(table, "5") == "play G2 take G1"


def test_keys_are_printed_beside_what_they_change() -> None:
    table = laid("G1 G3 R2", "G2 R1 X")
    footer = [[hint.printed for hint in table.hints() if hint.footer]]
    for key, keys in (("2", "↓ other 5-6 mark 0 nothing"), ("0", "↓ other 5-6 mark")):
        selected(table, key)
        assert advice(table).endswith(keys)
        footer.append([hint.printed for hint in table.hints() if hint.footer])
    assert footer == [["1-3"]] * 3
    selected(table, "3")
    assert [hint.printed for hint in table.hints()] == ["1-3"]
    selected(table, "1")
    targets = {hit.target for hit in drawn(table).hits}
    assert {"down", "0", "1", "2", "3"} <= targets
