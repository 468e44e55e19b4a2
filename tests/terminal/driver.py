"""Runs a program in a pseudo-terminal: presses its keys, reads its screen, counts its bytes.

Nothing here knows the program, except `smilegames`, which starts ours in a home of its own.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Condition, Thread
from types import TracebackType
from typing import Any, NamedTuple, Self

from tests.terminal.emulator import Emulator
from tests.terminal.keys import sequence

ROOT = Path(__file__).parents[2]
PATIENCE = 10.0
"""Seconds to wait for what must come; only a fault takes that long."""


class Chunk(NamedTuple):
    """A piece of output and when it came, by `time.perf_counter`."""

    at: float
    data: bytes


class Terminal:
    """A program in a terminal window. Use it in a `with`: what is still running then is killed."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        env: Mapping[str, str],
        columns: int = 80,
        lines: int = 24,
        cwd: Path | None = None,
    ) -> None:
        self.emulator = Emulator(columns, lines)
        self.chunks: list[Chunk] = []
        """All output, as it came."""
        self._fed = 0
        self._came = Condition()
        self._master, self._slave = pty.openpty()
        self._window(columns, lines)
        self._at_first = termios.tcgetattr(self._slave)
        self._stop_reading, self._stop = os.pipe()
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command,
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            env=dict(env),
            cwd=cwd,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509  (one system call, no lock)
        )
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    # Keys and window

    def send(self, data: bytes | str) -> None:
        """Send bytes as they are."""
        data = data.encode() if isinstance(data, str) else data
        while data:
            data = data[os.write(self._master, data) :]

    def press(self, *keys: str) -> None:
        """Press keys one after the other, by Textual's names (`enter`, `up`, `ctrl+c`, `a`)."""
        for key in keys:
            self.send(sequence(key))

    def resize(self, columns: int, lines: int) -> None:
        """Resize the window; the program gets its SIGWINCH from the system."""
        self._catch_up()
        self.emulator.resize(columns, lines)
        self._window(columns, lines)

    # The screen

    def shown(self) -> list[str]:
        """Return the lines on view."""
        self._catch_up()
        return self.emulator.shown()

    def text(self) -> str:
        """Return the lines on view as one text."""
        return "\n".join(self.shown())

    def left_behind(self) -> str:
        """Return the main screen with its scrollback: the shell's, when the program has gone."""
        self._catch_up()
        return "\n".join(self.emulator.left_behind())

    def wait_for(
        self, wanted: str | re.Pattern[str] | Callable[[str], Any], seconds: float = PATIENCE
    ) -> str:
        """Wait until the screen shows a text, matches a pattern or satisfies a function; return it.

        Raises AssertionError with the screen when it does not, or when the program ends before.
        """
        until = time.monotonic() + seconds
        while True:
            ended = self.process.poll() is not None
            text = self.text()
            if _satisfies(text, wanted):
                return text
            if ended or time.monotonic() > until:
                reason = f"the program ended ({self.process.returncode})" if ended else "in vain"
                raise AssertionError(f"waited for {wanted!r}: {reason}\n{framed(self.shown())}")
            self._wait_for_output(0.05)

    def settle(self, quiet: float = 0.15, seconds: float = PATIENCE) -> None:
        """Wait until nothing has been written for `quiet` seconds."""
        until = time.monotonic() + seconds
        while True:
            count = len(self.chunks)
            self._wait_for_output(quiet)
            if len(self.chunks) == count:
                return
            if time.monotonic() > until:
                raise AssertionError(f"never quiet\n{framed(self.shown())}")

    def begun(self) -> str:
        """Wait until a full-screen program shows something and stands still; return the screen."""
        self.wait_for(lambda text: self.emulator.is_alternate and text.strip())
        self.settle()
        return self.text()

    # What was written

    @property
    def raw(self) -> bytes:
        """All output since the start, to be searched for what must not be there."""
        return b"".join(chunk.data for chunk in list(self.chunks))

    def mark(self) -> int:
        """Return a mark for `since`: now."""
        return len(self.chunks)

    def since(self, mark: int) -> list[Chunk]:
        """Return the output since a mark."""
        return self.chunks[mark:]

    def written(self, mark: int = 0) -> int:
        """Return how many bytes have been written since a mark."""
        return sum(len(chunk.data) for chunk in self.since(mark))

    # Signals and the end

    def signal(self, number: int) -> None:
        """Send the program a signal."""
        self.process.send_signal(number)

    def kill(self) -> None:
        """Kill the program without warning, and wait until it is gone."""
        self.process.kill()
        self.process.wait()

    def hang_up(self) -> None:
        """Drop the line: the terminal vanishes under the program."""
        self._stop_reader()
        os.close(self._slave)
        os.close(self._master)
        self._slave = self._master = -1

    def wait(self, seconds: float = PATIENCE) -> int:
        """Wait until the program has ended and all it wrote is read; return its exit code.

        Raises AssertionError with the screen when it goes on.
        """
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"it does not end\n{framed(self.shown())}") from None
        if self._master >= 0:
            self.settle(0.05)
        return code

    def leftovers(self) -> list[str]:
        """Return what the program has changed of the terminal and not put back."""
        self._catch_up()
        left = [f"mode {mode}" for mode in sorted(self.emulator.modes_on())]
        if self.emulator.keyboard_levels:
            left.append("keyboard protocol")
        if termios.tcgetattr(self._slave) != self._at_first:
            left.append("line settings")
        return left

    def close(self) -> None:
        """Kill the program if it still runs and give everything back."""
        if self.process.poll() is None:
            self.kill()
        self._stop_reader()
        for descriptor in (self._master, self._slave, self._stop, self._stop_reading):
            if descriptor >= 0:
                os.close(descriptor)
        self._master = self._slave = self._stop = self._stop_reading = -1

    # Inside

    def _window(self, columns: int, lines: int) -> None:
        size = struct.pack("HHHH", lines, columns, 0, 0)
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, size)

    def _read(self) -> None:
        """Read all that comes, at once and in a thread, so that the program is never held up."""
        while True:
            ready, _, _ = select.select([self._master, self._stop_reading], [], [])
            if self._stop_reading in ready:
                return
            try:
                data = os.read(self._master, 1 << 16)
            except OSError:
                return
            with self._came:
                self.chunks.append(Chunk(time.perf_counter(), data))
                self._came.notify_all()

    def _stop_reader(self) -> None:
        if self._reader.is_alive():
            os.write(self._stop, b".")
            self._reader.join()

    def _wait_for_output(self, seconds: float) -> None:
        with self._came:
            count = len(self.chunks)
            self._came.wait_for(lambda: len(self.chunks) > count, seconds)

    def _catch_up(self) -> None:
        """Feed the emulator what came since; drawing takes longer than reading."""
        while self._fed < len(self.chunks):
            self.emulator.feed(self.chunks[self._fed].data)
            self._fed += 1


