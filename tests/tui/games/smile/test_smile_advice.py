"""What the table of Smile says beside the choice, and the longest of all it may have to say."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.state import State
from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from tests.games.smile.table import build, play, position
from tests.support.playing import played
from tests.support.tables import default_tables
from tests.tui.tables.smile_seen import LONG, SIZES, Seen, folded


@pytest.fixture(scope="module")
def rules() -> SmileRules:
    return build(3)


@pytest.fixture
def state(rules: SmileRules) -> State:
    """Ben decides; a bead lies on Y-2; he holds a yellow card and another."""
    state = position(rules, "Y-2 N+1 R+4", kept=["W+5 R+6", "Y+6 N-3", ""], clear=[6, 4, 7])
    play(rules, state, "bid Y-2")
    return state


# Consequences beside the choice


def test_what_a_bid_does(rules: SmileRules, state: State) -> None:
    shown = Seen(rules, state).press("b").beside()
    assert "Bid 1 bead on Y-2 Then 2 beads lie on it. Cleo is next." in shown


@pytest.mark.rule("SM-20")
def test_a_pair_is_announced_before_the_commit(rules: SmileRules, state: State) -> None:
    shown = Seen(rules, state).press("1").beside()
    assert "Take Y-2 and 1 bead Your Y+6 has the same colour: both leave the game." in shown
    assert "Your cards then add up to -3." in shown


def test_without_a_pair_the_sum_alone(rules: SmileRules) -> None:
    state = position(rules, "B-2 N+1 R+4", beads=[2, 0, 0], kept=["Y+6", "", ""])
    shown = Seen(rules, state).press("1").beside()
    assert "Take B-2 and 2 beads Your cards then add up to +4." in shown


@pytest.mark.rule("SM-15")
@pytest.mark.parametrize(
    ("kept", "said"),
    [
        (["", "N-3", ""], "Ben then gets R+4 and starts the next auction."),
        (["", "R-1", ""], "Ben then gets R+4; it and R-1 both leave."),
    ],
)
def test_what_the_last_player_gets_unasked(rules: SmileRules, kept: list[str], said: str) -> None:
    state = position(rules, "Y-2 N+1 R+4", kept=kept, clear=[6, 6, 6])
    play(rules, state, "bid Y-2", "bid Y-2", "take Y-2", "bid N+1", "bid N+1")
    assert rules.to_act(state) == 0
    assert said in Seen(rules, state).press("1").beside()


def test_what_may_not_be_done_promises_nothing(rules: SmileRules, state: State) -> None:
    shown = Seen(rules, state).press("3").beside()
    assert shown.startswith("Take R+4")
    assert "add up" not in shown


def test_what_is_left_after_it_is_for_the_owner(rules: SmileRules, state: State) -> None:
    assert "beads after this: 3" in Seen(rules, state, peeking=True).press("b").words()
    assert "beads after this: 5" in Seen(rules, state, peeking=True).press("1").words()
    assert "after this" not in Seen(rules, state).press("b").words()


@pytest.mark.rule("SM-16")
def test_a_loan_is_told_to_the_owner_alone(rules: SmileRules) -> None:
    state = position(rules, "Y-2 N+1 R+4", clear=[0, 9, 9])
    assert "1 clear and 1 blue bead" in Seen(rules, state, peeking=True).press("b").words()
    assert "blue" not in Seen(rules, state).press("b").words()


def test_before_a_choice_it_says_what_can_be_done(rules: SmileRules, state: State) -> None:
    asked = Seen(rules, state).beside()
    assert "Ben, what do you do? A bead on Y-2 keeps you in." in asked
    bare = Seen(rules, position(rules, "B-2 Y-2 N+1")).beside()
    assert "a bead goes on B-2 or Y-2." in bare
    assert "p: Ada lifts a corner" in Seen(rules, position(rules, "Y-2 N+1 R+4")).words()


# The longest of everything


@pytest.fixture(scope="module")
def crowd() -> tuple[SmileRules, State]:
    """Five long names; the first has taken a card in each auction, the most that one can keep."""
    rules = build(5)
    kept = "Y-5 R-5 W-4 B-4 N-3 N-2 N-1 N+1a N+2a N+1b"
    state = position(
        rules,
        "Y-3 W-1 R+4 N+3a B+5",
        beads=[2, 0, 0, 0, 0],
        kept=[kept, "", "", "", ""],
        clear=[30, 1, 1, 1, 0],
        auction=10,
    )
    state.blue = [5, 5, 4, 0, 0]
    return rules, state


@SIZES
def test_ten_kept_cards_and_their_sum_are_all_seen(
    crowd: tuple[SmileRules, State], width: int, height: int
) -> None:
    rules, state = crowd
    for out in (None, rules.names.index("N+1b")):
        state.out[0] = out
        line = folded(Seen(rules, state, names=LONG).lines(width, height)[1])
        for chip in ["Y-5", "R-5", "W-4", "B-4", "-3", "-2", "-1", "+1a", "+2a", "+1b"]:
            assert f" {chip} " in line
        assert line.endswith("= -20")
    state.out[0] = None


@SIZES
def test_the_own_line_is_never_cut(
    crowd: tuple[SmileRules, State], width: int, height: int
) -> None:
    rules, state = crowd
    line = folded(Seen(rules, state, names=LONG, peeking=True).lines(width, height)[height - 2])
    assert line.startswith("Only Maximilianus looks ●")
    assert "30 beads ◆ 5 borrowed" in line
    assert line.endswith("score now -19")


@pytest.mark.parametrize("seats", [3, 4, 5])
@SIZES
def test_every_word_beside_the_cards_finds_room(seats: int, width: int, height: int) -> None:
    rules = build(seats)
    row = ["Y-2", "W-1", "Y+1", "R+4", "B+5"][:seats]
    kept = ["Y+6 W+5 R+1 B-2"] * 1 + [""] * (seats - 1)
    state = position(rules, " ".join(row), beads=[12] + [0] * (seats - 1), kept=kept)
    state.supply_clear = 0
    two_left = state.copy()
    two_left.row, two_left.row_beads = state.row[:2], state.row_beads[:2]
    two_left.out = [None, *[state.row[2]] * (seats - 2), None]
    two_left.kept[-1] = (rules.names.index("W-4"),)
    for laid, keys in product((state, two_left), ((), ("b",), ("1",))):
        seen = Seen(rules, laid, names=LONG).press(*keys)
        shown = seen.beside(width, height)
        said = seen.table._advice() if keys else ["Maximilianus, what do you do?"]
        for sentence in said:
            assert sentence in shown, seen.grid(width, height).text()


@pytest.mark.parametrize(("width", "height"), [(1, 1), (10, 3), (40, 12), (80, 19), (200, 80)])
def test_any_size_can_be_drawn(crowd: tuple[SmileRules, State], width: int, height: int) -> None:
    rules, state = crowd
    for keys in ((), ("b",), ("3",)):
        Seen(rules, state, names=LONG, peeking=True).press(*keys).grid(width, height)


def test_random_positions_can_be_drawn_in_both_sets() -> None:
    random = Random(5)
    for shared in default_tables():
        if shared.game_id == "smile":
            for turn in played(shared, 2).sample(12):
                keys = random.choice(["b", "1", "2"])
                for glyphs in (UNICODE, ASCII):
                    Seen(shared.rules, turn.state, glyphs=glyphs, peeking=True).press(keys).grid()
