"""Covers and curtains: every way into a hand leads through one, and only its key lifts it."""

from __future__ import annotations

import pytest
from textual import events

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.store.sitting import Sitting, resume
from smilegames.tui.app import SmileApp
from tests.tui.evening import Evening, evening, seated


@pytest.fixture
def table(hands: Game) -> Sitting:
    return seated("coin")


@pytest.fixture
def strict(hands: Game) -> Sitting:
    return seated("coin", policy=Policy.STRICT)


def covered(person: Evening, name: str) -> bool:
    """Tell whether a player's hand lies under its cover beside the table."""
    return person.cover == name and "coin=" not in person.shown and "a coin" in person.shown


def curtained(person: Evening, name: str) -> bool:
    """Tell whether the curtain for a player is down and nothing of the table shows."""
    shown = person.shown
    return person.curtain == name and "coin=" not in shown and "a coin" not in shown


def sees(person: Evening, name: str) -> bool:
    """Tell whether a player's hand is up, and nobody else's."""
    return f"of {name}" in person.shown and person.shown.count("coin=") == 1


async def lift(person: Evening, name: str) -> None:
    await person.press("space")
    assert sees(person, name)


# The bell

BELL = [
    (Policy.STANDARD, ["space", "x"]),
    (Policy.STRICT, ["space", "x"]),
    (Policy.OPEN, ["x"]),
]


@pytest.mark.parametrize(("policy", "keys"), BELL)
@pytest.mark.parametrize("wanted", [True, False])
async def test_the_bell_rings_once_where_the_keyboard_goes_to_somebody_else(
    hands: Game, monkeypatch: pytest.MonkeyPatch, policy: Policy, keys: list[str], wanted: bool
) -> None:
    rung: list[str] = []
    monkeypatch.setattr(SmileApp, "bell", lambda app: rung.append("ring"))
    async with evening(seated("coin", policy=policy), bell=wanted) as person:
        await person.press(*keys)
        assert rung == []
        await person.press("enter")
        assert rung == ["ring"] * wanted
        await person.press(*keys, "escape", "escape", "l", "l", "question_mark", "escape")
        assert rung == ["ring"] * wanted


# Ways into a hand


async def test_first_deal_and_every_turn(table: Sitting) -> None:
    async with evening(table) as person:
        for name in ("Ada", "Ben", "Cleo", "Ada"):
            assert covered(person, name)
            await lift(person, name)
            await person.press("x", "enter")
        assert covered(person, "Ben")


async def test_every_turn_where_all_is_covered(strict: Sitting) -> None:
    async with evening(strict) as person:
        for name in ("Ada", "Ben", "Cleo", "Ada"):
            assert curtained(person, name)
            await lift(person, name)
            await person.press("x", "enter")


