"""The pause: go on, read the rules, or leave and keep the match."""

from __future__ import annotations

import pytest

from smilegames.core.game import Game
from smilegames.store.config import SetUp
from smilegames.store.sitting import unfinished
from tests.tui.evening import NAMES, Evening, evening, seated

THREE = {"smile": SetUp(NAMES[:3])}


def chosen(person: Evening) -> str:
    return next(line for line in person.shown.split("\n") if "▸" in line).strip("▸ ")


async def test_what_it_offers() -> None:
    async with evening(seated()) as person:
        await person.press("escape")
        assert "Every decision so far is kept." in person.shown
        assert chosen(person) == "1  Go on playing"
        for key, line in (("down", "2  Rules and keys"), ("3", "3  Leave and keep the game")):
            await person.press(key)
            assert chosen(person) == line
        await person.press("down")
        assert chosen(person) == "1  Go on playing"
        await person.press("up", "k", "j", "4", "0", "x", "space", "f5")
        assert chosen(person) == "3  Leave and keep the game"
        assert person.screen == "menu"


@pytest.mark.parametrize("keys", [("escape",), ("enter",), ("3", "1", "enter"), ("ctrl+c",)])
async def test_going_on(keys: tuple[str, ...]) -> None:
    async with evening(seated()) as person:
        await person.press("b", "enter", "b", "escape", "escape", *keys)
        assert person.screen == "play"
        assert "Ben: bid or back out" in person.shown


@pytest.mark.parametrize("keys", [("2", "enter"), ("question_mark",)])
async def test_the_rules(keys: tuple[str, ...]) -> None:
    async with evening(seated()) as person:
        await person.press("escape", *keys)
        assert "The rules of Smile" in person.shown
        await person.press("escape")
        assert person.screen == "menu"


async def test_leaving_keeps_the_match() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter", "enter", "b", "enter", "escape", "3", "enter")
        assert person.screen == "home"
        assert "to decide" in person.shown
        assert person.app.kept is None
        assert [match.decisions for match in unfinished().matches] == [1]


async def test_leaving_a_table_one_came_straight_to_leaves_the_program() -> None:
    table = seated()
    async with evening(table) as person:
        await person.press("escape", "3", "enter")
        assert person.app.return_value == 0
        assert person.app.kept == table.path
    assert [match.path for match in unfinished().matches] == [table.path]


async def test_clicks() -> None:
    async with evening(seated()) as person:
        await person.press("escape")
        await person.click("Rules and keys")
        assert person.screen == "rules"
        await person.press("escape")
        await person.click("Esc Go on playing")
        assert person.screen == "play"


async def test_it_can_be_opened_from_a_curtain(hands: Game) -> None:
    async with evening(seated("coin")) as person:
        await person.press("escape")
        assert person.screen == "menu"
        await person.press("escape")
        assert person.curtain == "Ada"
