"""Places over time: a column a match, the first place on top."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ranks import draw_ranks


def drawn(ranks: Sequence[tuple[int, int]], width: int, height: int) -> list[str]:
    grid = Grid(width, height)
    draw_ranks(grid.area(), ranks, UNICODE)
    return grid.text().split("\n")


def test_each_match_is_as_high_as_people_played() -> None:
    assert drawn([(1, 2), (3, 3), (2, 2)], 6, 3) == [
        "1  ★··",
        "2  ··●",
        "3   ●",
    ]


def test_with_room_they_move_apart() -> None:
    assert drawn([(2, 2), (1, 2)], 20, 4) == ["1  ·   ★", "", "2  ●   ·", ""]


def test_of_too_many_the_latest_are_shown() -> None:
    assert drawn([(1, 2)] * 9 + [(2, 2)], 5, 2) == ["1  ★·", "2  ·●"]


def test_the_last_row_stands_for_all_below_it() -> None:
    assert drawn([(7, 8), (3, 8)], 5, 2) == ["1  ··", "2  ●●"]


def test_nothing_is_drawn_where_there_is_nothing() -> None:
    assert drawn([], 9, 2) == ["", ""]
    assert drawn([(1, 2)], 3, 2) == ["", ""]
