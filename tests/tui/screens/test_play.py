"""A turn at the table: choose, be told why not, commit, take back, read the log."""

from __future__ import annotations

import pytest

from smilegames.core.game import Game
from smilegames.core.match import Match
from smilegames.core.record import Policy
from smilegames.store import record_file
from smilegames.store.sitting import Sitting, resume
from tests.tui.evening import Evening, evening, seated


@pytest.fixture
def table(hands: Game) -> Sitting:
    """Nobody minds: the hand of whoever decides is up."""
    return seated("coin", policy=Policy.OPEN)


# Choosing and committing


async def test_choosing_is_not_playing(table: Sitting) -> None:
    async with evening(table) as person:
        assert "Enter" not in person.footer
        await person.press("x")
        assert "selected: keep" in person.shown
        assert "Enter play it" in person.footer
        await person.press("d", "1")
        assert "selected: name 1" in person.shown
        assert person.decided == []
        await person.press("enter")
        assert person.decided == ["name 1"]


async def test_enter_alone_plays_nothing_and_says_what_to_choose_with(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("enter")
        assert person.decided == []
        assert "Choose something first: x, d, 1-2." in person.shown


async def test_escape_takes_a_selection_back_and_then_pauses(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("x", "escape")
        assert "selected" not in person.shown
        assert person.screen == "coin"
        await person.press("escape")
        assert person.screen == "pause"


async def test_nothing_is_selected_for_the_next_player(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("x", "enter")
        assert "selected" not in person.shown
        await person.press("enter")
        assert person.decided == ["keep"]


async def test_keys_that_mean_nothing_change_nothing(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("x")
        before = person.shown
        await person.press("q", "r", "n", "f", "up", "left", "tab", "home", "f5", "f12")
        assert person.shown == before
        assert person.decided == []


async def test_the_mouse_chooses_and_commits(table: Sitting) -> None:
    async with evening(table) as person:
        await person.click("[2]")
        assert "selected: name 2" in person.shown
        await person.click("a coin")
        assert "selected: keep" in person.shown
        await person.click("d draw")
        assert "selected: draw" in person.shown
        await person.click("a coin", times=2)
        assert person.decided == []
        await person.click("Enter play it")
        assert person.decided == ["keep"]


# Why not


async def test_what_is_not_allowed_says_why_at_once(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("3")
        assert "Nobody may say 3." in person.shown
        assert "w why not" in person.footer
        await person.press("enter")
        assert person.decided == []
        assert "Nobody may say 3." in person.shown
        await person.press("1")
        assert "Nobody" not in person.shown
        assert "why not" not in person.footer


async def test_it_says_that_there_is_nothing_to_show_again(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("a")
        assert "There is nothing to show again yet." in person.shown
        await person.press("l")
        assert "nothing to show again" not in person.shown


async def test_why_not_can_be_asked_again(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("w")
        assert "Nothing chosen yet." in person.shown
        await person.press("3", "l", "l", "w")
        assert "Nobody may say 3." in person.shown
        await person.press("x", "w")
        assert "That can be played." in person.shown


# Taking back


async def test_a_decision_is_taken_back(table: Sitting) -> None:
    async with evening(table) as person:
        assert "take back" not in person.footer
        await person.press("u")
        assert "There is nothing to take back." in person.shown


async def test_whose_decision_goes_is_said(hands: Game) -> None:
    async with evening(seated("coin")) as person:
        await person.press("space", "1", "enter")
        assert "u take back Ada's word" in person.footer
        await person.press("u")
        assert person.cover == "Ada"
        assert "take back" not in person.footer
        await person.press("u")
        assert "There is nothing to take back." in person.shown


async def test_chance_can_not_be_taken_back(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("d", "enter")
        assert "take back" not in person.footer
        await person.press("u")
        assert "chance has spoken" in person.shown


# Not saved


async def test_what_can_not_be_saved_is_not_played(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("x")
        with pytest.MonkeyPatch.context() as disk:
            disk.setattr(record_file.os, "write", _no_space)
            await person.press("enter")
            assert "Not saved, so not played: No space left on device." in person.shown
            assert person.decided == []
            assert "selected: keep" in person.shown
            assert "Ada decides" in person.shown
        await person.press("enter")
        assert person.decided == ["keep"]
        assert "Ben decides" in person.shown


async def test_what_can_not_be_saved_is_not_taken_back(hands: Game) -> None:
    async with evening(seated("coin")) as person:
        await person.press("space", "x", "enter")
        before = person.decided
        with pytest.MonkeyPatch.context() as disk:
            disk.setattr(record_file.os, "write", _no_space)
            await person.press("u")
        assert "No space left on device." in person.shown
        assert person.decided == before
        assert person.match.to_act == 1


def _no_space(*_: object) -> int:
    raise OSError(28, "No space left on device")


# The log


def log_of(person: Evening) -> list[str]:
    return [line.strip() for line in person.shown.split("\n")]


async def test_the_log_lies_over_a_narrow_table(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("l")
        assert "What happened" in person.shown
        assert "says:" not in person.shown
        assert person.footer == "↑ ↓ scroll  l close  ? help  Esc back"
        await person.press("l")
        assert "What happened" not in person.shown


@pytest.mark.parametrize("key", ["l", "space", "escape"])
async def test_ways_out_of_the_log(table: Sitting, key: str) -> None:
    async with evening(table) as person:
        await person.press("x", "l", key)
        assert "What happened" not in person.shown
        assert "selected: keep" in person.shown
        assert person.decided == []
        assert person.screen == "coin"


async def test_nothing_is_chosen_behind_the_log(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("l", "x", "enter", "l")
        assert "selected" not in person.shown
        assert person.decided == []


async def test_beside_a_wide_table_the_log_is_always_there(table: Sitting) -> None:
    async with evening(table, size=(120, 40)) as person:
        assert "What happened" in person.shown
        assert "says:" in person.shown
        assert "l log" not in person.footer
        await person.press("x", "l", "enter")
        assert person.decided == ["keep"]
        await person.press("x", "l", "escape")
        assert "selected" not in person.shown


async def test_a_log_scrolls_from_its_end_to_its_beginning_and_back(hands: Game) -> None:
    async with evening(seated("coin", policy=Policy.OPEN, rounds=9)) as person:
        for number in range(24):
            await person.press("12"[number % 2], "enter")
        assert "What happened" not in person.shown
        await person.press("l")
        end = person.shown
        assert "Cleo says 2." in end
        await person.press("pageup")
        assert person.shown != end
        await person.press("pagedown")
        assert person.shown == end
        await person.press(*["pageup"] * 9)
        beginning = person.shown
        assert "Ada draws coin=" in beginning
        await person.press("pagedown")
        assert person.shown != beginning
        await person.press(*["pageup"] * 3, "end")
        assert person.shown == end
        await person.press("home")
        assert person.shown == beginning


async def test_a_recap_beside_the_hand(hands: Game) -> None:
    names = ("Ada", "Ben", "Cleo", "Dora")
    async with evening(seated("coin", names=names, rounds=3)) as person:
        for key in ("d", "d", "1", "x"):
            await person.press("space", key, "enter")
        assert "Dora keeps the coin." in person.shown  # The last move is told to all.
        assert "Ben draws a coin." not in person.shown
        await person.press("space")
        for line in ("Ben draws a coin.", "Cleo says 1.", "Dora keeps the coin."):
            assert person.shown.count(line) == 1, "below the table and beside the hand"
        assert " you " not in person.shown.lower()


async def test_a_recap_where_nobody_lifts_a_hand() -> None:
    """Everybody reads it: it tells what all have seen, and the last move only below the table."""
    async with evening(seated("smile", names=("Ada", "Ben", "Cleo"))) as person:
        for _ in range(3):
            await person.press("b", "enter")
        assert "Ada, what do you do?" in person.shown
        assert "• Ben bids on" in person.words
        assert person.words.count("Cleo bids on") == 1


# A match that ends


async def test_the_last_decision_leads_to_the_result(hands: Game) -> None:
    async with evening(seated("coin", policy=Policy.OPEN, rounds=1)) as person:
        for _ in range(3):
            await person.press("x", "enter")
        assert person.screen == "result"


async def test_a_record_that_lacks_only_its_outcome_opens_at_the_result(hands: Game) -> None:
    table = seated("coin", policy=Policy.OPEN, rounds=1)
    match: Match = table.match
    for seat in range(3):
        match.submit(seat, match.choices(seat)[0], match.version)
    table.close()
    *lines, _ = table.path.read_bytes().splitlines(keepends=True)
    table.path.write_bytes(b"".join(lines))
    async with evening(resume(table.path)) as person:
        assert person.screen == "result"
