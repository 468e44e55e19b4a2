"""A table of suits spreads with its area and never runs out of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import BOLD, TEXT
from smilegames.tui.drawing.suit_table import (
    Heap,
    SuitHead,
    SuitLine,
    Suits,
    Tail,
    draw_suit_table,
    is_tall,
    rows_of,
)

PICTURE = ("/--\\", "|..|", "|__|", "\\--/")


def table(players: int = 3, suits: int = 6) -> Suits:
    heaps = tuple(Heap(str(at), TEXT, sign="v" if at == 1 else "") for at in range(suits))
    heads = tuple(SuitHead(letter, "***", BOLD, PICTURE) for letter in "RGYBPO"[:suits])
    tails = (Tail(0, "left"), Tail(21, "right", ends=True))
    line = SuitLine("1", "Maximilianna", heaps, signs="Mm~", tails=tails, acts=True)
    return Suits("legend", heads, (Tail(21, "end", ends=True),), (line,) * players)


def drawn(data: Suits, size: tuple[int, int]) -> list[str]:
    grid = Grid(*size)
    draw_suit_table(grid.area(), data, UNICODE)
    return [row.rstrip() for row in grid.text().splitlines()]


def test_heaps_stand_under_their_heads() -> None:
    head, line, *_ = drawn(table(), (80, 4))
    for at, letter in enumerate("RGYBPO"):
        x = head.index(f"{letter}***")
        assert line[x] == str(at)
        assert line[x - 1] == ("v" if at == 1 else " ")
    assert line.startswith(" ▸ 1 Maximilianna Mm~")
    assert head.rindex("end") + 3 == line.index("right") + 5 == 79


@pytest.mark.parametrize(
    ("size", "apart", "pictures"),
    [((80, 4), 1, False), ((80, 7), 2, False), ((80, 30), 2, False), ((106, 11), 2, True)],
)
def test_a_large_area_has_rows_apart_and_pictures(
    size: tuple[int, int], apart: int, pictures: bool
) -> None:
    rows = drawn(table(), size)
    named = [y for y, row in enumerate(rows) if "Maximilianna" in row]
    assert [b - a for a, b in pairwise(named)] == [apart, apart]
    assert any("|..|" in row for row in rows) == pictures
    assert named[-1] + apart <= rows_of(3, apart) + 4 * pictures


def test_a_wide_area_has_the_table_in_its_middle() -> None:
    assert not is_tall(80, 6)
    assert is_tall(104, 6)
    line = drawn(table(), (144, 4))[1]
    assert line.index("1") - 3 == 20
    assert len(line) == 144 - 20 - 1
