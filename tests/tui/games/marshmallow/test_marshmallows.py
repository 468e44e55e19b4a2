"""Drawings of Marshmallow Test: suits told apart by their weave, scores by heaps and faces."""

from __future__ import annotations

import pytest
from wcwidth import wcwidth

from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import TEXT
from smilegames.tui.games.marshmallow.marshmallows import (
    TONES,
    Standing,
    SuitChoice,
    boxes,
    draw_mark,
    draw_marshmallow,
    draw_standing,
    draw_suits,
    heap,
    suit_face,
    weave,
)

both = pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)


def drawn(points: int, glyphs: Glyphs = UNICODE, height: int = 5) -> str:
    grid = Grid(8, height)
    draw_marshmallow(grid.area(), points, TEXT, glyphs)
    return grid.text()


@both
@pytest.mark.parametrize("rows", [1, 2, 5])
@pytest.mark.parametrize("width", [3, 4, 7])
def test_each_suit_has_a_weave_of_its_own(glyphs: Glyphs, width: int, rows: int) -> None:
    weaves = {letter: weave(letter, width, rows, glyphs) for letter in TONES}
    assert len(set(weaves.values())) == len(TONES)
    for woven in weaves.values():
        assert [len(row) for row in woven] == [width] * rows
        assert all(wcwidth(char) == 1 for row in woven for char in row)
        assert glyphs is UNICODE or "".join(woven).isascii()


def test_tall_faces_have_air() -> None:
    assert suit_face("G", "11", 9, 5, UNICODE).picture == ("≈≈≈≈≈", "≈≈≈≈≈")
    assert suit_face("G", "11", 9, 8, UNICODE).picture == ("", "≈≈≈≈≈", "≈≈≈≈≈", "≈≈≈≈≈", "")


@pytest.mark.rule("MT-02")
@pytest.mark.parametrize(
    ("large", "small", "shown", "plain"),
    [
        (0, 0, "", ""),
        (0, 4, "••••", "...."),
        (2, 0, "◖◗◖◗", "()()"),
        (4, 3, "◖◗◖◗◖◗◖◗ •••", "()()()() ..."),
        (9, 4, "◖◗×9 ••••", "()x9 ...."),
    ],
)
def test_a_heap(large: int, small: int, shown: str, plain: str) -> None:
    assert heap(large, small, UNICODE) == shown
    assert heap(large, small, ASCII) == plain


def test_boxes_fill_up() -> None:
    assert boxes(2, 3, UNICODE) == "■■□"
    assert boxes(3, 3, ASCII) == "###"


@both
def test_the_more_it_scored_the_better_its_mood(glyphs: Glyphs) -> None:
    faces = [drawn(points, glyphs).split("+")[0] for points in (0, 1, 3, 6)]
    assert len(set(faces)) == 4
    assert drawn(12, glyphs).splitlines()[:4] == drawn(6, glyphs).splitlines()[:4]
    assert glyphs is UNICODE or "".join(faces).isascii()


def test_a_marshmallow_says_what_it_scored() -> None:
    assert drawn(6).splitlines() == [" ╭────╮", " │^  ^│", " │╰──╯│", " ╰────╯", "   +6"]
    assert drawn(6, height=9).splitlines()[2] == " ╭────╮"


def test_suits_to_choose_from() -> None:
    grid = Grid(30, 6)
    choices = [
        SuitChoice("P", "purple", "1 card", "trump", "p"),
        SuitChoice("G", "green", "2 cards", "", "g"),
    ]
    rest = draw_suits(grid.area(), choices, UNICODE, large=False)
    assert grid.text().splitlines() == [
        " purple   green",
        "╭──────╮ ╭──────╮",
        "│▌P    │ │▌G    │",
        "│ ▚▚▚▚ │ │ ≈≈≈≈ │",
        "╰trump─╯ ╰──────╯",
        " 1 card  2 cards",
    ]
    assert [grid.target_at(x, 3) for x in (0, 8, 9)] == ["p", None, "g"]
    assert (rest.width, rest.height) == (11, 6)


def test_a_mark_names_a_suit_or_none() -> None:
    grid = Grid(30, 1)
    x = draw_mark(grid.area(), 0, 0, "lead", "G", "green")
    draw_mark(grid.area(), x + 2, 0, "trump", "", "none")
    assert grid.text() == "lead G green  trump none"


def standing(**other: object) -> Standing:
    facts = {"name": "Ada", "acts": False, "out": False, "tricks": 1, "needed": 3}
    words = {"count": "1 of 3", "heap": (1, 2), "points": "7 points", "status": "", "close": False}
    return Standing(**{**facts, **words, **other})  # type: ignore[arg-type]


def test_a_seats_line() -> None:
    grid = Grid(80, 1)
    draw_standing(grid.area(), standing(status="going out now: 5", acts=True), UNICODE)
    line = " ▸ Ada           ■□□    1 of 3   ◖◗ ••          7 points   going out now: 5"
    assert grid.text() == line


@both
def test_a_seats_line_holds_the_most_there_can_be(glyphs: Glyphs) -> None:
    grid = Grid(80, 1)
    most = standing(
        name="日本人の名前たち",
        tricks=5,
        needed=6,
        count="5 of 6",
        heap=(4, 4),
        points="24 points",
        status="last round: still in",
    )
    draw_standing(grid.area(), most, glyphs)
    text = grid.text()
    assert "  " in text[:20]
    for part in ("5 of 6 ", "24 points ", "last round: still in"):
        assert part in text + " "
