"""Re-deal what a seat can't know: what its table's screen shows must not change, to the cell."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from random import Random
from typing import Any

import pytest

from smilegames.bots.advice import Advice
from smilegames.bots.awaited import Counsel
from smilegames.bots.strengths import HARD
from smilegames.core.chance import Chance
from smilegames.core.game import Secrecy
from smilegames.text import hints
from smilegames.tui.table.phase import Phase
from tests.bots.seated import FEW, chair_at
from tests.support.each import each_seat_count, each_table
from tests.support.playing import Turn, played
from tests.support.staged import Stage, cells, staged
from tests.support.tables import Table, one_table_each
from tests.support.twins import twins

UNTRIED = hints.UNTRIED.partition("{move}")[2]
KEYS = ("right", "down", "1", "2", "enter")
"""A look at most selections; `enter` only where that selects a further step."""


def keeps_hands(table: Table) -> bool:
    """Return whether a game covers hands, the table staying up for everybody."""
    return table.game.secrecy is Secrecy.CURTAIN


async def lifted(stage: Stage, state: Any) -> AsyncIterator[Any]:
    """Yield what whoever decides sees with their hand up or, where a game has it, peeking."""
    yield cells(await stage.show(state, Phase.LIFTED))
    for key in KEYS[:4]:
        yield cells(await stage.press(key))
    if stage.screen.peek_key:
        yield cells(await stage.press(stage.screen.peek_key))


async def unpeeked(stage: Stage, state: Any) -> AsyncIterator[Any]:
    """Yield what everybody sees of a table without hands, whatever is selected on it."""
    yield cells(await stage.show(state, Phase.LIFTED))
    for key in KEYS[:4]:
        yield cells(await stage.press(key))


@each_seat_count
async def test_the_acting_player_sees_the_same(table: Table) -> None:
    random = Random(f"screens {table}")
    sample = played(table).sample(3)
    async with staged(table, sample[0].state) as stage:
        for turn in sample:
            before = [shown async for shown in lifted(stage, turn.state)]
            for twin in twins(table, turn.state, turn.seat, random):
                assert [shown async for shown in lifted(stage, twin)] == before


@each_seat_count
async def test_the_public_table_stays_the_same(table: Table) -> None:
    """Covered where hands are held; elsewhere with all that it offers whoever decides."""
    random = Random(f"public {table}")
    sample = played(table).sample(3)
    async with staged(table, sample[0].state) as stage:
        for turn in sample:
            before = await _public(stage, table, turn.state)
            for twin in twins(table, turn.state, None, random):
                assert await _public(stage, table, twin) == before


@pytest.mark.parametrize("table", one_table_each(), ids=str)
async def test_while_somebody_elsewhere_decides_only_who_is_alone_sees_a_hand(
    table: Table,
) -> None:
    """A program at its turn: the public table, and the hand of the only person."""
    random, sample = Random(f"elsewhere {table}"), played(table).sample(2)
    alone = table.seats - 1
    async with staged(table, sample[0].state) as stage:
        for turn in sample:
            for here, reader in ((frozenset({alone}), alone), (frozenset({0, alone}), None)):
                stage.screen.course.here = here
                before = cells(await stage.show(turn.state, Phase.ELSEWHERE))
                for twin in twins(table, turn.state, reader, random):
                    assert cells(await stage.show(twin, Phase.ELSEWHERE)) == before


class InHere:
    """Advises in this process, after a short look."""

    def __init__(self, table: Table) -> None:
        self._adviser = chair_at(table, HARD, FEW).adviser()

    async def advise(self, view: Any, choices: Sequence[Any], chance: Chance) -> Advice:
        return self._adviser.advise(view, choices, chance)

    def stop(self) -> None:
        """It is thinking of nothing."""


@pytest.mark.parametrize("table", one_table_each(), ids=str)
async def test_a_hint_tells_nothing_that_whoever_asks_can_t_know(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Counsel, "__new__", lambda *_: InHere(table))
    random = Random(f"hint {table}")
    turns = [turn for turn in played(table).sample(20) if _has_choice(table, turn)][:3]
    async with staged(table, turns[0].state) as stage:
        for turn in turns:
            before = await _hinted(stage, turn.state)
            for twin in twins(table, turn.state, turn.seat, random):
                assert await _hinted(stage, twin) == before


def _has_choice(table: Table, turn: Turn) -> bool:
    return len(table.rules.choices(turn.state)) > 1


async def _hinted(stage: Stage, state: Any) -> Any:
    """Return what stands there once a hint has been asked for."""
    await stage.show(state, Phase.LIFTED)
    if stage.screen.can_peek:
        await stage.press(stage.screen.peek_key)
    shown = await stage.press("i")
    assert "%" in shown.text() or UNTRIED in shown.text()
    return cells(shown)


async def _public(stage: Stage, table: Table, state: Any) -> list[Any]:
    if keeps_hands(table):
        return [cells(await stage.show(state, Phase.COVERED))]
    return [shown async for shown in unpeeked(stage, state)]


@each_seat_count
async def test_what_a_move_did_tells_no_secret(table: Table) -> None:
    """The marks of the last move, its headline and its boards: the same in every twin."""
    random = Random(f"moments {table}")
    match = played(table)
    turns = list(match.turns)
    afters = [*(turn.state for turn in turns[1:]), match.end]
    pairs = list(zip(turns, afters, strict=True))
    async with staged(table, turns[0].state) as stage:
        for turn, after in _telling(stage, pairs, random):
            shown = await _told(stage, table, turn, after)
            for twin in twins(table, after, None, random):
                assert await _told(stage, table, turn, twin) == shown


async def _told(stage: Stage, table: Table, turn: Turn, after: Any) -> list[Any]:
    """Return the table after a decision, and the boards that it brings."""
    phase = Phase.COVERED if keeps_hands(table) else Phase.LIFTED
    grid = await stage.show(after, phase, told=turn.events, before=turn.state)
    boards = stage.moments(turn.state, after, turn.events)
    return [cells(grid), *map(cells, boards)]


def _telling(stage: Stage, pairs: list[Any], random: Random) -> list[Any]:
    """Return some decisions that the match goes on after, those with boards first."""
    going_on = pairs[:-1]
    random.shuffle(going_on)
    going_on.sort(key=lambda pair: -len(stage.moments(pair[0].state, pair[1], pair[0].events)))
    return [*going_on[:2], *going_on[-2:]]


@each_table
async def test_what_anybody_could_count_is_not_printed(table: Table) -> None:
    """Where rules keep closed what follows from public acts, the game's hooks change just that."""
    unprinted = getattr(table.hooks, "unprinted", None)
    if unprinted is None:
        pytest.skip("nothing of the kind in this game")
    random = Random(f"unprinted {table}")
    sample = played(table).sample(6)
    async with staged(table, sample[0].state) as stage:
        for turn in sample:
            before = await _public(stage, table, turn.state)
            for _ in range(2):
                changed = unprinted(table.rules, turn.state, random)
                assert await _public(stage, table, changed) == before
