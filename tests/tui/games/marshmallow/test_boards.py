"""Boards of Marshmallow Test: what everybody looks at together, and what may be seen again."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from smilegames.games.marshmallow.rules import MarshmallowRules
from smilegames.games.marshmallow.state import GoingOut, State
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.words import Words
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.marshmallow.moments import moments_of, past_of
from smilegames.tui.table.course import Change
from smilegames.tui.widgets.board import Moment
from tests.games.marshmallow.table import build, play, position
from tests.golden.drawings import agree
from tests.tui.games.marshmallow.marshmallow_table import LONG, NAMES

PLACES = {"80x23": (80, 19), "110x34": (80, 30), "150x45": (106, 41)}
"""By window: the place that a board has in it."""


class Played:
    """A position in which a card is about to be played, and what that brings."""

    def __init__(
        self,
        hands: Sequence[str],
        cards: str,
        *,
        tricks: Sequence[int],
        scores: Sequence[int] = (),
        names: Sequence[str] = NAMES,
        glyphs: Glyphs = UNICODE,
        leader: int = 0,
        gone: Sequence[GoingOut] = (),
    ) -> None:
        self.rules: MarshmallowRules = build(len(hands))
        self.state: State = position(self.rules, hands, leader=leader, tricks=tricks, scores=scores)
        self.state.goings_out = tuple(gone)
        self.speaker = Speaker(Words(), names[: len(hands)], self.rules)
        self.glyphs = glyphs
        *before, last = cards.split()
        play(self.rules, self.state, " ".join(before))
        then = self.public
        told = play(self.rules, self.state, last)
        self.boards = moments_of(self.speaker, Change(then, told, self.public), glyphs)

    @property
    def public(self) -> View:
        return self.rules.view(self.state, None)

    def past(self, shown: Sequence[Moment] | None = None) -> Sequence[Moment]:
        """Return what may be seen again; the last boards are ours unless said otherwise."""
        shown = self.boards if shown is None else shown
        return past_of(self.speaker, self.public, shown, self.glyphs)

    def drawn(self, at: int = 0, place: str = "80x23") -> str:
        return text_of(self.boards[at], self.glyphs, place)


def text_of(board: Moment, glyphs: Glyphs = UNICODE, place: str = "80x23") -> str:
    grid = Grid(*PLACES[place])
    board.draw(grid.area(), glyphs)
    return grid.text()


def out(names: Sequence[str] = NAMES, glyphs: Glyphs = UNICODE) -> Played:
    """Ada goes out of a table of five and scores 6."""
    hands = ["G9 Y1", "G2 K2", "G3 K3", "P4 K4", "G5 K5"]
    cards, tricks, scores = "G9 G2 G3 P4 G5", [2, 2, 0, 1, 2], [6, 3, 0, 0, 11]
    return Played(hands, cards, tricks=tricks, scores=scores, names=names, glyphs=glyphs)


def round_over(names: Sequence[str] = NAMES, glyphs: Glyphs = UNICODE) -> Played:
    """Cleo is the second of three to go out; Ada was the first."""
    hands, cards, tricks, scores = ["", "G2", "G9"], "G2 G9", [4, 2, 3], [6, 3, 4]
    gone = [GoingOut(1, 0, (4, 1, 2), 3)]
    return Played(
        hands,
        cards,
        tricks=tricks,
        scores=scores,
        names=names,
        glyphs=glyphs,
        leader=1,
        gone=gone,
    )


def match_over(names: Sequence[str] = NAMES, glyphs: Glyphs = UNICODE) -> Played:
    """Ada reaches the target."""
    hands = ["G9", "G2", "G3", "G4", "G5"]
    cards, tricks, scores = "G9 G2 G3 G4 G5", [2, 2, 2, 2, 1], [16, 3, 8, 8, 0]
    return Played(hands, cards, tricks=tricks, scores=scores, names=names, glyphs=glyphs)


def words(text: str) -> str:
    return " ".join(text.split())


def test_a_card_and_a_trick_that_puts_nobody_out_need_no_board() -> None:
    hands = ["G9 Y1", "G2 K2", "G3 K3"]
    assert list(Played(hands, "G9 G2", tricks=[0, 0, 0]).boards) == []
    assert list(Played(hands, "G9 G2 G3", tricks=[0, 0, 0]).boards) == []


@pytest.mark.rule("MT-20")
def test_a_going_out_shows_trick_mood_and_where_each_point_came_from() -> None:
    shown = out()
    (board,) = shown.boards
    text = words(shown.drawn())
    assert "Ada goes out Ada Ben Cleo Dee Emil" in text
    assert "took" in text
    rows = [words(row) for row in shown.drawn().splitlines()[-8:]]
    for row in ("Ben ■■ 2", "Cleo 0", "Dee ■ 1", "Emil ■■ 2", "Ada scores +5", "6 → 11"):
        assert any(row in each for each in rows), row
    assert "◖◗ • → ◖◗◖◗ •" in text
    assert board.line == "Ada scores a point for each trick of the others: 5."


@pytest.mark.rule("MT-20")
def test_a_going_out_for_nothing_says_so() -> None:
    shown = Played(["G9 Y1", "G2 K2", "G3 K3"], "G9 G2 G3", tricks=[3, 0, 0])
    assert "Nobody else has a trick." in shown.drawn()
    assert "+0" in shown.drawn()
    assert shown.boards[0].line == "Ada scores nothing: nobody else has a trick."


@pytest.mark.rule("MT-02", "MT-23")
def test_the_end_of_a_round_shows_what_each_scored_and_how_far_it_is() -> None:
    shown = round_over()
    board = shown.boards[-1]
    rows = [words(row) for row in shown.drawn(1).splitlines() if row.strip()]
    assert rows[0] == "Round 1 is over"
    assert rows[1] == "Ada went out: +3 ••• → ◖◗ • 6 points"
    assert rows[2].endswith("14 to go")
    assert rows[3] == "Ben still in: nothing ••• 3 points"
    assert rows[5] == "Cleo went out: +6 •••• → ◖◗◖◗ 10 points"
    assert rows[6].endswith("10 to go")
    assert board.line == "Ben deals the next round and names trump."


def test_the_way_to_the_target_is_drawn_to_scale_and_tells_gains_without_colour() -> None:
    ways = [row for row in round_over().drawn(1).splitlines() if "to go" in row]
    counts = [[way.count(char) for char in "━═─"] for way in ways]
    assert counts == [[6, 7, 31], [6, 0, 38], [8, 14, 22]]
    ways = [row for row in round_over(glyphs=ASCII).drawn(1).splitlines() if "to go" in row]
    assert [[way.count(char) for char in "#+-"] for way in ways] == counts


@pytest.mark.rule("MT-30", "MT-32")
def test_the_end_of_the_match_shows_the_final_standing() -> None:
    shown = match_over()
    assert [type(board).__name__ for board in shown.boards] == ["TrickOut", "MatchOver"]
    rows = [words(row) for row in shown.drawn(1).splitlines()]
    assert any("wins with 23 points" in row for row in rows)
    ranked = [row for row in rows if row[:1].isdecimal() and row.endswith("points")]
    assert ranked == [
        "1 Ada went out: +7 ◖◗◖◗◖◗ • → ◖◗◖◗◖◗◖◗ ••• 23 points",
        "2 Cleo still in: nothing ◖◗ ••• 8 points",
        "2 Dee still in: nothing ◖◗ ••• 8 points",
        "4 Ben still in: nothing ••• 3 points",
        "5 Emil still in: nothing 0 points",
    ]
    assert shown.boards[1].line == "Ada has 23 points, and 20 win: the match is over."


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("make", [out, round_over, match_over])
def test_boards_hold_the_longest_names(make: type[Played], place: str, glyphs: Glyphs) -> None:
    shown = make(LONG, glyphs)  # type: ignore[call-arg,arg-type]
    for at in range(len(shown.boards)):
        text = shown.drawn(at, place)
        for name in shown.speaker.names:
            assert name in text
        if glyphs is ASCII:
            own = set(text) - set("".join(LONG)) - {"\n", "→"}
            assert all(glyphs.plainly(char).isascii() for char in own)


# What may be seen again


def again() -> Played:
    """Ben has led to the trick after one that Ada took."""
    hands = ["G9 Y1", "G2 Y2", "G3 Y3"]
    return Played(hands, "G9 G2 G3 Y1", tricks=[0, 0, 0])


@pytest.mark.rule("MT-17")
def test_the_last_trick_can_be_seen_again_once_the_next_is_led() -> None:
    hands = ["G9 Y1", "G2 Y2", "G3 Y3"]
    assert list(Played(hands, "G9 G2 G3", tricks=[0, 0, 0]).past()) == []
    (board,) = again().past()
    assert board.line == "Ada took it with G9."
    text = words(text_of(board))
    assert text.startswith("The last trick Ada Ben Cleo")
    assert "│▌G 9│ │▌G 2│ │▌G 3│" in text


@pytest.mark.rule("MT-17")
def test_no_older_trick_can_be_seen_again() -> None:
    boards = out().boards
    (board,) = again().past(boards)
    assert board.line == "Ada took it with G9."
    first = Played(["G9 Y1", "G2 Y2", "G3 Y3"], "G9", tricks=[0, 0, 0])
    assert list(first.past(())) == []


@pytest.mark.rule("MT-17", "MT-20")
def test_a_going_out_can_be_seen_again_while_its_trick_is_the_last() -> None:
    shown = out()
    assert shown.past() == shown.boards
    play(shown.rules, shown.state, "K2")
    assert shown.past() == shown.boards
    play(shown.rules, shown.state, "K3 K4 K5")
    assert list(shown.past()) == []


@pytest.mark.rule("MT-23")
def test_the_end_of_a_round_can_be_seen_again_until_the_next_trick_is_complete() -> None:
    shown = round_over()
    assert shown.past() == shown.boards


# Pictures


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("name", "make", "at"),
    [("5_out", out, 0), ("3_round", round_over, 1), ("5_end", match_over, 1)],
)
def test_boards_are_as_they_were(name: str, make: type[Played], at: int, place: str) -> None:
    shown = make()  # type: ignore[call-arg]
    agree(f"marshmallow_{name}_{place}", shown.drawn(at, place))


@pytest.mark.parametrize("place", PLACES)
def test_the_last_trick_is_drawn_as_it_was(place: str) -> None:
    (board,) = again().past()
    agree(f"marshmallow_3_again_{place}", text_of(board, UNICODE, place))
