"""The wire: whatever it leaves out, the terminal shows what it would have shown anyway."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

import pyte
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from rich.color import ColorSystem
from rich.style import Style

from smilegames.tui.drawing.grid import Grid
from smilegames.tui.drawing.ink import Ink, Tone
from smilegames.tui.terminal.pen import Pen, change, turned
from smilegames.tui.terminal.wire import Wire
from smilegames.tui.widgets.zone import _differing

WIDTH, HEIGHT = 16, 4
ONLY_TEXT = re.compile(r"\x1b\[[0-9;]*[A-Za-z]|\b")
COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")

Painting = tuple[int, int, str, Ink]
INKS = st.builds(
    Ink,
    st.sampled_from([Tone.TEXT, Tone.YOU, Tone.GROUND]),
    st.sampled_from([None, Tone.GROUND, Tone.LIT, Tone.YOU]),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)
TEXTS = st.lists(st.sampled_from(["a", "b", " ", "e\u0301", "宽", "木"]), max_size=WIDTH)
PAINTINGS: st.SearchStrategy[Painting] = st.tuples(
    st.integers(-2, WIDTH - 1), st.integers(0, HEIGHT - 1), TEXTS.map("".join), INKS
)
FRAMES = st.lists(st.lists(PAINTINGS, max_size=4), min_size=1, max_size=6)


Colours = dict[Tone, str]
NIGHT: Colours = {
    Tone.TEXT: "#ebe6d8",
    Tone.YOU: "#ffb43a",
    Tone.GROUND: "#11131d",
    Tone.LIT: "#212747",
}
SIXTEEN: Colours = {
    Tone.TEXT: "bright_white",
    Tone.YOU: "bright_yellow",
    Tone.GROUND: "black",
    Tone.LIT: "blue",
}
PLAIN: Colours = {}


def style_of(ink: Ink, colours: Colours) -> Style:
    """Return an ink as Textual would write it."""
    back = ink.back or Tone.GROUND
    return Style(
        color=colours.get(ink.fore),
        bgcolor=colours.get(back),
        bold=ink.bold,
        reverse=ink.reverse or (not colours and back is Tone.YOU),
        underline=ink.underline,
    )


def in_full(grid: Grid, palette: Colours = NIGHT) -> str:
    """Write every cell, row by row, as Textual does."""
    return written(grid, ((y, 0, WIDTH) for y in range(HEIGHT)), palette)


def written(grid: Grid, spans: Iterable[tuple[int, int, int]], palette: Colours = NIGHT) -> str:
    """Write spans of rows, and leave the cursor at home."""
    parts = []
    for y, x, columns in spans:
        parts.append(f"\x1b[{y + 1};{x + 1}H")
        for ink, cells in groupby(grid.rows[y][x : x + columns], key=itemgetter(1)):
            text = "".join(char for char, _ in cells)
            parts.append(style_of(ink, palette).render(text, color_system=ColorSystem.TRUECOLOR))
    return "".join([*parts, "\x1b[1;1H"])


def sent(wire: Wire, data: str) -> str:
    """Give the wire a frame; return what it sends for it."""
    assert wire.take(data) == ""
    return wire.difference()


class Shown:
    """A terminal."""

    def __init__(self) -> None:
        self.screen = pyte.Screen(WIDTH, HEIGHT)
        self._stream = pyte.Stream(self.screen)

    def feed(self, data: str) -> None:
        self._stream.feed(data)

    def looks(self) -> list[list[Any]]:
        """Return every cell as it looks: of a blank one sees the ground alone."""
        blank = {"fg": "default", "bold": False, "italics": False}
        return [
            [
                char._replace(**blank)
                if char.data == " " and not (char.underscore or char.reverse or char.strikethrough)
                else char
                for char in row
            ]
            for row in self.cells()
        ]

    def cells(self) -> list[list[Any]]:
        buffer = self.screen.buffer
        return [[buffer[y][x] for x in range(WIDTH)] for y in range(HEIGHT)]


def painted(grid: Grid, frame: list[Painting]) -> Grid:
    after = Grid(WIDTH, HEIGHT)
    after.rows = [row[:] for row in grid.rows]
    for x, y, text, ink in frame:
        after.area().put(x, y, text, ink)
    return after


def frames(paintings: list[list[Painting]]) -> Iterator[tuple[Grid, Grid]]:
    """Yield each grid with the one before it."""
    grid = Grid(WIDTH, HEIGHT)
    for painting in paintings:
        after = painted(grid, painting)
        yield grid, after
        grid = after


def even(grid: Grid) -> Grid:
    """Return a grid without characters torn between styles, which Textual never makes, and without
    an accent in the last column, before which pyte begins a new line."""
    for row in grid.rows:
        for x, (char, _) in enumerate(row):
            if not char:
                row[x] = ("", row[x - 1][1])
        row[-1] = (row[-1][0][:1], row[-1][1])
    return grid


@settings(max_examples=80, deadline=None)
@example([[(1, 2, "宽", Ink())], [(2, 1, "a", Ink()), (3, 2, "a", Ink())]], NIGHT, False)
@given(FRAMES, st.sampled_from([NIGHT, SIXTEEN, PLAIN]), st.booleans())
def test_bytes_reproduce_the_screen(
    paintings: list[list[Painting]], palette: Colours, whole: bool
) -> None:
    """Against a terminal on which every frame is written out in full, here whole or where it
    differs."""
    wire, ours, reference = Wire(WIDTH, HEIGHT), Shown(), Shown()
    ours.feed(sent(wire, in_full(even(Grid(WIDTH, HEIGHT)), palette)))
    for before, after in frames(paintings):
        grid = even(after)
        differing = _differing(grid.rows, even(before).rows)
        spans = [(region.y, region.x, region.width) for region in differing]
        data = in_full(grid, palette) if whole else written(grid, spans, palette)
        ours.feed(sent(wire, data))
        reference.feed(in_full(grid, palette))
        assert ours.looks() == reference.looks()


def test_after_a_wide_character_the_cursor_is_where_it_should_be() -> None:
    wire, shown, grid = Wire(WIDTH, HEIGHT), Shown(), Grid(WIDTH, HEIGHT)
    for text in ("宽abcdef", "木abcdeX"):
        grid = painted(grid, [(0, 0, text, Ink())])
        shown.feed(sent(wire, in_full(grid)))
    assert shown.screen.display[0].rstrip() == "木abcdeX"


@pytest.mark.parametrize(("at", "left"), [(0, "x a"), (1, " xa")])
def test_half_a_wide_character_is_blank(at: int, left: str) -> None:
    wire, shown = Wire(WIDTH, HEIGHT), Shown()
    shown.feed(sent(wire, "\x1b[1;1H宽a"))
    shown.feed(sent(wire, f"\x1b[1;{at + 1}Hx"))
    assert shown.screen.display[0].rstrip() == left


def test_a_wide_character_does_not_reach_over_the_edge() -> None:
    assert sent(Wire(3, 1), "\x1b[1;1Hab宽\x1b[1;1H").endswith("ab \x1b[H")


@settings(max_examples=25, deadline=None)
@given(FRAMES, st.integers(0, 5))
def test_forgetting_writes_everything_again(paintings: list[list[Painting]], at: int) -> None:
    wire, ours, reference = Wire(WIDTH, HEIGHT), Shown(), Shown()
    for number, (_, after) in enumerate(frames(paintings)):
        if number == at:
            ours.feed("\x1b[2J\x1b[7;31mgarbage from elsewhere")
            wire.forget()
        ours.feed(sent(wire, in_full(even(after))))
        reference.feed(in_full(even(after)))
    assert ours.looks() == reference.looks()


def test_what_was_drawn_is_known_without_drawing_it_again() -> None:
    wire, shown = Wire(WIDTH, HEIGHT), Shown()
    sent(wire, in_full(painted(Grid(WIDTH, HEIGHT), [(2, 1, "hello", Ink())])))
    wire.forget()
    shown.feed(wire.difference())
    assert shown.screen.display[1].strip() == "hello"


def test_nothing_is_known_of_what_was_cleared() -> None:
    wire = Wire(WIDTH, HEIGHT)
    sent(wire, in_full(painted(Grid(WIDTH, HEIGHT), [(2, 1, "secret", Ink())])))
    wire.clear(WIDTH, HEIGHT)
    wire.forget()
    assert wire.difference() == ""


def test_what_the_terminal_shows_is_not_sent_again() -> None:
    wire, data = Wire(WIDTH, HEIGHT), in_full(painted(Grid(WIDTH, HEIGHT), [(2, 1, "hi", Ink())]))
    assert "hi" in sent(wire, data)
    assert sent(wire, data) == ""


def test_frames_that_were_not_sent_come_as_one() -> None:
    wire, grid = Wire(WIDTH, HEIGHT), Grid(WIDTH, HEIGHT)
    sent(wire, in_full(grid))
    wire.take(in_full(painted(grid, [(2, 1, "secret", Ink())])))
    wire.take(in_full(painted(grid, [(0, 2, "x", Ink())])))
    assert ONLY_TEXT.sub("", wire.difference()) == "x"


def test_only_what_differs_is_sent() -> None:
    wire, grid = Wire(WIDTH, HEIGHT), painted(Grid(WIDTH, HEIGHT), [(2, 1, "hello", Ink())])
    sent(wire, in_full(grid))
    again = sent(wire, in_full(painted(grid, [(2, 1, "jello", Ink())])))
    assert again == "\x1b[2;3Hj\x1b[H"


def test_the_pen_is_remembered() -> None:
    wire, amber = Wire(WIDTH, HEIGHT), Ink(Tone.YOU, bold=True)
    grid = painted(Grid(WIDTH, HEIGHT), [(0, 0, "a", amber)])
    sent(wire, in_full(grid))
    sent(wire, in_full(painted(grid, [(0, 0, "b", amber)])))
    assert sent(wire, in_full(painted(grid, [(0, 0, "c", amber)]))) == "\x1b[Hc\x1b[H"


def test_all_blanks_on_a_ground_are_alike() -> None:
    wire, grid = Wire(WIDTH, HEIGHT), Grid(WIDTH, HEIGHT)
    sent(wire, in_full(grid))
    assert sent(wire, in_full(painted(grid, [(0, 0, "  ", Ink(Tone.YOU, bold=True))]))) == ""
    assert sent(wire, in_full(painted(grid, [(0, 0, "  ", Ink(underline=True))]))) != ""


def test_words_of_one_ink_are_one_run() -> None:
    wire, grid = Wire(WIDTH, HEIGHT), Grid(WIDTH, HEIGHT)
    sent(wire, in_full(grid))
    amber = Ink(Tone.YOU)
    again = sent(wire, in_full(painted(grid, [(0, 1, "you", amber), (4, 1, "now", amber)])))
    assert again.endswith("you now\x1b[H")


def test_a_terminal_without_colours_gets_none() -> None:
    grid = painted(Grid(WIDTH, HEIGHT), [(0, 0, "amber", Ink(Tone.YOU, Tone.LIT, bold=True))])
    assert COLOUR.search(sent(Wire(WIDTH, HEIGHT), in_full(grid)))
    plain = sent(Wire(WIDTH, HEIGHT, coloured=False), in_full(grid))
    assert "amber" in plain
    assert "\x1b[1m" in plain
    assert not COLOUR.search(plain)


@pytest.mark.parametrize(
    "sequence",
    ["\x07", "\x1b[?2004h", "\x1b]52;c;YQ==\x07", "\x1b]2;title\x1b\\", "\x1b[>1u"],
    ids=repr,
)
def test_what_is_no_drawing_goes_on_as_it_is(sequence: str) -> None:
    wire = Wire(WIDTH, HEIGHT)
    assert wire.take(f"\x1b[1;1Hab{sequence}c") == sequence
    assert "abc" in wire.difference()


@pytest.mark.parametrize(
    "sequence", ["\x1b]8;;http://x\x1b\\", "\x1b]22;default\x07", "\x1b"], ids=repr
)
def test_what_nobody_needs_does_not(sequence: str) -> None:
    wire = Wire(WIDTH, HEIGHT)
    assert wire.take(f"\x1b[1;1Hab{sequence}\x1b[1;1H") == ""
    assert wire.difference().removesuffix("\x1b[H").rstrip().endswith("ab")


def test_lines_of_a_whole_frame() -> None:
    wire, shown = Wire(WIDTH, HEIGHT), Shown()
    shown.feed(sent(wire, "\x1b[1;1Hone\x1b[0m\n\x1b[2;1Htwo\nthree"))
    assert [line.rstrip() for line in shown.screen.display] == ["one", "two", "three", ""]


def test_at_the_right_edge_the_cursor_goes_by_address() -> None:
    """A terminal may hold the cursor on the last column or have it on the next line."""
    wire, grid = Wire(WIDTH, HEIGHT), Grid(WIDTH, HEIGHT)
    sent(wire, in_full(grid))
    grid = painted(grid, [(WIDTH - 1, 0, "x", Ink()), (WIDTH - 1, 1, "y", Ink())])
    again = sent(wire, in_full(grid))
    assert re.sub(r"\x1b\[[0-9;]*m", "", again) == f"\x1b[1;{WIDTH}Hx\x1b[2;{WIDTH}Hy\x1b[H"


def test_the_cursor_stands_where_somebody_writes() -> None:
    """Hidden as it is: what helps people to write other scripts opens there."""
    wire = Wire(WIDTH, HEIGHT)
    assert sent(wire, "\x1b[1;1Hab\x1b[3;5H").endswith("\x1b[3;5H")
    assert sent(wire, "\x1b[3;5H") == ""
    assert sent(wire, "\x1b[3;6H") == "\x1b[3;6H"
    assert sent(wire, "\x1b[1;1H") == "\x1b[H"


CODES = ("0", "1", "2", "4", "7", "22", "24", "27", "31", "39", "44", "49", "97", "107", "38;5;9")


@given(st.lists(st.sampled_from([*CODES, "48;2;1;2;3"])))
def test_a_change_leads_from_any_pen_to_any_other(codes: list[str]) -> None:
    pens = [Pen()]
    for code in codes:
        pens.append(turned(pens[-1], code))
    for before in pens:
        for after in (pens[-1], Pen()):
            pen = before
            for step in re.findall(r"\x1b\[([0-9;]*)m", change(before, after)):
                pen = turned(pen, step)
            assert pen == after
