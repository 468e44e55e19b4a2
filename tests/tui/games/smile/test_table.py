"""The table of Smile: what lies on it, what of it is hidden, what the last move left there."""

from __future__ import annotations

import re

import pytest

from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.state import State
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.table.phase import Phase
from tests.games.smile.table import build, play, position
from tests.tui.games.smile.seen import LONG, SIZES, sat

ROWS = ["Y-2", "W-1", "Y+1", "R+4", "B+5"]


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


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_every_seat_is_a_line(rules: SmileRules, state: State, size: tuple[int, int]) -> None:
    async with sat(rules, state, size=size) as table:
        lines = [line for line in table.lines("Seats") if line and "─" not in line]
        assert lines == [
            "Ada beads ? W+5 R+6 = +11",
            "▸ Ben beads ? Y+6 -3 = +3",
            "Cleo beads ?",
        ]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_every_card_has_letter_value_and_number(seats: int, size: tuple[int, int]) -> None:
    rules = build(seats)
    row = ROWS[:seats]
    async with sat(rules, position(rules, " ".join(row)), size=size) as table:
        shown = table.says("AuctionRow")
        for name in row:
            assert re.search(rf"▌{name[0]} +\{name[1:]}", shown)
        numbers = table.lines("AuctionRow")
        assert any(line.replace("‹1›", "1").split() == [*"12345"[:seats]] for line in numbers)


@pytest.mark.rule("SM-12")
@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_the_lowest_cards_are_marked(seats: int) -> None:
    rules = build(seats)
    equals = "B-2 Y-2 Y+1" if seats == 3 else " ".join(["B-2", "Y-2", *ROWS[2:seats]])
    async with sat(rules, position(rules, equals)) as table:
        assert table.says("AuctionRow").count("low") == 2
        await table.see(position(rules, " ".join(ROWS[:seats]), beads=[1] + [0] * (seats - 1)))
        assert table.says("AuctionRow").count("low") == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_beads_lie_on_their_card_and_many_with_their_number(size: tuple[int, int]) -> None:
    rules = build(5)
    async with sat(rules, position(rules, " ".join(ROWS)), size=size) as table:
        for beads in (1, 4, 5, 12, 31):
            await table.see(position(rules, " ".join(ROWS), beads=[beads, 0, 0, 0, 0]))
            shown = table.says("AuctionRow")
            counted = re.search(rf"● +{beads}\b", shown) is not None
            assert counted is (beads > 4)
            assert shown.count("●") == beads or (counted and shown.count("●") > 4)


