"""A card of a row with its label, and where to press it."""

from __future__ import annotations

import pytest

from smilegames.tui.drawing.card import AT_REST, CardFace, CardLook
from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import DIM, SUNK, YOU, Ink, Tone
from smilegames.tui.drawing.row import RowCard, draw_labelled

FACE = CardFace("A", "+1", Tone.RED)


def test_a_card_with_its_label() -> None:
    grid = Grid(9, 5)
    card = RowCard(FACE, label="1", target="this one")
    draw_labelled(grid.area().part(1, 0, 7, 4), card, UNICODE)
    assert grid.text() == " ╭─────╮\n │▌A +1│\n ╰─────╯\n    1\n"
    assert [grid.target_at(x, y) for x, y in ((1, 0), (7, 2), (8, 1), (4, 3))] == [
        "this one",
        "this one",
        None,
        None,
    ]


@pytest.mark.parametrize(
    ("look", "ink"),
    [(AT_REST, DIM), (CardLook(selected=True), YOU), (CardLook(sunk=True), SUNK)],
)
def test_a_label_looks_as_its_card_does(look: CardLook, ink: Ink) -> None:
    grid = Grid(7, 4)
    draw_labelled(grid.area(), RowCard(FACE, look, "1"), UNICODE)
    assert grid.rows[3][3] == ("1", ink.on(Tone.GROUND))
