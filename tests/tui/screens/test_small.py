"""The cover over a window that is too small."""

from __future__ import annotations

import asyncio

import pytest
from textual import events
from textual.geometry import Size

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.store.config import SetUp
from smilegames.tui.desk_screen import DeskScreen
from smilegames.tui.widgets.zone import Zone
from tests.tui.evening import NAMES, evening, seated

NEEDED = "needs 80 × 23 characters"


async def test_it_says_what_is_needed_and_goes_when_there_is_room(hands: Game) -> None:
    async with evening(seated("coin", policy=Policy.OPEN)) as person:
        await person.press("x")
        await person.resize(79, 24)
        assert NEEDED in person.words
        assert "This window has 79 × 24." in person.words
        assert "keep" not in person.shown
        await person.resize(100, 22)
        assert "This window has 100 × 22." in person.words
        await person.resize(80, 24)
        assert "selected: keep" in person.shown


async def test_no_key_does_anything_behind_it(hands: Game) -> None:
    async with evening(seated("coin", policy=Policy.OPEN)) as person:
        await person.press("x")
        await person.resize(60, 20)
        await person.press("enter", "escape", "question_mark", "p", "q", "ctrl+c", "space", "u")
        assert NEEDED in person.words
        await person.resize(80, 24)
        assert person.screen == "coin"
        assert person.decided == []
        assert len(person.app.screen_stack) == 1


async def test_sizes_that_overtake_one_another_come_to_rest(hands: Game) -> None:
    """Two of them on their way to a screen below kept it laying itself out for ever."""
    async with evening(seated("coin", policy=Policy.OPEN)) as person:
        await person.resize(79, 24)
        table = person.app.screen_stack[0]
        laid: list[Size] = []
        table.screen_layout_refresh_signal.subscribe(table, lambda _: laid.append(table.size))
        for size in (Size(80, 24), Size(79, 24), Size(80, 24), Size(79, 24)):
            table.post_message(events.Resize(size, size))
            table.call_later(lambda: None)  # Of sizes in a row only the last would be heard.
        for _ in range(200):
            await asyncio.sleep(0)
        assert table.size == Size(79, 24)
        assert len(laid) < 10


async def test_what_was_measured_for_another_size_is_dropped() -> None:
    """A table below is laid out before it hears which of its sizes that is."""
    async with evening(seated("smile_money", policy=Policy.OPEN)) as person:
        before, table = person.shown, person.app.screen
        assert isinstance(table, DeskScreen)
        table.add_class("-high")
        for zone in table.query(Zone):
            zone.refresh(layout=True)
        await person.settle()
        assert person.shown != before
        table.fit(table.size)
        await person.settle()
        assert person.shown == before


async def test_so_is_what_was_measured_while_a_layout_was_on_its_way() -> None:
    async with evening(seated("smile_money", policy=Policy.OPEN)) as person:
        before, table = person.shown, person.app.screen
        assert isinstance(table, DeskScreen)
        table.add_class("-high")
        for widget in table.query():
            widget.refresh(layout=True)
            widget._clear_arrangement_cache()
        table._refresh_layout(table.size)
        table.fit(table.size)
        await person.settle()
        assert person.shown == before


async def test_a_window_that_is_too_small_from_the_start(hands: Game) -> None:
    async with evening(seated("coin", policy=Policy.OPEN), size=(60, 20)) as person:
        assert NEEDED in person.words
        await person.resize(80, 24)
        assert "Ada decides" in person.shown


@pytest.mark.parametrize("size", [(1, 1), (2, 2), (10, 3), (30, 6), (79, 1), (1, 50)])
async def test_any_size(hands: Game, size: tuple[int, int]) -> None:
    async with evening(seated("coin", policy=Policy.OPEN)) as person:
        await person.resize(*size)
        assert person.screen == "small"
        await person.resize(80, 24)
        assert person.screen == "coin"


@pytest.mark.parametrize(
    ("keys", "screen"),
    [
        ((), "shelf"),
        (("question_mark",), "help"),
        (("enter",), "setup"),
        (("enter", "enter", "escape"), "pause"),
    ],
)
async def test_it_covers_every_screen(hands: Game, keys: tuple[str, ...], screen: str) -> None:
    async with evening(games={"coin": SetUp(NAMES[:3])}) as person:
        await person.press(*keys)
        for size in ((40, 10), (3, 3), (90, 20)):
            await person.resize(*size)
            assert person.screen == "small"
        await person.resize(80, 24)
        assert person.screen == screen
        await person.press("escape")


async def test_many_sizes_one_after_the_other(hands: Game) -> None:
    async with evening(seated("coin")) as person:
        await person.press("space")
        for width, height in [(81, 24), (20, 5), (120, 40), (79, 23), (200, 60), (80, 24)] * 2:
            await person.resize(width, height)
            assert "coin=" not in person.shown
        assert len(person.app.screen_stack) == 1
        await person.press("space")
        assert "of Ada" in person.shown
