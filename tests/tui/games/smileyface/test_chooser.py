"""Choosing at the table of SmileyFace: which keys and clicks select what."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.games.smileyface.actions import Action
from smilegames.games.smileyface.aiming import Step
from smilegames.games.smileyface.cards import CARDS
from smilegames.games.smileyface.rules import SmileyFaceRules
from smilegames.games.smileyface.state import State, Stolen
from smilegames.tui.games.smileyface.chooser import SmileyFaceChooser
from tests.games.smileyface.table import random_positions, rules, table
from tests.tui.games.smileyface.face_table import (
    DONE,
    HELP,
    NINE,
    PASS,
    TOKENS,
    armed,
    asked,
    chooser_at,
    scored,
    selected,
)
from tests.tui.games.smileyface.keys_for import keys_for


def asked_for(chooser: SmileyFaceChooser) -> Step | None:
    """Return what is asked for now."""
    return chooser.asked


def test_nothing_is_selected_until_something_is_chosen() -> None:
    chooser = armed("H2")
    assert chooser.selected is None
    for key in ("up", "down", "0", "2", "9", "q", "11", "²", "commit", "lift"):
        assert not chooser.press(key)
    assert chooser.selected is None


@pytest.mark.rule("SF-11", "SF-17")
@pytest.mark.parametrize(
    ("keys", "action"),
    [
        ("1", "mean"),
        ("2", "pirate"),
        ("3", "shake-up"),
        ("4 1", "thief 2 S2"),
        ("4 2", "thief 2 U4"),
        ("4 2 1", "thief 2 S2"),
        ("5 3", "pickpocket 3"),
        ("5 3 2", "pickpocket 2"),
        ("6 4", "usurper A"),
        ("7 2", "eraser 2 U4"),
        ("8 2 1", "swap H3 2 S2"),
        ("9 1", "storm H"),
    ],
)
def test_each_mischief_is_aimed_step_by_step(keys: str, action: str) -> None:
    """Ben is the only one to be robbed: he is chosen by himself, his card never is."""
    chooser = armed()
    assert selected(chooser, *keys.split()) == action
    assert chooser.legal


@pytest.mark.rule("SF-17")
@pytest.mark.parametrize(
    ("keys", "action"),
    [
        ("right right right right down", "thief 2 S2"),
        ("right right right right commit right", "thief 2 U4"),
        ("right right right right right down down", "pickpocket 3"),
        ("left left left up", "storm U"),
        ("right right right right right right right right down down commit down", "swap H3 2 S2"),
        ("left left", "pass"),
        ("left down commit down", "help 2 H1"),
    ],
)
def test_arrows_and_enter_reach_every_target(keys: str, action: str) -> None:
    chooser = armed()
    assert selected(chooser, *keys.split()) == action
    assert chooser.legal


@pytest.mark.rule("SF-17")
def test_a_single_target_is_prepared_and_the_one_before_can_still_be_another() -> None:
    chooser = asked(hands=["thief storm"], displays=["", "S2", "U4 U5"])
    assert selected(chooser, "2", "2") == "storm S"
    assert chooser.escape()
    assert chooser.escape()
    assert chooser.press("1")
    assert asked_for(chooser) is Step.SEAT
    assert selected(chooser, "2") == "thief 2 S2"
    assert asked_for(chooser) is Step.SEAT
    assert chooser.press("3")
    assert asked_for(chooser) is Step.THEIR_CARD
    assert selected(chooser, "2") == "thief 3 U5"


@pytest.mark.rule("SF-14", "SF-25")
def test_the_only_thing_to_do_is_prepared() -> None:
    chooser = asked()
    assert chooser.selected is not None
    assert chooser.rules.spell(chooser.selected) == "pass"
    assert not chooser.escape()
    cleaning = chooser_at(rules(), scored("H1"))
    assert not cleaning.can_go_back
    assert selected(cleaning, "1") == "discard H1"
    assert cleaning.can_go_back
    assert cleaning.escape()
    assert cleaning.selected is not None
    assert cleaning.rules.spell(cleaning.selected) == "done"


@pytest.mark.rule("SF-12", "SF-14", "SF-15")
def test_emotions_passing_and_helping() -> None:
    chooser = armed("S3 U1")
    assert selected(chooser, "1") == "play S3"
    assert selected(chooser, "2") == "play U1"
    assert selected(chooser, PASS) == "pass"
    assert selected(chooser, HELP, "3", "2") == "help 3 H3"
    assert selected(chooser, "3") == "help 3 mean"


@pytest.mark.rule("SF-25")
def test_clean_up_discards_one_at_a_time_or_is_done() -> None:
    chooser = chooser_at(rules(), scored("H1 thief storm"))
    assert selected(chooser, "2") == "discard thief"
    assert chooser.legal
    assert selected(chooser, "right") == "discard storm"
    assert selected(chooser, "right") == "done"
    assert selected(chooser, "1") == "discard H1"
    assert not chooser.legal
    assert selected(chooser, DONE) == "done"
    assert chooser.legal
    for key in (PASS, HELP):
        selected(chooser, key)
        assert not chooser.legal
    for told in (armed(), asked(hands=["H1 H2"])):
        assert selected(told, DONE) == "done"
        assert not told.legal


def test_escape_goes_back_a_step_at_a_time() -> None:
    chooser = armed()
    assert selected(chooser, "8", "1", "1") == "swap H1 2 S2"
    for at in range(3):
        assert chooser.escape(), at
        assert chooser.selected is None
    assert not chooser.escape()
    assert selected(chooser, "8", "1", "1") == "swap H1 2 S2"
    assert chooser.press("backspace")
    assert selected(chooser, "2") == "swap H1 2 U4"
    assert not chooser.press("6")


@pytest.mark.rule("SF-15", "SF-16", "SF-43", "SF-45", "SF-48")
@pytest.mark.parametrize(
    ("hand", "keys", "action", "code"),
    [
        ("pickpocket", "1 4", "pickpocket 4", "empty_hand"),
        ("pickpocket", "1 1", "pickpocket 1", "own_target"),
        ("usurper", "1 1", "usurper H", "already_boss"),
        ("swap", "1 3", "swap mean 2 H1", "lasting_safe"),
        ("storm", "1 4", "storm A", "suit_not_shown"),
        ("H4", f"{HELP} 1", "help 1 H1", "helps_self"),
    ],
)
def test_a_target_that_can_not_be_chosen_is_told_why_and_keeps_the_question(
    hand: str, keys: str, action: str, code: str
) -> None:
    chooser = armed(hand)
    state = table(hands=[hand, "A1", "A2 A2"], displays=["H1 H3 mean", "S2 U4", "pirate"])
    assert selected(chooser, *keys.split()) == action
    assert not chooser.legal
    assert chooser.selected is not None
    assert rules().refusal(state, chooser.selected).code == code
    question = chooser.asked
    assert question is not None
    assert chooser.escape()
    assert chooser.selected is None
    assert chooser.asked is question


@pytest.mark.rule("SF-16", "SF-42", "SF-46", "SF-47")
def test_whoever_shows_nothing_is_no_target() -> None:
    for hand, before in (("thief", "1"), ("eraser", "1"), ("swap", "1 1")):
        chooser = asked(hands=[hand], displays=["H1 H2", "S2", "pirate", "U4"])
        for key in before.split():
            assert chooser.press(key)
        assert chooser.asked is Step.SEAT
        assert chooser.open == (1, 3)
        selected(chooser, "3")
        assert not chooser.legal


@pytest.mark.rule("SF-15", "SF-18")
def test_nobody_receives_two_helping_hands() -> None:
    chooser = asked(displays=["H1", "", "S1"], helpers={1: 2}, passed=[2])
    assert selected(chooser, HELP, "2") == "help 2 H1"
    assert not chooser.legal
    assert selected(chooser, "3") == "help 3 H1"
    assert chooser.legal


@pytest.mark.rule("SF-17")
def test_a_card_without_a_target_is_selected_and_digits_choose_on() -> None:
    chooser = asked(hands=["H1 thief swap"])
    assert selected(chooser, "2") == "thief 2 H1"
    assert not chooser.legal
    assert selected(chooser, "3") == "swap H1 2 H1"
    assert selected(chooser, "1") == "play H1"
    assert chooser.legal
    assert selected(chooser, HELP) == "help 2 H1"
    assert not chooser.legal
    assert chooser.escape()
    assert chooser.selected is None


def test_equal_cards_of_a_hand_are_two_to_choose_from() -> None:
    chooser = asked(hands=["H2 H2 S1"])
    for at in range(2):
        assert selected(chooser, "right") == "play H2"
        assert chooser.at == at
    assert selected(chooser, "right") == "play S1"


def test_cards_beyond_the_ninth_have_a_key() -> None:
    hand = "H1 H2 H2 H3 H3 S1 S2 S2 S3 S3 U1"
    chooser = asked(hands=[hand])
    assert selected(chooser, "0") == "play S3"
    assert selected(chooser, "v") == "play U1"
    assert not chooser.press("z")


@pytest.mark.rule("SF-22")
def test_tokens_come_up_by_their_key_go_by_any_and_keep_the_selection() -> None:
    chooser = armed()
    selected(chooser, "8", "1", "1")
    for closing in (TOKENS, "commit", "lift"):
        assert chooser.press(TOKENS)
        assert chooser.tokens
        assert chooser.selected is None
        assert chooser.press(closing)
        assert not chooser.tokens
        assert chooser.rules.spell(chooser.selected) == "swap H1 2 S2"
    chooser.press(TOKENS)
    assert not chooser.press("q")
    assert chooser.tokens
    assert chooser.escape()
    assert not chooser.tokens
    chooser.press(TOKENS)
    assert selected(chooser, PASS) == "pass"
    assert not chooser.tokens


def test_a_cover_keeps_the_selection_and_forgets_what_was_seen() -> None:
    game, state = rules(), table(hands=[NINE], displays=["H1 H3", "S2 U4"])
    chooser = chooser_at(game, state)
    chooser.press("8")
    chooser.press("2")
    chooser.press(TOKENS)
    chooser.cover()
    assert chooser.own is None
    assert not chooser.is_asking
    assert chooser.asked is None
    view = game.view(state, 0)
    chooser.uncover(view, view)
    assert not chooser.tokens
    assert selected(chooser, "2") == "swap H3 2 U4"
    chooser.clear()
    assert "H3" not in str(vars(chooser))
    assert chooser.selected is None
    assert not chooser.pick.root


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_every_choice_is_reached_by_digits(seats: int) -> None:
    game, random = rules(seats), Random(seats)
    positions = [state.copy() for state in random_positions(game, seats)][:-1]
    for state in random.sample(positions, 40):
        for action in game.choices(state):
            chooser = chooser_at(game, state)
            keys = keys_for(chooser, action)
            assert chooser.selected == action, keys
            assert chooser.legal


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_every_choice_is_reached_by_arrows_and_enter(seats: int) -> None:
    game, random = rules(seats), Random(seats)
    positions = [state.copy() for state in random_positions(game, seats)][:-1]
    for state in random.sample(positions, 8):
        reached: set[Action] = set()
        for steps in range(1, 12):
            _explore(game, state, ["right"] * steps, reached)
        assert reached == set(game.choices(state))


def _explore(game: SmileyFaceRules, state: State, keys: list[str], reached: set[Action]) -> None:
    """Note what some keys select; where a target is asked for, try each of them."""
    chooser = chooser_at(game, state)
    for key in keys:
        chooser.press(key)
    if chooser.selected is not None and chooser.legal:
        reached.add(chooser.selected)
    depth = -1 if chooser.asking is None else len(chooser.asking.aims)
    if chooser.selected is not None or chooser.asked is None:
        return
    for downs in range(1, len(chooser.open) + 1):
        tried = chooser_at(game, state)
        there = [*keys, *["down"] * downs]
        for key in there:
            tried.press(key)
        onward = tried.selected is None and tried.asking is not None
        assert not onward or len(tried.asking.aims) == depth  # type: ignore[union-attr]
        _explore(game, state, [*there, "commit"] if onward else there, reached)


def test_the_mouse_chooses_cards_seats_suits_and_targets() -> None:
    chooser = armed()
    assert chooser.click(("hand", 7))
    assert chooser.click(("aim", CARDS["H3"]))
    assert chooser.click(("aim", CARDS["U4"]))
    assert chooser.rules.spell(chooser.selected) == "swap H3 2 U4"
    assert chooser.click(("hand", 5))
    assert chooser.click(("aim", 2))
    assert chooser.rules.spell(chooser.selected) == "usurper U"
    assert not chooser.click(("seat", 3))
    assert chooser.click(("hand", 0))
    assert not chooser.click(("aim", 2))


def test_hints_name_what_works() -> None:
    chooser = armed()
    assert [hint.printed or hint.command for hint in chooser.hints()] == ["1-9", "← →", PASS, HELP]
    chooser.press("5")
    names = [hint.printed or hint.command for hint in chooser.hints()]
    assert names == ["2-3", "commit", "↑ ↓"]
    chooser.press("2")
    assert [hint.command for hint in chooser.hints()] == ["", ""]
    assert [hint.printed or hint.command for hint in asked(hands=["H1"]).hints()] == [
        *("1", "← →", PASS)
    ]
    chooser.press(TOKENS)
    assert [hint.command for hint in chooser.hints()] == ["commit"]


def test_hints_name_no_digit_that_does_nothing() -> None:
    chooser = armed()
    for keys, digits in (("5", "2-3"), ("6", "2-4"), ("9", "1-3"), ("8", "1-2")):
        chooser.press(keys)
        assert chooser.hints()[0].printed == digits
        chooser.escape()
    assert asked(hands=["H1 mean thief usurper"]).hints()[0].printed == "1-2,4"
    tidying = chooser_at(rules(), scored("H1 thief S1 mean"))
    assert tidying.hints()[0].printed == "3-4"


def test_a_key_that_only_shows_something_does_not_choose() -> None:
    state = table(hands=["H1"])
    state.rewards[0] = (2, 0)
    chooser = chooser_at(rules(), state)
    assert [hint.command for hint in chooser.hints() if not hint.chooses] == [TOKENS]
    state.rewards[0] = ()
    assert all(hint.chooses for hint in chooser_at(rules(), state).hints())
    state.stolen = [Stolen(0, 1, CARDS["H1"])]
    hints = chooser_at(rules(), state).hints()
    assert [hint.command for hint in hints if not hint.chooses] == [TOKENS]


@pytest.mark.parametrize(
    ("keys", "rule"),
    [((), "SF-11"), (("4",), "SF-42"), (("1",), "SF-40"), ((PASS,), "SF-14"), ((HELP,), "SF-15")],
)
def test_the_help_opens_at_the_rule_of_what_is_selected(keys: tuple[str, ...], rule: str) -> None:
    chooser = armed()
    for key in keys:
        chooser.press(key)
    assert chooser.rule == rule
    chooser.cover()
    assert chooser.rule == ""
    assert chooser_at(rules(), scored("H1 thief")).rule == "SF-25"
