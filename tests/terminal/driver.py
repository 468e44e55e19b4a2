"""Runs a program in a pseudo-terminal: presses its keys, reads its screen, counts its bytes.

Nothing here knows the program.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Condition, Thread
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeAlias

from tests.terminal.emulator import Cell, Emulator, differing, framed
from tests.terminal.keys import sequence

PATIENCE = 10.0
"""Seconds to wait for what must come; only a fault takes that long."""
ASKS_FOR_FRAMES, HOLDS_FRAMES = b"\x1b[?2026$p", b"\x1b[?2026;2$y"
"""A program's question whether a frame is shown only when it is whole, and our answer."""
_FRAME_BEGINS = re.compile(rb"\x1b(?:\[?\??2?0?2?6?\Z|\[\?2026h)")
_FRAME_ENDS = b"\x1b[?2026l"
HELD = 0.5
"""Seconds after which a frame is shown that is not whole: its program may be gone."""
TRIES = 10
"""How often keys are pressed that may have come too soon."""
Wanted: TypeAlias = str | re.Pattern[str] | Callable[[str], Any]
"""What a screen shall show: a text, a pattern, or what a function of its text returns true for."""


class Chunk(NamedTuple):
    """A piece of output and when it came, by `time.perf_counter`."""

    at: float
    data: bytes


