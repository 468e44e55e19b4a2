"""What a move did is seen by everybody, on the table or on boards, until somebody goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from smilegames.core.events import Event
from smilegames.core.game import Secrecy
from smilegames.tui.drawing.grid import Grid
from smilegames.tui.table.phase import Phase
from tests.support.matches import decide, play, state_of
from tests.support.staged import Stage, staged
from tests.support.tables import Table
from tests.terminal.driver import Terminal
from tests.terminal.player import Player
from tests.terminal.tables import dealt, each_screen, kept, resumed

SEED = 2
SMALLEST = (80, 23)
ONWARD = ("enter", "space")
"""Either goes on to the next board."""
IDLE_KEYS = ("right", "up", "1", "x", "tab")
"""None of them goes on, or lifts anything."""
STILL = 0.05

Lines: TypeAlias = list[str]


class Move(NamedTuple):
    """A decision of a match."""

    number: int
    """How many decisions were made before it."""
    before: Any
    action: Any
    after: Any
    told: Sequence[Event]


def moves(table: Table) -> Iterator[Move]:
    """Play a match at random, move by move."""
    match, random = dealt(table, SEED), Random(SEED)
    while match.to_act is not None:
        before, mark, number = state_of(match).copy(), match.events, match.decisions
        action = decide(match, random)
        yield Move(number, before, action, state_of(match).copy(), match.full_log()[mark:])


async def first(table: Table, *, boards: bool) -> Move:
    """Return the first move that brings boards, or the first that brings none."""
    async with staged(table, state_of(dealt(table, SEED)), size=SMALLEST) as stage:
        return next(move for move in moves(table) if bool(steps(stage, move)) is boards)


async def drawn(table: Table, move: Move) -> tuple[list[Lines], Lines]:
    """Return the boards of a move and the table after it: drawn from what everybody may know."""
    hides = table.game.secrecy is Secrecy.CURTAIN
    phase = Phase.COVERED if hides else Phase.LIFTED
    async with staged(table, move.after, size=SMALLEST) as stage:
        grid = await stage.show(move.after, phase, told=move.told, before=move.before)
        return steps(stage, move), lines(grid)


def steps(stage: Stage, move: Move) -> list[Lines]:
    return [lines(grid) for grid in stage.moments(move.before, move.after, move.told)]


def lines(grid: Grid) -> Lines:
    return [line.rstrip() for line in grid.text().split("\n")]


def made(player: Player, move: Move) -> Move:
    """Lift the curtain that a match goes on behind, and make a move; return it as it came out."""
    player.open_table()
    mark = player.match.events
    player.select(move.action)
    player.commit()
    match = player.on_disk().match
    return move._replace(after=state_of(match), told=match.full_log()[mark:])


def press_idle_keys(terminal: Terminal) -> None:
    for key in IDLE_KEYS:
        terminal.press(key)
    terminal.settle(STILL)


@each_screen
def test_a_move_lies_on_the_table_of_everybody(table: Table, tmp_path: Path) -> None:
    """Until the next player lifts a hand, where hands are covered."""
    move = asyncio.run(first(table, boards=False))
    home = kept(table, play(dealt(table, SEED), SEED, until=move.number), tmp_path)
    with resumed(home, lines=23) as (terminal, player):
        _, after = asyncio.run(drawn(table, made(player, move)))
        terminal.comes(lambda _: terminal.shown()[:-1] == after[:-1])
        assert terminal.shown()[:-1] == after[:-1]
        if player.covered():
            press_idle_keys(terminal)
            assert terminal.shown()[:-1] == after[:-1]


@each_screen
def test_boards_wait_until_somebody_goes_on(table: Table, tmp_path: Path) -> None:
    """The end of an auction, a trick that puts somebody out, a round, a deal: step by step."""
    move = asyncio.run(first(table, boards=True))
    home = kept(table, play(dealt(table, SEED), SEED, until=move.number), tmp_path)
    with resumed(home, lines=23) as (terminal, player):
        boards, after = asyncio.run(drawn(table, made(player, move)))
        for at, board in enumerate(boards):
            terminal.comes(lambda _, board=board: middle(terminal) == board)
            press_idle_keys(terminal)
            assert middle(terminal) == board
            terminal.press(ONWARD[at % len(ONWARD)])
        terminal.comes(lambda _: terminal.shown()[:-1] == after[:-1])
        assert terminal.shown()[:-1] == after[:-1]


def middle(terminal: Terminal) -> Lines:
    """Return what lies between the title and the news."""
    return terminal.shown()[1:20]
