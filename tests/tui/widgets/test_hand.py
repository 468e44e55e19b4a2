"""A hand under its cover."""

from __future__ import annotations

from dataclasses import replace

import pytest

from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.widgets.hand import Cover, Hand

COVER = Cover("Ada", "Space", "lifts the hand", 4)
TOO_QUICK = "Too quick: that key was thrown away."
REMINDER = "Partners don't speak during a hand; smiles and gestures are welcome."


def drawn(cover: Cover, width: int) -> list[str]:
    grid = Grid(width, 8)
    Hand(UNICODE).draw(grid.area(), cover)
    return grid.text().split("\n")


def said(lines: list[str]) -> str:
    """Return the words beside the backs."""
    return " ".join(" ".join(lines).translate(dict.fromkeys(map(ord, "─░│╰╯╭╮"), " ")).split())


@pytest.mark.parametrize("width", [44, 80, 150])
@pytest.mark.parametrize("cards", [1, 4, 12])
def test_a_note_comes_and_goes_and_nothing_moves(cards: int, width: int) -> None:
    cover = replace(COVER, cards=cards)
    plain, noted = drawn(cover, width), drawn(replace(cover, note=TOO_QUICK), width)
    words = next(line.index("Space") for line in plain if "Space" in line)
    assert [line[:words].rstrip() for line in noted] == [line[:words].rstrip() for line in plain]
    assert said(noted) == f"{said(plain)} {TOO_QUICK}"


@pytest.mark.parametrize("width", [44, 80])
def test_a_long_note_is_said_whole(width: int) -> None:
    assert said(drawn(replace(COVER, note=REMINDER), width)).endswith(REMINDER)
