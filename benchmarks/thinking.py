"""What a key costs while a program thinks."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory

from benchmarks.rows import Row
from smilegames.text import ui
from tests.terminal.driver import PATIENCE, Terminal
from tests.terminal.player import Player, prepare
from tests.terminal.program import smilegames

TURNS = 30
PRESSES = 4
"""Keys pressed in each turn of a program, as long as it thinks."""


def measure() -> Iterator[Row]:
    """Open and close the log of Marshmallow's table while the strongest program thinks."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        prepare(home, pace="instant")
        line = ("play", "marshmallow", "--players", "Ada,hard", "--seed", "1", "--first", "Ada")
        with smilegames(*line, home=home) as terminal:
            terminal.begun()
            took = list(_presses(terminal, Player(terminal, home)))
    slowest = quantiles(took, n=20, method="inclusive")[-1]
    yield Row("marshmallow: a key while a program thinks, p95", slowest, "ms", None, 50, 20)


def _presses(terminal: Terminal, player: Player) -> Iterator[float]:
    random, thinks = Random(1), ui.THINKS.format(name="Wren")
    for _ in range(TURNS):
        _until_asked(terminal, player)
        player.select(random.choice(player.match.choices(0)))
        terminal.press("enter")
        terminal.comes(thinks)
        for _ in range(PRESSES):
            if thinks not in terminal.text():
                break
            mark, began = terminal.mark(), time.perf_counter()
            terminal.press("l")
            terminal.stirs(mark)
            if chunks := terminal.since(mark):
                yield (chunks[0].at - began) * 1000
        terminal.settle(0.1)
        if ui.LOG_LATELY in terminal.text():
            terminal.reach(lambda text: ui.LOG_LATELY not in text, "l")


def _until_asked(terminal: Terminal, player: Player) -> None:
    """Step through what is shown until it is the person's turn."""
    until = time.monotonic() + PATIENCE
    while player.match.to_act != 0:
        assert time.monotonic() < until, terminal.text()
        player.go_on()
        terminal.stirs(terminal.mark(), 0.05)
