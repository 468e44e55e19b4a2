"""A table whose other seats are at other terminals: what is shown here of what they do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from smilegames.core.match import Match
from smilegames.core.record import Strength
from smilegames.shared.table import Table
from smilegames.tui.table import screen
from smilegames.tui.table.screen import TableScreen
from smilegames.tui.widgets.zone import Zone
from tests.shared.in_memory import looks_on, shared, sits, sitting_at
from tests.support.tables import NAMES, one_table_each
from tests.support.tables import Table as GameTable
from tests.tui.evening import Evening, evening

ADA, BEN, CLEO = NAMES[:3]
SMILE = next(table for table in one_table_each() if table.game_id == "smile")
PACED = {"motion": "off", "pace": "instant"}


def smile(seed: int = 1, **settled: Any) -> Table:
    """Open a table of Smile at which Ada begins."""
    return shared(sitting_at(SMILE, seed, **settled))


def decide(host: Table) -> None:
    """Make the last choice for whoever is to act, at their terminal."""
    match = host.match
    assert match.to_act is not None
    action = match.choices(match.to_act)[-1]
    host.decide(match.to_act, match.rules.spell(action), match.version)


async def shows(person: Evening, wanted: Callable[[str], bool]) -> None:
    """Wait until the screen shows what came by another terminal."""
    async with asyncio.timeout(10):
        while not wanted(person.words):
            await asyncio.sleep(0.002)


async def test_whom_everybody_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    host = smile()
    guest, _ = sits(host, CLEO)
    async with evening(guest, **PACED) as person:
        assert f"Waiting for {ADA}, who is away." in person.words
        assert "table TEST" in person.words
        ada, ben = sits(host, ADA)[1], sits(host, BEN)[1]
        await shows(person, lambda words: f"{ADA} and {BEN} are here." in words)
        assert f"Waiting for {ADA}." in person.words
        assert "table TEST" not in person.words
        ben.leave()
        await shows(person, lambda words: f"{BEN} is away." in words)
        assert f"away: {BEN}" in person.words
        ada.leave()
        await shows(person, lambda words: f"away: {ADA} and {BEN}" in words)


async def test_a_move_from_elsewhere_is_told_and_the_bell_calls_whoever_is_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host, rung = smile(), []
    sits(host, ADA)
    guest, _ = sits(host, BEN)
    async with evening(guest, **PACED) as person:
        monkeypatch.setattr(person.app, "bell", lambda: rung.append(1))
        decide(host)
        await shows(person, lambda words: f"Now {BEN} is to play." in words)
        assert f"{ADA} " in person.words
        assert rung == [1]
        await person.press("right", "left", "l", "l")
        assert rung == [1]
        assert guest.match.version == host.match.version == 1


async def test_moves_come_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was decided meanwhile is not leapt over: it is shown faster, and Enter goes on."""
    host = smile()
    guest, _ = looks_on(host)
    async with evening(guest, motion="off", pace="calm") as person:
        monkeypatch.setattr(screen, "BEHIND", 60.0)
        for _ in range(3):
            decide(host)
        for version in (1, 2):
            await shows(person, lambda _, version=version: guest.match.version == version)
            await person.press("enter")
        await shows(person, lambda _: guest.match.version == 3)
        assert not guest.has_news


async def test_boards_go_by_themselves_where_nobody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "BOARD", 0.01)
    host = smile()
    guest, _ = looks_on(host)
    async with evening(guest, **PACED) as person:
        while host.match.to_act is not None:
            decide(host)
        await shows(person, lambda _: person.screen == "result")
        await person.press("a")
        assert person.screen == "result"
        assert "play again" not in person.footer


