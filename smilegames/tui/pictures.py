"""Takes pictures of a match from the screens that people see, in a terminal that is none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME
from textual.widget import Widget

from smilegames.store.config import Config
from smilegames.tui.app import SmileApp
from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.look import Look as Terminal
from smilegames.tui.replay import Replay
from smilegames.tui.shot import Look, Row, Shot
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.replaying import Replaying
from smilegames.tui.terminal.colours import Depth
from smilegames.tui.widgets.inks import InkedScreen
from smilegames.tui.widgets.zone import Zone


def picture_of(replay: Replay, at: int, size: tuple[int, int], config: Config) -> Shot:
    """Return the table after so many decisions and undos, in columns and rows of `size`."""
    return asyncio.run(_one(replay, at, size, config))


def film_of(replay: Replay, size: tuple[int, int], config: Config) -> list[Shot]:
    """Return all that a replay shows, boards and all, from the beginning to the end."""
    return asyncio.run(_all(replay, size, config))


async def _one(replay: Replay, at: int, size: tuple[int, int], config: Config) -> Shot:
    async with _shown(replay, size, config) as screen:
        screen.course.go_to(at)
        return await _shot(screen)


async def _all(replay: Replay, size: tuple[int, int], config: Config) -> list[Shot]:
    async with _shown(replay, size, config) as screen:
        shots = [await _shot(screen)]
        match, course = screen.match, screen.course
        while match.version < match.last or course.phase is not Phase.SHOWN:
            course.forward()
            shots.append(await _shot(screen))
        return shots


@asynccontextmanager
async def _shown(
    replay: Replay, size: tuple[int, int], config: Config
) -> AsyncIterator[Replaying[Any, Any]]:
    still = replay._replace(still=True)
    quick = replace(config, settings=replace(config.settings, quiet_ms=0))
    app = SmileApp(quick, replay=still, look=Terminal(UNICODE, Depth.TRUE))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, Replaying)
        yield screen
    if app.crash is not None:
        raise app.crash


async def _shot(screen: Replaying[Any, Any]) -> Shot:
    """Let everything find its place, and read it."""
    for _ in range(2):
        # What is shown or hidden changes the places of the rest, and these what is drawn there.
        screen.redraw()
        done = asyncio.Event()
        screen.call_after_refresh(done.set)
        await done.wait()
    looks: dict[Any, Look] = {}
    grid = composed(screen)
    return tuple(_row(row, screen, looks) for row in grid.rows)


def composed(screen: InkedScreen[Any]) -> Grid:
    """Return what the zones of a screen show together, those that lie above others last."""
    grid = Grid(*screen.size)
    area = grid.area()
    for widget in screen.walk_children(Widget):
        if not isinstance(widget, Zone) or not all(
            each.display for each in widget.ancestors_with_self
        ):
            continue
        widget.paint()
        region, plainly = widget.region, widget.glyphs.plainly
        place = area.part(region.x, region.y, region.width, region.height)
        place.lay([[(plainly(char), ink) for char, ink in row] for row in widget.grid.rows])
    return grid


def _row(row: list[Any], screen: InkedScreen[Any], looks: dict[Any, Look]) -> Row:
    for _, ink in row:
        if ink not in looks:
            looks[ink] = _look(screen.style_of(ink))
    return tuple((char, looks[ink]) for char, ink in row)


def _look(style: Style) -> Look:
    theme = SVG_EXPORT_THEME
    assert style.color is not None
    assert style.bgcolor is not None
    fore = style.color.get_truecolor(theme).hex
    back = style.bgcolor.get_truecolor(theme, foreground=False).hex
    if style.reverse:
        fore, back = back, fore
    return Look(fore, back, bool(style.bold), bool(style.underline))
