"""The curtain: every way into a hand leads through it, and only its key lifts it."""

from __future__ import annotations

import pytest
from textual import events

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.store.sitting import Sitting, resume
from tests.tui.evening import Evening, evening, seated


@pytest.fixture
def table(hands: Game) -> Sitting:
    return seated("coin")


def covered(person: Evening, name: str) -> bool:
    """Tell whether the cover for a player is up and nothing of a hand, not even its place."""
    shown = person.shown
    return person.curtain == name and "coin=" not in shown and "a coin" not in shown


def sees(person: Evening, name: str) -> bool:
    """Tell whether a player's hand is up, and nobody else's."""
    return f"of {name}" in person.shown and person.shown.count("coin=") == 1


async def ask(person: Evening, name: str) -> None:
    """Lift the curtain for a player and close the recap."""
    assert covered(person, name)
    await person.press("space")
    if "Since" in person.shown:
        await person.press("space")
    assert sees(person, name)


# Ways into a hand


async def test_first_deal_and_every_turn(table: Sitting) -> None:
    async with evening(table) as person:
        for name in ("Ada", "Ben", "Cleo", "Ada"):
            await ask(person, name)
            await person.press("x", "enter")
        assert covered(person, "Ben")


async def test_resuming(table: Sitting) -> None:
    async with evening(table) as person:
        await ask(person, "Ada")
        await person.press("x", "enter")
    async with evening(resume(table.path)) as person:
        await ask(person, "Ben")


async def test_taking_back(table: Sitting) -> None:
    async with evening(table) as person:
        await ask(person, "Ada")
        await person.press("x", "enter")
        assert covered(person, "Ben")
        assert "u undo" in person.footer
        await person.press("u")
        assert covered(person, "Ada")
        assert person.decided == ["keep"]
        await ask(person, "Ada")


async def test_nothing_can_be_taken_back_once_the_next_hand_was_up(table: Sitting) -> None:
    async with evening(table) as person:
        await ask(person, "Ada")
        await person.press("x", "enter")
        await ask(person, "Ben")
        assert "undo" not in person.footer
        await person.press("u")
        assert "somebody has looked at secrets" in person.shown
        await person.press("c")
        assert "undo" not in person.footer


@pytest.mark.parametrize("way", [("escape",), ("question_mark",)], ids=["pause", "help"])
async def test_pause_and_help(table: Sitting, way: tuple[str, ...]) -> None:
    async with evening(table) as person:
        await ask(person, "Ada")
        await person.press(*way)
        assert "coin=" not in person.shown
        await person.press("escape")
        await ask(person, "Ada")


async def test_another_size_of_window(table: Sitting) -> None:
    async with evening(table) as person:
        await ask(person, "Ada")
        await person.resize(100, 30)
        await ask(person, "Ada")
        await person.resize(60, 20)
        assert "coin=" not in person.shown
        await person.resize(80, 24)
        await ask(person, "Ada")


async def test_suspending(table: Sitting) -> None:
    async with evening(table) as person:
        await ask(person, "Ada")
        person.app.app_suspend_signal.publish(person.app)
        assert "coin=" not in person.app.screen.query_one("#stage").grid.text()  # type: ignore[attr-defined]
        person.app.app_resume_signal.publish(person.app)
        await person.settle()
        await ask(person, "Ada")


async def test_losing_the_focus_if_the_owner_wants_it(table: Sitting) -> None:
    async with evening(table, hide_on_blur=True) as person:
        await ask(person, "Ada")
        person.app.post_message(events.AppBlur())
        await person.settle()
        assert covered(person, "Ada")
        person.app.post_message(events.AppFocus())
        await person.settle()
        await ask(person, "Ada")


async def test_losing_the_focus_otherwise(table: Sitting) -> None:
    async with evening(table) as person:
        await ask(person, "Ada")
        person.app.post_message(events.AppBlur())
        await person.settle()
        assert sees(person, "Ada")


