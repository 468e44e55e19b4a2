"""What it costs to wait for somebody to think."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

from benchmarks.processes import known
from benchmarks.rows import Anchor, Note, Row
from benchmarks.windows import minimal, shelf, table, worked
from smilegames.games.registry import games

SECONDS = 30


def measure() -> Iterator[Row | Note]:
    """Leave the anchor, the home screen and every table alone for a while, all at once."""
    with ExitStack() as stack:
        windows = {"T": stack.enter_context(minimal()), "home": stack.enter_context(shelf())}
        for game_id in games():
            windows[f"{game_id}: table"] = stack.enter_context(table(game_id))[0]
            windows[f"{game_id}: curtain"] = stack.enter_context(table(game_id, "strict"))[0]
        for terminal in windows.values():
            terminal.settle(0.5)
        marks = {name: terminal.mark() for name, terminal in windows.items()}
        before = {name: worked(terminal) for name, terminal in windows.items()}
        time.sleep(SECONDS)
        spent = {name: worked(terminal) - before[name] for name, terminal in windows.items()}
        written = {name: terminal.written(marks[name]) for name, terminal in windows.items()}
    anchor = Anchor("T", spent.pop("T"))
    for name, took in spent.items():
        yield Row(f"{name}, idle {SECONDS} s: written", written[name], "B", None, 0, 0)
        if known():
            yield Row(f"{name}, idle {SECONDS} s: processor", took, "ms", anchor, 2, 1.2)
