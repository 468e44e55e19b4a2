"""The wire: whatever it leaves out, the terminal shows what it would have shown anyway."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

import pyte
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

from smilegames.tui.drawing.grid import Cell, Grid
from smilegames.tui.drawing.ink import NIGHT, PLAIN, SIXTEEN, Ink, Palette, Tone
from smilegames.tui.wire import Wire

WIDTH, HEIGHT = 16, 4
EVERYTHING = Region(0, 0, WIDTH, HEIGHT)
TRUE_COLOUR = Console(color_system="truecolor", force_terminal=True, width=WIDTH)

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


def strips(grid: Grid, palette: Palette) -> list[Strip]:
    return [
        Strip([Segment(char, palette.style(ink)) for char, ink in row], len(row))
        for row in grid.rows
    ]


def layout(grid: Grid, palette: Palette = NIGHT, region: Region = EVERYTHING) -> LayoutUpdate:
    """Make the update that writes a whole region."""
    rows = strips(grid, palette)[region.y : region.bottom]
    return LayoutUpdate([[row.crop(region.x, region.right)] for row in rows], region)


def chops(grid: Grid, spans: Iterable[tuple[int, int, int]], palette: Palette) -> ChopsUpdate:
    """Make the update that writes spans of rows, each row in two chops."""
    half = WIDTH // 2
    rows = [{0: row.crop(0, half), half: row.crop(half, WIDTH)} for row in strips(grid, palette)]
    ends = [(y, x, x + columns) for y, x, columns in spans]
    return ChopsUpdate(rows, ends, [[half, WIDTH]] * HEIGHT)


def in_full(grid: Grid, palette: Palette) -> str:
    """Write every cell, row by row."""
    rows = []
    for y, row in enumerate(grid.rows):
        rows.append(f"\x1b[{y + 1};1H")
        for ink, cells in groupby(row, key=itemgetter(1)):
            text = "".join(char for char, _ in cells)
            rows.append(palette.style(ink).render(text, color_system=ColorSystem.TRUECOLOR))
    return "".join(rows)


class Shown:
    """A terminal."""

    def __init__(self) -> None:
        self.screen = pyte.Screen(WIDTH, HEIGHT)
        self._stream = pyte.Stream(self.screen)

    def feed(self, data: str) -> None:
        self._stream.feed(data)

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
    """Return a grid without characters torn between styles or chops, which Textual never makes,
    and without an accent in the last column, before which pyte begins a new line."""
    for row in grid.rows:
        for x, (char, ink) in enumerate(row):
            if not char:
                row[x] = ("", row[x - 1][1])
            if not char and x == WIDTH // 2:
                row[x - 1] = row[x] = (" ", ink)
        row[-1] = (row[-1][0][:1], row[-1][1])
    return grid


@settings(max_examples=80, deadline=None)
@given(FRAMES, st.sampled_from([NIGHT, SIXTEEN, PLAIN]), st.booleans())
def test_bytes_reproduce_the_screen(
    paintings: list[list[Painting]], palette: Palette, whole: bool
) -> None:
    """Against a terminal on which every frame is written out in full."""
    wire, ours, reference = Wire(), Shown(), Shown()
    first = layout(even(Grid(WIDTH, HEIGHT)), palette)
    ours.feed(wire.tighten(first, WIDTH).render_segments(TRUE_COLOUR))
    for before, after in frames(paintings):
        grid = even(after)
        spans = list(grid.changes(even(before)))
        update = layout(grid, palette) if whole else chops(grid, spans, palette)
        ours.feed(wire.tighten(update, WIDTH).render_segments(TRUE_COLOUR))
        reference.feed(in_full(grid, palette))
        assert ours.cells() == reference.cells()


def test_after_a_wide_character_the_cursor_is_where_it_should_be() -> None:
    wire, shown, grid = Wire(), Shown(), Grid(WIDTH, HEIGHT)
    for text in ("宽abcdef", "木abcdeX"):
        grid = painted(grid, [(0, 0, text, Ink())])
        shown.feed(wire.tighten(layout(grid), WIDTH).render_segments(TRUE_COLOUR))
    assert shown.screen.display[0].rstrip() == "木abcdeX"


@settings(max_examples=25, deadline=None)
@given(FRAMES, st.integers(0, 5))
def test_forgetting_writes_everything_again(paintings: list[list[Painting]], at: int) -> None:
    wire, ours, reference = Wire(), Shown(), Shown()
    for number, (_, after) in enumerate(frames(paintings)):
        if number == at:
            ours.feed("\x1b[2J\x1b[Hgarbage from elsewhere")
            wire.forget()
        ours.feed(wire.tighten(layout(even(after)), WIDTH).render_segments(TRUE_COLOUR))
        reference.feed(in_full(even(after), NIGHT))
    assert ours.cells() == reference.cells()


def rendered(wire: Wire, grid: Grid, palette: Palette = NIGHT, **console: Any) -> str:
    terminal = Console(force_terminal=True, **{"color_system": "truecolor", **console})
    return str(wire.tighten(layout(grid, palette), WIDTH).render_segments(terminal))


def test_what_the_terminal_shows_is_not_sent_again() -> None:
    wire, grid = Wire(), painted(Grid(WIDTH, HEIGHT), [(2, 1, "hello", Ink(Tone.YOU))])
    assert "hello" in rendered(wire, grid)
    assert rendered(wire, grid) == ""


def test_only_what_differs_is_sent() -> None:
    wire, grid = Wire(), painted(Grid(WIDTH, HEIGHT), [(2, 1, "hello", Ink())])
    rendered(wire, grid)
    sent = rendered(wire, painted(grid, [(2, 1, "jello", Ink())]))
    assert re.sub(r"\x1b\[[0-9;]*[mH]", "", sent) == "j"
    assert len(sent) < 60


def test_the_style_is_put_back() -> None:
    assert rendered(Wire(), painted(Grid(WIDTH, HEIGHT), [(0, 0, "x", Ink(bold=True))])).endswith(
        "\x1b[0m"
    )


COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")


def test_a_terminal_without_colours_gets_none() -> None:
    grid = painted(Grid(WIDTH, HEIGHT), [(0, 0, "amber", Ink(Tone.YOU, Tone.LIT, bold=True))])
    assert COLOUR.search(rendered(Wire(), grid))
    for sent in (rendered(Wire(), grid, color_system=None), rendered(Wire(), grid, PLAIN)):
        assert "amber" in sent
        assert not COLOUR.search(sent)


def test_other_updates_go_through_untouched() -> None:
    assert Wire().tighten("anything", WIDTH) == "anything"


def test_at_the_right_edge_the_cursor_goes_by_address() -> None:
    """A terminal may hold the cursor on the last column or have it on the next line."""
    wire, grid = Wire(), Grid(WIDTH, HEIGHT)
    rendered(wire, grid)
    grid = painted(grid, [(WIDTH - 1, 0, "x", Ink()), (WIDTH - 1, 1, "y", Ink())])
    sent = rendered(wire, grid)
    assert re.sub(r"\x1b\[[0-9;]*m", "", sent) == f"\x1b[1;{WIDTH}Hx\x1b[2;{WIDTH}Hy"


def test_styles_without_a_colour_are_rendered_too() -> None:
    cells: list[Cell] = [("a", Ink())] * WIDTH
    strip = Strip([Segment("".join(char for char, _ in cells), None)], WIDTH)
    update = LayoutUpdate([[strip]], Region(0, 0, WIDTH, 1))
    assert "a" * WIDTH in Wire().tighten(update, WIDTH).render_segments(TRUE_COLOUR)
    bold = LayoutUpdate(
        [[Strip([Segment("a" * WIDTH, Style(bold=True))], WIDTH)]], Region(0, 0, WIDTH, 1)
    )
    assert "\x1b[0;1m" in Wire().tighten(bold, WIDTH).render_segments(TRUE_COLOUR)
