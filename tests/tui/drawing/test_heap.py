"""Heaps: few things are counted at a glance, more are told by their number."""

from __future__ import annotations

import pytest

from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.heap import draw_heap
from smilegames.tui.drawing.ink import Tone


def heap(count: int, thought: int = 0) -> list[str]:
    """Draw a heap on seven columns and two rows."""
    grid = Grid(7, 2)
    draw_heap(grid.area(), count, "●", thought=thought, ghost="○")
    return grid.text().split("\n")


@pytest.mark.parametrize(
    ("count", "thought", "rows"),
    [
        (0, 0, ["", ""]),
        (4, 0, ["", "●●●●"]),
        (5, 0, ["", "●●●●● 5"]),
        (6, 0, ["●", "●●●●● 6"]),
        (31, 0, ["●●●●●●●", "●●●● 31"]),
        (0, 1, ["", "○"]),
        (2, 1, ["", "●●○"]),
        (5, 1, ["○", "●●●●● 5"]),
    ],
)
def test_from_the_lowest_row_up(count: int, thought: int, rows: list[str]) -> None:
    assert heap(count, thought) == rows


def test_what_is_thought_of_is_in_the_ink_of_whoever_thinks() -> None:
    grid = Grid(7, 1)
    draw_heap(grid.area(), 1, "●", thought=1, ghost="○")
    assert [ink.fore for _, ink in grid.rows[0][:2]] == [Tone.TEXT, Tone.YOU]
