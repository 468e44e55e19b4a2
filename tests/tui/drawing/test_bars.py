"""Header, footer, news and log at 80 columns, with names as long as they come."""

from __future__ import annotations

from smilegames.tui.drawing.bars import Key, draw_footer, draw_header, draw_log
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import DIM, TEXT

LONGEST = "Maximiliana-X"[:12]
LINES = [f"line {n}" for n in range(1, 21)]


def header(turn: str, aside: str = "draw pile 27") -> str:
    grid = Grid(80, 1)
    draw_header(grid.area(), "Smile & Money", "round 3 of 10", turn, aside)
    return grid.text()


def test_a_header() -> None:
    text = header("Ada decides")
    assert text.startswith(" SMILE & MONEY  round 3 of 10   Ada decides")
    assert text.endswith(" draw pile 27")


def test_a_long_turn_is_cut_before_the_aside() -> None:
    text = header(f"{LONGEST}: choose a card to give away, or pass it on", "a long aside, too")
    assert text.endswith("…  a long aside, too")


def footer(*keys: Key) -> Grid:
    grid = Grid(40, 1)
    draw_footer(grid.area(), keys)
    return grid


def test_a_footer_and_where_to_press_it() -> None:
    grid = footer(Key("b", "bid", "smile.bid"), Key("1-3", "take"), Key("Esc", "pause", "pause"))
    assert grid.text() == " b bid  1-3 take  Esc pause"
    assert [grid.target_at(x, 0) for x in (1, 5, 9, 18, 26)] == [
        "smile.bid",
        "smile.bid",
        None,
        "pause",
        "pause",
    ]


def test_keys_that_do_not_fit_are_left_out_whole_but_never_the_last_two() -> None:
    grid = footer(*(Key(str(n), f"action {n}", n) for n in range(5)))
    assert grid.text() == " 0 action 0  3 action 3  4 action 4"


def log(height: int, scroll: int = 0, lines: list[str] = LINES, fresh: int = 2) -> list[str]:
    grid = Grid(30, height)
    draw_log(grid.area(), "What happened", lines, fresh, scroll, "•")
    return grid.text().split("\n")


def test_the_log_shows_its_end() -> None:
    assert log(6) == [" What happened", "", "  line 17", "  line 18", "• line 19", "• line 20"]


def test_the_log_scrolls_up_and_stops_at_the_beginning() -> None:
    assert log(6, scroll=3)[2:] == ["  line 14", "  line 15", "  line 16", "  line 17"]
    top = ["  line 1", "  line 2", "  line 3", "  line 4"]
    assert log(6, scroll=16)[2:] == log(6, scroll=17)[2:] == log(6, scroll=999)[2:] == top


def test_drawing_the_log_tells_how_far_it_is_scrolled() -> None:
    area = Grid(30, 6).area()
    asked = (0, 3, 16, 17, 999)
    assert [draw_log(area, "", LINES, 0, scroll, "•") for scroll in asked] == [0, 3, 16, 16, 16]
    assert draw_log(area, "", LINES[:2], 0, 5, "•") == 0


def test_a_short_log_and_an_empty_one() -> None:
    assert log(6, lines=["one"], fresh=0) == [" What happened", "", "  one", "", "", ""]
    assert log(6, lines=[], scroll=4) == [" What happened", "", "", "", "", ""]


def test_long_lines_are_broken_and_set_in() -> None:
    shown = log(6, lines=["Ada bids a bead on Y-2; there are now three beads."])
    assert shown[2:4] == ["• Ada bids a bead on Y-2;", "    there are now three beads."]


def test_a_sign_marks_what_is_new() -> None:
    grid = Grid(30, 6)
    draw_log(grid.area(), "", LINES, 2, 0, ">")
    assert [grid.rows[y][0][0] for y in range(2, 6)] == [" ", " ", ">", ">"]
    assert [grid.rows[y][2][1].fore for y in range(2, 6)] == [DIM.fore] * 2 + [TEXT.fore] * 2
