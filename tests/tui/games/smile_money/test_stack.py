"""Piles seen from the side."""

from __future__ import annotations

import pytest

from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.smile_money.stack import draw_stack


def drawn(size: int, crosswise: int, highest: int, width: int = 24, glyphs: Glyphs = ASCII) -> str:
    grid = Grid(width, 1)
    draw_stack(grid.area(), size, crosswise, highest, glyphs)
    return grid.text()


@pytest.mark.parametrize(
    ("size", "crosswise", "highest", "strokes"),
    [
        (0, 0, 0, ""),
        (1, 0, 1, "|"),
        (5, 1, 5, "+||||"),
        (5, 1, 50, "+|"),
        (9, 1, 24, "+||||||||"),
        (48, 3, 48, "+++" + "|" * 21),
        (4, 2, 52, "++"),
    ],
)
def test_a_pile_is_drawn_to_the_scale_of_the_highest(
    size: int, crosswise: int, highest: int, strokes: str
) -> None:
    assert drawn(size, crosswise, highest) == strokes


def test_a_narrow_line_takes_the_whole_deck() -> None:
    assert len(drawn(52, 8, 52, width=10)) == 9
    assert drawn(2, 1, 4, glyphs=UNICODE) == "┿│"