def _take_terminal() -> None:
    """Make standard input the controlling terminal of the new session."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _satisfies(text: str, wanted: str | re.Pattern[str] | Callable[[str], Any]) -> bool:
    if isinstance(wanted, str):
        return wanted in text
    return bool(wanted.search(text) if isinstance(wanted, re.Pattern) else wanted(text))


def framed(shown: Sequence[str]) -> str:
    """Return a screen with its lines numbered, for messages."""
    return "\n".join(f"{number:3}|{line}" for number, line in enumerate(shown))


def environment(home: Path, **changes: str) -> dict[str, str]:
    """Return the surroundings of somebody whose home is `home`, and of nobody else."""
    folders = {
        f"XDG_{name}_HOME": str(home / folder)
        for name, folder in (
            ("CONFIG", ".config"),
            ("DATA", ".local/share"),
            ("STATE", ".local/state"),
            ("CACHE", ".cache"),
        )
    }
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "HOME": str(home),
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "LANG": "C.UTF-8",
        **folders,
        **changes,
    }


def smilegames(
    *arguments: str, home: Path, columns: int = 80, lines: int = 24, **changes: str
) -> Terminal:
    """Start our program in a home of its own; `changes` are made to its environment."""
    return Terminal(
        [sys.executable, "-m", "smilegames", *arguments],
        env=environment(home, **changes),
        columns=columns,
        lines=lines,
        cwd=home,
    )
