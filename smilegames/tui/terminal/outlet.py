"""The way out: bytes to the terminal as fast as it takes them, and nobody ever waits for it.

A terminal that does not read holds up a thread here and nothing else. What changes meanwhile is
sent in one piece when it reads again; what it never showed is never sent.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from threading import Condition, Thread

from smilegames.tui.terminal.modes import drop_output
from smilegames.tui.terminal.shell import write_all
from smilegames.tui.terminal.wire import Wire

_MOST_PASSED = 256
"""Sequences kept for a terminal that does not read; more than a screen ever sends."""
_LONG = 1024
"""A frame of more bytes than this may show up half drawn."""
_PIECE = 2048
"""Bytes written in one go."""
_FRAME_BEGINS, _FRAME_ENDS = "\x1b[?2026h", "\x1b[?2026l"


class Outlet:
    """Sends what a wire has to say, in the terminal's `encoding`.

    `failed` is called with what broke, in a thread of ours.
    """

    def __init__(
        self,
        descriptor: int,
        wire: Wire,
        failed: Callable[[Exception], None],
        encoding: str = "utf-8",
    ) -> None:
        self.holds_frames = False
        """True where the terminal is known to show a frame only when it is whole."""
        self._descriptor = descriptor
        self._wire = wire
        self._failed = failed
        self._encoding = encoding
        self._changed = Condition()
        self._passed: list[str] = []
        self._thread: Thread | None = None
        self._has_news = self._is_busy = self._closing = False
        self._finished = 0
        """How often a last text was sent."""

    def write(self, data: str) -> None:
        """Take what Textual writes."""
        with self._changed:
            self._pass_on(self._wire.take(data))
            self._tell()
        # Lets the other thread go first: else it waits until we have nothing left to do.
        time.sleep(0)

    def send(self, sequence: str) -> None:
        """Send something as it is, before the next frame."""
        with self._changed:
            self._pass_on(sequence)
            self._tell()

    def forget(self) -> None:
        """Send the whole screen again: somebody else may have written on it."""
        with self._changed:
            self._wire.forget()
            self._tell()

    def clear(self, columns: int, lines: int) -> None:
        """Begin with nothing, on a terminal of this size."""
        with self._changed:
            self._wire.clear(columns, lines)

    def finish(self, last: str, seconds: float) -> bool:
        """Send a last text and nothing else; return whether it is out within so many seconds.

        What a terminal that does not read has not read is dropped halfway: the last text shall be
        what it reads when it does again.
        """
        with self._changed:
            self._say_last(last)
            if self._changed.wait_for(self._is_out, seconds / 2):
                return True
            # Once more: who knows how much of it is dropped as well.
            self._say_last(last)
            drop_output(self._descriptor)
            return self._changed.wait_for(self._is_out, seconds / 2)

    def close(self) -> None:
        """Let the thread end, if it can."""
        with self._changed:
            self._closing = True
            self._tell()

    def _say_last(self, last: str) -> None:
        # What was being written is broken off, perhaps within a frame.
        self._passed = [_FRAME_ENDS if self.holds_frames else "", last]
        self._finished += 1
        self._wire.clear(0, 0)
        self._tell()

    def _is_out(self) -> bool:
        return not (self._has_news or self._is_busy)

    def _pass_on(self, sequence: str) -> None:
        if sequence and len(self._passed) < _MOST_PASSED:
            self._passed.append(sequence)

    def _tell(self) -> None:
        self._has_news = True
        if self._thread is None:
            # Nobody waits for it at the end: it may be stuck.
            self._thread = Thread(target=self._run, name="terminal-output", daemon=True)
            self._thread.start()
        self._changed.notify_all()

    def _run(self) -> None:
        try:
            while (news := self._next()) is not None:
                # When the line has dropped there is nobody to tell.
                with contextlib.suppress(OSError):
                    self._write(*news)
        except Exception as error:
            self._failed(error)
        finally:
            with self._changed:
                self._thread, self._is_busy = None, False
                self._changed.notify_all()

    def _next(self) -> tuple[bytes, int] | None:
        """Wait for something to send; return it with how many last texts came before it.

        None at the end.
        """
        with self._changed:
            self._is_busy = False
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._has_news)
            self._has_news, self._is_busy = False, True
            if self._closing:
                return None
            text = "".join(self._passed)
            self._passed.clear()
            text += self._framed(self._wire.difference())
            return text.encode(self._encoding, "replace"), self._finished

    def _write(self, data: bytes, finished: int) -> None:
        """Write bytes, as long as no last text has come after them."""
        for at in range(0, len(data), _PIECE):
            if finished != self._finished:
                return
            write_all(self._descriptor, data[at : at + _PIECE])

    def _framed(self, text: str) -> str:
        if self.holds_frames and len(text) > _LONG:
            return f"{_FRAME_BEGINS}{text}{_FRAME_ENDS}"
        return text
