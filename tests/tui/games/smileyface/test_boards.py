"""Boards at the table of SmileyFace: the end of a round, the new ranking, the last reckoning."""

from __future__ import annotations

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.games.smileyface.cards import ROUNDS
from smilegames.games.smileyface.state import State
from smilegames.games.smileyface.view import View
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid, width_of
from smilegames.tui.games.smileyface.reckoning import Reckoning
from smilegames.tui.games.smileyface.round_board import moments_of
from smilegames.tui.table.course import Change
from smilegames.tui.table.phase import Phase
from smilegames.tui.widgets.board import Board, Moment
from tests.games.smileyface.table import rules, table
from tests.tui.games.smileyface.face_table import (
    LONG,
    before_scoring,
    counsel_of,
    line_of,
    scored,
    screen_of,
    sitting,
    speaker,
)

BOARD = (80, 19)


def change_by(state: State, *actions: str, seats: int = 4) -> Change[View]:
    """Do something and return the change as everybody may know it."""
    game, told = rules(seats), list[Event]()
    before = game.view(state, None)
    for action in actions:
        told.clear()
        game.apply(state, game.parse(action), RandomChance(1), told.append)
    public = [event.seen_by(None) for event in told]
    return Change(before, [event for event in public if event is not None], game.view(state, None))


def drawn(moment: Moment, size: tuple[int, int] = BOARD, glyphs: Glyphs = UNICODE) -> str:
    grid = Grid(*size)
    moment.draw(grid.area(), glyphs)
    return grid.text()


def last_round(rewards: list[tuple[int, ...]], winners: list[int | None]) -> State:
    """Set up round 7, that Ben wins if Ada passes, after six rounds won by `winners`."""
    state = table(passed=[1, 2, 3], displays=["", "S4"], round_number=ROUNDS, hands=["H1"])
    one = scored().results[0]
    state.results = [one._replace(winner=winner, helper=None) for winner in winners]
    state.rewards = rewards
    return state


@pytest.mark.rule("SF-20", "SF-21", "SF-22", "SF-24")
@pytest.mark.parametrize("size", [BOARD, (106, 41)])
def test_the_boards_tell_how_a_round_ended(size: tuple[int, int]) -> None:
    scoring, ranking = moments_of(speaker(), change_by(before_scoring("thief"), "pass"))
    text = drawn(scoring, size)
    assert "Ben wins round 1 with 8: 1 point" in text
    assert "Dee had helped Ben and draws a Reward token." in text
    assert "helps Ben" in text
    assert "Round card 1" in text
    assert "─ Ben ─" in text
    assert "◆ ?" in text
    assert "Thief" not in text
    assert scoring.line == "Best totals: Ben 8, Cleo 3, Ada 1 and Dee 0."
    text = drawn(ranking, size)
    assert "A new ranking for round 2" in text
    assert "Surprise was Newbie and rises to Boss." in text
    assert text.count("Boss +1") == 2
    assert ranking.line == "Round 2 is for 1 point. Ben starts it."


@pytest.mark.rule("SF-06", "SF-21")
def test_the_boards_tell_a_tie() -> None:
    state = table(displays=["A5", "A5"], ranking="HASU", passed=[1, 2, 3], first=2, hands=["H1"])
    scoring, ranking = moments_of(speaker(), change_by(state, "pass"))
    text = drawn(scoring)
    assert "Round 1 is a tie at 5: nobody wins it" in text
    assert "Ada and Ben are level. The Round card leaves the game." in text
    assert "leaves the game" in text.split("\n")[-1] + text.split("\n")[-2]
    assert ranking.line == "Round 2 is for 1 point. Cleo starts it."
    state = table(passed=[1, 2, 3], hands=["H1"])
    scoring, _ = moments_of(speaker(), change_by(state, "pass"))
    text = drawn(scoring)
    assert "Nobody has a point to show. The Round card leaves the game." in text
    assert "=" not in text


def test_other_decisions_have_no_board() -> None:
    assert not moments_of(speaker(), change_by(table(hands=["H1"]), "play H1"))
    assert not moments_of(speaker(), change_by(scored("thief"), "discard thief"))


@pytest.mark.rule("SF-19", "SF-26", "SF-30")
def test_the_last_reckoning_turns_over_one_by_one_and_counts_up() -> None:
    state = last_round([(2, 0), (), (1,), ()], [0, 0, None, 2, None, 1])
    first, *steps = moments_of(speaker(), change_by(state, "pass"))
    assert "Ben wins round 7 with" in drawn(first)
    assert len(steps) == 5 + 3 + 1
    assert steps[0].line == "Round card 1: 1 point for Ada."
    assert [step.line for step in steps[5:]] == [
        "Ada turns up a Reward token: 2 points.",
        "Ada turns up a Reward token: 0 points.",
        "Cleo turns up a Reward token: 1 point.",
        "Ben wins with 7 points.",
    ]
    totals = [_points(drawn(step), "Ada") for step in steps]
    assert totals == [1, 2, 2, 2, 2, 4, 4, 4, 4]
    assert "★" not in drawn(steps[-2])
    assert next(row for row in drawn(steps[-1]).split("\n") if "★" in row).split()[:2] == [
        *("★", "Ben")
    ]


