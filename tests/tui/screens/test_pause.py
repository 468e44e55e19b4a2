"""The pause: go on, read the rules, or leave and keep the match."""

from __future__ import annotations

import pytest

from smilegames.core.game import Game
from smilegames.store.config import SetUp
from smilegames.store.sitting import begin
from smilegames.store.waiting import unfinished
from tests.tui.evening import NAMES, Evening, evening, seated

THREE = {"smile": SetUp(NAMES[:3])}


def chosen(person: Evening) -> str:
    return next(line for line in person.shown.split("\n") if "▸" in line).strip("▸ ")


async def test_what_it_offers() -> None:
    async with evening(seated()) as person:
        await person.press("escape")
        assert "Every decision so far is kept." in person.shown
        assert chosen(person) == "1  Go on playing"
        assert person.footer == "1-4 ↑ ↓ choose  Enter do it  Esc back"
        for key, line in (("down", "2  Help and rules"), ("3", "3  Settings")):
            await person.press(key)
            assert chosen(person) == line
        await person.press("down", "down")
        assert chosen(person) == "1  Go on playing"
        await person.press("up", "k", "j", "5", "0", "x", "space", "f5")
        assert chosen(person) == "4  Leave and keep the game"
        assert person.screen == "pause"


@pytest.mark.parametrize("keys", [("escape",), ("enter",), ("4", "1", "enter"), ("ctrl+c",)])
async def test_going_on(keys: tuple[str, ...]) -> None:
    async with evening(seated()) as person:
        await person.press("b", "enter", "b", "escape", "escape", *keys)
        assert person.screen == "smile"
        assert "Ben" in person.shown


@pytest.mark.parametrize("keys", [("2", "enter"), ("question_mark",)])
async def test_the_rules(keys: tuple[str, ...]) -> None:
    async with evening(seated()) as person:
        await person.press("escape", *keys)
        assert person.screen == "help"
        await person.press("escape")
        assert person.screen == "pause"


async def test_leaving_keeps_the_match() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter", "enter", "b", "enter", "escape", "4", "enter")
        assert person.screen == "shelf"
        assert "to decide" in person.shown
        assert person.app.at_table.kept is None
        assert [match.decisions for match in unfinished().matches] == [1]


async def test_leaving_a_table_one_came_straight_to_leaves_the_program() -> None:
    table = seated()
    async with evening(table) as person:
        await person.press("escape", "4", "enter")
        assert person.app.return_value == 0
        assert person.app.at_table.kept == table.path
    assert [match.path for match in unfinished().matches] == [table.path]


async def test_clicks() -> None:
    async with evening(seated()) as person:
        await person.press("escape")
        await person.click("Help and rules")
        assert person.screen == "help"
        await person.press("escape")
        await person.click("Esc back")
        assert person.screen == "smile"


async def test_it_can_be_opened_from_a_curtain(hands: Game) -> None:
    async with evening(seated("coin")) as person:
        await person.press("escape")
        assert person.screen == "pause"
        await person.press("escape")
        assert person.cover == "Ada"


@pytest.mark.parametrize("keys", [("3", "enter"), ("s",)])
async def test_the_settings(keys: tuple[str, ...]) -> None:
    async with evening(seated()) as person:
        await person.press("escape", *keys)
        assert person.screen == "settings"
        await person.press("escape")
        assert person.screen == "pause"


async def test_what_is_not_saved_is_not_said_to_be_kept() -> None:
    async with evening(begin(seated().header, unsaved=True)) as person:
        await person.press("escape")
        assert "Nothing of this match is saved." in person.shown
        assert "Leave and lose the game" in person.shown
        assert "kept" not in person.shown
