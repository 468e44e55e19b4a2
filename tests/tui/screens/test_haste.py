"""Held keys, doubled keys, keys typed ahead: none of them acts on a screen it was not meant for."""

from __future__ import annotations

import pytest

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.store.config import SetUp
from smilegames.store.sitting import Sitting
from tests.tui.evening import NAMES, Evening, evening, seated

THREE = {"coin": SetUp(NAMES[:3])}


@pytest.fixture
def table(hands: Game) -> Sitting:
    return seated("coin")


@pytest.fixture
def open_table(hands: Game) -> Sitting:
    return seated("coin", policy=Policy.OPEN, rounds=1)


async def end(person: Evening) -> None:
    for _ in range(3):
        await person.press("x", "enter")
    assert person.screen == "result"


async def test_a_doubled_enter_plays_once(open_table: Sitting) -> None:
    async with evening(open_table) as person:
        await person.press("x")
        await person.burst("enter", "enter")
        assert person.decided == ["keep"]


async def test_what_was_typed_ahead_is_not_played_for_the_next_player(open_table: Sitting) -> None:
    async with evening(open_table) as person:
        await person.press("x")
        await person.burst("enter", "x", "enter", "x", "enter")
        assert person.decided == ["keep"]
        assert "Ben decides" in person.shown
        assert "selected" not in person.shown


async def test_a_whole_turn_typed_at_once_counts(open_table: Sitting) -> None:
    async with evening(open_table) as person:
        await person.burst("x", "enter")
        assert person.decided == ["keep"]


async def test_nothing_typed_ahead_lifts_the_next_hand(table: Sitting) -> None:
    async with evening(table) as person:
        await person.burst("space", "x", "enter", "space", "x", "enter")
        assert person.decided == []
        await person.press("x")
        await person.burst("enter", "space", "x", "enter")
        assert person.decided == ["keep"]
        assert person.cover == "Ben"


async def test_a_key_that_is_thrown_away_is_told(table: Sitting) -> None:
    async with evening(table) as person:
        person.app.desk.gate.quiet = 9
        person.app.screen.changes_hands()  # type: ignore[attr-defined]
        await person.settle()
        await person.press("space")
        assert person.cover == "Ada"
        assert "Too quick: that key was thrown away." in person.words
        person.app.desk.gate.quiet = 0
        person.app.desk.gate.painted(person.app.desk.gate.shut())
        await person.press("space")
        assert "of Ada" in person.shown
        assert "Too quick" not in person.words


async def test_a_hand_rests_after_a_hand_over_and_says_so(table: Sitting) -> None:
    """Thumbs in rhythm: the key comes when others act already, and lifts nothing."""
    async with evening(table) as person:
        gate = person.app.desk.gate
        await person.press("space", "x", "enter")
        gate.quiet = 2
        gate._lifts_at = gate._clock() + 6
        await person.press("l", "l", "space", "space")
        assert person.cover == "Ben"
        assert "Too quick" in person.words
        await person.click("lifts the hand")
        assert person.cover == "Ben"
        gate._lifts_at = 0
        await person.press("space")
        assert "of Ben" in person.shown


async def test_a_held_enter_on_the_shelf_opens_one_form(hands: Game) -> None:
    async with evening() as person:
        await person.burst("enter", "enter", "enter")
        names = [type(screen).__name__ for screen in person.app.screen_stack]
        assert names == ["ShelfScreen", "SetupScreen"]


@pytest.mark.parametrize("key", ["escape", "enter"])
async def test_several_escapes_at_once_leave_the_form_once(hands: Game, key: str) -> None:
    """However many keys wait in a queue, the form is left by one of them (it crashed once)."""
    async with evening() as person:
        await person.press("enter")
        await person.burst(key, "escape", "escape", "escape")
        assert person.screen == "shelf"
        assert len(person.app.screen_stack) == 1


async def test_a_held_enter_on_the_form_begins_one_match(hands: Game) -> None:
    async with evening(games=THREE) as person:
        await person.press("enter")
        await person.burst("enter", "enter", "enter")
        assert person.screen == "coin"
        assert person.decided == []
        path = person.sitting.path
        assert path is not None
        assert len(list(path.parent.glob("*.jsonl"))) == 1


@pytest.mark.parametrize("key", ["escape", "question_mark"])
async def test_a_held_key_opens_one_screen(table: Sitting, key: str) -> None:
    async with evening(table) as person:
        await person.burst(key, key, key)
        assert len(person.app.screen_stack) == 2


async def test_a_held_enter_in_the_pause_leaves_once(hands: Game) -> None:
    async with evening(games=THREE) as person:
        await person.press("enter", "enter", "escape", "4")
        await person.burst("enter", "enter", "enter")
        assert person.screen == "shelf"


async def test_a_held_key_at_the_end_begins_one_match(open_table: Sitting) -> None:
    async with evening(open_table) as person:
        await end(person)
        await person.burst("a", "a", "a")
        assert person.screen == "coin"
        path = person.sitting.path
        assert path is not None
        assert len(list(path.parent.glob("*.jsonl"))) == 2


async def test_a_doubled_click_plays_once(open_table: Sitting) -> None:
    async with evening(open_table) as person:
        await person.press("x")
        await person.click("Enter play it", times=2)
        assert person.decided == ["keep"]


@pytest.mark.parametrize("text", ["x\n1\n\n", "   ", "\x1b"])
async def test_a_paste_plays_nothing_and_lifts_nothing(table: Sitting, text: str) -> None:
    async with evening(table) as person:
        await person.paste(text)
        assert person.cover == "Ada"
        await person.press("space", "x")
        before = person.shown
        await person.paste(text)
        assert person.decided == []
        assert person.shown == before


@pytest.mark.parametrize("then", ["question_mark", "a", "l", "enter"])
async def test_nothing_acts_once_the_program_is_being_left(open_table: Sitting, then: str) -> None:
    """A key too many on the way out must not open a screen that is never built."""
    async with evening(open_table) as person:
        await end(person)
        await person.burst("escape", then, then)
        assert person.app.return_value == 0
        assert len(person.app.screen_stack) <= 2