async def test_who_comes_too_late_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program played for somebody just when they decided themselves."""
    host = smile()
    guest, _ = sits(host, ADA)
    async with evening(guest, **PACED) as person:
        table = person.app.screen
        assert isinstance(table, TableScreen)
        monkeypatch.setattr(table, "_stirred", lambda: None)
        guest._hang_up()
        decide(host)
        await person.press("1", "enter")
        assert "The table has gone on meanwhile." in person.words
        assert f"Waiting for {BEN}" in person.words
        assert guest.match.version == 1


@pytest.mark.parametrize("straight", [True, False])
async def test_a_table_that_is_gone_is_left(straight: bool) -> None:
    host = smile()
    guest, line = sits(host, ADA)
    async with evening(None if not straight else guest, **PACED) as person:
        app = person.app
        if not straight:
            app.at_table.sit(guest)
            app._go_to_table()
            await person.settle()
            await person.press("escape")
            assert person.screen == "pause"
        line.cut()
        if straight:
            await shows(person, lambda _: app.lost is not None)
            assert app.lost is not None
            assert app.lost.code == "table_gone"
        else:
            await shows(person, lambda words: "is gone; its match is kept" in words)
            assert person.screen == "shelf"
            assert app.at_table.sitting is None


async def test_nothing_of_another_seat_is_shown_while_it_plays() -> None:
    host = smile()
    sits(host, ADA)
    guest, _ = sits(host, BEN)
    assert not isinstance(guest.match, Match)
    async with evening(guest, **PACED) as person:
        await person.press("p")
        assert f"{ADA} bids" in person.words
        assert f"{ADA}'s beads" not in person.words


async def test_a_program_at_a_shared_table_is_said_to_think() -> None:
    host = smile(programs=(Strength.EASY, None, None))
    guest, _ = sits(host, BEN)
    async with evening(guest, **PACED) as person:
        assert f"{ADA} is thinking" in person.words


HANDS = {
    "smile": "'s beads",
    "smileyface": "what do you do?",
    "smile_money": "which card do you play?",
    "marshmallow": "which card?",
    "gracias": "which triplet?",
}
"""What each game's player has before them."""


@pytest.mark.parametrize("table", one_table_each(), ids=str)
async def test_only_the_own_hand_beside_a_public_screen(table: GameTable) -> None:
    """In a small window, with no board in between; the result is for the large screen."""
    host = shared(sitting_at(table))
    assert host.match.to_act is not None
    guest, _ = sits(host, NAMES[host.match.to_act])
    async with evening(guest, size=(80, 16), only_hand=True, **PACED) as person:
        assert person.screen != "small"
        assert HANDS[table.game_id] in person.words
        shown = [type(each).__name__ for each in person.app.screen.query(Zone) if each.region]
        assert not PUBLIC.intersection(shown)
        while host.match.to_act is not None:
            decide(host)
        await shows(person, lambda _: not guest.has_news or not person.app.is_running)
        await shows(person, lambda _: guest.match.to_act is None)
    assert person.app.return_code == 0


PUBLIC = {"Seats", "AuctionRow", "Displays", "Ranking", "Piles", "TableCards", "Trick", "SuitTable"}
"""What lies on the table for everybody."""


async def test_the_same_people_play_again() -> None:
    """Who asks for it is dealt in; the others are told, and who only looks on follows by itself."""
    host = smile()
    guest, other = sits(host, ADA)[0], sits(host, BEN, CLEO)[0]
    async with evening(guest, **PACED) as person:
        while host.match.to_act is not None:
            decide(host)
        await to_the_result(person)
        assert "a play again" in person.footer
        other._receive()
        other.ask_again()
        await shows(person, lambda words: "The others play again: a sits down." in words)
        await person.press("a")
        assert person.screen == "smile"
        assert guest.match.version == host.match.version == 0
        assert not guest.has_next
        while host.match.to_act is not None:
            decide(host)
        await to_the_result(person)
        await person.press("a")
        await shows(person, lambda _: person.screen == "smile")
        assert host.match.version == 0
    host.sitting.close()


async def to_the_result(person: Evening) -> None:
    """Go on until the result is up."""
    async with asyncio.timeout(20):
        while person.screen != "result":
            await person.press("enter")
