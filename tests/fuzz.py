"""Plays very many random matches and looks at every position: `python -m tests.fuzz`.

A match is named by its table and seed: what fails can be played again alone.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import Pool
from random import Random
from statistics import median
from typing import Any

from smilegames.core.chance import RandomChance
from smilegames.games.registry import games
from tests.support.tables import Table, tables

CHUNK = 100
"""Matches that a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Job:
    """Some matches to play at one table, each with a seed."""

    table: Table
    seeds: range


@dataclass(slots=True)
class Tally:
    """How the matches of a table went."""

    decisions: list[int] = field(default_factory=list)
    """By match."""
    seconds: float = 0.0
    faults: list[tuple[int, str]] = field(default_factory=list)
    """Seeds of the matches that failed, with what was wrong."""

    def add(self, other: Tally) -> None:
        """Take another tally's matches in."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.faults += other.faults


def play(table: Table, seed: int) -> int:
    """Play a random match, look at every position, and return how many decisions it took."""
    rules, hooks, random = table.rules, table.hooks, Random(f"{table} {seed}")
    first = (*range(table.seats), None)[seed % (table.seats + 1)]
    chance = RandomChance(random.getrandbits(32))
    state, decisions = rules.start(first, chance), 0
    hooks.conserved(rules, state)
    while rules.to_act(state) is not None:
        choices = rules.choices(state)
        _check_choices(choices, rules.choices(state.copy()))
        rules.apply(state, random.choice(choices), chance)
        decisions += 1
        if decisions > hooks.MAX_DECISIONS:
            raise AssertionError(f"more than {hooks.MAX_DECISIONS} decisions")
        hooks.conserved(rules, state)
    _check_end(table, state)
    return decisions


def _check_choices(choices: Sequence[Any], again: Sequence[Any]) -> None:
    if not choices:
        raise AssertionError("no choices")
    if len(set(choices)) != len(choices):
        raise AssertionError(f"a choice listed twice: {choices}")
    if list(again) != list(choices):
        raise AssertionError(f"a copy has other choices: {choices}, {again}")


def _check_end(table: Table, state: Any) -> None:
    outcome = table.rules.outcome(state)
    if outcome is None or table.rules.choices(state):
        raise AssertionError("over, yet not at its end")
    rescored = table.hooks.rescore(table.rules, state)
    if outcome.scores != rescored:
        raise AssertionError(f"scores {outcome.scores}, scored again {rescored}")


def work(job: Job) -> tuple[Table, Tally]:
    """Play a job's matches; whatever goes wrong is a fault of that match's."""
    tally, began = Tally(), time.perf_counter()
    for seed in job.seeds:
        try:
            tally.decisions.append(play(job.table, seed))
        except Exception:
            tally.faults.append((seed, traceback.format_exc(limit=-3)))
    tally.seconds = time.perf_counter() - began
    return job.table, tally


def jobs(wanted: argparse.Namespace) -> list[Job]:
    """Return the work to do, in pieces that processes share out among themselves."""
    chosen = [
        table
        for table in tables()
        if wanted.game in (None, table.game_id) and wanted.seats in (None, table.seats)
    ]
    end = wanted.seed + wanted.games
    starts = range(wanted.seed, end, CHUNK)
    return [Job(table, range(at, min(at + CHUNK, end))) for table in chosen for at in starts]


def run(todo: Sequence[Job], processes: int) -> dict[Table, Tally]:
    """Do all the work and return a tally for each table."""
    tallies: dict[Table, Tally] = {job.table: Tally() for job in todo}
    with Pool(processes) as pool:
        for done, (table, tally) in enumerate(pool.imap_unordered(work, todo), start=1):
            tallies[table].add(tally)
            if sys.stderr.isatty():
                share = f"{done / len(todo):4.0%} {str(table)[:60]:60}"
                print(f"\r{share}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    return tallies


def report(tallies: dict[Table, Tally]) -> Iterator[str]:
    """Yield a line for each table, then one for each fault."""
    yield f"{'table':40} {'matches':>8} {'decisions (min, median, max)':>30} {'a second':>10}"
    for table, tally in tallies.items():
        played = tally.decisions or [0]
        spread = f"{min(played)}, {median(played):.0f}, {max(played)}"
        speed = sum(played) / tally.seconds if tally.seconds else 0
        yield f"{table!s:40} {len(tally.decisions):>8,} {spread:>30} {speed:>10,.0f}"
    for table, tally in tallies.items():
        for seed, fault in tally.faults[:3]:
            yield f"\nFAILED {table} seed {seed}\n{fault}".rstrip()
            yield f"again: python -m tests.fuzz {_naming(table)} --seed {seed} --games 1"


def _naming(table: Table) -> str:
    return f"--game {table.game_id} --seats {table.seats}"


def parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="matches at each table")
    parser.add_argument("--game", choices=sorted(games()), help="this game alone")
    parser.add_argument("--seats", type=int, help="this number of players alone")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first match")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, report, and return 1 when a match failed."""
    wanted = parsed(arguments)
    todo = jobs(wanted)
    if not todo:
        print("no such table", file=sys.stderr)
        return 2
    tallies = run(todo, wanted.processes)
    print("\n".join(report(tallies)))
    faults = sum(len(tally.faults) for tally in tallies.values())
    matches = sum(len(tally.decisions) for tally in tallies.values())
    print(f"{matches:,} matches without a fault, {faults:,} with one")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
