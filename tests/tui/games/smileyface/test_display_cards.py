"""The cards of a display in a line, from written out to as close as can be."""

from __future__ import annotations

import pytest

from smilegames.games.smileyface.cards import NAMES
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import TAG, Tone
from smilegames.tui.games.smileyface.display_cards import (
    COMES,
    GOES,
    STAYS,
    changes,
    draw_close,
    draw_tiles,
)
from tests.games.smileyface.table import cards


def name_of(card: int) -> str:
    return NAMES[card].capitalize()


def close(names: str, width: int) -> str:
    grid = Grid(width, 1)
    held = cards(names)
    draw_close(grid.area(), changes(held, held), name_of)
    return grid.text()


@pytest.mark.rule("SF-12")
@pytest.mark.parametrize(
    ("width", "text"),
    [
        (40, "H1 H1 H3 S4 Mean Mean Pirate"),
        (28, "H1 H1 H3 S4 Mean Mean Pirate"),
        (27, "H113 S4 Mean Mean Pirate"),
        (24, "H113 S4 Mean Mean Pirate"),
        (23, "H113 S4 MMP"),
        (11, "H113 S4 MMP"),
        (10, "H113S4MMP"),
    ],
)
def test_cards_are_written_as_closely_as_the_room_asks_for(width: int, text: str) -> None:
    assert close("H1 H1 H3 S4 mean mean pirate", width) == text


def test_nothing_lies_there() -> None:
    assert close("", 10) == ""


def test_changes_are_those_of_equal_cards_too() -> None:
    before, after = cards("H1 H1 S2"), cards("H1 S2 S2 mean")
    h1, s2, mean = cards("H1 S2 mean")
    assert changes(before, after) == [
        (h1, GOES),
        (h1, STAYS),
        (s2, STAYS),
        (s2, COMES),
        (mean, COMES),
    ]


@pytest.mark.parametrize("tiles", [False, True])
def test_what_comes_stands_out_and_what_goes_sinks(tiles: bool) -> None:
    grid = Grid(40, 1)
    lying = changes(cards("H1 S2"), cards("S2 U3"))
    (draw_tiles if tiles else draw_close)(grid.area(), lying, name_of)
    text, row = grid.text(), grid.rows[0]
    goes, stays, comes = (row[text.index(name)][1] for name in ("H1", "S2", "U3"))
    assert (goes.fore, goes.underline) == (Tone.SUNK, True)
    assert stays.fore is Tone.BLUE
    assert comes == TAG


def test_too_many_tiles_are_written_closely() -> None:
    held = cards("H1 H2 S3 mean")
    grid = Grid(20, 1)
    draw_tiles(grid.area(), changes(held, held), name_of)
    assert grid.text() == "H1 H2 S3 Mean"
    grid = Grid(22, 1)
    draw_tiles(grid.area(), changes(held, held), name_of)
    assert grid.text() == " H1   H2   S3   Mean"
