"""The curtain as a drawing."""

from __future__ import annotations

import pytest

from smilegames.tui.drawing.curtain import draw_curtain
from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Grid


def curtain(name: str, glyphs: Glyphs = UNICODE, width: int = 80, height: int = 24) -> Grid:
    grid = Grid(width, height)
    draw_curtain(
        grid.area(),
        lead="The table is covered for",
        name=name,
        key="Space",
        does="lift the curtain",
        notes=["Everybody else looks away.", "x " * 60],
        glyphs=glyphs,
    )
    return grid


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "├─┤ │ │ ├─┤"),
        ("Maximilianus", "╭┬╮ ╭─╮ ╲ ╱ ╷ ╭┬╮"),
        ("Zoë", "Z o ë"),
        ("宽木宽木宽木", "宽 木 宽 木 宽 木"),
        ("Zoe\u0301", "Z o e\u0301"),
    ],
)
def test_the_name_is_set_large_or_else_wide(name: str, shown: str) -> None:
    assert shown in curtain(name).text()


def test_it_says_who_which_key_and_nothing_else() -> None:
    lines = [line.strip(" ·") for line in curtain("Ada").text().split("\n")]
    words = [line for line in lines if line and "x" not in line]
    assert words == [
        "The table is covered for",
        "╭─╮ ┬─╮ ╭─╮",
        "├─┤ │ │ ├─┤",
        "╵ ╵ ┴─╯ ╵ ╵",
        "Ada",
        "Space lift the curtain",
        "Everybody else looks away.",
    ]


def test_long_notes_go_on_in_the_next_line() -> None:
    text = curtain("Ada").text()
    assert text.count("x") == 60
    assert max(line.count("x") for line in text.split("\n")) == 32


def test_the_key_can_be_pressed_with_the_mouse() -> None:
    grid = curtain("Ada")
    lines = grid.text().split("\n")
    y = next(y for y, line in enumerate(lines) if "lift" in line)
    x = lines[y].index("Space")
    assert [grid.target_at(at, y) for at in (x - 1, x, x + 21, x + 22)] == [
        None,
        "lift",
        "lift",
        None,
    ]


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (200, 60), (20, 6), (1, 1)])
def test_any_window(width: int, height: int) -> None:
    grid = curtain("Ada", ASCII, width, height)
    assert (grid.width, grid.height) == (width, height)
