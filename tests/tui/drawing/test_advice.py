"""Sentences beside the cards."""

from __future__ import annotations

from smilegames.tui.drawing.advice import draw_advice
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT


def test_what_does_not_fit_whole_is_left_out() -> None:
    grid = Grid(10, 3)
    draw_advice(grid.area(), [("one two", BOLD), ("far too long a sentence", TEXT), ("end", DIM)])
    assert grid.text() == "one two\nend\n"
    assert grid.rows[0][0] == ("o", BOLD.on(grid.rows[0][0][1].back))  # type: ignore[arg-type]
