"""The form: order, starter, options, secrets; keys, mouse and windows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from smilegames.core.game import Game, Option
from smilegames.games import registry
from smilegames.store.config import SetUp
from tests.tui.evening import NAMES, evening
from tests.tui.screens.form import THREE, go_to, header, sit_in, value


@pytest.fixture
def coins(hands: Game) -> Mapping[str, Any]:
    """A game whose options follow the number of players."""
    return {"coin": SetUp(NAMES[:2])}


# Order and starter


async def test_changing_seats() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        await sit_in(person, 0)
        await person.press("shift+up", "shift+down", "ctrl+down", "ctrl+up")
        assert [value(person, f"Seat {n}") for n in (1, 2, 3)] == ["Ben", "Ada", "Cleo"]
        await person.type("x")
        assert value(person, "Seat 2") == "Adax"


@pytest.mark.parametrize("ends", ["enter", "escape", "right"])
async def test_seats_change_by_arrows_alone(ends: str) -> None:
    """Left of the name lies the chair: there up and down move whoever sits in it."""
    async with evening(games=THREE) as person:
        await person.press("enter")
        await sit_in(person, 2)
        await person.press(*["left"] * 5, "up", "up", "up")
        assert [value(person, f"Seat {n}") for n in (1, 2, 3)] == ["Cleo", "Ada", "Ben"]
        await person.press(ends, "down")
        assert person.screen == "setup"
        assert [value(person, f"Seat {n}") for n in (1, 2, 3)] == ["Cleo", "Ada", "Ben"]


async def test_who_starts() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        await go_to(person, "Who last saw a firefly?")
        assert value(person, "firefly?") == "leave it to chance"
        await person.press("right", "right")
        assert value(person, "firefly?") == "Ben"
        await go_to(person, "Sit down")
        await person.press("enter")
        assert header(person).first == 1
        assert person.match.to_act == 1


async def test_the_starter_stays_whoever_changes_seat_or_name() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        await go_to(person, "Who last saw a firefly?")
        await person.press("right", "right")
        await sit_in(person, 1)
        await person.type("no")
        assert value(person, "firefly?") == "Benno"
        await person.press("shift+up")
        assert value(person, "Seat 1").split() == ["Benno", "starts"]
        assert value(person, "firefly?") == "Benno"
        await person.press("down", "shift+up")
        assert value(person, "Seat 2").split() == ["Benno", "starts"]
        assert value(person, "firefly?") == "Benno"
        await person.press("down", "end", *["backspace"] * 5)
        assert value(person, "firefly?") == "leave it to chance"
        await person.type("Bea")
        assert value(person, "firefly?") == "Bea"


# Options


async def test_options_follow_the_number_of_players(coins: Any) -> None:
    async with evening(games=coins) as person:
        await person.press("enter")
        assert value(person, "Rounds") == "2"
        assert value(person, "Open coins") == "off"
        await sit_in(person, 2)
        await person.type("Cleo")
        assert "Open coins" not in person.shown
        await go_to(person, "Sit down")
        await person.press("enter")
        assert header(person).options == {"rounds": 2, "open_coins": False}


async def test_a_value_that_was_chosen_stays(coins: Any) -> None:
    async with evening(games=coins) as person:
        await person.press("enter")
        await go_to(person, "Rounds")
        await person.press("right", "right")
        for chair in (2, 3):
            await sit_in(person, chair)
            await person.type(NAMES[chair])
        assert value(person, "Rounds") == "4"


async def test_the_explanation_of_each_line(coins: Any) -> None:
    async with evening(games=coins) as person:
        await person.press("enter")
        await go_to(person, "Rounds")
        assert "How often everybody decides." in person.shown
        await go_to(person, "Secrets")
        assert "a hand is covered until it is lifted" in person.shown
        await person.press("right")
        assert "A curtain falls before every turn" in person.shown
        await person.press("left", "left")
        assert value(person, "Secrets") == "open"


async def test_the_owners_policy_is_proposed() -> None:
    async with evening(secrecy="strict") as person:
        await person.press("enter")
        assert value(person, "Secrets") == "strict"


# Keys, mouse, windows


async def test_ways_back() -> None:
    async with evening(games=THREE) as person:
        for key in ("escape", "ctrl+c"):
            await person.press("enter", key)
            assert person.screen == "shelf"
        await person.press("enter")
        await person.click("Esc back")
        assert person.screen == "shelf"


async def test_the_footer_follows() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        assert person.footer == "↑ ↓ move  Enter deal  ? help  Esc back"
        await person.press("up")
        assert person.footer == "↑ ↓ move  ← → change  Enter onward  ? help  Esc back"
        await sit_in(person, 0)
        assert (
            person.footer
            == "↑ ↓ move  Home ← change seats  → at another terminal  Enter onward  Esc back"
        )
        await person.press("home")
        assert person.footer == "↑ ↓ move  ← change seats  Enter onward  Esc back"
        await person.press("left")
        assert person.footer == "↑ ↓ change seats  Enter sit down"


async def test_without_a_name_there_are_no_seats_to_change() -> None:
    async with evening() as person:
        await person.press("1", "enter")
        assert person.footer == "↑ ↓ move  → a program  Enter onward  Esc back"
        await person.press("A")
        assert "change seats" in person.footer


async def test_help_and_back_to_the_same_line() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter", "up", "question_mark")
        assert person.screen == "help"
        await person.press("escape")
        assert "▸ Secrets" in person.shown
        await sit_in(person, 0)
        await person.press("question_mark")
        assert value(person, "Seat 1") == "Ada?"


async def test_remapped_keys_move_on_the_form_but_type_in_a_name() -> None:
    keys = {"down": "x", "commit": "ctrl+o", "right": "f"}
    async with evening(games=THREE, keys=keys) as person:
        await person.press("ctrl+o")
        await sit_in(person, 0)
        await person.press("x", "f", "ctrl+o")
        assert value(person, "Seat 1") == "Adaxf"
        await go_to(person, "Open beads")
        await person.press("f", "x", "x", "x")
        assert value(person, "Open beads") == "on"
        assert "▸ Sit down" in person.shown
        assert "ctrl+o deal" in person.footer
        await person.press("ctrl+o")
        assert person.screen == "smile"


async def test_the_mouse_does_everything() -> None:
    async with evening(games=THREE) as person:
        await person.click("Smile")
        await person.click("off")
        assert value(person, "Open beads") == "on"
        await person.click("Seat 4")
        await person.type("Dora")
        assert value(person, "Seat 4") == "Dora"
        await person.click("Sit down and deal")
        assert header(person).names == NAMES[:4]


async def test_typing_while_the_window_is_too_small_goes_nowhere() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        await sit_in(person, 3)
        await person.resize(60, 20)
        await person.type("Dora")
        await person.press("enter", "escape")
        await person.resize(80, 24)
        assert person.screen == "setup"
        assert value(person, "Seat 4") == ""
        await person.type("Dora")
        assert value(person, "Seat 4") == "Dora"


async def test_the_cursor_is_seen_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with evening() as person:
        await person.press("enter")
        cursors = [ink for row in person.grid.rows for _, ink in row if ink.reverse]
        assert len(cursors) == 1
        screen = person.app.screen
        style = screen.style_of(cursors[0])  # type: ignore[attr-defined]
        assert style.reverse
        assert style.color is None


async def test_eight_chairs_and_three_options_fit_the_smallest_window(
    hands: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = (*hands.options, Option("rounds2", 1, low=1, high=3))
    from tests.tui import coin_text

    monkeypatch.setitem(coin_text.OPTIONS, "rounds2", coin_text.OPTIONS["rounds"])
    crowd = replace(hands, max_seats=8, options=options)
    monkeypatch.setattr(registry, "games", lambda: {"coin": crowd})
    async with evening(games={"coin": SetUp(NAMES[:2])}) as person:
        await person.press("enter")
        for text in ("Seat 8", "Open coins", "Secrets", "Sit down and deal", "Esc back"):
            assert text in person.shown
        await go_to(person, "Secrets")
        assert "a hand is covered until it is lifted" in person.shown
