"""Words drawn large."""

from __future__ import annotations

import pytest

from smilegames.text.games.smile_money.table import BOOM_WORD, SMILE_WORD
from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import BOLD
from smilegames.tui.games.smile_money.big_word import draw_big_word


def drawn(word: str, width: int = 60, glyphs=UNICODE) -> list[str]:
    grid = Grid(width, 5)
    draw_big_word(grid.area(), 0, word, BOLD, glyphs)
    return [line.strip() for line in grid.text().splitlines()]


def test_boom() -> None:
    assert drawn("BOOM!", glyphs=ASCII) == [
        "#####   ####   ####  ##   ## ##",
        "##  ## ##  ## ##  ## ### ### ##",
        "#####  ##  ## ##  ## ####### ##",
        "##  ## ##  ## ##  ## ## # ##",
        "#####   ####   ####  ##   ## ##",
    ]


@pytest.mark.parametrize("word", [BOOM_WORD, SMILE_WORD])
def test_our_words_are_drawn_in_blocks(word: str) -> None:
    assert all("██" in line for line in drawn(word))


def test_other_words_and_narrow_places_are_set_wide() -> None:
    assert drawn("Ätsch") == ["", "", "Ä t s c h", ""]
    assert drawn("BOOM!", width=20) == ["", "", "B O O M !", ""]
