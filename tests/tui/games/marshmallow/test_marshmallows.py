"""Drawings of Marshmallow Test: suits told apart by their weave, scores by heaps and faces."""

from __future__ import annotations

import pytest
from wcwidth import wcwidth

from smilegames.tui.drawing.card import AT_REST, draw_card
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.marshmallow.marshmallows import (
    LARGE_SIZE,
    TONES,
    boxes,
    draw_large,
    heap,
    marshmallow_picture,
    suit_face,
)

both = pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)


def face(letter: str, width: int, height: int, glyphs: Glyphs) -> tuple[str, ...]:
    """Return the rows inside a card of a suit."""
    grid = Grid(width, height)
    draw_card(grid.area(), suit_face(letter, "", glyphs), AT_REST, glyphs)
    return tuple(row[1:-1] for row in grid.text().splitlines()[2:-1])


def large(points: int, glyphs: Glyphs = UNICODE) -> str:
    grid = Grid(*LARGE_SIZE)
    draw_large(grid.area(), points, glyphs)
    return grid.text()


@both
@pytest.mark.parametrize(("width", "height"), [(5, 4), (8, 5), (13, 9)])
def test_each_suit_has_a_weave_of_its_own(glyphs: Glyphs, width: int, height: int) -> None:
    weaves = {face(letter, width, height, glyphs) for letter in TONES}
    assert len(weaves) == len(TONES)
    chars = {char for woven in weaves for row in woven for char in row}
    assert all(char.isascii() if glyphs is ASCII else wcwidth(char) == 1 for char in chars)


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


MOODS = (0, 1, 3, 6)


@both
def test_the_more_it_scored_the_better_its_mood(glyphs: Glyphs) -> None:
    small = {marshmallow_picture(points, glyphs)[:4] for points in MOODS}
    big = {large(points, glyphs) for points in MOODS}
    assert len(small) == len(big) == len(MOODS)
    assert large(12, glyphs) == large(6, glyphs)
    chars = set("".join(["".join(each) for each in small] + list(big))) - {"\n"}
    assert all(char.isascii() if glyphs is ASCII else wcwidth(char) == 1 for char in chars)


def test_a_marshmallow_says_what_it_scored() -> None:
    assert marshmallow_picture(6, UNICODE) == ("╭────╮", "│^  ^│", "│╰──╯│", "╰────╯", "+6")


def test_a_large_one() -> None:
    assert large(4).splitlines() == [
        "  ╭────────╮",
        " ╭╯        ╰╮",
        "│   •    •   │",
        "│            │",
        "│    ╰──╯    │",
        " ╰╮        ╭╯",
        "  ╰────────╯",
    ]
    assert large(0, ASCII).splitlines()[4] == "|    /__\\    |"
