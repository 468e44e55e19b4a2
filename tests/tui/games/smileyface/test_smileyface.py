"""Choosing at the table of SmileyFace: which keys and clicks select what."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from smilegames.games.smileyface.cards import CARDS
from smilegames.tui.games.smileyface.table import SmileyFaceTable
from tests.games.smileyface.table import random_positions, rules, table
from tests.tui.games.smileyface.face_table import (
    DONE,
    HELP,
    PASS,
    ROUND,
    TOKENS,
    cleaning_up,
    drawn,
    laid,
    selected,
    shown,
    sit,
)

NINE = "mean pirate shake-up thief pickpocket usurper eraser swap storm"


def armed(hand: str = NINE) -> SmileyFaceTable:
    """Ada shows H1, H3 and a Mean; Ben S2 and U4; Cleo only a Pirate; Dee nothing, hand empty."""
    return laid(hands=[hand, "A1", "A2 A2"], displays=["H1 H3 mean", "S2 U4", "pirate"])


def test_nothing_is_selected_until_something_is_chosen() -> None:
    opened = armed("H2")
    assert opened.selected is None
    for key in ("up", "down", "0", "2", "9", "q", "11", "²", "commit", "lift"):
        assert not opened.press(key)
    assert opened.selected is None


@pytest.mark.rule("SF-11", "SF-17")
@pytest.mark.parametrize(
    ("keys", "action"),
    [
        ("1", "mean"),
        ("2", "pirate"),
        ("3", "shake-up"),
        ("4 2 1", "thief 2 S2"),
        ("4 2 2", "thief 2 U4"),
        ("4 2 2 1", "thief 2 S2"),
        ("5 3", "pickpocket 3"),
        ("5 3 2", "pickpocket 2"),
        ("6 4", "usurper A"),
        ("7 2 2", "eraser 2 U4"),
        ("8 2 2 1", "swap H3 2 S2"),
        ("9 1", "storm H"),
        ("right right right right down", "thief 2 S2"),
        ("left up", "storm U"),
        ("7 down down", "eraser 2 U4"),
    ],
)
def test_each_mischief_is_aimed_step_by_step(keys: str, action: str) -> None:
    opened = armed()
    assert selected(opened, *keys.split()) == action
    assert opened.legal


@pytest.mark.rule("SF-12", "SF-14", "SF-15")
def test_emotions_passing_and_helping() -> None:
    opened = armed("S3 U1")
    assert selected(opened, "1") == "play S3"
    assert selected(opened, "2") == "play U1"
    assert selected(opened, PASS) == "pass"
    assert selected(opened, HELP, "3", "2") == "help 3 H3"
    assert selected(opened, "3") == "help 3 mean"
    assert selected(opened, "right") == "play S3"


def test_escape_goes_back_a_step_at_a_time() -> None:
    opened = armed()
    assert selected(opened, "8", "1", "2", "1") == "swap H1 2 S2"
    for at in range(4):
        assert opened.escape(), at
        assert opened.selected is None
    assert not opened.escape()
    assert selected(opened, "8", "1", "2", "1") == "swap H1 2 S2"
    assert opened.press("backspace")
    assert selected(opened, "2") == "swap H1 2 U4"


@pytest.mark.rule("SF-15", "SF-16", "SF-43", "SF-45", "SF-48")
@pytest.mark.parametrize(
    ("keys", "action", "code"),
    [
        ("4 1", "thief 1 H1", "own_target"),
        ("4 3", "thief 3 H1", "shows_nothing"),
        ("5 4", "pickpocket 4", "empty_hand"),
        ("6 1", "usurper H", "already_boss"),
        ("8 3", "swap mean 2 H1", "lasting_safe"),
        ("8 1 4", "swap H1 4 H1", "shows_nothing"),
        ("9 4", "storm A", "suit_not_shown"),
    ],
)
def test_a_target_that_can_not_be_chosen_is_told_why_and_keeps_the_question(
    keys: str, action: str, code: str
) -> None:
    opened, state = (
        armed(),
        table(hands=[NINE, "A1", "A2 A2"], displays=["H1 H3 mean", "S2 U4", "pirate"]),
    )
    assert selected(opened, *keys.split()) == action
    assert not opened.legal
    assert rules().refusal(state, opened.selected).code == code
    assert " aim " in shown(opened)
    assert opened.escape()
    assert opened.selected is None
    assert opened.press("2") or opened.press("1")


@pytest.mark.rule("SF-15", "SF-18")
def test_nobody_receives_two_helping_hands() -> None:
    opened = laid(displays=["H1", "", "S1"], helpers={1: 2}, passed=[2])
    assert selected(opened, HELP, "2") == "help 2 H1"
    assert not opened.legal
    assert selected(opened, "3", "1") == "help 3 H1"
    assert opened.legal


@pytest.mark.rule("SF-17")
def test_a_card_without_a_target_is_selected_and_digits_choose_on() -> None:
    opened = laid(hands=["H1 thief swap"])
    assert selected(opened, "2") == "thief 2 H1"
    assert not opened.legal
    assert selected(opened, "3") == "swap H1 2 H1"
    assert selected(opened, "1") == "play H1"
    assert opened.legal
    assert selected(opened, HELP) == "help 2 H1"
    assert not opened.legal
    assert opened.escape()
    assert opened.selected is None


def test_done_is_for_clean_up() -> None:
    opened = armed()
    assert selected(opened, DONE) == "done"
    assert not opened.legal


def test_equal_cards_of_a_hand_are_two_to_choose_from() -> None:
    opened = laid(hands=["H2 H2 S1"])
    for _ in range(2):
        assert selected(opened, "right") == "play H2"
    assert selected(opened, "right") == "play S1"


@pytest.mark.rule("SF-22")
def test_tokens_come_up_by_their_key_and_go_by_any() -> None:
    state = table(hands=["H1"])
    state.rewards[0] = (2, 0)
    opened = sit(rules(), state)
    assert "Only Ada looks" not in shown(opened)
    for closing in (TOKENS, "commit", "lift", "1"):
        assert opened.press(TOKENS)
        assert "Reward tokens 2, 0: 2 points." in shown(opened)
        assert opened.press(closing)
        assert "Only Ada looks" not in shown(opened)
    opened.press(TOKENS)
    assert not opened.press("q")
    assert "Only Ada looks" in shown(opened)
    assert opened.escape()
    assert "Only Ada looks" not in shown(opened)


def test_nothing_stays_selected_under_what_lies_over_the_table() -> None:
    opened = cleaning_up("H1 thief")
    for key in (TOKENS, ROUND):
        assert selected(opened, "2") == "discard thief"
        assert opened.press(key)
        assert opened.selected is None
        assert opened.press(key)
        assert opened.selected is None


def test_a_new_position_and_a_cover_forget_everything() -> None:
    opened = cleaning_up("H1 thief")
    selected(opened, "2")
    opened.press(TOKENS)
    opened.clear()
    assert (opened.view, opened.own, opened.selected) == (None, None, None)
    assert "thief" not in str({**vars(opened), "rules": None, "speaker": None})


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_every_choice_is_reached_by_keys(seats: int) -> None:
    """The recipe: a card's digit or a letter, then for each target its place among what lies
    there: seats by number, suits by rank, cards by kind."""
    game, random = rules(seats), Random(seats)
    positions = list(random_positions(game, seats))[:-1]
    for state in random.sample(positions, 60):
        opened = sit(game, state)
        for action in game.choices(state):
            opened.reset()
            opened.selected = None
            assert selected(opened, *recipe(opened, action)) == game.spell(action)
            assert opened.legal


ASKED = {
    "thief": ("seat", "theirs"),
    "pickpocket": ("seat",),
    "usurper": ("suit",),
    "eraser": ("seat", "theirs"),
    "swap": ("mine", "seat", "theirs"),
    "storm": ("suit",),
    "help": ("seat", "mine"),
}


def recipe(opened: SmileyFaceTable, action: tuple[Any, ...]) -> list[str]:
    verb, *rest = action
    commands = {"pass": PASS, "help": HELP, "done": DONE}
    if verb in commands:
        keys = [commands[verb]]
    else:
        card = rest.pop(0) if verb in ("play", "discard") else CARDS[verb]
        keys = [str(opened.view.hand.index(card) + 1)]
    chosen = dict(zip(ASKED.get(verb, ()), rest, strict=True))
    for what, target in chosen.items():
        lying: Sequence[int] = range(opened.rules.seats)
        if what == "suit":
            lying = opened.view.ranking
        elif what != "seat":
            owner = opened.seat if what == "mine" else chosen["seat"]
            lying = tuple(dict.fromkeys(opened.view.displays[owner]))
        keys.append(str(lying.index(target) + 1))
    return keys


def click(opened: SmileyFaceTable, target: object) -> bool:
    hits = [hit for hit in drawn(opened).hits if hit.target == target]
    assert len(hits) == 1
    return opened.click(hits[0].target)


def test_the_mouse_chooses_cards_seats_suits_and_targets() -> None:
    opened = armed()
    assert click(opened, ("hand", 7))
    assert click(opened, ("aim", CARDS["H3"]))
    assert click(opened, ("aim", 1))
    assert click(opened, ("aim", CARDS["U4"]))
    assert opened.rules.spell(opened.selected) == "swap H3 2 U4"
    assert click(opened, ("hand", 5))
    assert click(opened, ("aim", 2))
    assert opened.rules.spell(opened.selected) == "usurper U"
    assert not opened.click(("seat", 3))
    assert click(opened, ("hand", 0))
    assert not opened.click(("aim", 2))


def test_no_hand_lies_open_on_the_public_table() -> None:
    state = table(hands=["H1 H2 thief"])
    opened = sit(rules(), state, own=False)
    assert not opened.press("1")
    assert not opened.press(TOKENS)
    assert "thief" not in shown(opened).lower()
    assert [hint.command for hint in opened.hints()] == [PASS]
    assert drawn(opened).hits == []


def test_hints_name_what_works() -> None:
    opened = armed()
    assert [(hint.printed or hint.command) for hint in opened.hints()] == ["1-9", PASS, HELP]
    opened.press("4")
    assert [(hint.printed or hint.command) for hint in opened.hints()] == ["2", "down", "pause"]
    opened.press("2")
    assert opened.hints()[0].printed == "1-2"
    assert [hint.command for hint in laid(hands=["H1"]).hints()] == ["", PASS]
    assert [hint.command for hint in cleaning_up().hints()] == ["commit"]


def test_hints_name_no_digit_that_does_nothing() -> None:
    opened = armed()
    for keys, digits in (("5", "2-3"), ("6", "2-4"), ("9", "1-3"), ("8", "1-2")):
        opened.press(keys)
        assert opened.hints()[0].printed == digits
        opened.escape()
    assert laid(hands=["H1 mean thief usurper"]).hints()[0].printed == "1-2,4"
    for hand, printed in (("H1 thief S1 mean", "3-4"), ("H1", "")):
        tidying = cleaning_up(hand)
        tidying.press("commit")
        assert tidying.hints()[0].printed == printed


def test_keys_that_only_show_something_do_not_choose() -> None:
    state = table(hands=["H1"])
    state.rewards[0] = (2, 0)
    opened = sit(rules(), state)
    assert [hint.command for hint in opened.hints() if not hint.chooses] == [TOKENS]
    tidying = cleaning_up("H1")
    tidying.press("commit")
    assert [hint.command for hint in tidying.hints() if not hint.chooses] == [ROUND]
