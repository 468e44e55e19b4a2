"""A hand on a rack: where its cards stand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smilegames.tui.drawing.card import CardFace, CardLook
from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.drawing.rack import LEAST_HEIGHT, draw_on_rack, lay_out
from smilegames.tui.drawing.row import LEAST_WIDTH, RowCard, RowShape


def test_twelve_cards_fit_a_narrow_table_with_suits_apart() -> None:
    rack = lay_out(Grid(76, 6).area(), (3, 3, 2, 2, 2), widest=11, tallest=5)
    assert rack.shape == RowShape(LEAST_WIDTH, 5, 6)
    columns = [x for x, _ in rack.corners]
    assert [later - x for x, later in pairwise(columns)] == [6, 6, 7, 6, 6, 7, 6, 7, 6, 7, 6]
    assert columns[-1] + LEAST_WIDTH <= 76


def test_where_there_is_height_they_stand_in_two_rows() -> None:
    rack = lay_out(Grid(78, 14).area(), (4, 4, 4), widest=11, tallest=9)
    assert rack.shape == RowShape(11, 6, 12)
    assert [y for _, y in rack.corners] == [0] * 6 + [7] * 6
    assert {rack.corners[0][0], rack.corners[6][0]} == {3}
    six = lay_out(Grid(78, 14).area(), (3, 3), widest=11, tallest=9)
    assert six.shape == RowShape(11, 9, 12)
    assert {y for _, y in six.corners} == {2}


@given(
    st.lists(st.integers(1, 6), max_size=5).filter(lambda groups: sum(groups) <= 12),
    st.integers(76, 200),
    st.integers(6, 40),
)
def test_no_card_lies_on_another_or_outside(groups: list[int], width: int, height: int) -> None:
    rack = lay_out(Grid(width, height).area(), groups, widest=11, tallest=9)
    assert len(rack.corners) == sum(groups)
    taken = set()
    for x, y in rack.corners:
        assert x + rack.shape.width <= width
        assert y + rack.shape.height < height
        cells = {
            (x + dx, y + dy) for dx in range(rack.shape.width) for dy in range(rack.shape.height)
        }
        assert not taken & cells
        taken |= cells


@pytest.mark.parametrize(("sunk", "top"), [(False, 0), (True, 1)])
def test_what_can_not_be_used_stands_lower(sunk: bool, top: int) -> None:
    grid = Grid(20, 6)
    rack = lay_out(grid.area(), (2,), widest=7, tallest=5)
    card = RowCard(CardFace("G", "7", Tone.GREEN), CardLook(sunk=sunk), "1", "seven")
    draw_on_rack(grid.area(), rack, 1, card, UNICODE)
    rows = grid.text().splitlines()
    assert [y for y, row in enumerate(rows) if "╭" in row] == [top]
    assert rows[4].strip() == "╰─────╯"
    assert rows[5].strip() == "1"
    assert [(hit.x, hit.y, hit.target) for hit in grid.hits] == [(10, top, "seven")]


def test_cards_as_low_as_can_be_keep_their_place() -> None:
    grid = Grid(20, LEAST_HEIGHT + 1)
    rack = lay_out(grid.area(), (1,), widest=7, tallest=5)
    card = RowCard(CardFace("G", "7", Tone.GREEN), CardLook(sunk=True))
    draw_on_rack(grid.area(), rack, 0, card, UNICODE)
    assert grid.text().splitlines()[1].strip() == "│▌G  7│"


def test_an_empty_hand_has_no_places() -> None:
    assert lay_out(Grid(76, 6).area(), (), widest=11, tallest=5).corners == ()
