"""A zone: it draws its data, sends what has changed, and says what the mouse pressed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from rich.style import Style
from textual.app import App, ComposeResult
from textual.geometry import Region

from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.grid import Area, Cell, cells_of
from smilegames.tui.drawing.ink import DIM, TAG, TEXT, Ink, Tone
from smilegames.tui.widgets import zone as zones
from smilegames.tui.widgets.inks import InkedScreen
from smilegames.tui.widgets.zone import Zone, _strip

LINES = ("one", "two", "three")


class Lines(Zone[tuple[str, ...]]):
    """Shows lines, each of which can be pressed."""

    DEFAULT_CSS = "Lines { width: 1fr; height: 1fr; }"
    painted = 0

    def draw(self, area: Area, data: tuple[str, ...]) -> None:
        self.painted += 1
        for y, line in enumerate(data):
            area.part(0, y, 10, 1).hit(line)
            area.put(0, y, line)


class Alone(InkedScreen[None]):
    """Nothing but one zone."""

    coloured = False

    def __init__(self) -> None:
        super().__init__()
        self.stands = True
        self.pressed: list[Any] = []

    def compose(self) -> ComposeResult:
        zone = Lines(UNICODE)
        zone.data = LINES
        yield zone

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        self.pressed.append(event.target)

    @property
    def lines(self) -> Lines:
        return self.query_one(Lines)


class Stage(App[None]):
    """Holds that screen."""

    def get_default_screen(self) -> Alone:
        return Alone()

    @property
    def alone(self) -> Alone:
        assert isinstance(self.screen, Alone)
        return self.screen


@contextmanager
def repaints() -> Iterator[list[tuple[Region, ...]]]:
    """Note what zones ask to be sent."""
    asked: list[tuple[Region, ...]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(zones, "repaint", lambda which, regions: asked.append((*regions,)))
        yield asked


async def test_data_handed_down_is_drawn_and_only_what_changed_is_sent() -> None:
    app = Stage()
    async with app.run_test(size=(80, 24)):
        zone = app.alone.lines
        assert zone.grid.text().startswith("one\ntwo\nthree")
        with repaints() as asked:
            zone.data = ("one", "tXo", "three")
        assert asked == [(Region(1, 1, 1, 1),)]
        with repaints() as asked:
            zone.data = ("XXX", "tXo", "XXXee")
        assert asked == [(Region(0, 0, 3, 1), Region(0, 2, 3, 1))]
        with repaints() as asked:
            zone.data = ("X", "tXXo", "XXXee")
        assert asked == [(Region(1, 0, 2, 1), Region(2, 1, 2, 1))]


async def test_before_a_layout_nothing_is_sent_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Stage()
    async with app.run_test(size=(80, 24)):
        refreshed: list[Region] = []
        monkeypatch.setattr(app.alone.lines, "refresh", lambda *which: refreshed.extend(which))
        app.alone.stands = False
        with repaints() as asked:
            app.alone.lines.data = ("one", "tXo", "three")
        assert (asked, refreshed) == ([], [Region(1, 1, 1, 1)])
        monkeypatch.undo()


async def test_a_wide_character_is_sent_whole() -> None:
    app = Stage()
    async with app.run_test(size=(80, 24)):
        zone = app.alone.lines
        zone.data = ("a字b",)
        with repaints() as asked:
            zone.data = ("a学b",)
        assert asked == [(Region(1, 0, 2, 1),)]


async def test_equal_data_are_not_even_drawn() -> None:
    app = Stage()
    async with app.run_test():
        zone = app.alone.lines
        painted = zone.painted
        zone.data = ("one", "two", "three")
        assert zone.painted == painted
        with repaints() as asked:
            zone.paint()
        assert asked == []


async def test_a_changed_row_is_made_anew_and_another_is_not() -> None:
    app = Stage()
    async with app.run_test():
        zone = app.alone.lines
        before = zone.render_lines(Region(0, 0, 80, 3))
        zone.data = ("one", "TWO", "three")
        after = zone.render_lines(Region(0, 0, 80, 3))
        assert after[1].text.startswith("TWO")
        assert [now is then for now, then in zip(after, before, strict=True)] == [True, False, True]


async def test_a_part_of_a_row_is_cut_out_of_it() -> None:
    app = Stage()
    async with app.run_test():
        (strip,) = app.alone.lines.render_lines(Region(1, 2, 4, 1))
        assert strip.text == "hree"


async def test_nothing_to_show_is_shown_as_nothing() -> None:
    app = Stage()
    async with app.run_test():
        zone = app.alone.lines
        zone.data = None
        assert zone.grid.text().strip() == ""


async def test_what_was_refreshed_is_not_remembered() -> None:
    app = Stage()
    async with app.run_test() as pilot:
        zone = app.alone.lines
        for word in ("TWO", "too", "tow", "wot"):
            zone.data = ("one", word, "three")
            await pilot.pause()
        await pilot.pause()
        assert not zone._dirty_regions


async def test_another_size_draws_all_anew() -> None:
    app = Stage()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.resize_terminal(100, 30)
        zone = app.alone.lines
        assert (zone.grid.width, zone.grid.height) == (100, 30)
        (strip,) = zone.render_lines(Region(0, 29, 100, 1))
        assert strip.cell_length == 100


async def test_another_set_of_characters_draws_all_anew() -> None:
    app = Stage()
    async with app.run_test():
        zone = app.alone.lines
        zone.data = ("3–5",)
        assert zone.render_lines(Region(0, 0, 80, 1))[0].text.startswith("3–5")
        zone.change_glyphs(ASCII)
        assert zone.render_lines(Region(0, 0, 80, 1))[0].text.startswith("3-5")


async def test_a_zone_that_is_on_no_screen_draws_nothing() -> None:
    zone = Lines(UNICODE)
    zone.data = LINES
    zone.paint()
    assert zone.painted == 0


async def test_a_press_says_on_what() -> None:
    app = Stage()
    async with app.run_test() as pilot:
        for y in (1, 2, 10):
            await pilot.click(Lines, offset=(2, y))
        await pilot.click(Lines, offset=(20, 1))
        assert app.alone.pressed == ["two", "three"]


# Rows as strips


class Named(InkedScreen[None]):
    """Lends a style of its own to each ink."""

    def style_of(self, ink: Ink) -> Style:
        return Style.from_meta({"ink": ink})


def row(*parts: tuple[str, Ink]) -> list[Cell]:
    return [(char, ink) for text, ink in parts for char in cells_of(text)]


def texts(cells: list[Cell], glyphs: Glyphs = UNICODE) -> list[str]:
    strip = _strip(cells, Named(), glyphs)
    assert strip.cell_length == len(cells)
    return [segment.text for segment in strip]


def test_cells_of_one_ink_are_one_segment() -> None:
    assert texts(row(("one ", TEXT), ("two", DIM))) == ["one ", "two"]


def test_a_blank_goes_with_its_neighbour_on_the_same_ground() -> None:
    lit = Ink(back=Tone.LIT)
    assert texts(row(("a", TEXT), ("  ", DIM), ("b", TEXT))) == ["a  b"]
    assert texts(row(("a", TEXT), ("  ", lit), ("b", TEXT))) == ["a", "  ", "b"]


@pytest.mark.parametrize("ink", [Ink(underline=True), Ink(reverse=True), TAG])
def test_but_not_where_it_would_look_different(ink: Ink) -> None:
    assert texts(row(("a", TEXT), (" ", ink), ("b", TEXT))) == ["a", " ", "b"]
    assert texts(row(("a", ink), (" ", TEXT), ("b", ink))) == ["a", " ", "b"]


def test_wide_characters_are_as_wide_as_they_are() -> None:
    assert texts(row(("宽a", TEXT))) == ["宽a"]


def test_a_terminal_with_the_safe_characters_gets_no_other_of_ours() -> None:
    sentence = row(("3–5 players… “Ada” × 2 · • ↑", TEXT))
    assert texts(sentence, ASCII) == ['3-5 players. "Ada" x 2 . * ^']
    assert texts(row(("Zoë", TEXT)), ASCII) == ["Zoë"]
