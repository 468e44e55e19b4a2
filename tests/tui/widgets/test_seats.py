"""The people round the table: a line each, facts in columns, the acting one on a lit row."""

from __future__ import annotations

import pytest

from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, Tone
from smilegames.tui.widgets.seats import Fact, SeatLine, Seats
from tests.tui.widgets.drawing import drawn


def line(name: str, **other: object) -> SeatLine:
    facts = (Fact(20, "two beads"), Fact(60, "7 points", ends=True))
    below = (Fact(20, "has no green", DIM),)
    return SeatLine(name, facts=facts, below=below, **other)  # type: ignore[arg-type]


def seats(*lines: SeatLine, width: int = 80, rows: int = 1) -> Grid:
    return drawn(Seats(UNICODE, len(lines)), lines, width, len(lines) * rows + 1)


def test_lines_stand_one_below_the_other_with_a_rule_under_the_last() -> None:
    rows = seats(line("Ada"), line("Ben", acts=True)).text().splitlines()
    assert rows[0].split() == ["Ada", "two", "beads", "7", "points"]
    assert rows[1].startswith(" ▸ Ben")
    assert set(rows[2]) == {"─"}


@pytest.mark.parametrize("width", [80, 106, 120])
def test_facts_stand_in_columns_that_move_apart_where_there_is_room(width: int) -> None:
    rows = seats(line("Ada"), line("Maximilianne"), width=width).text().splitlines()
    assert {row.index("two") for row in rows[:2]} == {20 * width // 80}
    assert {row.index("7 points") + 8 for row in rows[:2]} == {60 * width // 80}


def test_they_may_be_placed_for_another_width() -> None:
    grid = drawn(Seats(UNICODE, 1, 40), (line("Ada"),), 80, 2)
    assert grid.text().splitlines()[0].index("two") == 40


def test_a_second_row_of_facts_needs_a_second_row() -> None:
    assert "has no green" not in seats(line("Ada")).text()
    rows = seats(line("Ada"), line("Ben"), rows=2).text().splitlines()
    assert [row.strip() for row in rows[1:4:2]] == ["has no green"] * 2


def test_whose_turn_it_is_is_seen_without_colour() -> None:
    grid = seats(line("Ada", acts=True), line("Ben", away=True), line("Cleo"))
    assert [grid.rows[y][1][0] for y in range(3)] == ["▸", " ", " "]
    inks = [grid.rows[y][3][1] for y in range(3)]
    assert inks[0].back is Tone.LIT
    assert [ink.bold for ink in inks] == [BOLD.bold, False, False]
    assert [ink.fore for ink in inks[1:]] == [DIM.fore, TEXT.fore]


def test_a_name_too_long_is_cut_and_a_wide_one_is_not_torn() -> None:
    rows = seats(line("Maximilianus-X"), line("日本人の名前たち")).text().splitlines()
    assert rows[0].startswith("   Maximilianu…")
    assert rows[1].startswith("   日本人の名…")


def test_a_line_that_stands_for_something_can_be_pressed() -> None:
    grid = seats(line("Ada", target="seat 1"), line("Ben"))
    assert [grid.target_at(40, y) for y in range(2)] == ["seat 1", None]