def _points(text: str, name: str) -> int:
    return int(next(row for row in text.split("\n") if name in row).split()[-2])


@pytest.mark.rule("SF-30")
@pytest.mark.parametrize(
    ("merits", "said"),
    [
        ([(6, 3, 7), (5, 4, 6)], "Ada wins with 6 points."),
        (
            [(6, 3, 5), (6, 2, 7), (1, 1, 1)],
            "Ada and Ben have 6 points each. Most Round cards win: Ada 3 and Ben 2. "
            "Ada wins with 6 points.",
        ),
        (
            [(1, 1, 1), (6, 2, 6), (6, 2, 7)],
            "Ben and Cleo have 6 points and 2 Round cards each. The latest won decides: "
            "Ben round 6 and Cleo round 7. Cleo wins with 6 points.",
        ),
        (
            [(0, 0, 0), (0, 0, 0)],
            "Ada and Ben are level in everything and share the win with 0 points.",
        ),
    ],
)
def test_the_last_step_tells_the_tie_break_with_its_numbers(
    merits: list[tuple[int, int, int]], said: str
) -> None:
    step = Reckoning(speaker(), ("Ada", "Ben", "Cleo"), (), 0, tuple(merits))
    assert step.line == said


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_boards_hold_the_longest_names(seats: int, glyphs: Glyphs) -> None:
    state = table(
        seats=seats,
        displays=["H1", "A5 A3 mean", "S1 S2", "U2", "U3", "U4", "U5", "A1"][:seats],
        passed=range(1, seats),
        hands=["H4"],
        helpers={1: 2},
    )
    names = speaker(seats, LONG)
    for moment in moments_of(names, change_by(state, "pass", seats=seats)):
        for size in (BOARD, (82, 30), (106, 41)):
            text = drawn(moment, size, glyphs)
            assert max(map(width_of, text.split("\n"))) <= size[0]
            assert all(name in text for name in LONG[: min(seats, 3)]) or "ranking" in text


@pytest.mark.rule("SF-21", "SF-25")
async def test_the_end_of_a_round_is_stepped_through_once_for_all() -> None:
    async with sitting(before_scoring("H1 thief")) as person:
        await person.press("space", "x", "enter")
        assert screen_of(person).course.phase is Phase.BOARD
        assert "Ben wins round 1" in person.app.screen.query_one(Board).grid.text()
        await person.press("enter", "space")
        assert screen_of(person).course.phase is Phase.COVERED
        assert "Round 1 goes to Ben with 8: 1 point." in person.words
        await person.press("a")
        assert "Ben wins round 1" in person.shown
        await person.press("enter", "enter", "space", "2", "enter")
        assert "Ada discards Thief." in person.words
        assert line_of(person, "Ada")[-1] == "Thief"
        await person.press("enter")
        assert line_of(person, "Ada")[2] == "done"
        assert screen_of(person).course.phase is Phase.COVERED


@pytest.mark.rule("SF-22")
async def test_the_helper_is_told_the_value_of_the_token_before_the_cover() -> None:
    state = table(
        displays=["H1", "A5"], ranking="AUSH", passed=[1, 2, 3], hands=["U1", "S1"], seats=4
    )
    async with sitting(state) as person:
        await person.press("space", "h", "2", "enter")
        assert screen_of(person).course.phase is Phase.TOLD
        assert "Only Ada looks Ada helped Ben and draws a Reward token worth" in counsel_of(person)
        await person.press("enter")
        assert screen_of(person).course.phase is Phase.BOARD
        assert "worth" not in person.shown


@pytest.mark.rule("SF-25")
async def test_clean_up_shows_who_was_asked_and_what_stays() -> None:
    async with sitting(scored("H1 thief storm")) as person:
        await person.press("space")
        assert "Ada, which Mischief cards go?" in counsel_of(person)
        assert "passed" not in person.shown
        await person.press("2")
        assert "You keep Storm." in counsel_of(person)
        await person.press("d")
        assert "You keep Thief and Storm. Ben is next." in counsel_of(person)
        await person.press("enter", "space", "enter", "space", "enter", "space")
        names = ("Ada", "Ben", "Cleo", "Dee")
        assert ["done" in line_of(person, name) for name in names] == [True, True, True, False]
        said = counsel_of(person)
        assert "No Mischief card stays in your hand. Then round 2 begins." in said
        await person.press("enter")
        assert "Round 2, for 1 point. Ben starts." in person.words


@pytest.mark.rule("SF-26")
async def test_the_match_ends_behind_its_last_board() -> None:
    async with sitting(last_round([(), (), (), ()], [0, 0, None, 2, None, 1])) as person:
        await person.press("space", "x", "enter")
        assert person.match.to_act is None
        for _ in range(6):
            assert screen_of(person).course.phase is Phase.BOARD
            await person.press("enter")
        assert "Ben wins with 7 points." in person.shown
