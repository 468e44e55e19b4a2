"""What keys and clicks select at the table of Gracias."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance
from smilegames.games.gracias.actions import Share, Take
from smilegames.tui.games.gracias.chooser import SCORES
from tests.games.gracias.table import advance, build, dealt, play
from tests.tui.games.gracias.gracias_table import TOP, Laid, fresh, sharing, sit

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def second_turn() -> Laid:
    """Ben is asked; triplet B has been taken."""
    rules = build(3)
    state = dealt(rules, 0, TOP)
    play(rules, state, "take B", "keep cheese give cheese to seat 2")
    return sit(rules, state)


@SEATS
def test_every_choice_has_its_keys(seats: int) -> None:
    """A triplet has its number; a share the number of the card to keep, then the receiver's."""
    rules, random = build(seats, sessions=2), Random(seats)
    state = rules.start(0, RandomChance(seats))
    while (choices := rules.choices(state)) and not state.reckonings:
        for action in choices:
            table = sit(rules, state)
            if isinstance(action, Take):
                keys = [str(action.triplet + 1)]
            else:
                assert state.sharing is not None
                keys = [str(action.receiver + 1)]
                if action.kept != action.given:
                    keys.insert(0, str(state.sharing.index(action.kept) + 1))
            table.pressed(*keys)
            assert table.chooser.selected == action
            assert table.chooser.legal
        rules.apply(state, random.choice(choices), RandomChance(seats))


@SEATS
def test_arrows_alone_reach_every_choice(seats: int) -> None:
    rules, random = build(seats), Random(seats)
    state = rules.start(0, RandomChance(seats))
    for _ in range(4 * seats):
        choices, reached = rules.choices(state), set()
        for side in ("left", "right"):
            table = sit(rules, state)
            for step in ("right",) * seats if state.sharing is None else (side, *["down"] * seats):
                if table.chooser.press(step) and table.chooser.legal:
                    reached.add(table.chooser.selected)
        assert reached == set(choices)
        rules.apply(state, random.choice(choices), RandomChance(seats))


def test_nothing_is_selected_at_first() -> None:
    for table in (fresh(), sharing()):
        assert table.chooser.selected is None
        for key in ("commit", "7", "x", "0"):
            assert not table.chooser.press(key)


@pytest.mark.rule("GR-17")
def test_the_triplet_that_is_left_is_prepared() -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    play(rules, state, "take A", "keep chili give sardine to seat 3")
    play(rules, state, "take B", "keep cheese give cheese to seat 1")
    table = sit(rules, state)
    assert table.pressed() == "take C"
    assert table.chooser.rule == "GR-17"
    assert table.prompt()[-1] == "Cleo, this triplet is left for you."
    assert not table.chooser.escape()
    assert not table.chooser.hints()[0].footer
    table.pressed("1")
    assert table.chooser.hints()[0].footer


def test_arrows_go_round_the_triplets_that_are_there() -> None:
    table = second_turn()
    for key, take in (("right", "A"), ("right", "C"), ("right", "A"), ("left", "C")):
        assert table.pressed(key) == f"take {take}"
    assert second_turn().pressed("left") == "take C"


@pytest.mark.rule("GR-12")
def test_hints_name_the_digits_of_what_can_be_done() -> None:
    rules = build(3)
    state = dealt(rules, 0, TOP)
    assert sit(rules, state).chooser.hints()[0].printed == "1-3 ← →"
    play(rules, state, "take B")
    table = sit(rules, state)
    assert table.chooser.hints()[0].printed == "2-3 ↑ ↓"
    play(rules, state, "keep cheese give cheese to seat 2")
    assert sit(rules, state).chooser.hints()[0].printed == "1,3 ← →"
    table = sharing()
    assert [hint.printed for hint in table.chooser.hints()] == ["1-2 ← →", ""]
    table.pressed("1")
    assert [hint.command for hint in table.chooser.hints()] == ["", "right", SCORES]


