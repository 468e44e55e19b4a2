"""Rows of cards: they find the largest size that fits."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from smilegames.tui.drawing.card import CardFace, CardLook
from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Area, Grid
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.drawing.row import LEAST_WIDTH, RowCard, RowShape, draw_row, row_shape


def area(width: int, height: int) -> Area:
    return Grid(width, height).area()


def cards(count: int, selected: int = -1) -> list[RowCard]:
    return [
        RowCard(
            CardFace(letter, f"+{at}", Tone.RED),
            CardLook(selected=at == selected),
            label=str(at + 1),
            target=at,
        )
        for at, letter in enumerate("ABCDEFGHIJKLMNOP"[:count])
    ]


def test_cards_are_as_large_as_allowed_where_there_is_room() -> None:
    assert row_shape(area(80, 20), 4, widest=11, tallest=8) == RowShape(11, 8, 13)


def test_they_shrink_and_close_up() -> None:
    assert row_shape(area(40, 8), 4, widest=11, tallest=9) == RowShape(9, 7, 10)


def test_they_overlap_where_not_even_the_smallest_fit() -> None:
    shape = row_shape(area(30, 8), 9, widest=11, tallest=7)
    assert shape.width == LEAST_WIDTH
    assert 0 < shape.step < shape.width


def test_a_lone_card_and_none() -> None:
    assert row_shape(area(80, 9), 1, 11, 7).columns(1) == 11
    assert row_shape(area(80, 9), 0, 11, 7).columns(0) == 0


@given(st.integers(30, 130), st.integers(3, 20), st.integers(0, 20))
def test_the_row_fits_whatever_is_asked(width: int, height: int, count: int) -> None:
    shape = row_shape(area(width, height), count, widest=13, tallest=9)
    assert shape.columns(count) <= width
    assert LEAST_WIDTH <= shape.width <= 13
    assert 3 <= shape.height <= max(3, height - 1)
    assert shape.step >= 1


def test_a_row_with_its_labels() -> None:
    grid = Grid(20, 4)
    draw_row(grid.area(), cards(2), RowShape(7, 3, 9), UNICODE)
    assert grid.text() == "\n".join(
        ["╭─────╮  ╭─────╮", "│▌A +0│  │▌B +1│", "╰─────╯  ╰─────╯", "   1        2"]
    )
    assert [grid.target_at(x, 1) for x in (3, 8, 9)] == [0, None, 1]


def test_a_selected_card_lies_over_its_neighbours() -> None:
    grid = Grid(16, 4)
    draw_row(grid.area(), cards(3, selected=1), RowShape(7, 3, 4), UNICODE)
    assert grid.text().split("\n")[1] == "│▌A │▌B +1│ +2│"
    assert grid.target_at(9, 1) == 1
