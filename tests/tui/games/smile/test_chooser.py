"""What keys select at a table of Smile, no screen needed."""

from __future__ import annotations

import pytest

from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.state import State
from tests.games.smile.table import build, play, position
from tests.support.playing import played
from tests.support.tables import Table, default_tables
from tests.tui.games.smile.seen import asked, selected

OURS = [table for table in default_tables() if table.game_id == "smile"]


@pytest.fixture(scope="module")
def rules() -> SmileRules:
    return build(3)


@pytest.fixture
def state(rules: SmileRules) -> State:
    """Ben decides; a bead lies on Y-2."""
    state = position(rules, "Y-2 N+1 R+4", kept=["W+5 R+6", "Y+6 N-3", ""], clear=[6, 4, 7])
    play(rules, state, "bid Y-2")
    return state


def ways() -> list[tuple[str, ...]]:
    """List sequences of keys, short ones first."""
    digits = [(digit,) for digit in "12345"]
    return [*digits, *(("b",) * n for n in range(1, 6)), *(("right",) * n for n in range(1, 11))]


@pytest.mark.parametrize("table", OURS, ids=str)
@pytest.mark.parametrize("arrows", [False, True], ids=["keys", "arrows"])
def test_keys_reach_every_choice_and_so_do_arrows_alone(table: Table, arrows: bool) -> None:
    for turn in played(table, 5).sample(25):
        rules = table.rules
        assert isinstance(rules, SmileRules)
        reached = {
            asked(rules, turn.state, *keys).selected
            for keys in ways()
            if (keys[0] == "right") is arrows
            and not (keys[0].isdigit() and int(keys[0]) > len(turn.state.row))
        }
        assert reached >= set(rules.choices(turn.state))


def test_arrows_go_round_what_can_be_done(rules: SmileRules, state: State) -> None:
    assert [selected(asked(rules, state, *["right"] * n)) for n in (1, 2, 3)] == [
        "bid Y-2",
        "take Y-2",
        "bid Y-2",
    ]
    assert selected(asked(rules, state, "left")) == "take Y-2"
    assert selected(asked(rules, state, "3", "right")) == "bid Y-2"


@pytest.mark.rule("SM-12")
def test_bids_go_round_the_lowest_cards(rules: SmileRules) -> None:
    state = position(rules, "B-2 Y-2 N+1")
    assert [selected(asked(rules, state, *"b" * n)) for n in (1, 2, 3)] == [
        "bid B-2",
        "bid Y-2",
        "bid B-2",
    ]
    assert selected(asked(rules, state, "2")) == "bid Y-2"
    assert selected(asked(rules, state, "3")) == "take N+1"
    assert selected(asked(rules, state, "3", "b")) == "bid B-2"


def test_keys_that_mean_nothing_here(rules: SmileRules, state: State) -> None:
    chooser = asked(rules, state)
    for key in ("0", "4", "9", "up", "down", "x", "lift", "commit", "²", "page_up"):
        assert not chooser.press(key)
    assert chooser.selected is None
    assert not chooser.escape()


def test_a_click_on_a_card_goes_round_what_can_be_done_with_it(
    rules: SmileRules, state: State
) -> None:
    chooser = asked(rules, state)
    low, high = state.row[0], state.row[2]
    clicked = []
    for card in (low, low, low, high):
        assert chooser.click(("card", card))
        clicked.append(selected(chooser))
    assert clicked == ["bid Y-2", "take Y-2", "bid Y-2", "take R+4"]


def test_the_only_thing_to_do_is_prepared(rules: SmileRules) -> None:
    chooser = asked(rules, position(rules, "Y-2 N+1 R+4"))
    assert selected(chooser) == "bid Y-2"
    assert not chooser.escape()


@pytest.mark.rule("SM-05", "SM-17")
@pytest.mark.parametrize("keys", [(), ("b",), ("1",), ("2",), ("right",), ("left", "left")])
def test_nothing_that_keys_do_depends_on_the_acting_hand(
    rules: SmileRules, keys: tuple[str, ...]
) -> None:
    found = []
    for clear in ([6, 0, 12], [6, 4, 8], [0, 12, 6]):
        state = position(rules, "Y-2 N+1 R+4", kept=["", "Y+6", ""], clear=clear)
        state.row_beads, state.to_act = [1, 0, 0], 1
        chooser = asked(rules, state, *keys)
        found.append(
            (chooser.selected, chooser.seems_legal, chooser.hints(), chooser.rule, chooser.escape())
        )
    assert found[0] == found[1] == found[2]
    assert chooser.why_private("must_back_out")


@pytest.mark.rule("SM-17")
def test_whoever_looks_sees_that_there_is_no_bead_to_bid(rules: SmileRules) -> None:
    state = position(rules, "Y-2 N+1 R+4", beads=[1, 0, 0], clear=[0, 6, 6])
    assert asked(rules, state, "b").seems_legal
    assert not asked(rules, state, "b", peeking=True).seems_legal


def test_hints_follow_the_row(rules: SmileRules, state: State) -> None:
    def shown(*keys: str) -> list[tuple[str, str]]:
        hints = asked(rules, state, *keys).hints()
        return [(hint.printed or hint.command, hint.label) for hint in hints if hint.footer]

    assert shown() == [("smile.bid", "bid"), ("1", "take")]
    assert shown("b") == [("1", "take")]
    assert shown("1") == [("smile.bid", "bid")]
    bare = position(rules, "B-2 Y-2 R+4")
    assert [hint.command for hint in asked(rules, bare).hints() if hint.footer] == ["smile.bid"]


def test_the_help_opens_at_the_rule_of_the_decision(rules: SmileRules, state: State) -> None:
    assert asked(rules, state).rule == "SM-13"
    assert asked(rules, position(rules, "Y-2 N+1 R+4")).rule == "SM-12"
