"""Sentences beside the cards."""

from __future__ import annotations

from smilegames.tui.drawing.advice import draw_advice, fitting
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT


def test_what_does_not_fit_whole_is_left_out() -> None:
    grid = Grid(10, 3)
    draw_advice(grid.area(), [("one two", BOLD), ("far too long a sentence", TEXT), ("end", DIM)])
    assert grid.text() == "one two\nend\n"
    assert grid.rows[0][0] == ("o", BOLD.on(grid.rows[0][0][1].back))  # type: ignore[arg-type]


def test_of_several_texts_the_first_that_fits_is_said() -> None:
    texts = ("Ada, Ben and Cleo discard", "3 players discard", "3 discard")
    assert [fitting(texts, width) for width in (40, 20, 12, 2)] == [*texts, texts[-1]]
    assert fitting("Ada discards", 3) == "Ada discards"
    grid = Grid(17, 2)
    draw_advice(grid.area(), [(texts, TEXT), ("so it is", TEXT)])
    assert grid.text().splitlines() == ["3 players discard", "so it is"]
