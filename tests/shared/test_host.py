"""The process of a table, over real sockets: whoever is slow, silent or mad is cut off, nobody
else notices, and it ends when nobody needs it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from pydantic import BaseModel

from smilegames.core.record import Strength
from smilegames.shared import host as hosts
from smilegames.shared import places
from smilegames.shared.host import Host
from smilegames.shared.protocol import (
    WIRE,
    Answer,
    Decide,
    Done,
    Greeting,
    Moved,
    No,
    Ping,
    Pong,
    Sit,
    Watch,
    Welcome,
    read_answer,
    spell,
)
from tests.shared.in_memory import sitting_at
from tests.support.tables import NAMES, one_table_each

TABLE = one_table_each()[0]


class Client:
    """A line to a table, as a terminal has it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, message: BaseModel | bytes) -> None:
        self.writer.write(spell(message) if isinstance(message, BaseModel) else message)

    async def hear(self) -> Answer | None:
        """Return what comes next; None where the line is cut."""
        try:
            line = await asyncio.wait_for(self.reader.readline(), 10)
        except ConnectionError:
            return None
        return read_answer(line) if line else None

    async def hears(self, kind: type[Any]) -> Any:
        """Wait for a message of a kind, answering who asks whether anybody is there."""
        while True:
            answer = await self.hear()
            if isinstance(answer, Ping):
                self.say(Pong())
            if answer is None or isinstance(answer, kind):
                return answer