class Terminal:
    """A program in a terminal window. Use it in a `with`: what is still running then is killed.

    Without `echo` the line itself shows nothing of what is pressed when the program has gone.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        env: Mapping[str, str],
        columns: int = 80,
        lines: int = 24,
        cwd: Path | None = None,
        alternate: bool = True,
        echo: bool = True,
    ) -> None:
        self.emulator = Emulator(columns, lines, alternate=alternate)
        self.chunks: list[Chunk] = []
        """All output, as it came."""
        self._fed = 0
        self._unshown = b""
        """What came of a frame that is not whole yet."""
        self._came = Condition()
        self._master, self._slave = pty.openpty()
        self.window(columns, lines)
        self._at_first = termios.tcgetattr(self._slave)
        if not echo:
            self._at_first[3] &= ~termios.ECHO
            termios.tcsetattr(self._slave, termios.TCSANOW, self._at_first)
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
        self._start_reader()

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
        self.window(columns, lines)

    # The screen

    def shown(self) -> list[str]:
        """Return the lines on view."""
        self._catch_up()
        return self.emulator.shown()

    def text(self) -> str:
        """Return the lines on view as one text."""
        return "\n".join(self.shown())

    def cells(self) -> list[list[Cell]]:
        """Return every cell on view, as it looks."""
        self._catch_up()
        return self.emulator.cells()

    def left_behind(self) -> str:
        """Return the main screen with its scrollback: the shell's, when the program has gone."""
        self._catch_up()
        return "\n".join(self.emulator.left_behind())

    def wait_for(self, wanted: Wanted, seconds: float = PATIENCE) -> str:
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

    def shows(self, cells: list[list[Cell]]) -> None:
        """Wait until every cell looks as it should and the screen stands still.

        Raises AssertionError with the lines that differ.
        """
        until = time.monotonic() + PATIENCE
        while (differ := differing(cells, self.cells())) and time.monotonic() < until:
            self._wait_for_output(0.2)
        assert not differ, "\n".join(["these lines should not have changed:", *differ])
        self.settle(0.02)

    def stirs(self, mark: int, seconds: float = 0.25) -> None:
        """Wait until something has been written since a mark; not for ever, for it may not be."""
        until = time.monotonic() + seconds
        while len(self.chunks) <= mark and (left := until - time.monotonic()) > 0:
            self._wait_for_output(left)

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

    def reach(self, wanted: Wanted, *keys: str, quiet: float = 0.06) -> str:
        """Press keys until the screen shows what they lead to and stands still; return it.

        They are pressed again after a while in vain: what is pressed before a new screen stands is
        thrown away, and how soon it stands is up to the machine.
        """
        for _ in range(TRIES):
            self.press(*keys)
            if self.comes(wanted):
                break
        self.wait_for(wanted, 0)
        self.settle(quiet)
        return self.text()

    def leave(self, *keys: str) -> int:
        """Press keys until the program ends; return its exit code."""
        for _ in range(TRIES):
            self.press(*keys)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE / TRIES)
                break
        return self.wait(0)

    def comes(self, wanted: Wanted, seconds: float = PATIENCE / TRIES) -> bool:
        """Wait until the screen shows what is wanted; return whether it does, and soon."""
        until = time.monotonic() + seconds
        while not _satisfies(self.text(), wanted):
            if self.process.poll() is not None or time.monotonic() > until:
                return False
            self._wait_for_output(0.05)
        return True

    def stands(self, wanted: Wanted, quiet: float = 0.06) -> str:
        """Wait until the screen shows what is wanted and stands still; return it."""
        self.wait_for(wanted)
        self.settle(quiet)
        return self.text()

    def begun(self, quiet: float = 0.15) -> str:
        """Wait until a full-screen program shows something and stands still; return the screen."""
        self.wait_for(lambda text: self.emulator.is_alternate and text.strip())
        self.settle(quiet)
        return self.text()

    # What was written

    @property
    def raw(self) -> bytes:
        """All output since the start, to be searched for what must not be there."""
        return self.raw_since(0)

    def mark(self) -> int:
        """Return a mark for `since`: now."""
        return len(self.chunks)

    def since(self, mark: int) -> list[Chunk]:
        """Return the output since a mark."""
        return self.chunks[mark:]

    def raw_since(self, mark: int) -> bytes:
        """Return the output since a mark in one piece."""
        return b"".join(chunk.data for chunk in self.since(mark))

    def written(self, mark: int = 0) -> int:
        """Return how many bytes have been written since a mark."""
        return sum(len(chunk.data) for chunk in self.since(mark))

    # Signals and the end

    def signal(self, number: int) -> None:
        """Send the program a signal."""
        self.process.send_signal(number)

    def suspend(self) -> None:
        """Stop the program as Ctrl+Z does in a shell, and wait until it stands."""
        self.signal(signal.SIGTSTP)
        until = time.monotonic() + PATIENCE
        while os.waitid(os.P_PID, self.process.pid, os.WSTOPPED | os.WNOHANG) is None:
            assert time.monotonic() < until, "it does not stop"
            time.sleep(0.002)
        self.settle(0.02)

    def kill(self) -> None:
        """Kill the program without warning, and wait until it is gone."""
        self.process.kill()
        self.process.wait()

    def stall(self) -> None:
        """Read nothing any more, as when a line carries nothing and nobody has noticed yet."""
        self._stop_reader()

    def read_on(self) -> None:
        """Read again."""
        self._start_reader()

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

    def window(self, columns: int, lines: int) -> None:
        """Tell the program of another size; what shows it stays as it is."""
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
            if ASKS_FOR_FRAMES in data:
                self.send(HOLDS_FRAMES)
            with self._came:
                self.chunks.append(Chunk(time.perf_counter(), data))
                self._came.notify_all()

    def _start_reader(self) -> None:
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _stop_reader(self) -> None:
        if self._reader.is_alive():
            os.write(self._stop, b".")
            self._reader.join()
            os.read(self._stop_reading, 1)

    def _wait_for_output(self, seconds: float) -> None:
        with self._came:
            count = len(self.chunks)
            self._came.wait_for(lambda: len(self.chunks) > count, seconds)

    def _catch_up(self) -> None:
        """Feed the emulator what came since, frame by frame; drawing takes longer than reading."""
        while self._fed < len(self.chunks):
            self._unshown += self.chunks[self._fed].data
            self._fed += 1
        shown = len(self._unshown)
        if self.chunks and time.perf_counter() - self.chunks[-1].at < HELD:
            begun = _FRAME_BEGINS.search(self._unshown, self._unshown.rfind(_FRAME_ENDS) + 1)
            shown = begun.start() if begun else shown
        self.emulator.feed(self._unshown[:shown])
        self._unshown = self._unshown[shown:]


def _take_terminal() -> None:
    """Make standard input the controlling terminal of the new session, and heed its signals.

    Whoever runs the tests in the background ignores two of them, and who is started inherits that.
    """
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for number in (signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)


def _satisfies(text: str, wanted: Wanted) -> bool:
    if isinstance(wanted, str):
        return wanted in text
    return bool(wanted.search(text) if isinstance(wanted, re.Pattern) else wanted(text))
