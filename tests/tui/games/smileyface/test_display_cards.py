"""The cards of a display: as small cards, as chips, and written as closely as can be."""

from __future__ import annotations

import pytest

from smilegames.games.smileyface.cards import NAMES
from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import TAG, Tone
from smilegames.tui.games.smileyface.display_cards import (
    COMES,
    GOES,
    STAYS,
    Laid,
    changes,
    draw_display,
    laid,
)
from tests.games.smileyface.table import cards


def lying(names: str, after: str | None = None) -> list[Laid]:
    """Lay cards, and what changes until they lie as `after` says."""
    before = cards(names)
    then = before if after is None else cards(after)
    return [laid(card, NAMES[card].capitalize(), how) for card, how in changes(before, then)]


def drawn(shown: list[Laid], width: int, height: int = 1, *, thought: bool = False) -> Grid:
    grid = Grid(width, height)
    draw_display(grid.area(), shown, UNICODE, thought=thought)
    return grid


@pytest.mark.rule("SF-12")
@pytest.mark.parametrize(
    ("width", "text"),
    [
        (44, " H1   H1   H3   S4   Mean   Mean   Pirate"),
        (28, "H1 H1 H3 S4 Mean Mean Pirate"),
        (27, "H113 S4 Mean Mean Pirate"),
        (24, "H113 S4 Mean Mean Pirate"),
        (23, "H113 S4 MMP"),
        (11, "H113 S4 MMP"),
        (10, "H113S4MMP"),
    ],
)
def test_cards_are_drawn_as_closely_as_the_room_asks_for(width: int, text: str) -> None:
    assert drawn(lying("H1 H1 H3 S4 mean mean pirate"), width).text() == text


@pytest.mark.rule("SF-12")
def test_small_cards_have_frames_and_lie_over_one_another_where_they_must() -> None:
    shown = lying("H1 H3 S4 mean")
    wide = drawn(shown, 34, 3).text().split("\n")
    assert wide == [
        "╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮",
        "│▌H  1│ │▌H  3│ │▌S  4│ │▌Mean│",
        "╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯",
    ]
    assert drawn(shown, 26, 3).text().split("\n")[1] == "│▌H1│ │▌H3│ │▌S4│ │▌Mean│"
    assert drawn(shown, 20, 3).text().split("\n")[1] == "│▌H1│▌H3│▌S4│▌Mean│"
    assert drawn(shown, 12, 3).text().split("\n")[1] == "H13 S4 Mean"


def test_nothing_lies_there() -> None:
    assert drawn([], 10).text() == ""
    assert drawn([], 10, 3).text().strip() == ""


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


@pytest.mark.parametrize("width", [40, 9])
@pytest.mark.parametrize("thought", [True, False])
def test_what_comes_and_goes_has_a_sign_and_amber_is_for_thoughts(
    width: int, thought: bool
) -> None:
    grid = drawn(lying("H1 S2", "S2 U3"), width, thought=thought)
    text, row = grid.text(), grid.rows[0]
    goes, comes = row[text.index("×H1")][1], row[text.index("+U3")][1]
    assert goes.underline
    assert (comes.back is Tone.YOU) == thought
    assert comes == TAG if thought else comes.reverse
    assert row[text.index("S2")][1].fore is Tone.BLUE


def test_small_cards_carry_the_signs_on_their_edges() -> None:
    text = drawn(lying("H1 S2", "S2 U3"), 40, 3).text()
    assert text.split("\n")[2] == "╰─ × ─╯ ╰─────╯ ╰─ + ─╯"


def test_signs_are_plain_in_ascii() -> None:
    grid = Grid(12, 1)
    draw_display(grid.area(), lying("H1 S2", "S2 U3"), ASCII, thought=False)
    assert grid.text() == "xH1 S2 +U3"
