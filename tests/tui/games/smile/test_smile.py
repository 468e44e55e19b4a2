"""The table of Smile: what lies on it, what of it is hidden, what keys select."""

from __future__ import annotations

import re

import pytest

from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.state import State
from smilegames.tui.drawing.ink import Tone
from tests.games.smile.table import build, finished, play, position
from tests.support.playing import played
from tests.support.tables import default_tables
from tests.tui.tables.smile_seen import SIZES, Seen, folded

OURS = [shared for shared in default_tables() if shared.game_id == "smile"]


@pytest.fixture(scope="module")
def rules() -> SmileRules:
    return build(3)


@pytest.fixture
def state(rules: SmileRules) -> State:
    """Ben decides; a bead lies on Y-2; he holds a yellow card and another."""
    state = position(rules, "Y-2 N+1 R+4", kept=["W+5 R+6", "Y+6 N-3", ""], clear=[6, 4, 7])
    play(rules, state, "bid Y-2")
    return state


# What lies on it


@SIZES
def test_every_seat_is_a_line(rules: SmileRules, state: State, width: int, height: int) -> None:
    lines = [line for line in Seen(rules, state).lines(width, height) if line[3:7].strip()]
    assert folded(lines[0]) == "Ada beads ? W+5 R+6 = +11"
    assert folded(lines[1]) == "▸ Ben beads ? Y+6 -3 = +3"
    assert folded(lines[2]) == "Cleo beads ?"


@SIZES
def test_every_card_has_letter_value_and_number(
    rules: SmileRules, state: State, width: int, height: int
) -> None:
    shown = Seen(rules, state).words(width, height)
    for part in ("▌Y", "-2", "▌R", "+4", "+1"):
        assert part in shown
    lines = Seen(rules, state).lines(width, height)
    numbers = next(line for line in lines if line.split()[:3] == ["1", "2", "3"])
    assert numbers


@pytest.mark.parametrize("seats", [3, 4, 5])
@SIZES
def test_the_lowest_cards_are_marked(seats: int, width: int, height: int) -> None:
    rules = build(seats)
    row = ["Y-2", "W-1", "Y+1", "R+4", "B+5"][:seats]
    assert Seen(rules, position(rules, " ".join(row))).words(width, height).count("low") == 1
    equals = "B-2 Y-2 Y+1" if seats == 3 else " ".join(["B-2", "Y-2", *row[2:]])
    assert Seen(rules, position(rules, equals)).words(width, height).count("low") == 2


@pytest.mark.parametrize("beads", range(13))
@SIZES
def test_beads_lie_on_their_card(beads: int, width: int, height: int) -> None:
    rules = build(5)
    row = position(rules, "Y-2 W-1 Y+1 R+4 B+5", beads=[beads, 0, 0, 0, 0])
    shown = Seen(rules, row).words(width, height)
    counted = re.search(rf"● {beads}\b", shown) is not None
    assert counted is (beads > 4)
    assert shown.count("●") == beads or (counted and shown.count("●") in range(4, beads))


def test_a_great_pile_says_its_number() -> None:
    rules = build(5)
    state = position(rules, "Y-2 W-1 Y+1 R+4 B+5", beads=[31, 0, 0, 0, 0], clear=[0] * 5)
    for size in ((80, 20), (82, 36)):
        assert " 31" in Seen(rules, state).words(*size)


def test_who_is_out_is_said_and_sinks(rules: SmileRules, state: State) -> None:
    play(rules, state, "take Y-2")
    seen = Seen(rules, state)
    line = next(line for line in seen.lines() if "Ben" in line)
    assert "out · Y-2" in line
    assert seen.grid().rows[2][3][1].fore is Tone.DIM


def test_blue_beads_are_public(rules: SmileRules) -> None:
    state = position(rules, "Y-2 N+1 R+4")
    for blue, mark in ((2, "◆◆"), (4, "◆4")):
        state.blue = [0, blue, 0]
        assert mark in next(line for line in Seen(rules, state).lines() if "Ben" in line)


def test_title(rules: SmileRules, state: State) -> None:
    title = Seen(rules, state).table.title()
    assert (title.where, title.turn) == ("auction 2 of 10", "Ben: bid or back out")
    assert title.aside == "draw pile 23"


# Counts that only their owner sees (SM-05)


@pytest.mark.rule("SM-05")
def test_counts_are_hidden_until_their_owner_looks(rules: SmileRules, state: State) -> None:
    assert Seen(rules, state).words().count("beads ?") == 3
    own = Seen(rules, state, peeking=True)
    assert own.words().count("beads ?") == 2
    assert "▸ Ben 4 beads" in own.words()
    assert "Only Ben looks ●●●● 4 beads score now 3" in own.words()


