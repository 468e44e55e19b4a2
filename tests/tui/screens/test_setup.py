"""Who sits down: names, what of them is remembered, and what is wrong with them."""

from __future__ import annotations

import pytest

from smilegames.core.record import Policy
from smilegames.games import registry
from smilegames.store import record_file
from smilegames.store.config import SetUp, config_file, load
from tests.tui.evening import NAMES, evening, seated
from tests.tui.screens.form import THREE, go_to, header, sit_in, value

# Names


async def test_the_first_time_it_asks_for_names_and_deals() -> None:
    async with evening() as person:
        await person.press("enter")
        assert "Who sits down?" in person.shown
        for name in NAMES[:3]:
            await person.type(name)
            await person.press("enter")
        await go_to(person, "Sit down and deal")
        await person.press("enter")
        assert person.screen == "smile"
        assert header(person).names == NAMES[:3]
        assert header(person).policy is Policy.STANDARD
        assert header(person).options == {"open_beads": False}


async def test_the_next_time_everything_is_as_it_was() -> None:
    chosen = SetUp(NAMES[:4], {"open_beads": True}, "strict")
    async with evening(games={"smile": chosen}) as person:
        await person.press("enter")
        assert [value(person, f"Seat {n}") for n in range(1, 6)] == [*NAMES[:4], ""]
        assert value(person, "Open beads") == "on"
        assert value(person, "Secrets") == "strict"
        await person.press("enter")
        assert header(person).names == NAMES[:4]
        assert header(person).options == {"open_beads": True}
        assert header(person).policy is Policy.STRICT


async def test_what_was_chosen_is_written_down() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        await go_to(person, "Open beads")
        await person.press("right")
        await go_to(person, "Sit down")
        await person.press("enter")
    assert load().games["smile"] == SetUp(NAMES[:3], {"open_beads": True}, "standard")


async def test_names_come_along_from_another_game() -> None:
    games = {"nothing": SetUp(), "other": SetUp(NAMES)}
    async with evening(games=games) as person:
        await person.press("enter")
        assert value(person, "Seat 5") == "Emil"


async def test_it_is_the_game_begun_last_that_they_come_from() -> None:
    games = {"gracias": SetUp(NAMES[:3]), "marshmallow": SetUp(("Mia", "Max"))}
    async with evening(games=games) as person:
        table = person.app.at_table
        table.begin(seated("marshmallow", names=("Zoe", "Yves")).header)
        found = registry.games()
        assert table.set_up_of(found["smile"]).names == ("Zoe", "Yves")
        assert table.set_up_of(found["gracias"]).names == NAMES[:3]


async def test_what_could_not_be_written_down_is_told_at_the_table() -> None:
    config_file().parent.mkdir(parents=True)
    config_file().write_text("not toml at all [")
    async with evening(games=THREE) as person:
        await person.press("enter", "enter")
        assert person.screen == "smile"
        assert "For the next time this can't be remembered. config.toml:1:" in person.shown
        await person.press("b", "enter")
        assert "remembered" not in person.shown


async def test_but_it_is_kept_for_the_evening() -> None:
    config_file().parent.mkdir(parents=True)
    config_file().write_text("not toml at all [")
    async with evening() as person:
        await person.press("enter")
        for name in NAMES[:3]:
            await person.type(name)
            await person.press("enter")
        await go_to(person, "Sit down")
        await person.press("enter", "escape", "4", "enter", "enter")
        assert value(person, "Seat 3") == "Cleo"


async def test_a_free_chair_in_between() -> None:
    async with evening(games={"smile": SetUp(NAMES[:4])}) as person:
        await person.press("enter")
        await sit_in(person, 1)
        await person.press(*["backspace"] * 5)
        await go_to(person, "Sit down")
        await person.press("enter")
        assert header(person).names == ("Ada", "Cleo", "Dora")


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (("Ada", "Ben"), "2 players sit down; the game is for 3 to 5"),
        (("Ada", "Ben", "ada"), "two players are called ada"),
        (("Ada", "Ben", "Maximiliana-Xanthippe"), "21 columns wide; 12 fit"),
        (("Ada", "Ben", "C\U0001f1ebleo"), "can't hold the character U+1F1EB"),
    ],
)
async def test_a_fault_is_one_line_and_deals_nothing(names: tuple[str, ...], fault: str) -> None:
    async with evening() as person:
        await person.press("enter")
        for name in names:
            await person.paste(name)
            await person.press("enter")
        await go_to(person, "Sit down")
        await person.press("enter")
        assert person.screen == "setup"
        assert fault in person.words
        assert person.app.at_table.sitting is None
        await person.press("up", "right")
        assert f"▸ {fault}" not in person.words


@pytest.mark.parametrize(
    ("names", "beside", "whole"),
    [
        (("Maximiliana-Xanthippe-Constantia",), "32 columns wide; 12 fit", "a player's name is 32"),
        (("Ada", "ADA"), "the name is taken", "two players are called ADA"),
    ],
)
async def test_what_is_wrong_is_told_while_it_is_written(
    names: tuple[str, ...], beside: str, whole: str
) -> None:
    async with evening() as person:
        await person.press("enter")
        for number, name in enumerate(names):
            await person.press(*["enter"] * bool(number))
            await person.type(name)
        assert f"× {beside}" in person.words
        assert whole in person.words
        await person.press(*["backspace"] * 30)
        assert beside not in person.words


async def test_escape_keeps_what_was_written() -> None:
    async with evening() as person:
        await person.press("enter")
        await person.burst(*"Ada", "down", *"Be", "down", *"Cleo", "up", *"n")
        await go_to(person, "Open beads")
        await person.press("right", "escape")
        assert person.screen == "shelf"
        await person.press("enter")
        assert [value(person, f"Seat {n}") for n in (1, 2, 3)] == ["Ada", "Ben", "Cleo"]
        assert value(person, "Open beads") == "on"
    assert load().games == {}


async def test_a_match_that_can_not_be_kept_is_played_after_a_clear_yes() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        with pytest.MonkeyPatch.context() as disk:
            disk.setattr(record_file.os, "write", _no_space)
            await person.press("enter")
            assert person.screen == "question"
            assert "no space is left on the disk" in person.words
            await person.press("enter")
            assert person.screen == "setup"
            await person.press("enter", "2", "enter")
        assert person.screen == "smile"
        assert "not saved" in person.shown
        assert not person.sitting.saved


def _no_space(*_: object) -> int:
    raise OSError(28, "No space left on device")


async def test_names_typed_ahead_go_where_they_belong() -> None:
    """On a bad line many keys come at once."""
    async with evening() as person:
        await person.press("enter")
        await person.burst(*"Ada", "enter", *"Ben", "down", *"Cleo", "enter", "up", "up", *"x")
        assert [value(person, f"Seat {n}") for n in (1, 2, 3)] == ["Ada", "Benx", "Cleo"]
        await person.burst(*["down"] * 8, "enter")
        assert header(person).names == ("Ada", "Benx", "Cleo")
