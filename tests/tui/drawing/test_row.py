"""Rows of cards with their labels, and where to press them."""

from __future__ import annotations

from smilegames.tui.drawing.card import CardFace, CardLook
from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import Tone
from smilegames.tui.drawing.row import RowCard, RowShape, draw_row


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