class Stand:
    """A table that stands."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.table = host.table
        self.match = host.table.match

    async def come(self) -> Client:
        connection = places.connect(self.table.code, 10)
        connection.setblocking(False)
        return Client(*await asyncio.open_unix_connection(sock=connection))

    async def sit(self, seat: int, word: str = "") -> Client:
        client = await self.come()
        client.say(Sit(wire=WIRE, names=(NAMES[seat],), word=word))
        assert await client.hears(Welcome)
        return client

    async def until(self, wanted: Any) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(10):
            while not wanted():
                await asyncio.sleep(0.01)

    async def decide(self, client: Client, number: int = 1) -> None:
        """Make the first choice for whoever is to act, who sits at this client."""
        seat = self.match.to_act
        assert seat is not None
        action = self.match.rules.spell(self.match.choices(seat)[0])
        client.say(Decide(number=number, seat=seat, action=action, version=self.match.version))
        assert isinstance(await client.hears(Done), Done)


@asynccontextmanager
async def standing(**settled: Any) -> AsyncIterator[Stand]:
    """Open a table and serve it for the block; then it must end in order."""
    absent = settled.pop("absent", None)
    door = places.listen(places.folders()[0])
    host = Host(sitting_at(TABLE, **settled), door, absent=absent)
    serving = asyncio.create_task(host.serve())
    try:
        yield Stand(host)
    finally:
        host._ended.set()
        await serving
        assert not door.path.exists()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "TICK", 0.02)


async def test_a_move_is_told_everybody() -> None:
    async with standing() as stand:
        ada, ben = await stand.sit(0), await stand.sit(1)
        looker = await stand.come()
        looker.say(Watch(wire=WIRE))
        assert isinstance(await looker.hears(Greeting), Greeting)
        await stand.decide(ada)
        for each in (ben, looker):
            moved = await each.hears(Moved)
            assert moved.step.by == 0
            assert moved.stand.version == 1


@pytest.mark.parametrize("garbage", [b"hello\n", b"x" * 200_000, b'{"kind":"close"}\n', b"\n"])
async def test_nonsense_is_cut_off_and_the_table_lives(garbage: bytes) -> None:
    async with standing() as stand:
        ada, mad = await stand.sit(0), await stand.sit(1)
        mad.say(garbage)
        assert await mad.hears(No) is None
        await stand.decide(ada)
        assert stand.table.people().away == (1,)


async def test_who_does_not_read_is_cut_off_and_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hosts, "MOST_BEHIND", 1000)
    async with standing() as stand:
        ada = await stand.sit(0)
        slow = await stand.sit(1)
        slow.reader._transport.pause_reading()  # type: ignore[attr-defined]
        while stand.table.here != (0,):
            stand.table.tell_all(stand.table.people())
            await ada.hear()
        await stand.decide(ada)


async def test_no_more_come_than_a_table_can_bear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "GREETING_SECONDS", 0.5)
    async with standing() as stand:
        ada = await stand.sit(0)
        many = [await stand.come() for _ in range(200)]
        answers = [await each.hear() for each in many]
        turned_away = [answer for answer in answers if isinstance(answer, No)]
        assert len(turned_away) == 200 - (hosts.MOST_LINES - 1)
        assert {answer.code for answer in turned_away} == {"crowded"}
        await stand.decide(ada)
        # Who never says what they want makes room again.
        await stand.until(lambda: len(stand.host._wires) == 1)
        await stand.sit(1)


async def test_who_is_silent_for_long_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async with standing() as stand:
        ada, ben = await stand.sit(0), await stand.sit(1)
        monkeypatch.setattr(hosts, "SILENT_SECONDS", 0.3)
        for _ in range(100):
            ada.say(Pong())
            await asyncio.sleep(0.01)
            if stand.table.here == (0,):
                break
        assert stand.table.people().away == (1,)
        assert await ben.hears(No) is None


async def test_a_table_that_nobody_comes_to_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async with standing() as stand:
        ada = await stand.sit(0)
        monkeypatch.setattr(hosts, "EMPTY_SECONDS", 0.1)
        await asyncio.sleep(0.2)
        assert not stand.host._ended.is_set()
        ada.writer.close()
        await stand.until(stand.host._ended.is_set)


async def test_a_socket_that_is_gone_is_opened_anew() -> None:
    async with standing() as stand:
        stand.host._door.path.unlink()
        await stand.until(lambda: places.codes() == [stand.table.code])
        await stand.sit(0)


async def test_a_program_plays_for_who_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only while somebody is there to see it, and only until its owner is back."""
    async with standing(absent=Strength.EASY) as stand:
        ada, ben = await stand.sit(0), await stand.sit(1)
        await stand.decide(ada)
        monkeypatch.setattr(hosts, "AWAY_SECONDS", 0.05)
        seat = stand.match.to_act
        leaver, stayer = (ada, ben) if seat == 0 else (ben, ada)
        pinging = asyncio.create_task(_answers(stayer))
        version = stand.match.version
        leaver.writer.close()
        await stand.until(lambda: stand.match.version > version)
        pinging.cancel()
        assert stand.match.last_seat in (0, 1, 2)


async def test_nobody_plays_for_who_stays_away_where_all_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with standing() as stand:
        ada, ben = await stand.sit(0), await stand.sit(1)
        monkeypatch.setattr(hosts, "AWAY_SECONDS", 0.05)
        ada.writer.close()
        pinging = asyncio.create_task(_answers(ben))
        await asyncio.sleep(0.4)
        pinging.cancel()
        assert stand.match.version == 0


async def test_random_lines_never_break_a_table() -> None:
    random = Random(12)
    async with standing() as stand:
        ada = await stand.sit(0)
        for _ in range(150):
            mad = await stand.come()
            with contextlib.suppress(ConnectionError):
                mad.say(nonsense(random))
                await mad.writer.drain()
            mad.writer.close()
        await stand.decide(ada)


def nonsense(random: Random) -> bytes:
    """Return something like our lines, and not."""
    fair = spell(
        random.choice(
            (Sit(wire=WIRE), Watch(wire=WIRE), Pong(), Sit(wire=9, names=("Q",), word="x"))
        )
    )
    at = random.randrange(len(fair))
    return random.choice(
        (
            fair[:at],
            fair[:at] + random.randbytes(3) + fair[at:],
            random.randbytes(random.randrange(300)),
            fair + fair,
            fair.replace(b'"', b"'"),
        )
    )


async def _answers(client: Client) -> None:
    while await client.hears(Ping):
        pass
