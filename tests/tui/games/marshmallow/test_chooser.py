"""Choosing at the table of Marshmallow Test: which keys and clicks select what."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.games.marshmallow.cards import SUITS
from smilegames.tui.drawing.row import LABELS
from smilegames.tui.games.marshmallow.chooser import SUIT_COMMANDS
from tests.games.marshmallow.table import build
from tests.tui.games.marshmallow.marshmallow_table import (
    SUIT_KEYS,
    TWELVE,
    Sat,
    card,
    laid,
    naming,
)


def follower() -> Sat:
    """Ben must follow green with G4 or G11, the second and the third of his cards."""
    return laid(["G5", "P9 G4 G11 K6 K10", "Y1", "Y2"], "G5")


def test_nothing_is_selected_until_a_card_is_chosen() -> None:
    chooser = follower().chooser
    for key in ("up", "down", "0", "3", "9", "12", "x", SUIT_KEYS["B"]):
        assert not chooser.press(key)
    assert chooser.selected is None


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
    table = follower().press(*keys.split())
    assert table.selected == play
    assert table.chooser.legal == (play in ("play G4", "play G11"))


def test_a_suits_letter_steps_through_its_cards() -> None:
    table, key = follower(), SUIT_KEYS["K"]
    assert [table.press(key).selected for _ in range(3)] == ["play K6", "play K10", "play K6"]
    assert table.press(SUIT_KEYS["G"]).selected == "play G4"


def test_twelve_cards_have_a_key_each() -> None:
    table = laid([TWELVE, "", "", ""])
    plays = [table.press(key).selected for key in LABELS]
    assert plays == [f"play {name}" for name in TWELVE.split()]
    assert table.press("right").selected == "play P2"


@pytest.mark.rule("MT-13")
def test_trump_is_named_by_letter_digit_or_arrows() -> None:
    table = naming()
    for number, letter in enumerate(SUITS, 1):
        assert table.press(SUIT_KEYS[letter]).selected == f"trump {letter}"
        assert table.press(str(number)).selected == f"trump {letter}"
    assert table.press("right").selected == "trump P"
    assert table.press("left").selected == "trump Y"
    assert table.chooser.escape()
    assert table.chooser.selected is None
    assert table.press("left").selected == "trump Y"
    table.chooser.escape()
    assert table.press("right").selected == "trump P"
    for key in ("6", "0", "up", "x"):
        assert not table.chooser.press(key)


def test_the_only_card_that_may_be_played_is_ready_and_not_yet_played() -> None:
    table = laid(["G5", "G4 K6", "Y1"], "G5")
    assert (table.selected, table.chooser.legal) == ("play G4", True)
    assert not table.chooser.escape()


def test_cards_and_suits_can_be_pressed_with_the_mouse() -> None:
    table = follower()
    assert table.chooser.click(("card", card("K10")))
    assert table.selected == "play K10"
    table = naming()
    assert table.chooser.click(("trump", 2))
    assert table.selected == "trump K"
    assert not table.chooser.click(("card", "none"))


def test_the_keys_that_work_now() -> None:
    hints = follower().chooser.hints()
    assert [(hint.printed, hint.label) for hint in hints] == [
        ("1-2", "choose"),
        ("← →", "move"),
        ("p g k", "suit"),
    ]
    assert laid([TWELVE, "", "", ""]).chooser.hints()[0].printed == "1-9 0 v z"
    assert [hint.printed for hint in naming().chooser.hints()] == ["1-5", "p g k b y", "← →"]
    assert laid(["G5", "P9", "Y1", "Y2"], "G5").chooser.hints() == []


def test_what_is_prepared_need_not_be_chosen() -> None:
    hints = laid(["G5", "P9 G4", "Y1", "Y2"], "G5").chooser.hints()
    assert [(hint.printed, hint.footer) for hint in hints[:2]] == [("1", False), ("← →", True)]


def test_the_footer_has_room_for_what_commits() -> None:
    table = follower()
    assert all(hint.footer for hint in table.chooser.hints())
    table.press("1")
    assert [hint.footer for hint in table.chooser.hints()] == [True, True, False]


RULES = [
    ("", "", "MT-10"),
    ("G5", "", "MT-11"),
    ("G5", "P", "MT-11"),
    ("P5", "P", "MT-15"),
    ("G5 P3", "P", "MT-14"),
]


@pytest.mark.rule("MT-10", "MT-11", "MT-14", "MT-15")
@pytest.mark.parametrize(("trick", "trump", "rule"), RULES)
def test_the_help_opens_at_the_rule_for_this_card(trick: str, trump: str, rule: str) -> None:
    hands = [*trick.split(), "G1 Y1", "Y12", "Y11"][:4]
    assert laid(hands, trick, trump=trump).chooser.rule == rule


@pytest.mark.rule("MT-13")
def test_the_help_opens_at_the_rule_for_a_trump() -> None:
    table = naming()
    assert table.chooser.rule == "MT-13"
    table.chooser.cover()
    assert table.chooser.rule == ""


def test_clearing_leaves_nothing_behind() -> None:
    chooser = follower().press("1").chooser
    chooser.clear()
    remembered = {**vars(chooser)}
    for lent in ("speaker", "rules", "printed"):
        remembered.pop(lent)
    assert set(remembered.values()) == {None, ()}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_choice_of_a_match_can_be_reached(seats: int) -> None:
    """By its own key, by its suit's letter, and by arrows alone; each is seen to be selected."""
    rules, random = build(seats), Random(seats)
    state, chance = rules.start(0, RandomChance(seats)), RandomChance(seats)
    for _ in range(90):
        if rules.to_act(state) is None:
            break
        choices = rules.choices(state)
        for keys in (LABELS, SUIT_COMMANDS, ["right"] * 12):
            table, reached = Sat(rules, state), set()
            for key in keys:
                for _ in range(12 if key in SUIT_COMMANDS else 1):
                    if table.chooser.press(key):
                        reached.add(table.chooser.selected)
            assert reached >= set(choices)
        rules.apply(state, random.choice(choices), chance)
