"""What keys and clicks do at the table of Gracias."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.games.gracias.actions import Share, Take
from smilegames.tui.games.gracias.scoring import LEFT
from tests.games.gracias.table import build, dealt, finished, play
from tests.tui.games.gracias.gracias_table import (
    TOP,
    drawn,
    fresh,
    scored,
    selected,
    sharing,
    shown,
    sit,
)

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


@SEATS
def test_every_choice_has_its_keys(seats: int) -> None:
    """A triplet has its number; a share the number of the card to keep, then the receiver's."""
    rules, random = build(seats, sessions=2), Random(seats)
    state = rules.start(0, RandomChance(seats))
    while (choices := rules.choices(state)) and not state.reckonings:
        table = sit(rules, state)
        for action in choices:
            table.reset()
            table.selected = None
            if isinstance(action, Take):
                keys = [str(action.triplet + 1)]
            else:
                assert state.sharing is not None
                keys = [str(action.receiver + 1)]
                if action.kept != action.given:
                    keys.insert(0, str(state.sharing.index(action.kept) + 1))
            selected(table, *keys)
            assert table.selected == action
            assert table.legal
        rules.apply(state, random.choice(choices), RandomChance(seats))


def test_nothing_is_selected_at_first() -> None:
    for table in (fresh(), sharing()):
        assert table.selected is None
        assert not table.press("commit")
        assert not table.press("7")
        assert not table.press("x")


def test_arrows_go_round_the_triplets_that_are_there() -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    play(rules, state, "take B", "keep cheese give cheese to seat 2")
    table = sit(rules, state)
    assert selected(table, "right") == "take A"
    assert selected(table, "right") == "take C"
    assert selected(table, "right") == "take A"
    assert selected(table, "left") == "take C"
    table.reset()
    table.selected = None
    assert selected(table, "left") == "take C"


def test_a_triplet_can_be_chosen_by_its_letter() -> None:
    table = fresh()
    for letter in "abc":
        assert selected(table, letter) == f"take {letter.upper()}"
    assert not table.press("d")
    table.printed = {"again": "a", "cover": "c"}.get  # type: ignore[assignment]
    assert selected(table, "again") == "take A"
    assert selected(table, "cover") == "take C"


@pytest.mark.rule("GR-12")
def test_hints_name_the_digits_of_what_can_be_done() -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    assert sit(rules, state).hints()[0].printed == "1-3"
    play(rules, state, "take B")
    table = sit(rules, state)
    assert table.hints()[0].printed == "2-3"
    play(rules, state, "keep cheese give cheese to seat 2")
    assert sit(rules, state).hints()[0].printed == "1,3"
    assert [hint.chooses for hint in sharing().hints()] == [True, False]


@pytest.mark.rule("GR-12")
def test_a_triplet_that_is_gone_can_be_chosen_to_be_told_why_not() -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    play(rules, state, "take B", "keep cheese give cheese to seat 2")
    table = sit(rules, state)
    assert selected(table, "2") == "take B"
    assert not table.legal
    assert "Ben, which triplet?" in shown(table)


@pytest.mark.rule("GR-13", "GR-14")
def test_a_share_is_chosen_in_two_steps() -> None:
    table = sharing()
    assert "1 keep ▌R chili" in shown(table)
    assert selected(table, "2") == ""
    assert "Who gets the other one?" in shown(table)
    assert selected(table, "1") == "keep gnome give chili to seat 1"
    assert selected(table, "left") == "keep chili give gnome to seat 1"
    assert selected(table, "down") == "keep chili give gnome to seat 2"
    assert selected(table, "down") == "keep chili give gnome to seat 1"
    assert selected(table, "right", "up") == "keep gnome give chili to seat 2"


@pytest.mark.rule("GR-13")
def test_giving_to_oneself_can_be_chosen_and_is_not_legal() -> None:
    table = sharing()
    assert selected(table, "1", "3") == "keep chili give gnome to seat 3"
    assert not table.legal
    assert "keeps the other" in shown(table)


