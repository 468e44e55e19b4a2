"""The process of a shared table: lets terminals in, one task each, and ends when nobody needs it.

Whoever is slow, silent or talks nonsense is cut off; the table never waits for anybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from dataclasses import replace

from pydantic import BaseModel

from smilegames.bots.apart import BotStopped
from smilegames.bots.programs import Programs
from smilegames.core.errors import GameError
from smilegames.core.match import NotSaved
from smilegames.core.record import Strength
from smilegames.shared import places
from smilegames.shared.places import Door
from smilegames.shared.protocol import (
    MOST_LINE_BYTES,
    Again,
    Close,
    Free,
    No,
    Nonsense,
    Ping,
    Pong,
    Sit,
    Watch,
    read_asked,
    spell,
)
from smilegames.shared.table import Table
from smilegames.store.errors import Unusable
from smilegames.store.log import report
from smilegames.store.sitting import Sitting

MOST_LINES = 64
"""Connections at once; who comes then is told so."""
MOST_BEHIND = 1024 * 1024
"""Bytes that a terminal may not have read yet before it is cut off."""
GREETING_SECONDS = 10.0
"""How long somebody may take to say what they want."""
SILENT_SECONDS = 60.0
"""How long a terminal may be silent."""
AWAY_SECONDS = 60.0
"""For how long somebody has to be away before a program may play for them."""
EMPTY_SECONDS = 600.0
"""How long a table stands with nobody at it."""
TICK = 5.0


class Wire:
    """One connection. Is a `Terminal` to the table."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, account: int
    ) -> None:
        self.reader = reader
        self.account = account
        self.seats: tuple[int, ...] = ()
        self.came = False
        """True once the table has let it in, or has sent it away."""
        self.heard_at = time.monotonic()
        self._writer = writer

    def send(self, message: BaseModel) -> None:
        if self._writer.is_closing():
            return
        self._writer.write(spell(message))
        if self._writer.transport.get_write_buffer_size() > MOST_BEHIND:
            self.abort()

    def cut(self) -> None:
        self._writer.close()

    def abort(self) -> None:
        """Let go of it at once, whatever it has not read."""
        self._writer.transport.abort()


class Host:
    """Serves a table until it is ended or has been empty for long.

    `absent`: how strong a program is that plays for whoever is away; None: everybody waits.
    """

    def __init__(self, sitting: Sitting, door: Door, *, absent: Strength | None = None) -> None:
        self._door = door
        self.table = Table(sitting, door.code, time.monotonic)
        self._absent = absent
        self._programs = self._seated()
        self._wires: set[Wire] = set()
        self._thinking: tuple[int, asyncio.Task[None]] | None = None
        """The version of the match that a program thinks at."""
        self._away_since: dict[int, float] = {}
        self._empty_since = time.monotonic()
        self._ended = asyncio.Event()

    def _seated(self) -> Programs:
        """Seat the programs of the match on the table, and those that may play for people."""
        header = self.table.header
        strengths = (header.program(seat) or self._absent for seat in range(len(header.names)))
        return Programs(replace(header, programs=tuple(strengths)), report)

    async def serve(self) -> None:
        """Serve, and leave everything in order at the end."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._ended.set)
        await self._open(self._door)
        ticking = asyncio.create_task(self._tick_on())
        try:
            await self._ended.wait()
        finally:
            ticking.cancel()
            self._programs.stop()
            self.table.tell_all(No(code="closed"))
            with contextlib.suppress(Unusable):
                self.table.sitting.close()
            self._door.close()
            for wire in list(self._wires):
                wire.cut()
            await asyncio.sleep(0.2)

    async def _open(self, door: Door) -> None:
        await asyncio.start_unix_server(self._serve_one, sock=door.socket, limit=MOST_LINE_BYTES)

    # One connection

    async def _serve_one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        account = places.account_of(writer.get_extra_info("socket"))
        wire = Wire(reader, writer, account)
        if len(self._wires) >= MOST_LINES:
            wire.send(No(code="crowded", params={"most": MOST_LINES}))
            wire.cut()
            return
        self._wires.add(wire)
        try:
            wire.send(self.table.greeting())
            await self._listen(wire)
        except (Nonsense, ValueError, OSError, TimeoutError):
            # A line without end is a ValueError of the reader's.
            wire.abort()
        finally:
            self._wires.discard(wire)
            self.table.go(wire)
            self._note_people()
            wire.cut()

    async def _listen(self, wire: Wire) -> None:
        while True:
            seconds = None if wire.came else GREETING_SECONDS
            async with asyncio.timeout(seconds):
                line = await wire.reader.readline()
            if not line:
                return
            asked = read_asked(line)
            wire.heard_at = time.monotonic()
            if isinstance(asked, Pong):
                continue
            if isinstance(asked, Sit | Watch | Free | Close):
                if wire.came:
                    raise Nonsense("it has come in before")
                wire.came = True
                self.table.come(wire, asked)
                self._note_people()
                if self.table.closed:
                    self._ended.set()
            elif isinstance(asked, Again):
                self.table.again(wire)
                self._programs.stop()
                self._programs = self._seated()
                self._let_think()
            else:
                self.table.hear(wire, asked)
                self._let_think()

    # Programs, and time

    def _note_people(self) -> None:
        """Note who is away since when, and since when nobody is here."""
        now = time.monotonic()
        away = self.table.people().away
        self._away_since = {seat: self._away_since.get(seat, now) for seat in away}
        if not self.table.is_empty:
            self._empty_since = now
        self._let_think()

    def _plays(self, seat: int | None) -> bool:
        """Return whether a program plays a seat now."""
        if seat is None or self.table.is_empty:
            return False
        if self.table.header.program(seat) is not None:
            return True
        since = self._away_since.get(seat)
        stays_away = since is not None and time.monotonic() - since >= AWAY_SECONDS
        return self._absent is not None and stays_away

    def _let_think(self) -> None:
        """Have a program think where it is its turn, and no other."""
        match = self.table.match
        thinks = self._plays(match.to_act)
        if self._thinking is not None:
            version, task = self._thinking
            if thinks and version == match.version:
                return
            task.cancel()
            self._thinking = None
        if thinks:
            task = asyncio.create_task(self._think(match.version))
            self._thinking = match.version, task

    async def _think(self, version: int) -> None:
        match = self.table.match
        with contextlib.suppress(BotStopped):
            action = await self._programs.choose(match)
            while match.version == version:
                seat = match.to_act
                assert seat is not None
                try:
                    self.table.decide(seat, match.rules.spell(action), version)
                except NotSaved:
                    # The disk is full: people are told when they decide; a program tries again.
                    await asyncio.sleep(TICK)
                except GameError as error:
                    report(f"a program's move was refused: {type(error).__name__}")
                    return
            self._thinking = None
            self._let_think()

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            for wire in list(self._wires):
                if now - wire.heard_at > SILENT_SECONDS:
                    wire.abort()
                elif wire.came:
                    wire.send(Ping())
            self._let_think()
            is_over = self.table.match.to_act is None
            if self.table.is_empty and now - self._empty_since > (
                TICK if is_over else EMPTY_SECONDS
            ):
                self._ended.set()
            if not os.path.exists(self._door.path):
                await self._open_again()

    async def _open_again(self) -> None:
        """Open the socket anew where its folder has gone with the owner's last login."""
        for folder in places.own_folders():
            with contextlib.suppress(Unusable):
                self._door = places.listen(folder, self.table.code)
                await self._open(self._door)
                return


def serve(host: Host) -> None:
    """Serve a table in this process, whatever becomes of the terminal that it was opened from."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    asyncio.run(host.serve())
