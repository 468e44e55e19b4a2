"""Shared tables: the list of those that are open, and who sits down at one."""

from __future__ import annotations

import pytest

from smilegames.core.errors import Fault
from smilegames.shared import client
from smilegames.shared.protocol import WIRE, Greeting, People
from smilegames.store.errors import Unusable
from tests.tui.evening import evening

Asked = tuple[str, tuple[str, ...], str]


def greeting(here: tuple[int, ...], away: tuple[int, ...], free: tuple[int, ...]) -> Greeting:
    people = People(here=here, away=away, free=free)
    names = ("Ada", "Ben", "Cleo", "Wren")
    return Greeting(wire=WIRE, program="1", code="KLMN", game="smile", names=names, people=people)


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[Greeting]:
    """Lend the list of tables that there are."""
    found: list[Greeting] = []
    monkeypatch.setattr(client, "open_tables", lambda: list(found))
    return found


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Asked]:
    """Lend the list of whom somebody wanted to sit down as; nobody may."""
    wanted: list[Asked] = []

    def join(code: str, names: tuple[str, ...] = (), word: str = "") -> None:
        wanted.append((code, names, word))
        raise Unusable([Fault("", "table_wrong_word")])

    monkeypatch.setattr(client, "join", join)
    monkeypatch.setattr(client, "watch", join)
    return wanted


async def test_no_table_is_open(tables: list[Greeting]) -> None:
    async with evening() as person:
        await person.press("t")
        assert person.screen == "tables"
        assert "No table is open." in person.words
        await person.press("enter", "down", "escape")
        assert person.screen == "shelf"


async def test_a_table_says_who_is_there_and_who_can_come(tables: list[Greeting]) -> None:
    tables.append(greeting((0,), (), (1, 2)))
    async with evening() as person:
        await person.click("t tables")
        line = next(line for line in person.shown.split("\n") if "KLMN" in line)
        assert line.split() == ["▸", "KLMN", "Smile", "Ben", "and", "Cleo", "Ada", "and", "Wren"]
        await person.press("enter")
        assert "Table KLMN: Smile" in person.shown
        await person.press("escape")
        assert person.screen == "tables"
        await person.click("KLMN")
        assert person.screen == "seats"


async def test_a_free_seat_is_taken_at_once(tables: list[Greeting], asked: list[Asked]) -> None:
    tables.append(greeting((0,), (), (1, 2)))
    async with evening() as person:
        await person.press("t", "enter", "enter")
        assert asked == [("KLMN", ("Ben",), "")]
        assert "that is not the word" in person.words
        await person.press("3", "enter")
        assert asked[-1] == ("KLMN", ("Cleo",), "")


async def test_several_sit_down_together(tables: list[Greeting], asked: list[Asked]) -> None:
    tables.append(greeting((0,), (), (1, 2)))
    async with evening() as person:
        await person.press("t", "enter", "space", "down", "space")
        assert "■ Ben" in person.words
        await person.press("enter")
        assert asked == [("KLMN", ("Ben", "Cleo"), "")]
        await person.press("space", "enter")
        assert asked[-1] == ("KLMN", ("Ben",), "")


async def test_a_seat_that_was_left_wants_its_word(
    tables: list[Greeting], asked: list[Asked]
) -> None:
    tables.append(greeting((0,), (1,), (2,)))
    async with evening() as person:
        await person.press("t", "enter", "2", "enter")
        assert not asked
        assert "The word" in person.shown
        await person.press("enter")
        assert not asked
        await person.type("dafevu")
        await person.paste("si\n")
        await person.press("enter")
        assert asked == [("KLMN", ("Ben",), "dafevusi")]
        assert "that is not the word" in person.words
        await person.press("escape", "escape")
        assert person.screen == "tables"


async def test_a_seat_that_was_left_is_freed(
    tables: list[Greeting], asked: list[Asked], monkeypatch: pytest.MonkeyPatch
) -> None:
    freed: list[Asked] = []
    monkeypatch.setattr(client, "free", lambda *words: freed.append(words))
    monkeypatch.setattr(client, "found", lambda code: greeting((0,), (), (1, 2)))
    tables.append(greeting((0,), (1,), (2,)))
    async with evening() as person:
        await person.press("t", "enter", "1", "d")
        assert "The word" not in person.shown
        await person.press("2", "d")
        await person.type("dafevusi")
        await person.press("enter")
        assert freed == [("KLMN", "Ben", "dafevusi")]
        await person.press("2", "enter")
        assert asked == [("KLMN", ("Ben",), "")]


async def test_somebody_only_looks_on(tables: list[Greeting], asked: list[Asked]) -> None:
    tables.append(greeting((0, 1, 2), (), ()))
    async with evening() as person:
        await person.press("t", "enter", "up")
        assert "Enter look on" in person.footer
        await person.press("space", "enter")
        assert asked == [("KLMN", (), "")]


async def test_a_table_that_opens_is_listed_and_what_is_chosen_stays(
    tables: list[Greeting], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("smilegames.tui.screens.tables.EVERY", 0.01)
    tables.append(greeting((0,), (), (1, 2)))
    async with evening() as person:
        await person.press("t")
        tables.insert(0, tables[0].model_copy(update={"code": "ABCD"}))
        while "ABCD" not in person.shown:
            await person.press("x")
        assert "▸ KLMN" in person.shown
