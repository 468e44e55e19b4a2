"""Choosing at the table of Smile & Money: which keys and clicks select what."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.games.smile_money.actions import Play
from smilegames.tui.games.smile_money.chooser import FIRST_MARK, SmileMoneyChooser
from tests.games.smile_money.positions import DECK, OPTIONS, lay_out, new_rules
from tests.tui.games.smile_money.money_table import asked, laid, selected


@pytest.mark.rule("MO-13")
def test_nothing_is_selected_until_a_card_is_chosen() -> None:
    chooser = laid("R2 G1")
    assert chooser.selected is None
    for key in ("up", "down", "0", "5", "9", "x", "lift", "commit", "²"):
        assert not chooser.press(key)
    assert chooser.marked == ()


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
    chooser = laid("R1 R3 G1 G1 G3")
    assert selected(chooser, "2", "5") == "play G1 take G3"
    assert selected(chooser, "5") == "play G1 take G1 G3"
    assert selected(chooser, "6") == "play G1 take G1"
    assert selected(chooser, "5") == "play G1 take G1 G1"
    assert selected(chooser, "0") == "play G1"
    assert selected(chooser, "6") == "play G1 take G3"
    assert not chooser.press("7")


@pytest.mark.rule("MO-11")
def test_a_limited_card_marks_one_in_place_of_another() -> None:
    chooser = laid("R1 R1 R3")
    assert selected(chooser, "1", "5") == "play R1 take R1"
    assert selected(chooser, "6") == "play R1 take R3"
    assert selected(chooser, "6") == "play R1"
    assert selected(chooser, "5") == "play R1 take R1"
    assert selected(chooser, "5") == "play R1"


@pytest.mark.rule("MO-12", "MO-13")
def test_arrows_and_space_mark_on_the_table() -> None:
    chooser = laid("R2 G1 G3")
    assert selected(chooser, "right", "right") == "play G1 take G1 G3"
    assert selected(chooser, "up", "lift") == "play G1 take G3"
    assert selected(chooser, "right", "lift") == "play G1"
    assert selected(chooser, "lift") == "play G1 take G3"
    assert selected(chooser, "left", "lift") == "play G1 take G1 G3"
    assert selected(chooser, "down", "left") == "play R1 take R2"


def test_escape_goes_back_step_by_step() -> None:
    chooser = laid("R2 G1 G3")
    selected(chooser, "2", "up", "lift")
    assert chooser.escape()
    assert chooser.cursor is None
    assert selected(chooser) == "play G1 take G3"
    assert chooser.escape()
    assert chooser.selected is None
    assert not chooser.escape()


@pytest.mark.rule("MO-12")
def test_what_may_not_be_taken_can_be_asked_about_and_marks_nothing() -> None:
    chooser = laid("R2 G1 G3")
    assert selected(chooser, "2", "up", "left", "lift") == "play G1 take R2 G1 G3"
    assert not chooser.legal
    assert len(chooser.marked) == 2
    assert selected(chooser, "right", "lift") == "play G1 take G3"
    assert chooser.legal
    selected(chooser, "left", "lift")
    assert selected(chooser, "down") == "play G1 take G3"


@pytest.mark.rule("MO-16")
def test_from_what_a_bomb_takes_nothing_can_be_chosen() -> None:
    chooser = laid("R2 G1 G3")
    assert selected(chooser, "4") == "play X"
    assert chooser.marked == chooser.view.table
    assert not chooser.press("0")
    selected(chooser, "up", "lift")
    assert not chooser.legal
    assert selected(chooser, "down") == "play X"


def test_equal_cards_of_a_hand_are_two_to_choose_from() -> None:
    chooser = laid("", "R1 R1 G1")
    for at in range(2):
        assert selected(chooser, "right") == "play R1"
        assert chooser.held == at
    assert selected(chooser, "right") == "play G1"


@pytest.mark.rule("MO-13")
def test_where_a_hand_leaves_no_choice_the_card_is_prepared() -> None:
    chooser = laid("G1 G3", "G2")
    assert selected(chooser) == "play G2 take G1 G3"
    assert not chooser.escape()
    assert selected(laid("", "R1 R1")) == "play R1"
    assert laid("", "R1 R2").selected is None


def test_a_selection_waits_under_the_cover_and_not_for_another_decision() -> None:
    chooser = laid("G1 G3")
    view, seat = chooser.view, chooser.seat
    assert seat is not None
    selected(chooser, "2", "up", "lift")
    chooser.cover()
    assert not chooser.is_asking
    chooser.uncover(view, view)
    assert selected(chooser, "right", "lift") == "play G1"
    chooser.ask(view, view, seat, chooser.choices)
    assert chooser.selected is None
    assert chooser.cursor is None


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_every_choice_of_a_match_is_reached_by_digits_and_by_arrows(
    seats: int, options: dict[str, bool]
) -> None:
    """Choose the card; take nothing; then mark each kind once for every copy to be taken."""
    rules, random = new_rules(seats, **options), Random(seats)
    state = rules.start(0, RandomChance(seats))
    while rules.to_act(state) is not None:
        chooser = asked(rules, state)
        for play in rules.choices(state):
            _by_digits(chooser, play)
            assert chooser.selected == play
            assert chooser.legal
            _by_arrows(chooser, play)
            assert chooser.selected == play
        rules.apply(state, random.choice(rules.choices(state)), RandomChance(0))


def _by_digits(chooser: SmileMoneyChooser, play: Play) -> None:
    selected(chooser, str(chooser.view.hand.index(play.card) + 1))
    if chooser.selected != play:
        selected(chooser, "0")
        for kind in play.take:
            selected(chooser, str(FIRST_MARK + chooser.options.index(kind)))


def _by_arrows(chooser: SmileMoneyChooser, play: Play) -> None:
    chooser.ask(chooser.view, chooser.own, chooser.seat or 0, chooser.choices)
    while chooser.selected is None or chooser.selected.card != play.card:
        selected(chooser, "right")
    if chooser.options:
        selected(chooser, "up")
    for kind in chooser.options:
        while chooser.cursor != kind:
            selected(chooser, "right")
        while chooser.marked.count(kind) != play.take.count(kind):
            selected(chooser, "lift")


def test_a_deck_with_more_kinds_than_digits_is_played_by_arrows() -> None:
    coins = list(range(1, 13))
    deck = {
        "colours": {**DECK["colours"], "purple": coins, "green": [1] * 4},
        "bombs": DECK["bombs"],
    }
    rules = new_rules(2, deck=deck)
    names = " ".join(f"P{n}" for n in coins[:6])
    chooser = asked(rules, lay_out(rules, ["P12", "R1"], names))
    selected(chooser, "up", "left", "lift")
    assert selected(chooser) == "play P12 take P1 P2 P3 P4 P5"
    assert "5-9" in [hint.printed for hint in chooser.hints()]


def test_the_mouse_chooses_marks_and_unmarks() -> None:
    chooser = laid("G1 G3 R2", "G2 R1")
    kinds = {name: kind for kind, name in enumerate(chooser.rules.names)}
    assert not chooser.click(("laid", kinds["G1"], False))
    assert chooser.click(("held", 1))
    assert selected(chooser) == "play G2 take G1 G3"
    assert chooser.click(("laid", kinds["G3"], True))
    assert selected(chooser) == "play G2 take G1"
    assert chooser.click(("laid", kinds["G3"], False))
    assert selected(chooser) == "play G2 take G1 G3"
    assert chooser.click(("laid", kinds["R2"], False))
    assert not chooser.legal
    assert chooser.click("0")
    assert selected(chooser) == "play G2"


@pytest.mark.rule("MO-10")
def test_the_help_opens_at_a_rule_that_tells_nothing_of_the_hand() -> None:
    chooser = laid("R2")
    assert chooser.rule == "MO-10"
    selected(chooser, "1")
    assert chooser.rule == "MO-10"
    chooser.clear()
    assert chooser.rule == ""


def test_the_keys_that_work_now() -> None:
    chooser = laid("G1 G3 R2", "G2 R1 X")

    def keys(*, footer: bool) -> list[str]:
        printed = chooser.printed
        hints = [hint for hint in chooser.hints() if hint.footer or not footer]
        return [f"{hint.printed or printed(hint.command)} {hint.label}" for hint in hints]

    assert keys(footer=True) == ["1-3 card", "← → move"]
    selected(chooser, "1")
    assert keys(footer=True) == ["↑ table"]
    assert {"5 mark", "0 nothing", "1-3 card"} <= set(keys(footer=False))
    selected(chooser, "up")
    assert keys(footer=True) == ["Space mark", "↓ hand"]
    selected(chooser, "down", "3")
    assert keys(footer=True) == ["↑ table"]
    assert "0 nothing" not in keys(footer=False)
