"""The peek: a corner lifted by one key for one player, and down again by anything else."""

from __future__ import annotations

import pytest

from smilegames.core.record import Policy
from tests.tui.evening import Evening, evening, seated

OPEN = "Only Ada looks"


def closed(person: Evening) -> bool:
    """Tell whether nothing of a hand is on the screen."""
    return "looks" not in person.shown and "score now" not in person.shown


@pytest.fixture(scope="module")
def others() -> list[str]:
    """Keys of every kind that are neither the peek's nor a way to another screen."""
    return ["b", "1", "left", "l", "w", "u", "enter", "x", "7", "up", "pagedown", "space", "f5"]


async def test_its_key_opens_and_closes_it() -> None:
    async with evening(seated()) as person:
        assert closed(person)
        assert "p: Ada lifts a corner" in person.shown
        await person.press("p")
        assert OPEN in person.shown
        assert "6 beads" in person.shown
        assert "p close" in person.footer
        assert person.shown.count("beads ?") == 2
        await person.press("p")
        assert closed(person)
        assert "p peek" in person.footer


async def test_any_other_key_closes_it(others: list[str]) -> None:
    async with evening(seated()) as person:
        for key in others:
            await person.press("p")
            assert OPEN in person.shown, key
            await person.press(key)
            assert closed(person), key
            if "What happened" in person.shown:
                await person.press("l")


async def test_escape_closes_it_and_nothing_else() -> None:
    async with evening(seated()) as person:
        await person.press("b", "p", "escape")
        assert closed(person)
        assert "Bid 1 bead" in person.shown
        assert person.screen == "play"


@pytest.mark.parametrize("key", ["c", "question_mark"])
async def test_cover_and_help_close_it_too(key: str) -> None:
    async with evening(seated()) as person:
        await person.press("p", key)
        assert closed(person)
        assert person.screen == ("play" if key == "c" else "rules")
        await person.press("escape")
        assert closed(person)


async def test_where_nothing_is_covered_the_key_of_the_cover_is_the_tables() -> None:
    """Triplets of Gracias are chosen by letters, of which the frame knows two as commands."""
    async with evening(seated("gracias")) as person:
        for at, letter in enumerate("abc"):
            await person.press(letter)
            selected = person.app.screen._table.selected  # type: ignore[attr-defined]
            assert selected.triplet == at
        await person.press("escape", "p", "c")
        assert closed(person)


async def test_a_click_closes_it() -> None:
    async with evening(seated()) as person:
        await person.press("p")
        await person.click("▌W")
        assert closed(person)
        await person.press("p")
        await person.click("l log")
        assert closed(person)


async def test_it_closes_by_itself() -> None:
    async with evening(seated(), peek_seconds=1) as person:
        await person.press("p")
        play = person.app.screen
        timer = play._peek_timer  # type: ignore[attr-defined]
        assert timer is not None
        play._end_peek()  # type: ignore[attr-defined]
        await person.settle()
        assert closed(person)
        await person.press("p", "p", "p")
        assert OPEN in person.shown
        assert play._peek_timer is not timer  # type: ignore[attr-defined]


async def test_it_is_never_open_for_the_next_player() -> None:
    async with evening(seated()) as person:
        await person.press("b", "p", "enter")
        assert person.decided == ["bid " + person.match.rules.names[person.match.view(None).row[0]]]
        assert closed(person)
        assert "p: Ben lifts a corner" in person.shown
        await person.press("p")
        assert "Only Ben looks" in person.shown


async def test_another_size_of_window_closes_it() -> None:
    async with evening(seated()) as person:
        await person.press("p")
        await person.resize(100, 30)
        assert closed(person)
        await person.press("p")
        await person.resize(50, 30)
        await person.resize(80, 24)
        assert closed(person)


async def test_losing_the_focus_closes_it_if_the_owner_wants_it() -> None:
    from textual import events

    async with evening(seated(), hide_on_blur=True) as person:
        await person.press("p")
        person.app.post_message(events.AppBlur())
        await person.settle()
        assert closed(person)


async def test_the_selection_stays() -> None:
    async with evening(seated()) as person:
        await person.press("b", "p")
        assert "Bid 1 bead" in person.shown
        assert "beads after this: 5" in person.shown
        await person.press("p")
        assert "Bid 1 bead" in person.shown
        assert "beads after this" not in person.shown


async def test_looking_ends_taking_back() -> None:
    async with evening(seated()) as person:
        await person.press("b", "enter")
        assert "u undo" in person.footer
        await person.press("p")
        assert "u undo" not in person.footer
        await person.press("p", "u")
        assert "somebody has looked at secrets" in person.shown


async def test_a_remapped_key() -> None:
    async with evening(seated(), keys={"peek": "v"}) as person:
        assert "v: Ada lifts a corner" in person.shown
        await person.press("p")
        assert closed(person)
        await person.press("v")
        assert OPEN in person.shown


@pytest.mark.parametrize("policy", [Policy.STRICT, Policy.OPEN], ids=lambda policy: policy.value)
async def test_where_there_is_none_its_key_does_nothing(policy: Policy) -> None:
    async with evening(seated(policy=policy)) as person:
        if policy is Policy.STRICT:
            await person.press("space")
        before = person.shown
        await person.press("p")
        assert person.shown == before
        assert OPEN in before