async def test_the_panic_key(table: Sitting) -> None:
    async with evening(table) as person:
        await ask(person, "Ada")
        await person.press("x", "c")
        assert covered(person, "Ada")
        await ask(person, "Ada")


# What it lets through


async def test_only_its_key_lifts_it(table: Sitting) -> None:
    async with evening(table) as person:
        others = ["enter", "x", "d", "1", "l", "p", "c", "w", "r", "a", "q", "n", "slash", "tab"]
        await person.press(*others, "up", "left", "pagedown", "home", "backspace", "f5")
        assert covered(person, "Ada")
        assert person.decided == []
        await person.click("The table")
        assert covered(person, "Ada")
        await ask(person, "Ada")


async def test_the_mouse_lifts_it_where_it_says_so(table: Sitting) -> None:
    async with evening(table) as person:
        await person.click("lift the curtain")
        assert sees(person, "Ada")


async def test_a_remapped_key_lifts_it(hands: Game) -> None:
    async with evening(seated("coin"), keys={"lift": "v"}) as person:
        await person.press("space")
        assert covered(person, "Ada")
        assert "v lift the curtain" in person.shown
        await person.press("v")
        assert sees(person, "Ada")


async def test_nothing_is_selected_behind_it(table: Sitting) -> None:
    async with evening(table) as person:
        await ask(person, "Ada")
        await person.press("x")
        assert "selected: keep" in person.shown
        await person.press("c")
        await ask(person, "Ada")
        assert "selected" not in person.shown
        await person.press("enter")
        assert "Choose something first" in person.shown
        assert person.decided == []


async def test_a_game_can_say_a_public_word_on_it(table: Sitting) -> None:
    async with evening(table) as person:
        assert "a note for the cover" in person.shown
        assert "Everybody else looks away." in person.shown


async def test_a_torn_record_is_told_on_it_once(table: Sitting) -> None:
    async with evening(table) as person:
        await ask(person, "Ada")
        await person.press("x", "enter")
    with table.path.open("ab") as record:
        record.write(b'{"torn')
    async with evening(resume(table.path)) as person:
        assert "was never written whole" in person.shown
        await ask(person, "Ben")
        await person.press("c")
        assert "was never written whole" not in person.shown


# Tables that keep it up, and down


async def test_strict_covers_a_table_that_would_only_peek() -> None:
    async with evening(seated("smile", policy=Policy.STRICT)) as person:
        assert person.curtain == "Ada"
        assert "auction" not in person.shown
        await person.press("space")
        assert "Only Ada looks" in person.shown
        assert "p peek" not in person.footer
        await person.press("b", "enter")
        assert person.curtain == "Ben"


async def test_open_covers_nothing(hands: Game) -> None:
    async with evening(seated("coin", policy=Policy.OPEN)) as person:
        assert sees(person, "Ada")
        assert "cover" not in person.footer
        await person.press("x", "enter")
        assert sees(person, "Ben")
        await person.press("escape", "escape")
        assert sees(person, "Ben")


async def test_open_still_covers_when_people_come_back(hands: Game) -> None:
    table = seated("coin", policy=Policy.OPEN)
    table.close()
    async with evening(resume(table.path)) as person:
        assert covered(person, "Ada")


async def test_standard_smile_stays_up_for_everybody() -> None:
    async with evening(seated("smile")) as person:
        assert "Ada: bid or back out" in person.shown
        await person.press("b", "enter")
        assert "Ben: bid or back out" in person.shown
        await person.press("escape", "escape", "question_mark", "escape")
        assert "Ben: bid or back out" in person.shown


async def test_coming_back_to_smile_is_covered_but_everybody_may_look() -> None:
    table = seated("smile")
    table.close()
    async with evening(resume(table.path)) as person:
        assert "Everybody may look" in person.shown
        await person.press("space")
        assert "Ada: bid or back out" in person.shown
