"""The peek: a corner lifted by one key for one player, and down again by anything else."""

from __future__ import annotations

import pytest
from textual import events

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.store.sitting import Sitting, resume
from smilegames.tui.table.phase import Phase
from tests.tui.evening import Evening, evening, seated

KEYS = ("1", "x", "w", "u", "enter", "7", "up", "pagedown", "space", "f5", "left", "c")
"""Keys of every kind that are neither the peek's nor a way to another screen."""


@pytest.fixture
def table(corners: Game) -> Sitting:
    return seated("coin")


def closed(person: Evening) -> bool:
    """Tell whether nothing of a secret is on the screen."""
    return "coin=" not in person.shown


async def test_its_key_opens_and_closes_it(table: Sitting) -> None:
    async with evening(table) as person:
        assert closed(person)
        assert "p peek" in person.footer
        await person.press("p")
        assert "of Ada" in person.shown
        assert "p close" in person.footer
        await person.press("p")
        assert closed(person)
        assert "p peek" in person.footer


@pytest.mark.parametrize("key", KEYS)
async def test_any_other_key_that_does_something_closes_it(table: Sitting, key: str) -> None:
    async with evening(table) as person:
        await person.press("x", "p", key)
        await person.press("escape")
        assert closed(person)


async def test_escape_closes_it_and_nothing_else(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("x", "p", "escape")
        assert closed(person)
        assert "selected: keep" in person.shown
        assert person.screen == "coin"


async def test_help_closes_it(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("p", "question_mark")
        assert person.screen == "help"
        await person.press("escape")
        assert closed(person)


async def test_it_closes_by_itself(table: Sitting) -> None:
    async with evening(table, peek_seconds=1) as person:
        await person.press("p")
        screen = person.app.screen
        timer = screen._timer  # type: ignore[attr-defined]
        assert timer is not None
        timer._callback()
        await person.settle()
        assert closed(person)


async def test_it_is_never_open_for_the_next_player(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("x", "p", "enter")
        assert person.decided == ["keep"]
        assert closed(person)
        assert "Ben decides" in person.shown
        await person.press("p")
        assert "of Ben" in person.shown


async def test_another_size_of_window_closes_it(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("p")
        await person.resize(100, 30)
        assert closed(person)


async def test_losing_the_focus_closes_it_if_the_owner_wants_it(table: Sitting) -> None:
    async with evening(table, hide_on_blur=True) as person:
        await person.press("p")
        person.app.post_message(events.AppBlur())
        await person.settle()
        assert closed(person)


async def test_looking_ends_taking_back(table: Sitting) -> None:
    async with evening(table, size=(100, 24)) as person:
        await person.press("1", "enter")
        assert "take back Ada's word" in person.footer
        await person.press("p")
        assert "take back" not in person.footer
        await person.press("p", "u")
        assert "somebody has looked at secrets" in person.shown


async def test_coming_back_is_covered_but_everybody_may_look(table: Sitting) -> None:
    table.close()
    async with evening(resume(table.path)) as person:  # type: ignore[arg-type]
        assert "Everybody may look" in person.shown
        await person.press("space")
        assert "Ada decides" in person.shown
        assert closed(person)


async def test_from_whom_the_keyboard_goes_to_whom(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("x", "enter")
        assert "Ada → Ben" in person.shown


@pytest.mark.parametrize("policy", [Policy.STRICT, Policy.OPEN], ids=lambda policy: policy.value)
async def test_where_there_is_none_its_key_does_nothing(corners: Game, policy: Policy) -> None:
    async with evening(seated("coin", policy=policy)) as person:
        if policy is Policy.STRICT:
            await person.press("space")
        before = person.shown
        await person.press("p")
        assert person.shown == before
        assert "coin=" in before
        assert person.app.screen.course.phase is Phase.LIFTED  # type: ignore[attr-defined]