@pytest.mark.rule("GR-19")
def test_of_equal_cards_only_the_receiver_is_chosen() -> None:
    table = sharing("gnome gnome")
    assert "They are alike" in shown(table)
    assert not table.press("left")
    assert selected(table, "1") == "keep gnome give gnome to seat 1"
    assert table.escape()
    assert table.selected is None
    assert not table.escape()


def test_escape_goes_back_step_by_step() -> None:
    table = sharing()
    selected(table, "1", "2")
    assert table.escape()
    assert table.selected is None
    assert "Who gets the other one?" in shown(table)
    assert table.escape()
    assert "1 keep" in shown(table)
    assert not table.escape()


def test_a_peek_leaves_the_selection() -> None:
    table = sharing()
    selected(table, "1", "2")
    for own in (sharing(own=True).own, None):
        table.look_private(own)
        assert table.selected == Share("keep", 0, 5, 1)


def test_everything_can_be_clicked() -> None:
    table = fresh()
    assert {hit.target for hit in drawn(table).hits} == {"1", "2", "3"}
    assert table.click("2")
    assert table.selected == Take("take", 1)
    table = sharing()
    assert {hit.target for hit in drawn(table).hits} == {("keep", 0), ("keep", 1)}
    assert table.click(("keep", 1))
    assert {hit.target for hit in drawn(table).hits} >= {("give", 0), ("give", 1), ("give", 2)}
    assert table.click(("give", 0))
    assert table.selected == Share("keep", 5, 0, 0)
    table = scored()
    assert table.click(("step", 4))
    assert "Ada calls cheese" in shown(table)


# The scoring board


@pytest.mark.rule("GR-20", "GR-21", "GR-22", "GR-23")
def test_a_scored_session_is_told_step_by_step() -> None:
    table = scored()
    for title in (
        "the face-down cards are turned up",
        "five of a kind make a pile",
        *(f"Ada calls {name}" for name in table.rules.names),
        "what stays is counted",
    ):
        assert f"Session 1: {title}" in shown(table)
        assert table.press("commit")
    assert "Ben, which triplet?" in shown(table)
    assert not table.press("commit")


def test_steps_go_both_ways() -> None:
    table = scored()
    selected(table, "left", "lift", "right", "right", "left")
    assert table._step == 2
    selected(table, *["right"] * 20)
    assert table._step == LEFT


def test_the_board_opens_by_its_key_all_told_and_drops_the_selection() -> None:
    table = scored()
    assert table.press("gracias.scores")
    assert "which triplet?" in shown(table)
    selected(table, "1")
    assert table.press("gracias.scores")
    assert table.selected is None
    assert "what stays is counted" in shown(table)
    assert table.escape()
    assert "which triplet?" in shown(table)


def test_a_choice_takes_the_board_away() -> None:
    table = scored()
    assert selected(table, "2") == "take B"
    assert "keep ▌" in shown(table)


def test_earlier_sessions_can_be_looked_at() -> None:
    table = scored(sessions=2)
    assert "Session 2:" in shown(table)
    assert [hint.command for hint in table.hints()] == ["commit", "gracias.scores", "up"]
    selected(table, "up")
    assert "Session 1:" in shown(table)
    selected(table, "up", "down", "down")
    assert "Session 2:" in shown(table)


def test_before_the_first_scoring_there_is_no_board() -> None:
    table = fresh()
    assert not table.press("gracias.scores")
    assert [hint.command for hint in table.hints()] == [""]


def test_the_last_session_is_told_before_the_result() -> None:
    rules = build(4)
    table = sit(rules, finished(rules, 2))
    assert table.finale()
    assert "Session 3: the face-down cards are turned up" in shown(table)
    assert not table.press("1")
    assert not table.press("gracias.scores")
    assert not table.escape()
    for _ in range(LEFT):
        assert table.press("commit")
    assert "what stays is counted" in shown(table)
    assert not table.press("commit")


def test_a_covered_table_keeps_nothing() -> None:
    table = sharing(own=True)
    selected(table, "1", "2")
    table.clear()
    assert (table.view, table.own, table.seat, table.selected, table._kept) == (None,) * 5
