"""Grids and areas: clipping, wide characters, what has changed, what the mouse presses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smilegames.tui.drawing.grid import Area, Grid, cells_of, cut, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, Ink, Tone

LETTERS = st.lists(st.sampled_from(["a", "b", " ", "e\u0301", "한", "宽"]), max_size=12).map(
    "".join
)
PLACES = st.integers(-6, 14)


def grid_of(*rows: str) -> Grid:
    grid = Grid(width_of(rows[0]), len(rows))
    for y, row in enumerate(rows):
        grid.area().put(0, y, row)
    return grid


def sound(grid: Grid) -> bool:
    """Tell whether every row takes as many cells as the grid is wide, no character torn."""
    rows = [tuple(char for char, _ in row) for row in grid.rows]
    return all(cells_of("".join(row)) == row and len(row) == grid.width for row in rows)


# Texts


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("", ()),
        ("ab", ("a", "b")),
        ("宽a", ("宽", "", "a")),
        ("e\u0301x", ("e\u0301", "x")),
        ("宽\u0301x", ("宽\u0301", "", "x")),
        ("a\x1b[2Jb", ("a", "[", "2", "J", "b")),
        ("é\x1b\x07\u202e宽", ("é", "宽", "")),
        ("a\nb\tc\u00a0d", ("a", " ", "b", " ", "c", " ", "d")),
    ],
)
def test_text_falls_into_cells(text: str, cells: tuple[str, ...]) -> None:
    """And nothing that could steer a terminal into any of them."""
    assert cells_of(text) == cells
    assert width_of(text) == len(cells)


@pytest.mark.parametrize(
    ("text", "width", "short"),
    [
        ("Bianca", 6, "Bianca"),
        ("Bianca", 5, "Bian…"),
        ("Bianca", 1, "…"),
        ("Bianca", 0, ""),
        ("宽宽宽", 6, "宽宽宽"),
        ("宽宽宽", 5, "宽宽…"),
        ("宽宽宽", 4, "宽…"),
        ("e\u0301a\u0301o", 2, "e\u0301…"),
    ],
)
def test_cutting_marks_the_cut(text: str, width: int, short: str) -> None:
    assert cut(text, width) == short


@given(LETTERS, st.integers(0, 9))
def test_a_cut_text_fits(text: str, width: int) -> None:
    assert width_of(cut(text, width)) <= width


def test_lines_break_at_spaces_and_count_cells() -> None:
    assert wrap("a bead on Y-2 keeps you in", 9) == ["a bead on", "Y-2 keeps", "you in"]
    assert wrap("宽宽 宽宽 a", 5) == ["宽宽", "宽宽", "a"]


def test_a_word_that_fits_on_no_line_is_broken() -> None:
    assert wrap("so Donaudampfschiff ho", 8) == ["so", "Donaudam", "pfschiff", "ho"]
    assert wrap("宽宽宽", 5) == ["宽宽", "宽"]


def test_where_there_is_no_room_every_character_has_a_line() -> None:
    assert wrap("so 宽", 1) == wrap("so 宽", 0) == wrap("so 宽", -4) == ["s", "o", "宽"]


def test_nothing_is_one_empty_line() -> None:
    assert wrap("", 10) == [""]


@given(LETTERS, st.integers(2, 9))
def test_wrapping_loses_nothing_but_spaces(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(width_of(line) <= width for line in lines)


# Drawing


def test_writing_returns_the_column_after() -> None:
    area = Grid(10, 1).area()
    assert area.put(1, 0, "ab") == 3
    assert area.put(8, 0, "long") == 12
    assert area.put_right(10, 0, "xyz") == 7


def test_what_lies_outside_of_an_area_is_clipped() -> None:
    grid = grid_of("..........", "..........", "..........")
    part = grid.area().part(3, 1, 4, 1)
    part.put(-2, 0, "abcdefghij")
    part.put(0, 1, "no")
    part.put(0, -1, "no")
    assert grid.text() == "..........\n...cdef...\n.........."


def test_a_part_that_sticks_out_is_clipped_by_what_it_is_a_part_of() -> None:
    grid = grid_of("..........", "..........")
    middle = grid.area().part(4, 0, 4, 1)
    middle.part(-2, -1, 5, 3).put(0, 1, "abcdefgh")
    middle.part(2, 0, 9, 9).put(0, 0, "xyz")
    assert grid.text() == "....cdxy..\n.........."


def test_parts_know_their_size() -> None:
    area = Grid(10, 5).area()
    rest, large = area.part(3, 1), area.part(3, 1, 99, 99)
    assert (rest.width, rest.height) == (large.width, large.height) == (7, 4)
    beyond = area.part(12, 7, 3, 3)
    assert (beyond.width, beyond.height) == (0, 0)


def test_ink_keeps_the_ground_it_is_put_on() -> None:
    grid = Grid(3, 1)
    area = grid.area()
    area.fill(Tone.LIT)
    area.put(0, 0, "a", BOLD)
    area.put(1, 0, "b", Ink(Tone.DIM, Tone.YOU))
    assert grid.rows[0] == [
        ("a", Ink(bold=True, back=Tone.LIT)),
        ("b", Ink(Tone.DIM, Tone.YOU)),
        (" ", TEXT.on(Tone.LIT)),
    ]


def test_filling_leaves_what_is_written_and_washing_does_not() -> None:
    grid = grid_of("abc", "abc")
    grid.area().part(1, 0, 1, 1).fill(Tone.PANEL)
    assert grid.text() == "abc\nabc"
    grid.area().part(0, 1, 2, 1).wash(DIM)
    assert grid.text() == "abc\n  c"


def test_centre_paragraph_and_rule() -> None:
    grid = Grid(9, 4)
    area = grid.area()
    area.put_centre(0, "mid")
    assert area.paragraph(1, 1, 5, "one two three") == 4
    assert grid.text() == "   mid\n one\n two\n three"
    area.rule(0, "-")
    assert grid.text().startswith("---------\n")


# Wide characters


@pytest.mark.parametrize(
    ("x", "text", "row"),
    [
        (9, "宽", "........."),
        (8, "宽", "........宽"),
        (-1, "宽a", " a........"),
        (0, "宽", "宽........"),
    ],
)
def test_half_a_wide_character_is_never_drawn(x: int, text: str, row: str) -> None:
    grid = grid_of("..........")
    grid.area().put(x, 0, text)
    assert grid.text() == row.rstrip()
    assert sound(grid)


def test_writing_over_half_a_wide_character_blanks_the_other_half() -> None:
    grid = grid_of("宽宽宽宽")
    grid.area().put(1, 0, "a")
    grid.area().put(4, 0, "b")
    assert grid.text() == " a宽b 宽"


@given(st.lists(st.tuples(PLACES, PLACES, PLACES, PLACES, LETTERS), max_size=6))
def test_rows_stay_sound_whatever_is_drawn(drawn: list[tuple[int, int, int, int, str]]) -> None:
    grid = Grid(8, 2)
    for x, y, width, inside, text in drawn:
        grid.area().part(x, y % 3 - 1, width, 2).put(inside, 0, text)
    assert sound(grid)


# The mouse


def test_the_topmost_mark_is_pressed() -> None:
    grid = Grid(10, 3)
    grid.area().part(0, 0, 6, 2).hit("below")
    grid.area().part(4, 1, 4, 2).hit("above")
    assert [grid.target_at(x, 1) for x in (0, 4, 7, 8)] == ["below", "above", "above", None]


def test_marks_are_clipped_like_drawings() -> None:
    grid = Grid(10, 3)
    middle: Area = grid.area().part(2, 1, 4, 1)
    middle.part(-1, -1, 9, 9).hit("card")
    pressed = [(x, y) for y in range(3) for x in range(10) if grid.target_at(x, y)]
    assert pressed == [(2, 1), (3, 1), (4, 1), (5, 1)]
