"""An evening at the table without a terminal: keys go in, and what the widgets show is read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual import events
from textual.keys import key_to_character
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from smilegames.core.match import Match
from smilegames.core.record import Policy, Programs
from smilegames.games import registry
from smilegames.store import sitting as sittings
from smilegames.store.config import Config, Settings, SetUp
from smilegames.store.set_up import new_header
from smilegames.store.sitting import Sitting
from smilegames.tui.app import SmileApp
from smilegames.tui.drawing.glyphs import ASCII
from smilegames.tui.drawing.grid import Block, Grid
from smilegames.tui.replay import Replay
from smilegames.tui.terminal.keyboard import name_of
from smilegames.tui.widgets.hand import Cover, Hand
from smilegames.tui.widgets.zone import Zone

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")


def composed(screen: Screen[Any]) -> Grid:
    """Return what the widgets of a screen show together, those that lie above others last."""
    grid = Grid(*screen.size)
    area = grid.area()
    for widget in screen.walk_children(Widget):
        if widget.display and all(each.display for each in widget.ancestors_with_self):
            region = widget.region
            place = area.part(region.x, region.y, region.width, region.height)
            if isinstance(widget, Zone):
                place.lay(_as_shown(widget))
                for hit in widget.grid.hits:
                    place.part(hit.x, hit.y, hit.width, hit.height).hit(hit.target)
    return grid


def _as_shown(zone: Zone[Any]) -> Block:
    """Return the cells of a zone in the characters of its glyphs."""
    if zone.glyphs is not ASCII:
        return zone.grid.rows
    return [[(ASCII.plainly(char), ink) for char, ink in row] for row in zone.grid.rows]


class Evening:
    """Presses, clicks, and reads the screen. Every step waits until the screen stands still."""

    def __init__(self, app: SmileApp, pilot: Pilot[int]) -> None:
        self.app = app
        self._pilot = pilot

    # Reading

    @property
    def shown(self) -> str:
        """What the terminal shows."""
        return self.grid.text()

    @property
    def grid(self) -> Grid:
        """What the terminal shows, with inks and places for the mouse."""
        return composed(self.app.screen)

    @property
    def words(self) -> str:
        """What the terminal shows, as running text."""
        return " ".join(self.shown.split())

    @property
    def curtain(self) -> str:
        """Whose curtain is down; empty when none is."""
        lines = [line.strip(" ·") for line in self.shown.split("\n")]
        if not any("covered for" in line for line in lines):
            return ""
        lift = next(y for y, line in enumerate(lines) if line.endswith("lift the curtain"))
        return next(line for line in reversed(lines[:lift]) if line)

    @property
    def cover(self) -> str:
        """Whose hand is covered beside the public table; empty when none is."""
        for hand in self.app.screen.query(Hand):
            if isinstance(hand.data, Cover) and not self.curtain:
                return hand.data.name
        return ""

    @property
    def footer(self) -> str:
        """The last line."""
        return self.shown.split("\n")[-1].strip()

    @property
    def screen(self) -> str:
        """The kind of screen on top."""
        return type(self.app.screen).__name__.removesuffix("Screen").lower()

    @property
    def sitting(self) -> Sitting:
        """What is being played."""
        sitting = self.app.at_table.sitting
        assert sitting is not None
        return sitting

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.sitting.match

    @property
    def decided(self) -> list[str]:
        """All decisions so far, in notation."""
        match = self.match
        return [
            match.rules.spell(entry.action) for entry in match.entries if hasattr(entry, "action")
        ]

    # Doing

    async def press(self, *keys: str) -> None:
        """Press keys, each when the screen stands still."""
        for key in keys:
            self._send(_key(key))
            await self.settle()

    async def burst(self, *keys: str) -> None:
        """Press keys all at once, before anything can answer."""
        self.send(*keys)
        await self.settle()

    def send(self, *keys: str) -> None:
        """Press keys and wait for nothing: something may be going on."""
        for key in keys:
            self._send(_key(key))

    async def type(self, text: str) -> None:
        """Type a text, fast."""
        await self.burst(*text)

    async def paste(self, text: str) -> None:
        """Paste a text."""
        self._send(events.Paste(text))
        await self.settle()

    async def click(self, text: str, times: int = 1) -> None:
        """Click on the first place on the screen where a text stands."""
        y, line = next((y, line) for y, line in enumerate(self.shown.split("\n")) if text in line)
        await self.click_at(line.index(text), y, times)

    async def click_at(self, x: int, y: int, times: int = 1) -> None:
        """Click on a cell."""
        for kind in (events.MouseDown, events.MouseUp) * times:
            self._send(kind(None, x, y, 0, 0, 1, False, False, False, x, y))
        await self.settle()

    async def scroll_down(self) -> None:
        """Turn the wheel of the mouse towards oneself."""
        self._send(events.MouseScrollDown(None, 40, 12, 0, 1, 0, False, False, False, 40, 12))
        await self.settle()

    async def scroll_up(self) -> None:
        """Turn the wheel of the mouse away from oneself."""
        self._send(events.MouseScrollUp(None, 40, 12, 0, -1, 0, False, False, False, 40, 12))
        await self.settle()

    async def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        await self._pilot.resize_terminal(width, height)
        await self.settle()

    async def settle(self) -> None:
        """Wait until nothing is to be done, the screen is sent and keys are let through."""
        while not self._still():
            await self._pilot._wait_for_screen()
            await asyncio.sleep(0.001)
        if self.app.crash is not None:
            raise self.app.crash

    def _still(self) -> bool:
        app = self.app
        if app.crash is not None or app._exit or not app.is_running:
            return True
        screen = app.screen
        pumps = [app, screen, *screen.walk_children()]
        idle = all(pump._message_queue.empty() and not pump._next_callbacks for pump in pumps)
        clean = not (
            screen._dirty_widgets
            or screen._layout_required
            or screen._repaint_required
            or screen._callbacks
        )
        busy = any(not worker.is_finished for worker in app.workers)
        sized = getattr(app, "_resize_timer", None) is None
        return idle and clean and sized and not busy and not app.desk.gate.is_shut

    def _send(self, event: events.Event) -> None:
        self.app.post_message(event)


def _key(key: str) -> events.Key:
    name = name_of(key) if len(key) == 1 else key
    return events.Key(name, key if len(key) == 1 else key_to_character(name))


def seated(
    game: str = "smile",
    *,
    names: tuple[str, ...] = NAMES[:3],
    first: int | None = 0,
    seed: int = 7,
    policy: Policy = Policy.STANDARD,
    programs: Programs = (),
    **options: Any,
) -> Sitting:
    """Begin a match."""
    found = registry.games()[game]
    header = new_header(
        found, names, options=options, first=first, seed=seed, policy=policy, programs=programs
    )
    return sittings.begin(header)


@asynccontextmanager
async def evening(
    sitting: Sitting | None = None,
    *,
    size: tuple[int, int] = (80, 24),
    games: dict[str, SetUp] | None = None,
    config: Config | None = None,
    replay: Replay | None = None,
    only_hand: bool = False,
    **settings: Any,
) -> AsyncIterator[Evening]:
    """Run the program on the shelf, at the table of a sitting or in a replay, for the block."""
    chosen = Settings(**{"quiet_ms": 0, **settings})
    config = config or Config(chosen, games or {})
    app = SmileApp(config, sitting, replay=replay, only_hand=only_hand)
    async with app.run_test(size=size) as pilot:
        person = Evening(app, pilot)
        await person.settle()
        yield person
        if app.crash is not None:
            raise app.crash
    app.at_table.leave()
