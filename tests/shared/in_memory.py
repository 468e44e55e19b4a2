"""A shared table without sockets: terminals of it in this process, every line kept."""

from __future__ import annotations

import contextlib
import socket
from collections import deque
from typing import Any, cast

from pydantic import BaseModel

from smilegames.core.chance import RandomChance
from smilegames.core.match import Journal, Match
from smilegames.core.playing import NotDone
from smilegames.core.record import Header
from smilegames.shared.client import Guest
from smilegames.shared.link import Link, Verdict
from smilegames.shared.protocol import (
    WIRE,
    Again,
    Answer,
    Close,
    Decide,
    Done,
    Free,
    Greeting,
    Pong,
    Refused,
    Sit,
    Watch,
    read_answer,
    read_asked,
    spell,
)
from smilegames.shared.table import Table
from smilegames.store.set_up import new_header, rules_for
from smilegames.store.sitting import Sitting
from tests.support import tables


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Line:
    """Both ends of a line: the table's `Terminal`, and the `Link` of whoever sits there."""

    def __init__(self, table: Table, account: int = 1) -> None:
        self.table = table
        self.account = account
        self.seats: tuple[int, ...] = ()
        self.came: deque[bytes] = deque()
        """Lines that were sent and not read yet."""
        self.all = b""
        """Every byte that was sent here."""
        self.gone = False
        self.stirs, self._stir = socket.socketpair()
        """What tells whoever listens that something has come."""

    # The table's end

    def send(self, message: BaseModel) -> None:
        line = spell(message)
        self.all += line
        self.came.append(line)
        self._say_so()

    def cut(self) -> None:
        self.gone = True
        self._say_so()

    def _say_so(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._stir.send(b".", socket.MSG_DONTWAIT)

    # The other end

    def say(self, message: BaseModel) -> None:
        """Say something to the table, by way of the bytes that it is sent as."""
        asked = read_asked(spell(message))
        if isinstance(asked, Sit | Watch | Free | Close):
            self.table.come(self, asked)
        elif isinstance(asked, Again):
            self.table.again(self)
        elif not isinstance(asked, Pong):
            self.table.hear(self, asked)

    def receive(self) -> list[Answer]:
        self.stirs.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            self.stirs.recv(1_000_000)
        came = [read_answer(line) for line in self.came]
        self.came.clear()
        return came

    def next(self) -> Answer:
        if not self.came:
            raise NotDone("gone")
        return read_answer(self.came.popleft())

    def ask(self, message: BaseModel, number: int) -> Verdict:
        self.say(message)
        answer = read_answer(self.came.pop())
        assert isinstance(answer, Done | Refused)
        assert answer.number == number
        return answer

    def leave(self) -> None:
        """Go, as when the line is cut."""
        self.table.go(self)


class _Ends:
    """A line with the names that a `Link` has."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.send, self.fileno = line.say, line.stirs.fileno
        self.receive, self.next, self.ask, self.close = (
            line.receive,
            line.next,
            line.ask,
            line.leave,
        )

    @property
    def gone(self) -> bool:
        return self._line.gone


def fewest_and_most() -> list[tables.Table]:
    """Return for each game the table with the fewest and the one with the most players."""
    most = {table.game_id: table for table in tables.default_tables()}
    return [*tables.one_table_each(), *most.values()]


def sitting_at(
    table: tables.Table, seed: int = 1, journal: Journal | None = None, **settled: Any
) -> Sitting:
    """Begin a match that is kept nowhere, or by a journal."""
    header: Header = new_header(
        table.game,
        tables.NAMES[: table.seats],
        options=dict(table.options),
        seed=seed,
        first=settled.pop("first", 0),
        **settled,
    )
    return Sitting(header, Match(rules_for(header), RandomChance(seed), header.first, journal))


def shared(sitting: Sitting, clock: Clock | None = None) -> Table:
    """Open a shared table."""
    return Table(sitting, "TEST", clock or Clock())


def guest_of(line: Line, asked: Sit | Watch) -> Guest:
    """Come in on a line and be shown the table."""
    greeting = line.table.greeting()
    assert isinstance(greeting, Greeting)
    line.say(asked)
    return Guest(cast("Link", _Ends(line)), greeting)


def sits(table: Table, *names: str, word: str = "", account: int = 1) -> tuple[Guest, Line]:
    """Sit down at a terminal of its own."""
    line = Line(table, account)
    return guest_of(line, Sit(wire=WIRE, names=names, word=word)), line


def looks_on(table: Table) -> tuple[Guest, Line]:
    """Come as a spectator."""
    line = Line(table)
    return guest_of(line, Watch(wire=WIRE)), line


def decides(line: Line, seat: int, action: str, version: int, number: int = 7) -> Answer:
    """Decide by hand, and return the table's answer."""
    line.came.clear()
    line.say(Decide(number=number, seat=seat, action=action, version=version))
    return read_answer(line.came[-1])