@pytest.mark.rule("SM-05")
def test_open_beads_are_counted_for_all() -> None:
    rules = build(3, open_beads=True)
    shown = Seen(rules, position(rules, "Y-2 N+1 R+4", clear=[6, 0, 1])).words()
    assert "beads ?" not in shown
    assert all(count in shown for count in ("6 beads", "0 beads", "1 bead"))


@pytest.mark.rule("SM-05")
def test_at_the_end_all_hands_are_open(rules: SmileRules) -> None:
    state = finished(rules, 3)
    view = rules.view(state, None)
    seen = Seen(rules, position(rules, "Y-2 N+1 R+4"))
    seen.table.show(view, None, None, ())
    assert "beads ?" not in seen.words()


@pytest.mark.rule("SM-05")
@pytest.mark.parametrize("keys", [(), ("b",), ("1",), ("2",), ("right",), ("left", "left")])
def test_nothing_public_depends_on_the_acting_players_beads(
    rules: SmileRules, keys: tuple[str, ...]
) -> None:
    shown = []
    for clear in ([6, 0, 12], [6, 4, 8], [0, 12, 6]):
        state = position(rules, "Y-2 N+1 R+4", kept=["", "Y+6", ""], clear=clear)
        state.row_beads, state.to_act = [1, 0, 0], 1
        seen = Seen(rules, state).press(*keys)
        shown.append((seen.grid().rows, seen.table.hints(), seen.grid(82, 36).rows))
    assert shown[0] == shown[1] == shown[2]


# Choosing


def ways(limit: int) -> list[tuple[str, ...]]:
    """List sequences of keys, short ones first."""
    keys = ("b", "1", "2", "3", "4", "5")
    longer = [("b",) * n for n in range(2, limit)]
    return [(key,) for key in keys] + longer


@pytest.mark.parametrize("shared", OURS, ids=str)
def test_keys_reach_every_choice(shared) -> None:  # type: ignore[no-untyped-def]
    for turn in played(shared, 5).sample(25):
        reached = set()
        for keys in ways(6):
            seen = Seen(shared.rules, turn.state)
            if all(seen.table.press({"b": "smile.bid"}.get(key, key)) for key in keys):
                reached.add(seen.table.selected)
        assert reached >= set(shared.rules.choices(turn.state))


def test_arrows_reach_every_card_too(rules: SmileRules, state: State) -> None:
    seen = Seen(rules, state)
    right = [seen.press("right").selected for _ in range(4)]
    assert right == ["take Y-2", "take N+1", "take R+4", "take Y-2"]
    assert [seen.press("left").selected for _ in range(2)] == ["take R+4", "take N+1"]
    assert Seen(rules, state).press("left").selected == "take R+4"


def test_bids_go_round_the_lowest_cards(rules: SmileRules) -> None:
    state = position(rules, "B-2 Y-2 N+1")
    seen = Seen(rules, state)
    assert [seen.press("b").selected for _ in range(3)] == ["bid B-2", "bid Y-2", "bid B-2"]
    assert seen.press("2").selected == "bid Y-2"
    assert seen.press("3").selected == "take N+1"
    assert seen.press("b").selected == "bid B-2"


def test_keys_that_mean_nothing_here(rules: SmileRules, state: State) -> None:
    table = Seen(rules, state).table
    for key in ("0", "4", "9", "up", "down", "x", "lift", "commit", "²", "page_up"):
        assert not table.press(key)
    assert table.selected is None
    assert not table.escape()


def test_a_click_on_a_card_is_its_number(rules: SmileRules, state: State) -> None:
    seen = Seen(rules, state)
    grid = seen.grid()
    y = next(y for y, line in enumerate(seen.lines()) if "▌R" in line)
    x = seen.lines()[y].index("▌R")
    target = grid.target_at(x, y)
    assert target == "3"
    assert seen.table.click(target)
    assert seen.selected == "take R+4"


def test_the_selected_card_is_amber_and_tagged(rules: SmileRules, state: State) -> None:
    seen = Seen(rules, state).press("b")
    edges = [ink for row in seen.grid().rows for char, ink in row[:41] if char in "╭╮"]
    edges = edges[:6]
    assert [ink.fore is Tone.YOU for ink in edges] == [True, True, False, False, False, False]
    assert "╰── bid ──╯" in seen.words()
    assert "low" not in seen.words()


def test_hints_follow_the_row(rules: SmileRules, state: State) -> None:
    assert [hint.printed or hint.command for hint in Seen(rules, state).table.hints()] == [
        "smile.bid",
        "1-3",
    ]
    bare = position(rules, "Y-2 N+1 R+4")
    assert [hint.command for hint in Seen(rules, bare).table.hints()] == ["smile.bid"]
