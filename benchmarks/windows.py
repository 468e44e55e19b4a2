"""Programs in pseudo-terminals for the families that measure drawing: ours and the anchor T."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from smilegames.games.registry import games
from tests.support.screens import has_screen
from tests.terminal.driver import Terminal
from tests.terminal.player import Player, prepare
from tests.terminal.program import environment, smilegames

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")
STILL = 0.08
"""Seconds without output after which a frame is complete."""
ESCAPES = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|[_P^X\]].*?(?:\x1b\\|\x07)|.)", re.DOTALL)


class Answer(NamedTuple):
    """What came of a key."""

    milliseconds: float
    """From the key to the last byte of the frame."""
    bytes: int


def answer(terminal: Terminal, *keys: str) -> Answer:
    """Press keys at once and wait for the frame that answers them."""
    mark, began = terminal.mark(), time.perf_counter()
    terminal.press(*keys)
    terminal.settle(STILL)
    chunks = terminal.since(mark)
    last = chunks[-1].at if chunks else began
    return Answer((last - began) * 1000, terminal.written(mark))


def shown_after(terminal: Terminal, text: str) -> float:
    """Return how many seconds after the start a text had been written whole."""
    terminal.wait_for(text)
    written = b""
    for chunk in terminal.chunks:
        written += chunk.data
        if text.encode() in ESCAPES.sub(b"", written):
            return chunk.at - terminal.started
    return terminal.chunks[-1].at - terminal.started


@contextmanager
def minimal() -> Iterator[Terminal]:
    """The anchor T, standing still."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.minimal_app"]
        with Terminal(command, env=environment(Path(folder))) as terminal:
            terminal.begun()
            yield terminal


@contextmanager
def shelf() -> Iterator[Terminal]:
    """Our home screen, standing still."""
    with TemporaryDirectory() as folder, smilegames(home=Path(folder)) as terminal:
        terminal.begun()
        yield terminal


@contextmanager
def table(game_id: str, policy: str = "open") -> Iterator[tuple[Terminal, Player]]:
    """A table with the most players, standing still, and somebody to play at it."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        prepare(home)
        names = ",".join(NAMES[: games()[game_id].max_seats])
        arguments = ("play", game_id, "--players", names, "--seed", "1", "--policy", policy)
        with smilegames(*arguments, home=home) as terminal:
            terminal.begun()
            yield terminal, Player(terminal, home)


def drawn_games() -> list[str]:
    """Return the games that have a table to open, in shelf order."""
    return [game_id for game_id in games() if has_screen(game_id)]
