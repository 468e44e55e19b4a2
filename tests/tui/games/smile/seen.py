"""Sits down at the table of Smile: positions in; what keys select and what widgets show, out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from smilegames.core.events import Event
from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.state import State
from smilegames.text.game_text import Speaker
from smilegames.text.words import Words
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.games.smile.chooser import SmileChooser
from smilegames.tui.table.phase import Phase
from smilegames.tui.widgets.zone import Zone
from tests.games.smile.table import play
from tests.support.staged import Stage, staged
from tests.support.tables import Table

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
LONG = ("Maximilianus", "Bartholomäus", "Konstantina.", "Friederike-X", "Theodosius-Y")
SIZES = ((80, 23), (110, 34), (150, 45))
"""The windows that tables are laid out for."""


def speaker_of(rules: SmileRules, names: Sequence[str] = NAMES) -> Speaker:
    """Return an English speaker for the players of a table."""
    return Speaker(Words(), names[: rules.seats], rules)


def asked(rules: SmileRules, state: State, *keys: str, peeking: bool = False) -> SmileChooser:
    """Ask whoever is to act, and press keys, all of them understood."""
    chooser = SmileChooser(speaker_of(rules), {"smile.bid": "b"}.get)
    seat = rules.to_act(state)
    assert seat is not None
    own = rules.view(state, seat) if peeking else None
    chooser.ask(own or rules.view(state, None), own, seat, rules.choices(state))
    for key in keys:
        assert chooser.press({"b": "smile.bid"}.get(key, key)), key
    return chooser


def selected(chooser: SmileChooser) -> str:
    """Return what is selected, in notation."""
    assert chooser.selected is not None
    return str(chooser.rules.spell(chooser.selected))


class Sat:
    """Somebody who looks at the screen of a table."""

    def __init__(self, stage: Stage, rules: SmileRules) -> None:
        self.stage = stage
        self.rules = rules

    async def see(
        self,
        state: State,
        *keys: str,
        phase: Phase = Phase.LIFTED,
        told: Sequence[Event] = (),
        before: State | None = None,
    ) -> Grid:
        """Put a position on the table, press keys and return what the screen shows."""
        grid = await self.stage.show(state, phase, told=told, before=before)
        for key in keys:
            grid = await self.stage.press(key)
        return grid

    async def see_done(self, state: State, *decisions: str, phase: Phase = Phase.LIFTED) -> Grid:
        """Make decisions and return what the screen shows after the last of them."""
        play(self.rules, state, *decisions[:-1])
        before = state.copy()
        told = play(self.rules, state, decisions[-1])
        return await self.see(state, phase=phase, told=told, before=before)

    def lines(self, widget: str) -> list[str]:
        """Return what a widget shows, each line without the space round it."""
        zone = self.stage.screen.query_one(widget, Zone)
        return [" ".join(line.split()) for line in zone.grid.text().split("\n")]

    def says(self, widget: str) -> str:
        """Return what a widget shows, as running text."""
        return " ".join(" ".join(self.lines(widget)).split())


@asynccontextmanager
async def sat(
    rules: SmileRules,
    state: State,
    *,
    names: Sequence[str] = NAMES,
    size: tuple[int, int] = SIZES[0],
) -> AsyncIterator[Sat]:
    """Sit down at a table that stands at a position."""
    table = Table("smile", rules.seats, (("open_beads", rules.open_beads),))
    async with staged(table, state, size=size, names=names) as stage:
        yield Sat(stage, rules)
