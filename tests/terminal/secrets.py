"""What a screen could betray: matches that differ in nothing anybody was shown, and the words that
a table prints for one pair of eyes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from random import Random
from typing import Any

from smilegames.core.chance import Order, Pick, RandomChance
from smilegames.core.errors import ReplayError
from smilegames.core.match import Match
from smilegames.core.record import Entry
from smilegames.tui.table.phase import Phase
from tests.support.matches import state_of
from tests.support.staged import staged
from tests.support.tables import Table
from tests.support.twins import otherwise
from tests.support.values import snapshot
from tests.terminal.emulator import Cell, Emulator

CHANGES = 80
"""Changes of luck tried for a twin; few of them go unseen."""
WORD = re.compile(r"[^\W_]+(?:[+-]\d+\w?)?|[+-]\d+")
ESCAPE = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|[\]_P^X].*?(?:\x1b\\|\x07)|.)", re.DOTALL)


def twin_of(table: Table, match: Match, random: Random, seats: Sequence[int] = ()) -> Match:
    """Return a match in which chance has spoken otherwise wherever nobody has seen what it said:
    the same decisions, the same table for everybody at the screen, and the same for `seats`."""
    twin = match
    for _ in range(CHANGES):
        try:
            other = Match.replay(
                table.rules, match.first, _other_luck(twin.entries, random), RandomChance(1)
            )
        except ReplayError:
            continue
        if known(other, seats) == known(match, seats):
            twin = other
    return twin


def _other_luck(entries: list[Entry], random: Random) -> list[Entry]:
    chance = [entry for entry in entries if isinstance(entry, Order | Pick)]
    varied = iter(otherwise(chance, random))
    return [next(varied) if isinstance(entry, Order | Pick) else entry for entry in entries]


def known(match: Match, seats: Sequence[int]) -> Any:
    """Return all that is known to these seats together, and to everybody at the table."""
    return match.to_act, [
        (snapshot(match.view(seat)), [snapshot(each) for each in match.log(seat)])
        for seat in (None, *seats)
    ]


def betraying(table: Table, match: Match, random: Random) -> set[str]:
    """Return the words printed for the acting seat that would be others with other secrets."""
    state, rules = state_of(match), table.rules
    change = getattr(table.hooks, "unprinted", None)
    twins = [table.hooks.redeal(rules, state, None, random) for _ in range(8)]
    if change is not None:
        twins += [change(rules, state, random) for _ in range(8)]
    here, *elsewhere = asyncio.run(_words(table, [state, *twins]))
    return here - set.intersection(*elsewhere)


async def _words(table: Table, states: list[Any]) -> list[set[str]]:
    """Return the words that the table shows the acting seat in each position, peek included."""
    async with staged(table, states[0]) as stage:
        found = []
        for state in states:
            grid = await stage.show(state, Phase.LIFTED)
            if stage.screen.peek_key:
                grid = await stage.press(stage.screen.peek_key)
            found.append(set(WORD.findall(grid.text())))
        return found


def words_of(text: str) -> set[str]:
    """Return the words on a screen."""
    return set(WORD.findall(text))


def words_written(data: bytes) -> set[str]:
    """Return the words in some output; a jump of the cursor parts words."""
    return words_of(ESCAPE.sub(b"\n", data).decode("utf-8", "replace"))


def strayed(data: bytes, shown: list[list[Cell]]) -> list[str]:
    """Return what of some output is not what the screen shows in that place at last."""
    emulator = Emulator(len(shown[0]), len(shown))
    emulator.feed(b"\x1b[?1049h" + data)
    return [
        f"{cell.text} in line {y}, column {x}"
        for y, (written, final) in enumerate(zip(emulator.cells(), shown, strict=True))
        for x, (cell, last) in enumerate(zip(written, final, strict=True))
        if cell.text not in ("", " ", last.text)
    ]
