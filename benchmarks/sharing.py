"""What a move costs at a table that several terminals share, and what each of them holds."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory

from benchmarks.processes import known, memory
from benchmarks.rows import Note, Row, middle
from benchmarks.windows import NAMES, STILL
from smilegames.store.locks import holder_of
from tests.terminal.driver import Terminal
from tests.terminal.player import prepare, records
from tests.terminal.program import smilegames
from tests.terminal.together import Seated, code_at, word_at

MOVES = 60
SEATS = 4
FURTHER = 6
"""Spectators that come one after the other."""


def measure() -> Iterator[Row | Note]:
    """Play Gracias at four terminals; then let more of them look on."""
    with TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        home = Path(folder)
        prepare(home, pace="instant")
        names = NAMES[:SEATS]
        line = ("host", "gracias", "--players", ",".join(names), "--here", names[0], "--seed", "1")
        terminals = [stack.enter_context(smilegames(*line, home=home))]
        code = code_at(terminals[0])
        for _ in names[1:]:
            terminals.append(stack.enter_context(smilegames("join", code, home=home)))
            word_at(terminals[-1])
        table = holder_of(records(home)[-1]).pid
        stack.callback(os.kill, table, signal.SIGTERM)
        yield from _moves(home, terminals)
        if not known():
            yield Note("memory of a shared table", "this system does not tell")
            return
        before, held = memory(table), []
        for _ in range(FURTHER):
            further = stack.enter_context(smilegames("watch", code, home=home))
            further.begun()
            held.append(memory(further.process.pid))
        grown = (memory(table) - before) / FURTHER
        yield Row("shared: memory of a further terminal", middle(held), "MiB")
        yield Row("shared: memory of the table for each of them", grown, "MiB")


def _moves(home: Path, terminals: list[Terminal]) -> Iterator[Row]:
    players = [Seated(each, home, (seat,)) for seat, each in enumerate(terminals)]
    random, here, there = Random(1), [], []
    for _ in range(MOVES):
        player = players[players[0].match.to_act or 0]
        for each in players:
            each.go_on()
        player.catch_up()
        player.select(random.choice(player.match.choices(min(player.seats))))
        marks = [terminal.mark() for terminal in terminals]
        began = time.perf_counter()
        player.terminal.press("enter")
        for terminal in terminals:
            terminal.settle(STILL)
        for each, mark in zip(players, marks, strict=True):
            chunks = each.terminal.since(mark)
            took = (chunks[-1].at - began) * 1000 if chunks else 0.0
            (here if each is player else there).append(took)
    for what, took in (("one's own terminal", here), ("the other terminals", there)):
        slowest = quantiles(took, n=20, method="inclusive")[-1]
        yield Row(f"shared: a move to its last byte, {what}, p95", slowest, "ms")
