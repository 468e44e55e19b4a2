"""A zone: it draws itself, sends what has changed, and says what the mouse pressed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region

from smilegames.tui.drawing.glyphs import ASCII, UNICODE
from smilegames.tui.drawing.grid import Area, cells_of
from smilegames.tui.drawing.ink import NIGHT, PLAIN, TAG, TEXT, Ink, Tone
from smilegames.tui.look import Look
from smilegames.tui.widgets.zone import Zone, _strip


class Stage(App[None]):
    """Holds one zone that shows `lines`."""

    CSS = "Zone { height: 100%; }"
    look = Look(NIGHT, UNICODE)

    def __init__(self) -> None:
        super().__init__()
        self.lines = ["one", "two", "three"]
        self.pressed: list[Any] = []
        self.painted = 0

    def compose(self) -> ComposeResult:
        yield Zone(self.paint)

    def paint(self, area: Area) -> None:
        self.painted += 1
        for y, line in enumerate(self.lines):
            area.part(0, y, 10, 1).hit(line)
            area.put(0, y, line)

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        self.pressed.append(event.target)


@contextmanager
def refreshes(zone: Zone) -> Iterator[list[tuple[Region, ...]]]:
    """Note what the zone asks to be sent."""
    asked: list[tuple[Region, ...]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(zone, "refresh", lambda *regions, **_: asked.append(regions))
        yield asked


async def test_only_regions_that_changed_are_refreshed() -> None:
    app = Stage()
    async with app.run_test():
        zone = app.query_one(Zone)
        assert zone.grid.text().startswith("one\ntwo\nthree")
        app.lines[1] = "tXo"
        with refreshes(zone) as asked:
            zone.paint()
        assert asked == [(Region(1, 1, 1, 1),)]
        with refreshes(zone) as asked:
            zone.paint()
        assert asked == []


async def test_a_changed_row_is_drawn_anew_and_another_is_not() -> None:
    app = Stage()
    async with app.run_test():
        zone = app.query_one(Zone)
        before = [zone.render_line(y) for y in range(3)]
        app.lines[1] = "TWO"
        zone.paint()
        after = [zone.render_line(y) for y in range(3)]
        assert after[1].text.startswith("TWO")
        assert [now is then for now, then in zip(after, before, strict=True)] == [True, False, True]


async def test_what_was_refreshed_is_not_remembered() -> None:
    app = Stage()
    async with app.run_test() as pilot:
        zone = app.query_one(Zone)
        for word in ("two", "too", "tow", "wot"):
            app.lines[1] = word
            zone.paint()
            await pilot.pause()
        await pilot.pause()
        assert not zone._dirty_regions


async def test_another_size_draws_all_anew() -> None:
    app = Stage()
    async with app.run_test(size=(80, 24)) as pilot:
        zone = app.query_one(Zone)
        await pilot.resize_terminal(100, 30)
        assert (zone.grid.width, zone.grid.height) == (100, 30)
        assert zone.render_line(29).cell_length == 100


async def test_another_painter() -> None:
    app = Stage()
    async with app.run_test():
        zone = app.query_one(Zone)
        zone.paint(lambda area: area.fill(Tone.LIT))
        assert zone.grid.text().strip() == ""


async def test_a_zone_without_room_paints_nothing() -> None:
    app = Stage()
    async with app.run_test():
        zone = Zone(app.paint)
        painted = app.painted
        zone._fill_grid()
        assert app.painted == painted


async def test_a_press_says_on_what() -> None:
    app = Stage()
    async with app.run_test() as pilot:
        for y in (1, 2, 10):
            await pilot.click(Zone, offset=(2, y))
        await pilot.click(Zone, offset=(20, 1))
        assert app.pressed == ["two", "three"]


# Rows as strips


def row(*parts: tuple[str, Ink]) -> list[tuple[str, Ink]]:
    return [(char, ink) for text, ink in parts for char in cells_of(text)]


RICH, POOR = Look(NIGHT, UNICODE), Look(PLAIN, ASCII)


def texts(cells: list[tuple[str, Ink]], look: Look = RICH) -> list[str]:
    strip = _strip(cells, look)
    assert strip.cell_length == len(cells)
    return [segment.text for segment in strip]


def test_cells_of_one_ink_are_one_segment() -> None:
    assert texts(row(("one ", TEXT), ("two", Ink(Tone.DIM)))) == ["one ", "two"]


def test_a_blank_goes_with_its_neighbour_on_the_same_ground() -> None:
    dim, lit = Ink(Tone.DIM), Ink(back=Tone.LIT)
    assert texts(row(("a", TEXT), ("  ", dim), ("b", TEXT))) == ["a  b"]
    assert texts(row(("a", TEXT), ("  ", lit), ("b", TEXT))) == ["a", "  ", "b"]


@pytest.mark.parametrize("ink", [Ink(underline=True), Ink(reverse=True), TAG])
def test_but_not_where_it_would_look_different(ink: Ink) -> None:
    assert texts(row(("a", TEXT), (" ", ink), ("b", TEXT))) == ["a", " ", "b"]
    assert texts(row(("a", ink), (" ", TEXT), ("b", ink))) == ["a", " ", "b"]


def test_wide_characters_are_as_wide_as_they_are() -> None:
    assert texts(row(("宽a", TEXT))) == ["宽a"]


def test_a_terminal_with_the_safe_characters_gets_no_other_of_ours() -> None:
    sentence = row(("3–5 players… “Ada” × 2 · • ↑", TEXT))
    assert texts(sentence, POOR) == ['3-5 players. "Ada" x 2 . * ^']
    assert texts(row(("Zoë", TEXT)), POOR) == ["Zoë"]
