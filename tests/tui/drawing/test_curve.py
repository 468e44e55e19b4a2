"""Points over time as bars."""

from __future__ import annotations

import pytest

from smilegames.tui.drawing.curve import draw_curve
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import TEXT


def drawn(points: list[int], width: int, height: int = 1, glyphs: Glyphs = UNICODE) -> list[str]:
    grid = Grid(width, height)
    draw_curve(grid.area(), points, 0, 8, TEXT, glyphs)
    return grid.text().split("\n")


def test_the_more_points_the_higher() -> None:
    heights = ["▁▂▃▄▅▆▇█".index(bar) for bar in drawn([0, 2, 4, 8], 4)[0]]
    assert heights == sorted(heights)
    assert (heights[0], heights[-1]) == (0, 7)


def test_bars_are_as_wide_as_there_is_room() -> None:
    assert drawn([0, 8], 8) == ["▁▁▁▁████"]


def test_of_too_many_steps_the_first_and_the_last_are_shown() -> None:
    bars = drawn([0, *[4] * 50, 8], 10)[0]
    assert (bars[0], bars[-1], len(bars)) == ("▁", "█", 10)


def test_higher_areas_tell_finer() -> None:
    assert drawn([0, 8], 2, 2) == [" █", "▁█"]


@pytest.mark.parametrize("points", [[], [0], [3, 3, 3]])
def test_there_may_be_nothing_to_compare(points: list[int]) -> None:
    grid = Grid(5, 1)
    draw_curve(grid.area(), points, 3, 3, TEXT, ASCII)
    assert grid.text().isascii()


def test_plain_characters() -> None:
    assert drawn([0, 8], 2, glyphs=ASCII) == [".#"]
