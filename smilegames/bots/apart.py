"""A bot in a process of its own, so that a table stays alive while it thinks.

The other process is handed a chair and then questions: views, choices and seeds; it answers with
the number of a choice, or with what it thinks of them. It never sees a match, and nothing that it
might print reaches the terminal.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, Pipe
from threading import Lock, Thread
from typing import Any, TypeVar

from smilegames.bots.advice import Advice, Verdict
from smilegames.bots.chair import Chair
from smilegames.core.chance import Chance, RandomChance

A = TypeVar("A")

SEEDS = 2**32
PATIENCE = 5.0
"""Seconds to wait for an answer: a budget of one, and the process's start on a slow machine."""
WATCHED = 0.5
"""Seconds between two looks at whether the table is still there."""
POLITE = 10
"""How much the process steps back when the table wants the processor."""


class BotFailed(Exception):
    """There is no answer: the bot raised, took too long, or ended. Says nothing of cards."""


class BotStopped(Exception):
    """There is no answer because `stop` was called: nobody waits for one any more."""


class Apart:
    """Asks a bot that thinks elsewhere. Its process starts at once, and again when it had to end.

    Who asks may wait in a thread of its own, and `stop` may be called from any other. One question
    is answered after another. Each raises BotFailed or BotStopped where there is no answer.
    """

    def __init__(self, chair: Chair, patience: float = PATIENCE) -> None:
        self._chair = chair
        self._patience = patience
        self._asking = Lock()
        self._lock = Lock()
        self._running: tuple[subprocess.Popen[bytes], Connection[Any, Any]] | None = None
        self._start()

    def choose(self, view: Any, choices: Sequence[A], chance: Chance) -> A:
        """Return the bot's choice."""
        if len(choices) == 1:
            return choices[0]
        number: int = self._ask("choose", view, list(choices), chance.pick(SEEDS))
        return choices[number]

    def advise(self, view: Any, choices: Sequence[Any], chance: Chance) -> Advice:
        """Return what `Adviser.advise` says."""
        advice: Advice = self._ask("advise", view, list(choices), chance.pick(SEEDS))
        return advice

    def judge(self, view: Any, choices: Sequence[Any], made: Any, chance: Chance) -> Verdict:
        """Return what `Adviser.judge` says."""
        verdict: Verdict = self._ask("judge", view, list(choices), made, chance.pick(SEEDS))
        return verdict

    def chances(self, view: Any, chance: Chance) -> tuple[float, ...]:
        """Return what `Adviser.chances` says."""
        chances: tuple[float, ...] = self._ask("chances", view, chance.pick(SEEDS))
        return chances

    def stop(self) -> None:
        """End the process at once, whatever it is at; whoever waits for it gets BotStopped."""
        with self._lock:
            running, self._running = self._running, None
        if running is not None:
            # Its end of the pipe closes with it, which wakes whoever waits at ours.
            running[0].kill()
            running[0].wait()

    def _ask(self, question: str, *given: Any) -> Any:
        with self._asking:
            return self._answer(question, given)

    def _answer(self, question: str, given: tuple[Any, ...]) -> Any:
        pipe = self._start()
        try:
            pipe.send((question, given))
            if not pipe.poll(self._patience):
                raise BotFailed("took too long")
            raised, answer = pipe.recv()
        except (EOFError, OSError) as error:
            if self._gave_up(pipe):
                raise BotStopped from error
            self.stop()
            raise BotFailed("ended") from error
        except BotFailed:
            self.stop()
            raise
        if raised:
            raise BotFailed(f"raised {answer}")
        return answer

    def _gave_up(self, pipe: Connection[Any, Any]) -> bool:
        with self._lock:
            return self._running is None or self._running[1] is not pipe

    def _start(self) -> Connection[Any, Any]:
        with self._lock:
            if self._running is None:
                self._running = _begin(self._chair)
            return self._running[1]


def _begin(chair: Chair) -> tuple[subprocess.Popen[bytes], Connection[Any, Any]]:
    """Start a process that serves a chair; return it with our end of the pipe to it."""
    # Not forked, which would copy the terminal's threads and locks, and not by multiprocessing,
    # which needs a standard error and loads the program anew. `-P`: no module of the folder that
    # we happen to be in.
    ours, theirs = Pipe()
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", __name__, str(theirs.fileno())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
        )
    with contextlib.suppress(OSError):
        ours.send(chair)
    return process, ours


class _Server:
    """Answers questions, each in the words of the asker's method."""

    def __init__(self, chair: Chair) -> None:
        self._bot = chair.build()
        self._adviser = chair.adviser()
        self.answers: dict[str, Callable[..., Any]] = {
            "choose": self.choose,
            "advise": self.advise,
            "judge": self.judge,
            "chances": self.chances,
        }

    def choose(self, view: Any, choices: Sequence[Any], seed: int) -> int:
        return choices.index(self._bot.choose(view, choices, RandomChance(seed)))

    def advise(self, view: Any, choices: Sequence[Any], seed: int) -> Advice:
        return self._adviser.advise(view, choices, RandomChance(seed))

    def judge(self, view: Any, choices: Sequence[Any], made: Any, seed: int) -> Verdict:
        return self._adviser.judge(view, choices, made, RandomChance(seed))

    def chances(self, view: Any, seed: int) -> tuple[float, ...]:
        return self._adviser.chances(view, RandomChance(seed))


def end_with_parent() -> None:
    """End this process soon after the one that started it, whatever it is thinking about."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCHED)
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def serve(pipe: Connection[Any, Any]) -> None:
    """Take a chair, then answer questions, until the other end is closed."""
    end_with_parent()
    # The keyboard's Ctrl+C is the table's, and so is the processor when it wants it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(POLITE)
    with contextlib.suppress(EOFError, OSError):
        server = _Server(pipe.recv())
        while True:
            question, given = pipe.recv()
            try:
                answer = False, server.answers[question](*given)
            except Exception as error:
                answer = True, type(error).__name__
            pipe.send(answer)


if __name__ == "__main__":
    serve(Connection(int(sys.argv[1])))