@pytest.mark.rule("GR-12")
def test_a_triplet_that_is_gone_can_be_chosen_to_be_told_why_not() -> None:
    table = second_turn()
    assert table.pressed("2") == "take B"
    assert not table.chooser.legal
    assert "Ben, which triplet?" in table.prompt()


@pytest.mark.rule("GR-13", "GR-14")
def test_a_share_is_chosen_in_two_steps() -> None:
    table = sharing()
    assert table.chooser.rule == "GR-14"
    assert "1 keep ▌R chili" in table.options().text()
    assert table.pressed("2") == ""
    assert "Who gets the chili?" in table.prompt()
    assert table.pressed("1") == "keep gnome give chili to seat 1"
    assert table.pressed("left") == "keep chili give gnome to seat 1"
    assert table.pressed("down") == "keep chili give gnome to seat 2"
    assert table.pressed("down") == "keep chili give gnome to seat 1"
    assert table.pressed("right", "up") == "keep gnome give chili to seat 2"


@pytest.mark.rule("GR-13")
def test_giving_to_oneself_can_be_chosen_and_is_not_legal() -> None:
    table = sharing()
    assert table.pressed("1", "3") == "keep chili give gnome to seat 3"
    assert not table.chooser.legal
    assert "keeps the other" in table.options().text()


@pytest.mark.rule("GR-19")
def test_of_equal_cards_only_the_receiver_is_chosen() -> None:
    table = sharing("gnome gnome")
    assert table.chooser.rule == "GR-19"
    assert "The open cards are alike" in table.prompt()[0]
    assert not table.chooser.press("left")
    assert table.pressed("1") == "keep gnome give gnome to seat 1"
    assert table.chooser.escape()
    assert table.chooser.selected is None
    assert not table.chooser.escape()


def test_escape_goes_back_step_by_step() -> None:
    table = sharing()
    table.pressed("1", "2")
    assert table.chooser.escape()
    assert table.chooser.selected is None
    assert "Who gets the gnome?" in table.prompt()
    assert table.chooser.escape()
    assert "1 keep" in table.options().text()
    assert not table.chooser.escape()


def test_a_peek_or_a_cover_leaves_the_selection() -> None:
    table = sharing()
    table.pressed("1", "2")
    chooser, private = table.chooser, sharing(own=True).own
    for own in (private, None):
        chooser.look(own)
        assert chooser.selected == Share("keep", 0, 5, 1)
    chooser.cover()
    assert not chooser.hints()
    assert not chooser.press("1")
    chooser.uncover(table.public, None)
    assert chooser.selected == Share("keep", 0, 5, 1)
    assert chooser.kept == 0


def test_everything_can_be_clicked() -> None:
    table = fresh()
    assert {hit.target for hit in table.middle().hits} == {"1", "2", "3"}
    assert table.chooser.click("2")
    assert table.chooser.selected == Take("take", 1)
    table = sharing()
    keeps = {("keep", 0), ("keep", 1)}
    assert {hit.target for hit in table.pair().hits} == keeps
    assert {hit.target for hit in table.options().hits} == keeps
    assert not table.chooser.click(("give", 0))
    assert table.chooser.click(("keep", 1))
    assert {hit.target for hit in table.options().hits} == {("give", 0), ("give", 1), ("give", 2)}
    assert table.chooser.click(("give", 0))
    assert table.chooser.selected == Share("keep", 5, 0, 0)


def test_a_cleared_table_keeps_nothing() -> None:
    table = sharing(own=True)
    table.pressed("1", "2")
    chooser = table.chooser
    chooser.clear()
    assert (chooser.own, chooser.seat, chooser.selected, chooser.kept) == (None,) * 4
    assert not chooser.is_asking
    assert chooser.rule == ""


def test_scores_are_offered_once_there_are_any() -> None:
    rules = build(4)
    state = dealt(rules, 0, TOP)
    assert SCORES not in [hint.command for hint in sit(rules, state).chooser.hints()]
    advance(rules, state, 3, 8 * 4)
    assert SCORES in [hint.command for hint in sit(rules, state).chooser.hints()]
