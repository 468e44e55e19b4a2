"""A terminal's line to its table: what is asked is waited for, the rest comes when it does."""

from __future__ import annotations

import contextlib
import select
import socket
import time
from collections import deque
from typing import TypeAlias

from pydantic import BaseModel

from smilegames.core.playing import NotDone
from smilegames.shared.protocol import (
    MOST_LINE_BYTES,
    Answer,
    Done,
    Nonsense,
    Ping,
    Pong,
    Refused,
    read_answer,
    spell,
)

PATIENCE = 10.0
"""Seconds in which a table answers; only one that is stuck takes longer."""
_PIECE = 64 * 1024
Verdict: TypeAlias = Done | Refused


class Link:
    """One connection. Nothing is lost while it waits: what comes first is kept for `receive`."""

    def __init__(self, connection: socket.socket, patience: float = PATIENCE) -> None:
        self._socket = connection
        self._patience = patience
        self._socket.settimeout(patience)
        self._read = b""
        self._kept: deque[Answer] = deque()
        self.gone = False
        """True once nothing can come any more."""
        self.garbled = False
        """True where that is so because what came was no message of ours."""

    def fileno(self) -> int:
        """Return the descriptor that tells when something has come."""
        return self._socket.fileno()

    def send(self, message: BaseModel) -> None:
        """Say something. Where nobody hears it the line is `gone`."""
        try:
            self._socket.sendall(spell(message))
        except OSError:
            self.gone = True

    def receive(self) -> list[Answer]:
        """Return what has come, without waiting."""
        self._take_in(0)
        came = list(self._kept)
        self._kept.clear()
        return came

    def next(self) -> Answer:
        """Return what comes next. Raises NotDone where nothing does in time."""
        until = time.monotonic() + self._patience
        while not self._kept:
            self._wait(until)
        return self._kept.popleft()

    def ask(self, message: BaseModel, number: int) -> Verdict:
        """Ask for something and return the answer by its number; what came before it is kept.

        Raises NotDone where none comes in time: then nobody knows whether it was done.
        """
        self.send(message)
        until = time.monotonic() + self._patience
        while True:
            for answer in self._kept:
                if isinstance(answer, Done | Refused) and answer.number == number:
                    self._kept.remove(answer)
                    return answer
            self._wait(until)

    def close(self) -> None:
        """Hang up."""
        self.gone = True
        self._socket.close()

    def _wait(self, until: float) -> None:
        if not self.gone:
            self._take_in(max(0.0, until - time.monotonic()))
        if not self._kept and (self.gone or time.monotonic() >= until):
            self.gone = True
            raise NotDone("gone")

    def _take_in(self, seconds: float) -> None:
        """Read what has come, waiting so long for the first of it."""
        while not self.gone and select.select([self._socket], [], [], seconds)[0]:
            seconds = 0
            try:
                piece = self._socket.recv(_PIECE)
            except OSError:
                piece = b""
            if not piece:
                self.gone = True
                return
            *lines, self._read = (self._read + piece).split(b"\n")
            with contextlib.suppress(Nonsense):
                for line in lines:
                    self._hear(read_answer(line))
                if len(self._read) <= MOST_LINE_BYTES:
                    continue
            # A table that talks nonsense is none.
            self.gone = self.garbled = True

    def _hear(self, answer: Answer) -> None:
        if isinstance(answer, Ping):
            self.send(Pong())
        else:
            self._kept.append(answer)