async def test_what_was_done_lies_on_the_covered_table(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("space", "2", "enter")
        assert covered(person, "Ben")
        assert "says: 2" in person.shown
        assert "Ada says 2." in person.shown
        assert "Space lifts the hand" in person.words


async def test_resuming(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("space", "x", "enter")
    async with evening(resume(table.path)) as person:  # type: ignore[arg-type]
        assert curtained(person, "Ben")
        await lift(person, "Ben")


async def test_taking_back(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("space", "x", "enter", "u")
        assert covered(person, "Ada")
        assert person.decided == ["keep"]
        await lift(person, "Ada")


async def test_nothing_can_be_taken_back_once_the_next_hand_was_up(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("space", "x", "enter")
        assert "take back Ada's choice" in person.footer
        await lift(person, "Ben")
        assert "take back" not in person.footer
        await person.press("u")
        assert "somebody has looked at secrets" in person.shown


@pytest.mark.parametrize("way", ["escape", "question_mark"], ids=["pause", "help"])
async def test_pause_and_help(table: Sitting, way: str) -> None:
    async with evening(table) as person:
        await lift(person, "Ada")
        await person.press(way)
        assert "coin=" not in person.shown
        await person.press("escape")
        assert curtained(person, "Ada")
        await lift(person, "Ada")


@pytest.mark.parametrize("way", ["c", "question_mark", "resize"])
@pytest.mark.parametrize("policy", [Policy.STANDARD, Policy.STRICT])
async def test_why_a_card_may_not_be_played_stays_with_the_hand(
    hands: Game, policy: Policy, way: str
) -> None:
    async with evening(seated("coin", policy=policy)) as person:
        await lift(person, "Ada")
        await person.press("9", "enter")
        reason = person.shown.split("\n")[-3].strip(" ▸")
        assert "9" in reason
        if way == "resize":
            await person.resize(100, 30)
        else:
            await person.press(way)
        assert reason not in person.shown
        if way == "question_mark":
            await person.press("escape")
        assert curtained(person, "Ada")
        assert reason not in person.shown


async def test_another_size_of_window(table: Sitting) -> None:
    async with evening(table) as person:
        await lift(person, "Ada")
        await person.resize(100, 30)
        assert curtained(person, "Ada")
        await lift(person, "Ada")
        await person.resize(60, 20)
        assert "coin=" not in person.shown
        await person.resize(80, 24)
        assert curtained(person, "Ada")


async def test_suspending(table: Sitting) -> None:
    async with evening(table) as person:
        await lift(person, "Ada")
        person.app.app_suspend_signal.publish(person.app)
        assert "coin=" not in person.shown
        person.app.app_resume_signal.publish(person.app)
        await person.settle()
        assert curtained(person, "Ada")


async def test_losing_the_focus_if_the_owner_wants_it(table: Sitting) -> None:
    async with evening(table, hide_on_blur=True) as person:
        await lift(person, "Ada")
        person.app.post_message(events.AppBlur())
        await person.settle()
        assert curtained(person, "Ada")


async def test_losing_the_focus_otherwise(table: Sitting) -> None:
    async with evening(table) as person:
        await lift(person, "Ada")
        person.app.post_message(events.AppBlur())
        await person.settle()
        assert sees(person, "Ada")


async def test_the_panic_key(table: Sitting) -> None:
    async with evening(table) as person:
        await lift(person, "Ada")
        await person.press("x", "c")
        assert curtained(person, "Ada")


# What they let through


OTHERS = ("enter", "x", "d", "1", "p", "c", "w", "r", "q", "n", "slash", "tab", "f5", "backspace")


async def test_only_its_key_lifts_a_cover(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press(*OTHERS, "up", "left", "pagedown", "home")
        assert covered(person, "Ada")
        assert person.decided == []
        await person.click("a coin")
        assert covered(person, "Ada")
        await lift(person, "Ada")


async def test_only_its_key_lifts_a_curtain(strict: Sitting) -> None:
    async with evening(strict) as person:
        await person.press(*OTHERS, "up", "left", "pagedown", "home", "l")
        assert curtained(person, "Ada")
        await person.click("The table")
        assert curtained(person, "Ada")
        await lift(person, "Ada")


@pytest.mark.parametrize("where", ["lifts the hand", "Space"])
async def test_the_mouse_lifts_it_where_it_says_so(table: Sitting, where: str) -> None:
    async with evening(table) as person:
        await person.click(where)
        assert sees(person, "Ada")


async def test_a_remapped_key_lifts_it(table: Sitting) -> None:
    async with evening(table, keys={"lift": "v"}) as person:
        await person.press("space")
        assert covered(person, "Ada")
        assert "v lifts the hand" in person.words
        await person.press("v")
        assert sees(person, "Ada")


async def test_a_choice_waits_for_its_owner_and_for_nobody_else(table: Sitting) -> None:
    async with evening(table) as person:
        await lift(person, "Ada")
        await person.press("x", "question_mark", "escape")
        assert "selected" not in person.shown
        await lift(person, "Ada")
        assert "selected: keep" in person.shown
        await person.press("enter")
        await lift(person, "Ben")
        assert "selected" not in person.shown


async def test_a_torn_record_is_told_on_the_curtain_once(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("space", "x", "enter")
    assert table.path is not None
    with table.path.open("ab") as record:
        record.write(b'{"torn')
    async with evening(resume(table.path)) as person:
        assert "was never written whole" in person.words
        await lift(person, "Ben")
        await person.press("c")
        assert "was never written whole" not in person.words


async def test_what_becomes_of_the_record_is_told_at_the_next_decision(table: Sitting) -> None:
    async with evening(table) as person:
        await lift(person, "Ada")
        assert table.path is not None
        table.path.write_text("")
        await person.press("x", "enter")
        assert covered(person, "Ben")
        assert person.decided == ["keep"]
        assert "▸" in person.shown.split("\n")[-3]


# Other tables


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
    async with evening(resume(table.path)) as person:  # type: ignore[arg-type]
        assert curtained(person, "Ada")


async def test_a_match_that_is_not_kept_says_so(hands: Game) -> None:
    from smilegames.store.sitting import begin

    async with evening(begin(seated("coin").header, unsaved=True)) as person:
        assert "not saved" in person.shown.split("\n")[0]
