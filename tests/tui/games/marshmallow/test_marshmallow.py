"""Choosing at the table of Marshmallow Test: which keys and clicks select what."""

from __future__ import annotations

from random import Random

import pytest
from smilegames.tui.games.marshmallow.table import SUIT_COMMANDS, MarshmallowTable

from smilegames.core.chance import RandomChance
from smilegames.games.marshmallow.cards import SUITS
from smilegames.tui.drawing.row import LABELS
from tests.games.marshmallow.table import build
from tests.tui.games.marshmallow.marshmallow_table import (
    SUIT_KEYS,
    drawn,
    laid,
    naming,
    selected,
    shown,
    sit,
)

TWELVE = "P2 P9 G1 G4 G11 K3 K6 K10 B5 B8 Y7 Y12"


def follower() -> MarshmallowTable:
    """Ben must follow green with G4 or G11, the second and the third of his cards."""
    return laid(["G5", "P9 G4 G11 K6 K10", "Y1", "Y2"], "G5")


def test_nothing_is_selected_until_a_card_is_chosen() -> None:
    table = follower()
    assert table.selected is None
    for key in ("up", "down", "0", "3", "9", "12", "x", SUIT_KEYS["B"]):
        assert not table.press(key)
    assert table.selected is None


@pytest.mark.rule("MT-11")
@pytest.mark.parametrize(
    ("keys", "play"),
    [
        ("1", "play G4"),
        ("2", "play G11"),
        ("right", "play G4"),
        ("left", "play G11"),
        ("right right", "play G11"),
        ("right left", "play P9"),
        ("right left left", "play K10"),
        ("left right", "play K6"),
    ],
)
def test_digits_number_what_may_be_played_and_arrows_reach_everything(keys: str, play: str) -> None:
    table = follower()
    assert selected(table, *keys.split()) == play
    assert table.legal == (play in ("play G4", "play G11"))


def test_a_suits_letter_steps_through_its_cards() -> None:
    table = follower()
    key = SUIT_KEYS["K"]
    assert [selected(table, key) for _ in range(3)] == ["play K6", "play K10", "play K6"]
    assert selected(table, SUIT_KEYS["G"]) == "play G4"


def test_of_twelve_cards_ten_have_a_digit() -> None:
    table = laid([TWELVE, "", "", ""])
    plays = [selected(table, key) for key in LABELS]
    assert plays == [f"play {card}" for card in TWELVE.split()[:10]]
    assert selected(table, "right") == "play Y7"
    assert selected(table, "right") == "play Y12"
    assert selected(table, "right") == "play P2"


@pytest.mark.rule("MT-13")
def test_trump_is_named_by_letter_or_arrows() -> None:
    table = naming(TWELVE)
    for letter in SUITS:
        assert selected(table, SUIT_KEYS[letter]) == f"trump {letter}"
    assert selected(table, "right") == "trump P"
    assert selected(table, "left") == "trump Y"
    table.escape()
    assert table.selected is None
    assert selected(table, "left") == "trump Y"
    table.escape()
    assert selected(table, "right") == "trump P"
    for key in ("1", "up", "x"):
        assert not table.press(key)


def test_every_card_and_every_suit_can_be_pressed_with_the_mouse() -> None:
    table = follower()
    targets = [hit.target for hit in drawn(table).hits]
    spelled = []
    for target in targets:
        assert table.click(target)
        spelled.append(table.rules.spell(table.selected))
    assert spelled == ["play P9", "play G4", "play G11", "play K6", "play K10"]
    table = naming(TWELVE)
    targets = [hit.target for hit in drawn(table).hits if isinstance(hit.target, str)]
    assert all(table.click(target) for target in targets)
    assert len(targets) == len(SUITS)


def test_the_keys_that_work_now() -> None:
    hints = follower().hints()
    assert [(hint.printed, hint.label) for hint in hints] == [
        ("1-2", "choose"),
        ("← →", "move"),
        ("p g k", "suit"),
    ]
    table = laid(["G5", "P9 G4", "Y1", "Y2"], "G5")
    assert table.hints()[0].printed == "1"
    assert laid([TWELVE, "", "", ""]).hints()[0].printed == "1-0"
    assert [hint.printed for hint in naming(TWELVE).hints()] == ["p g k b y"]


def test_the_footer_has_room_for_what_commits() -> None:
    table = follower()
    assert all(hint.footer for hint in table.hints())
    table.press("1")
    assert [hint.footer for hint in table.hints()] == [True, True, False]


def test_clearing_leaves_nothing_behind() -> None:
    table = follower()
    table.press("1")
    table.clear()
    remembered = {**vars(table)}
    for lent in ("speaker", "words", "rules", "text", "look", "glyphs", "printed", "peek_key"):
        remembered.pop(lent)
    assert set(remembered.values()) == {None, ()}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_choice_of_a_match_can_be_reached(seats: int) -> None:
    """By its digit or its suit's letter; and each is seen to be selected."""
    rules, random = build(seats), Random(seats)
    state, chance = rules.start(0, RandomChance(seats)), RandomChance(seats)
    for _ in range(90):
        if rules.to_act(state) is None:
            break
        table = sit(rules, state)
        reached = set()
        for key in (*LABELS, *SUIT_COMMANDS, *["right"] * 12):
            if table.press(key):
                reached.add(table.selected)
                assert table.selected in rules.choices(state) or not table.legal
        assert reached >= set(rules.choices(state))
        table.selected = random.choice(rules.choices(state))
        assert "‹" in shown(table) or "trump" in shown(table)
        rules.apply(state, table.selected, chance)
