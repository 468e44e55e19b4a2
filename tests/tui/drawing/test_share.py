"""A share as a line."""

from __future__ import annotations

import pytest

from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import TEXT, Tone
from smilegames.tui.drawing.share import draw_share


def drawn(share: float) -> str:
    grid = Grid(4, 1)
    draw_share(grid.area(), share, TEXT, ASCII)
    return grid.text()


@pytest.mark.parametrize("share", [0, 1 / 8, 0.5, 0.55, 0.9, 1])
def test_in_halves_of_a_cell(share: float) -> None:
    grid = Grid(4, 1)
    draw_share(grid.area(), share, TEXT, UNICODE)
    drawn = grid.text()
    assert drawn.count("━") + drawn.count("╸") / 2 == round(8 * share) / 2
    assert drawn == drawn.rstrip("─").ljust(4, "─")
    assert all((char == "─") is (ink.fore is Tone.RULE) for char, ink in grid.rows[0])


def test_in_whole_cells_of_ascii() -> None:
    assert [drawn(share) for share in (0, 0.1, 0.5, 0.9, 1)] == [
        *("----", "----", "==--", "====", "===="),
    ]
