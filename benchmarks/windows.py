"""Programs in pseudo-terminals for the families that measure drawing: ours and the anchor T."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.processes import known, processor_time
from smilegames.games.registry import games
from tests.terminal.driver import Terminal
from tests.terminal.emulator import Emulator
from tests.terminal.player import Player, prepare
from tests.terminal.program import environment, smilegames

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")
SMALL, LARGE = (80, 24), (120, 40)
"""Columns and lines of a window."""
STILL = 0.08
"""Seconds without output after which a frame is complete."""


class Answer(NamedTuple):
    """What came of a key."""

    milliseconds: float
    """From the key to the last byte of the frame."""
    bytes: int
    worked: float
    """Milliseconds that the program had a processor; 0 where the system does not tell."""


def answer(terminal: Terminal, *keys: str) -> Answer:
    """Press keys at once and wait for the frame that answers them."""
    mark, before, began = terminal.mark(), worked(terminal), time.perf_counter()
    terminal.press(*keys)
    terminal.settle(STILL)
    chunks = terminal.since(mark)
    last = chunks[-1].at if chunks else began
    return Answer((last - began) * 1000, terminal.written(mark), worked(terminal) - before)


def worked(terminal: Terminal) -> float:
    """Return how long the program has had a processor, in milliseconds; 0 where nobody tells."""
    return processor_time(terminal.process.pid) if known() else 0.0


def shown_after(terminal: Terminal, text: str) -> float:
    """Return how many seconds after the start a text stood on the screen."""
    terminal.wait_for(text)
    # A frame is written style by style: no text needs to be whole in the bytes.
    screen = Emulator(terminal.emulator.columns, terminal.emulator.lines)
    for chunk in terminal.chunks:
        screen.feed(chunk.data)
        if text in "\n".join(screen.shown()):
            return chunk.at - terminal.started
    raise LookupError(text)


@contextmanager
def minimal() -> Iterator[Terminal]:
    """The anchor T, standing still."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.minimal_app"]
        columns, lines = SMALL
        env = environment(Path(folder))
        with Terminal(command, env=env, columns=columns, lines=lines) as terminal:
            terminal.begun()
            yield terminal


@contextmanager
def shelf() -> Iterator[Terminal]:
    """Our home screen, standing still."""
    with TemporaryDirectory() as folder, smilegames(home=Path(folder)) as terminal:
        terminal.begun()
        yield terminal


@contextmanager
def table(
    game_id: str, policy: str = "open", size: tuple[int, int] = SMALL
) -> Iterator[tuple[Terminal, Player]]:
    """A table with the most players, standing still, and somebody to play at it."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        prepare(home)
        names = ",".join(NAMES[: games()[game_id].max_seats])
        arguments = ("play", game_id, "--players", names, "--seed", "1", "--policy", policy)
        columns, lines = size
        with smilegames(*arguments, home=home, columns=columns, lines=lines) as terminal:
            terminal.begun()
            yield terminal, Player(terminal, home)
