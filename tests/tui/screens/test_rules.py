"""Help: the keys that work where one was, and the rulebook with a search."""

from __future__ import annotations

import pytest

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.store import assets
from smilegames.store.sitting import Sitting
from tests.tui.evening import Evening, evening, seated


@pytest.fixture
def table(hands: Game) -> Sitting:
    return seated("coin", policy=Policy.OPEN)


def page(person: Evening) -> list[str]:
    return [line.strip() for line in person.shown.split("\n")][1:-2]


async def open_rules(person: Evening) -> None:
    await person.press("question_mark")
    assert person.screen == "rules"


async def test_keys_that_work_where_one_was(table: Sitting) -> None:
    async with evening(table) as person:
        await open_rules(person)
        assert page(person)[:9] == [
            "Keys that work here",
            "",
            "x  keep",
            "d  draw",
            "1-2  say",
            "o  look",
            "l  log",
            "?  help",
            "Esc  pause",
        ]
        await person.press("escape", "x", "question_mark")
        assert "Enter  play it" in page(person)


async def test_behind_a_curtain_no_key_of_the_table_is_named(hands: Game) -> None:
    async with evening(seated("coin")) as person:
        await open_rules(person)
        assert "keep" not in person.shown
        assert "Space  lift the curtain" in page(person)


async def test_then_comes_the_book() -> None:
    async with evening(seated()) as person:
        await open_rules(person)
        assert "The rules of Smile" in person.shown
        await person.press("pagedown", "pagedown")
        assert "Keys that work here" not in person.shown
        assert any("bead" in line for line in page(person))


@pytest.mark.parametrize("key", ["escape", "question_mark", "q"])
async def test_ways_back(table: Sitting, key: str) -> None:
    async with evening(table) as person:
        await person.press("x")
        await open_rules(person)
        await person.press(key)
        assert person.screen == "play"
        assert "selected: keep" in person.shown


async def test_scrolling_stops_at_both_ends(table: Sitting) -> None:
    async with evening(table) as person:
        await open_rules(person)
        first = page(person)
        await person.press("up", "pageup", "home")
        assert page(person) == first
        await person.press("down")
        assert page(person)[:-1] == first[1:]
        await person.press("home", "pagedown", "pageup")
        assert page(person) == first
        await person.press("end")
        last = page(person)
        assert "Rule 59." in last
        await person.press("down", "pagedown", "space", "end")
        assert page(person) == last
        await person.press("up")
        assert page(person)[1:] == last[:-1]


async def test_the_wheel_scrolls_too(table: Sitting) -> None:
    async with evening(table) as person:
        await open_rules(person)
        first = page(person)
        await person.scroll_down()
        assert page(person)[0] == first[3]


# Finding


async def find(person: Evening, text: str) -> None:
    await person.press("slash")
    await person.type(text)
    await person.press("enter")


async def test_finding_and_the_next_place(table: Sitting) -> None:
    async with evening(table) as person:
        await open_rules(person)
        await find(person, "rule 3")
        assert page(person)[0] == "Rule 3."
        assert "11 lines found" in person.shown
        await person.press("n")
        assert page(person)[0] == "Rule 30."
        await person.press("n")
        assert page(person)[0] == "Rule 31."


async def test_the_last_place_is_followed_by_the_first(table: Sitting) -> None:
    """Those on the last page can't come to its top; one goes on from them all the same."""
    async with evening(table) as person:
        await open_rules(person)
        await find(person, "rule 5")
        assert "11 lines found" in person.shown
        seen = []
        for _ in range(12):
            seen.append(page(person)[0])
            await person.press("n")
        assert seen[0] == "Rule 5."
        assert seen[11] == "Rule 5."


async def test_what_was_found_is_marked(table: Sitting) -> None:
    async with evening(table) as person:
        await open_rules(person)
        await find(person, "RULE 4")
        grid = person.app.screen.query_one("#stage").grid  # type: ignore[attr-defined]
        marked = [
            "".join(char for char, ink in row if ink.back is not None and ink.back.name == "YOU")
            for row in grid.rows
        ]
        assert marked[1] == "Rule 4"


async def test_nothing_found(table: Sitting) -> None:
    async with evening(table) as person:
        await open_rules(person)
        before = page(person)
        await find(person, "zebra")
        assert "“zebra” is not in the rules." in person.shown
        await person.press("n")
        assert page(person) == before


async def test_typing_what_to_find(table: Sitting) -> None:
    async with evening(table) as person:
        await open_rules(person)
        await person.press("slash")
        await person.type("q?n/ 1x")
        assert "Find: q?n/ 1x_" in person.shown
        await person.press("backspace", "backspace", "left", "f5", "tab")
        assert "Find: q?n/ _" in person.shown
        await person.type("y" * 60)
        assert "y" * 25 in person.shown
        assert "y" * 26 not in person.shown
        await person.press("escape")
        assert person.screen == "rules"
        assert "Find:" not in person.shown
        assert "The rules of Coins" in person.shown
        await person.press("slash", "backspace", "enter")
        assert "The rules of Coins" in person.shown


async def test_a_paste_is_no_search(table: Sitting) -> None:
    async with evening(table) as person:
        await open_rules(person)
        await person.press("slash")
        await person.paste("rule 4\n")
        assert "Find: _" in person.shown


# Windows, keys, installations


async def test_another_width_lays_the_book_out_anew(table: Sitting) -> None:
    async with evening(table) as person:
        await open_rules(person)
        await person.press("end")
        await person.resize(120, 60)
        assert "Rule 59." in page(person)
        assert "Rule 40." in page(person)
        await person.resize(80, 24)
        assert len([line for line in page(person) if line]) > 5


async def test_remapped_keys_are_named(hands: Game) -> None:
    keys = {"page_down": "f", "pause": "b", "find": "v"}
    async with evening(seated("coin", policy=Policy.OPEN), keys=keys) as person:
        await open_rules(person)
        assert person.footer == "↑ ↓ PgUp f scroll  v find  n next  b back"
        await person.press("f")
        assert "Keys that work here" not in person.shown
        await person.press("b")
        assert person.screen == "play"


async def test_the_mouse_presses_its_keys(table: Sitting) -> None:
    async with evening(table) as person:
        await open_rules(person)
        await person.click("/ find")
        assert "Find: _" in person.shown
        await person.press("enter")
        await person.click("Esc back")
        assert person.screen == "play"


async def test_a_book_that_is_missing(table: Sitting) -> None:
    async with evening(table) as person:
        assets.asset("rulebooks", "en", "coin.md").unlink()
        await open_rules(person)
        assert "The rulebook of this game is missing" in person.shown


async def test_without_unicode_all_is_ascii() -> None:
    async with evening(seated(), glyphs="ascii") as person:
        await open_rules(person)
        for _ in range(12):
            assert person.shown.isascii()
            await person.press("pagedown")
