"""A bot in a process of its own, so that a table stays alive while it thinks.

The other process is handed a chair and then views, choices and seeds; it answers with the number
of a choice. It never sees a match, and nothing that it might print reaches the terminal.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Any, TypeVar

from smilegames.bots.chair import Chair
from smilegames.core.chance import Chance, RandomChance

A = TypeVar("A")

SEEDS = 2**32
PATIENCE = 5.0
"""Seconds to wait for an answer: a budget of one, and the process's start on a slow machine."""
POLITE = 10
"""How much the process steps back when the table wants the processor."""


class BotFailed(Exception):
    """There is no answer: the bot raised, took too long, or was stopped. Says nothing of cards."""


class Apart:
    """Asks a bot that thinks elsewhere. Its process starts at once, and again when it had to end.

    `choose` may wait in a thread of its own; `stop` may be called from any other.
    """

    def __init__(self, chair: Chair, patience: float = PATIENCE) -> None:
        self._chair = chair
        self._patience = patience
        self._lock = Lock()
        self._running: tuple[SpawnProcess, Connection] | None = None
        self._start()

    def choose(self, view: Any, choices: Sequence[A], chance: Chance) -> A:
        """Return the bot's choice. Raises BotFailed."""
        if len(choices) == 1:
            return choices[0]
        pipe = self._start()
        try:
            pipe.send((view, list(choices), chance.pick(SEEDS)))
            if not pipe.poll(self._patience):
                raise BotFailed("took too long")
            answer = pipe.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise BotFailed("ended") from error
        except BotFailed:
            self.stop()
            raise
        if isinstance(answer, str):
            raise BotFailed(f"raised {answer}")
        chosen: A = choices[answer]
        return chosen

    def stop(self) -> None:
        """End the process at once, whatever it is at; whoever waits for it gets BotFailed."""
        with self._lock:
            running, self._running = self._running, None
        if running is not None:
            # Its end of the pipe closes with it, which wakes whoever waits at ours.
            running[0].kill()
            running[0].join()

    def _start(self) -> Connection:
        with self._lock:
            if self._running is None:
                # Spawned, not forked: a fork would copy the terminal's threads and locks.
                context = get_context("spawn")
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(theirs, self._chair), daemon=True)
                process.start()
                theirs.close()
                self._running = process, ours
            return self._running[1]


def _serve(pipe: Connection, chair: Chair) -> None:
    """Answer until the other end is closed."""
    _step_back()
    bot = chair.build()
    while True:
        try:
            view, choices, seed = pipe.recv()
        except (EOFError, OSError):
            return
        answer: int | str
        try:
            answer = choices.index(bot.choose(view, choices, RandomChance(seed)))
        except Exception as error:
            answer = type(error).__name__
        pipe.send(answer)


def _step_back() -> None:
    """Leave terminal, keyboard and processor to the table."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITE)
