"""A thread that reads what comes from a terminal, so that each key is stamped when it comes."""

from __future__ import annotations

import os
import time
from codecs import getincrementaldecoder
from collections.abc import Callable, Sequence
from selectors import EVENT_READ, SelectSelector
from threading import Thread

from textual.message import Message

from smilegames.tui.terminal.reader import Reader

_AT_ONCE = 4096
"""Bytes read in one go."""


class Listener:
    """Reads until told to stop, or until nobody is at the other end.

    Both functions are called in the thread: `heard` with what was read, `ended` with what has ended
    it: None for a line that has dropped, else what broke.
    """

    def __init__(
        self,
        descriptor: int,
        reader: Reader,
        heard: Callable[[Sequence[Message]], None],
        ended: Callable[[Exception | None], None],
    ) -> None:
        self._descriptor = descriptor
        self._reader = reader
        self._heard = heard
        self._ended = ended
        self._stopped, self._stop = os.pipe()
        self._thread = Thread(target=self._run, name="terminal-input", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Read no more, from this moment on."""
        os.close(self._stop)
        self._thread.join()

    def _run(self) -> None:
        try:
            if not self._read():
                self._ended(None)
        except Exception as error:
            self._ended(error)
        finally:
            os.close(self._stopped)

    def _read(self) -> bool:
        """Read what comes; return whether that was wished to end."""
        decode = getincrementaldecoder("utf-8")("ignore").decode
        reader = self._reader
        with SelectSelector() as selector:
            selector.register(self._descriptor, EVENT_READ)
            selector.register(self._stopped, EVENT_READ)
            while True:
                until = reader.waits_until
                wait = None if until is None else max(0.0, until - time.monotonic())
                ready = {key.fd for key, _ in selector.select(wait)}
                if self._stopped in ready:
                    return True
                if not ready:
                    self._tell(reader.give_up(time.monotonic()))
                    continue
                data = _read_some(self._descriptor)
                if not data:
                    return False
                self._tell(reader.hear(decode(data), time.monotonic()))

    def _tell(self, messages: Sequence[Message]) -> None:
        if messages:
            self._heard(messages)


def _read_some(descriptor: int) -> bytes:
    """Return what has come; nothing when the line has dropped."""
    try:
        return os.read(descriptor, _AT_ONCE)
    except OSError:
        return b""
