"""What the rules cost: random play, the same through Match, copies and views of positions."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from benchmarks.hearts import installed, play_hearts
from benchmarks.rows import Anchor, Note, Row, middle
from smilegames.core.chance import RandomChance
from smilegames.core.match import Match
from smilegames.games.registry import games
from tests.support.playing import played
from tests.support.tables import Table, default_tables

RUNS = 7
SECONDS = 0.25
"""How long a run goes on, at least."""
FASTER = {"marshmallow": (1.5, 2.0, 0.8, 1.1)}
"""Budget and stretch of random play, then of play through Match, in multiples of H."""
OTHERS = (0.6, 1.0, 0.4, 1.1)
COPY_BUDGET, COPY_STRETCH = 3.0, 1.0
"""Microseconds."""

PlayOnce = Callable[[Random], int]


def measure() -> Iterator[Row | Note]:
    """Measure every registered game at its middle number of players."""
    if not installed():
        yield Note("anchor H", "OpenSpiel is not installed: pip install '.[bench]'")
    for table in middle_tables():
        yield from _play_rows(table)
        yield from _state_rows(table)


def middle_tables() -> list[Table]:
    """Return one table for each game: its middle number of players, default options."""
    return [
        table
        for table in default_tables()
        for game in [games()[table.game_id]]
        if table.seats == (game.min_seats + game.max_seats) // 2
    ]


def _play_rows(table: Table) -> Iterator[Row]:
    plays: list[PlayOnce] = [_bare(table), _through_match(table)]
    if installed():
        plays.append(play_hearts)
    bare, through, *hearts = rates(plays)
    anchor = Anchor("H", hearts[0]) if hearts else None
    budget, stretch, match_budget, match_stretch = FASTER.get(table.game_id, OTHERS)
    for what, value, least, wish in (
        ("random play", bare, budget, stretch),
        ("through Match", through, match_budget, match_stretch),
    ):
        row = Row(f"{table}: {what}", value, "/s", anchor, least, wish, more_is_better=True)
        yield row if anchor else replace(row, budget=None, stretch=None)


def _bare(table: Table) -> PlayOnce:
    """Legal, choose, apply, without events."""
    rules, chance = table.rules, RandomChance(1)

    def play(random: Random) -> int:
        state, draw, decisions = rules.start(None, chance), random.random, 0
        to_act, choices, apply = rules.to_act, rules.choices, rules.apply
        while to_act(state) is not None:
            legal = choices(state)
            apply(state, legal[int(draw() * len(legal))], chance)
            decisions += 1
        return decisions

    return play


def _through_match(table: Table) -> PlayOnce:
    """The same with validation, events and the record in memory."""
    rules = table.rules

    def play(random: Random) -> int:
        match, draw = Match(rules, RandomChance(random.getrandbits(32))), random.random
        while (seat := match.to_act) is not None:
            legal = match.choices(seat)
            match.submit(seat, legal[int(draw() * len(legal))], match.version)
        return match.decisions

    return play


def rates(plays: Sequence[PlayOnce]) -> list[float]:
    """Return the decisions a second of several ways to play, run in turns: what slows the machine
    down for a while slows all of them down."""
    found: list[list[float]] = [[] for _ in plays]
    for run in range(RUNS):
        for place, play in enumerate(plays):
            found[place].append(_rate(play, Random(run)))
    return [middle(values) for values in found]


def _rate(play: PlayOnce, random: Random) -> float:
    gc.collect()
    decisions, began = 0, time.process_time()
    while (took := time.process_time() - began) < SECONDS:
        decisions += play(random)
    return decisions / took


def _state_rows(table: Table) -> Iterator[Row]:
    """Copies and views of positions from all over a match."""
    states = [turn.state for turn in played(table).turns]
    seats = range(table.seats)
    copy = microseconds([state.copy for state in states])
    yield Row(f"{table}: copy()", copy, "us", None, COPY_BUDGET, COPY_STRETCH)
    view = microseconds([_viewer(table, state, seat) for state in states for seat in seats])
    yield Row(f"{table}: view of a seat", view, "us")


def _viewer(table: Table, state: Any, seat: int) -> Callable[[], Any]:
    return lambda: table.rules.view(state, seat)


def microseconds(calls: Sequence[Callable[[], Any]]) -> float:
    """Return what a call takes on average, the median of several runs."""
    rounds = max(1, 20_000 // len(calls))
    found = []
    for _ in range(RUNS):
        began = time.process_time()
        for _ in range(rounds):
            for call in calls:
                call()
        found.append((time.process_time() - began) / (rounds * len(calls)) * 1e6)
    return middle(found)
