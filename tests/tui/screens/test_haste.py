"""Held keys, doubled keys, keys typed ahead: none of them acts on a screen it was not meant for."""

from __future__ import annotations

import pytest

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.store.config import SetUp
from tests.tui.evening import NAMES, evening, seated

THREE = {"smile": SetUp(NAMES[:3])}


async def test_a_doubled_enter_plays_once() -> None:
    async with evening(seated(policy=Policy.OPEN)) as person:
        await person.press("b")
        await person.burst("enter", "enter")
        assert len(person.decided) == 1


async def test_what_was_typed_ahead_is_not_played_for_the_next_player() -> None:
    async with evening(seated()) as person:
        await person.press("b")
        await person.burst("enter", "b", "enter", "b", "enter")
        assert len(person.decided) == 1
        assert "Ben: bid or back out" in person.shown
        assert "Bid 1 bead" not in person.shown


async def test_a_whole_turn_typed_at_once_counts() -> None:
    async with evening(seated()) as person:
        await person.burst("b", "enter")
        assert len(person.decided) == 1


async def test_nothing_typed_ahead_lifts_the_next_curtain(hands: Game) -> None:
    async with evening(seated("coin")) as person:
        await person.burst("space", "x", "enter", "space", "x", "enter")
        assert person.decided == []
        await person.press("x")
        await person.burst("enter", "space", "x", "enter")
        assert person.decided == ["keep"]
        assert person.curtain == "Ben"


async def test_a_quiet_time_after_every_screen(hands: Game) -> None:
    async with evening(seated("coin"), quiet_ms=2000) as person:
        await person.press("space")
        assert person.curtain == "Ada"
        person.app.gate.quiet = 0
        person.app.screen.changes_hands()  # type: ignore[attr-defined]
        await person.settle()
        await person.press("space")
        assert "of Ada" in person.shown


async def test_a_held_enter_on_the_shelf_opens_one_form() -> None:
    async with evening() as person:
        await person.burst("enter", "enter", "enter")
        assert [type(screen).__name__ for screen in person.app.screen_stack] == [
            "HomeScreen",
            "SetupScreen",
        ]


async def test_a_held_enter_on_the_form_begins_one_match() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        await person.burst("enter", "enter", "enter")
        assert person.screen == "play"
        assert person.decided == []
        assert len(list(person.app._sitting.path.parent.glob("*.jsonl"))) == 1  # type: ignore[union-attr]


@pytest.mark.parametrize("key", ["escape", "question_mark"])
async def test_a_held_key_opens_one_screen(key: str) -> None:
    async with evening(seated()) as person:
        await person.burst(key, key, key)
        assert len(person.app.screen_stack) == 2


async def test_a_held_enter_in_the_pause_leaves_once() -> None:
    async with evening(games=THREE) as person:
        await person.press("enter", "enter", "escape", "3")
        await person.burst("enter", "enter", "enter")
        assert person.screen == "home"


async def test_a_held_key_at_the_end_begins_one_match(hands: Game) -> None:
    async with evening(seated("coin", policy=Policy.OPEN, rounds=1)) as person:
        for _ in range(3):
            await person.press("x", "enter")
        assert person.screen == "result"
        await person.burst("a", "a", "a")
        assert person.screen == "play"
        assert len(list(person.app._sitting.path.parent.glob("*.jsonl"))) == 2  # type: ignore[union-attr]


async def test_a_doubled_click_plays_once() -> None:
    async with evening(seated()) as person:
        await person.press("b")
        await person.click("Enter play it", times=2)
        assert len(person.decided) == 1
        assert "Bid 1 bead" not in person.shown


async def test_a_paste_plays_nothing() -> None:
    async with evening(seated()) as person:
        await person.press("b")
        before = person.shown
        await person.paste("b\n1\n\n")
        assert person.decided == []
        assert person.shown == before


async def test_a_paste_lifts_no_curtain(hands: Game) -> None:
    async with evening(seated("coin")) as person:
        await person.paste("   ")
        assert person.curtain == "Ada"


@pytest.mark.parametrize("then", ["question_mark", "a", "l", "enter"])
async def test_nothing_acts_once_the_program_is_being_left(hands: Game, then: str) -> None:
    """A key too many on the way out must not open a screen that is never built."""
    async with evening(seated("coin", policy=Policy.OPEN, rounds=1)) as person:
        for _ in range(3):
            await person.press("x", "enter")
        assert person.screen == "result"
        await person.burst("escape", then, then)
        assert person.app.return_value == 0
        assert len(person.app.screen_stack) <= 2