async def test_a_taken_card_leaves_its_place_to_a_name(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        await table.see_done(state, "take Y-2")
        shown = table.says("AuctionRow")
        for word in ("Ben", "took", "Y-2", "both left", "▌N"):
            assert word in shown
        assert [line for line in table.lines("AuctionRow") if line.split() == ["‹1›", "2"]]


async def test_who_is_out_is_said_and_sinks(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        grid = await table.see_done(state, "take Y-2", "bid N+1", "bid N+1")
        line = next(line for line in table.lines("Seats") if "Ben" in line)
        assert line.endswith("out · Y-2")
        assert grid.rows[2][3][1].fore is Tone.DIM


async def test_blue_beads_are_public(rules: SmileRules) -> None:
    state = position(rules, "Y-2 N+1 R+4")
    async with sat(rules, state) as table:
        for blue, mark in ((2, "◆◆"), (4, "◆4")):
            state.blue = [0, blue, 0]
            await table.see(state)
            assert mark in next(line for line in table.lines("Seats") if "Ben" in line)


@pytest.mark.rule("SM-18")
@pytest.mark.parametrize(
    ("clear", "blue", "shown"),
    [(11, 5, "supply ● 11 ◆ 5"), (0, 0, "supply ● 0 ◆ 0"), (-2, 3, "supply ● 0 ◆ 3 substitutes")],
)
async def test_the_supply_stands_on_the_table_and_never_below_nothing(
    rules: SmileRules, clear: int, blue: int, shown: str
) -> None:
    state = position(rules, "Y-2 N+1 R+4")
    state.supply_clear, state.supply_blue = clear, blue
    async with sat(rules, state) as table:
        said = table.says("Supply").lstrip("─ ")
        assert said.startswith(shown)
        assert ("substitutes in use" in said) is (min(clear, blue) < 0)


async def test_the_title_says_what_can_be_done(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        assert table.says("TitleBar") == "SMILE auction 2 of 10 Ben: bid or back out draw pile 23"
        await table.see(position(rules, "Y-2 N+1 R+4"))
        assert "Ada bids" in table.says("TitleBar")


# What the last move left


async def test_a_bid_stays_marked_on_card_and_seat(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        await table.see_done(state, "bid Y-2")
        assert "─ +● ─" in table.says("AuctionRow")
        assert "• bid on Y-2" in next(line for line in table.lines("Seats") if "Ben" in line)
        assert table.lines("News")[0] == "Ben bids on Y-2: 2 beads."


@pytest.mark.rule("SM-20")
async def test_a_pair_that_left_stays_marked_on_the_seat(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        await table.see_done(state, "take Y-2")
        line = next(line for line in table.lines("Seats") if "Ben" in line)
        assert line == "Ben beads ? -3 = -3 ×Y+6 ×Y-2 • out · Y-2"
        said = "Ben takes Y-2 and 1 bead: it bumps heads with Y+6, both leave."
        assert table.lines("News")[0] == said


@pytest.mark.rule("SM-20")
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_moment_of_a_pair_shows_both_creatures(
    rules: SmileRules, state: State, size: tuple[int, int]
) -> None:
    async with sat(rules, state, size=size) as table:
        await table.see_done(state, "take Y-2", phase=Phase.MOMENT)
        shown = table.says("Bump")
        assert "★ ★" in shown
        assert re.search(r"▌Y +\+6.*▌Y +-2", shown)
        assert "both leave Ben for good" in table.says("Prompt")
        assert not table.stage.screen.query_one("AuctionRow").display


@pytest.mark.rule("SM-16")
async def test_a_loan_stays_marked(rules: SmileRules) -> None:
    state = position(rules, "Y-2 N+1 R+4", clear=[0, 9, 9])
    async with sat(rules, state) as table:
        await table.see_done(state, "bid Y-2", phase=Phase.MOMENT)
        assert "•◆" in next(line for line in table.lines("Seats") if "Ada" in line)
        assert "A blue bead costs a point" in table.says("Prompt")
        assert "Ada has no bead, borrows one for a blue bead" in table.says("News")


async def test_what_is_held_for_a_moment(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        screen = table.stage.screen
        for decision, held in (("bid Y-2", False), ("take Y-2", True)):
            await table.see_done(state, decision)
            assert screen.course.change is not None
            assert screen.is_notable(screen.course.change) is held


# Counts that only their owner sees (SM-05)


@pytest.mark.rule("SM-05")
async def test_counts_are_hidden_until_their_owner_looks(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        grid = await table.see(state)
        assert grid.text().count("beads ?") == 3
        assert "p: Ben lifts a corner" in table.says("OwnBeads")
        grid = await table.see(state, "p")
        assert grid.text().count("beads ?") == 3
        assert "Only Ben looks ●●●● 4 beads score now 3" in table.says("OwnBeads")
        await table.stage.press("p")
        assert "4 beads" not in table.says("OwnBeads")


@pytest.mark.rule("SM-05")
async def test_open_beads_are_counted_for_all() -> None:
    rules = build(3, open_beads=True)
    async with sat(rules, position(rules, "Y-2 N+1 R+4", clear=[6, 0, 1])) as table:
        seats = table.says("Seats")
        assert "beads ?" not in seats
        assert all(count in seats for count in ("6 beads", "0 beads", "1 bead"))
        assert "Ada's beads ●●●●●● 6 beads" in table.says("OwnBeads")
        assert "peek" not in table.says("KeyBar"), "there is nothing to peek at"


@pytest.mark.rule("SM-05")
@pytest.mark.parametrize("keys", [(), ("b",), ("1",), ("2",), ("right",), ("left", "left")])
async def test_nothing_public_depends_on_the_acting_players_beads(
    rules: SmileRules, keys: tuple[str, ...]
) -> None:
    shown = []
    async with sat(rules, position(rules, "Y-2 N+1 R+4")) as table:
        for clear in ([6, 0, 12], [6, 4, 8], [0, 12, 6]):
            state = position(rules, "Y-2 N+1 R+4", kept=["", "Y+6", ""], clear=clear)
            state.row_beads, state.to_act, state.supply_clear = [1, 0, 0], 1, 17
            shown.append((await table.see(state, *keys)).rows)
    assert shown[0] == shown[1] == shown[2]


async def test_what_is_left_after_it_is_for_the_owner(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        for key, after in (("b", 3), ("1", 5)):
            await table.see(state, key)
            assert "after this" not in table.says("OwnBeads")
            await table.stage.press("p")
            assert f"after this: {after} beads" in table.says("OwnBeads")


@pytest.mark.rule("SM-16")
async def test_a_loan_is_told_to_the_owner_alone(rules: SmileRules) -> None:
    state = position(rules, "Y-2 N+1 R+4", clear=[0, 9, 9])
    async with sat(rules, state) as table:
        assert "blue" not in (await table.see(state)).text()
        await table.stage.press("p")
        assert "this bid borrows one for a blue bead" in table.says("OwnBeads")


# Consequences beside the choice


async def test_before_a_choice_it_says_what_can_be_done(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        asks = (
            "Ben, what do you do? A bead on Y-2 keeps you in. Or back out with Y-2 and its beads."
        )
        assert table.says("Prompt") == asks
        await table.see(position(rules, "B-2 Y-2 N+1"))
        assert table.says("Prompt").endswith("nobody can back out: a bead goes on B-2 or Y-2.")
        await table.see(position(rules, "B-2 Y-2 N+1", beads=[1, 2, 0]))
        assert table.says("Prompt").endswith("Or back out with B-2 or Y-2 and their beads.")


async def test_what_a_bid_does(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        await table.see(state, "b")
        assert table.says("Prompt") == "Bid 1 bead on Y-2 Then 2 beads lie on it. Cleo is next."
        assert "●○" in table.says("AuctionRow")
        await table.see(position(rules, "B-2 Y-2 N+1"), "b")
        assert table.says("Prompt").endswith("b again bids on another card.")


@pytest.mark.rule("SM-20")
async def test_a_pair_is_announced_before_the_commit(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        await table.see(state, "1")
        assert table.says("Prompt") == (
            "Take Y-2 and 1 bead Same colour as your Y+6: both leave the game. "
            "Your cards then add up to -3."
        )
        await table.see(position(rules, "B-2 N+1 R+4", beads=[2, 0, 0], kept=["Y+6", "", ""]), "1")
        assert table.says("Prompt") == "Take B-2 and 2 beads Your cards then add up to +4."


@pytest.mark.rule("SM-15")
@pytest.mark.parametrize(
    ("auction", "kept", "said"),
    [
        (2, "N-3", "Ben then gets R+4 and starts the next auction."),
        (2, "R-1", "Ben then gets R+4: it and R-1 leave. Ben starts the next."),
        (10, "N-3", "Ben then gets R+4, and the last auction is over."),
        (10, "R-1", "Ben then gets R+4: it and R-1 leave. The last auction is over."),
    ],
)
async def test_what_the_last_player_gets_unasked(
    rules: SmileRules, auction: int, kept: str, said: str
) -> None:
    state = position(rules, "Y-2 N+1 R+4", kept=["", kept, ""], auction=auction)
    play(rules, state, "bid Y-2", "bid Y-2", "take Y-2", "bid N+1", "bid N+1")
    async with sat(rules, state) as table:
        await table.see(state, "1")
        assert table.says("Prompt").endswith(said)


async def test_what_may_not_be_done_promises_nothing(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        await table.see(state, "3")
        assert table.says("Prompt") == "R+4 can't be taken now"
        assert "not now" in table.says("AuctionRow")
        assert "R+4 has no bead on it" in table.says("News")


async def test_the_selected_card_is_amber_and_tagged(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        grid = await table.see(state, "b")
        row = next(row for row in grid.rows if sum(char == "╭" for char, _ in row) == 3)
        corners = [ink.fore is Tone.YOU for char, ink in row if char in "╭╮"]
        assert corners == [True, True, False, False, False, False]
        assert "── bid ──" in table.says("AuctionRow")
        assert "low" not in table.says("AuctionRow")


async def test_a_click_selects_a_card(rules: SmileRules, state: State) -> None:
    async with sat(rules, state) as table:
        lines = (await table.see(state)).text().split("\n")
        y = next(y for y, line in enumerate(lines) if "▌R" in line)
        await table.stage._person.click_at(lines[y].index("▌R"), y)
        assert table.says("Prompt") == "R+4 can't be taken now"


# The longest of everything


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_ten_kept_cards_and_their_sum_are_all_seen(size: tuple[int, int]) -> None:
    rules = build(5)
    kept = "Y-5 R-5 W-4 B-4 N-3 N-2 N-1 N+1a N+2a N+1b"
    state = position(rules, "Y-3 W-1 R+4 N+3a B+5", kept=[kept, *[""] * 4], clear=[30, 1, 1, 1, 0])
    state.blue = [5, 5, 4, 0, 0]
    state.row_beads[0], state.out[2] = 2, rules.names.index("N+3a")
    async with sat(rules, state, names=LONG, size=size) as table:
        line = table.lines("Seats")[0]
        chips = "Y-5 R-5 W-4 B-4 -3 -2 -1 +1a +2a +1b = -20"
        assert line == f"▸ Maximilianus beads ? ◆5 {chips}"
        await table.see(state, "1", "p")
        own = table.says("OwnBeads")
        assert "Only Maximilianus looks ●●●●●●●● 30 beads ◆ 5 borrowed" in own
        assert own.endswith("score now -19 after this: 32 beads")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_every_sentence_beside_the_cards_finds_room(
    seats: int, size: tuple[int, int]
) -> None:
    rules = build(seats)
    kept = ["Y+6 W+5 R+1 B-2", *[""] * (seats - 2), "W-4"]
    state = position(rules, " ".join(ROWS[:seats]), beads=[12] + [0] * (seats - 1), kept=kept)
    two_left = state.copy()
    two_left.row, two_left.row_beads = state.row[:2], state.row_beads[:2]
    two_left.out = [None, *state.row[2:], None]
    async with sat(rules, state, names=LONG, size=size) as table:
        await table.see(state)
        assert table.says("Prompt").endswith("and its beads.")
        await table.see(two_left, "1")
        name = LONG[seats - 1]
        last = f"{name} then gets W-1: it and W-4 leave. {name} starts the next."
        assert table.says("Prompt").endswith(last)
        assert "Take Y-2 and 12 beads Same colour" in table.says("Prompt")
