"""Help: a sheet on the table, then the rulebook with a search."""

from __future__ import annotations

import pytest

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.games.registry import games
from smilegames.store import assets
from smilegames.store.sitting import Sitting
from smilegames.text.help_text import help_text
from smilegames.text.rulebook import paragraphs
from smilegames.tui.screens.help import HelpScreen
from tests.tui.evening import Evening, evening, seated


@pytest.fixture
def table(hands: Game) -> Sitting:
    return seated("coin", policy=Policy.OPEN)


def page(person: Evening) -> list[str]:
    return [line.strip() for line in person.shown.split("\n")][2:-2]


async def open_book(person: Evening) -> None:
    await person.press("question_mark", "enter", "home")
    assert person.screen == "help"


# The sheet


async def test_it_opens_with_the_sheet_and_the_rule_at_hand(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("x", "question_mark")
        assert person.screen == "help"
        assert "Keep a coin, or draw another" in person.shown  # In the place of an aim.
        assert "Nobody may say three." in person.shown
        assert "CO-01" not in person.shown
        assert "Enter do it, go on" in person.words
        await person.press("escape")
        assert "selected: keep" in person.shown


@pytest.mark.parametrize("game", [game for game in games() if help_text(game, "unicode")])
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
async def test_every_key_and_sign_of_a_game_is_on_it(game: str, glyphs: str) -> None:
    text = help_text(game, glyphs)
    assert text is not None
    names = ("Ada", "Ben", "Cleo", "Dora", "Emil")[: max(3, games()[game].min_seats)]
    table = seated(game, names=names, policy=Policy.OPEN)
    async with evening(table, glyphs=glyphs, size=(110, 45)) as person:
        await person.press("question_mark")
        for sign, _ in text.signs:
            assert sign in person.shown
        if glyphs == "ascii":
            assert person.shown.isascii()


@pytest.mark.parametrize("game", games())
async def test_all_of_it_is_on_one_page_of_the_smallest_window(game: str) -> None:
    """Whatever rule is at hand: nothing scrolls, no sign and no sentence is cut off."""
    book = assets.asset("rulebooks", "en", f"{game}.md").read_text(encoding="utf-8")
    rules = sorted({rule for paragraph in paragraphs(book) for rule in paragraph.rules})
    text = help_text(game, "unicode")
    assert text is not None
    async with evening(size=(80, 23)) as person:
        for rule in ("", *rules):
            person.app.push_screen(HelpScreen(person.app.desk, games()[game], rule))
            await person.settle()
            assert "scroll" not in person.footer, rule
            assert "…" not in person.shown
            for sign, meaning in text.signs:
                assert sign in person.shown, rule
                assert meaning.split()[-1] in person.shown, rule
            await person.press("escape")


@pytest.mark.parametrize("game", games())
async def test_keys_are_printed_as_keys_before_anybody_sat_down(game: str) -> None:
    async with evening(size=(110, 45)) as person:
        await person.press(str(list(games()).index(game) + 1), "question_mark")
        assert f"{game}." not in person.shown


async def test_what_is_held_never_shows_in_it(hands: Game) -> None:
    shown = []
    for seed in (7, 8):
        async with evening(seated("coin", seed=seed)) as person:
            await person.press("space", "question_mark")
            shown.append(person.shown)
    assert shown[0] == shown[1]


@pytest.mark.parametrize("key", ["escape", "question_mark", "q"])
async def test_ways_back(table: Sitting, key: str) -> None:
    async with evening(table) as person:
        await person.press("x")
        for pages in ([], ["enter"]):
            await person.press("question_mark", *pages, key)
            assert person.screen == "coin"
            assert "selected: keep" in person.shown


async def test_the_widest_windows_have_sheet_and_book_side_by_side(table: Sitting) -> None:
    async with evening(table, size=(150, 45)) as person:
        await person.press("question_mark")
        assert "do it, go on" in person.words
        assert "Rule 3." in person.shown
        await person.press("down", "down", "down")
        assert "do it, go on" in person.words


# The book


async def test_the_book_opens_at_the_rule_and_shows_no_id(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("question_mark", "enter")
        assert page(person)[0] == "Nobody may say three."
        assert "<!--" not in person.shown
        await person.press("left")
        assert "do it, go on" in person.words


async def test_scrolling_stops_at_both_ends(table: Sitting) -> None:
    async with evening(table) as person:
        await open_book(person)
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


async def test_the_wheel_scrolls_too(table: Sitting) -> None:
    async with evening(table) as person:
        await open_book(person)
        first = page(person)
        await person.scroll_down()
        assert page(person)[0] == first[3]


async def test_another_size_sets_it_anew(table: Sitting) -> None:
    async with evening(table) as person:
        await open_book(person)
        await person.press("end")
        await person.resize(120, 60)
        assert "Rule 59." in page(person)


# Finding


async def find(person: Evening, text: str) -> None:
    await person.press("slash")
    await person.type(text)
    await person.press("enter")


async def test_finding_and_the_next_place(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("question_mark")
        await find(person, "rule 3")
        assert page(person)[0] == "Rule 3."
        assert "11 lines found" in person.shown
        await person.press("n")
        assert page(person)[0] == "Rule 30."


async def test_the_last_place_is_followed_by_the_first(table: Sitting) -> None:
    async with evening(table) as person:
        await open_book(person)
        await find(person, "rule 2")
        await person.press(*["n"] * 11)
        assert page(person)[0] == "Rule 2."


async def test_what_is_not_there(table: Sitting) -> None:
    async with evening(table) as person:
        await open_book(person)
        await find(person, "xyz(")
        assert "“xyz(” is not in the rules." in person.shown


async def test_keys_write_while_something_is_looked_for(table: Sitting) -> None:
    async with evening(table) as person:
        await open_book(person)
        await person.press("slash")
        await person.type("rq?")
        assert "Find: rq?_" in person.shown
        await person.press("backspace", "backspace")
        await person.paste("ule 5\n6")
        assert "Find: rule 5_" in person.shown
        await person.press("escape")
        assert "Find" not in person.shown
        assert person.screen == "help"


async def test_clicks(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("question_mark")
        await person.click("/ find")
        assert "Find: _" in person.shown
        await person.press("enter")
        await person.click("Esc back")
        assert person.screen == "coin"


async def test_a_book_that_is_missing(table: Sitting) -> None:
    async with evening(table) as person:
        assets.asset("rulebooks", "en", "coin.md").unlink()
        await open_book(person)
        assert "The rulebook of this game is missing" in person.shown


@pytest.mark.parametrize("game", sorted(games()))
async def test_every_rulebook_in_ascii(game: str) -> None:
    async with evening(glyphs="ascii") as person:
        number = list(games()).index(game) + 1
        await person.press(str(number), "question_mark", "enter", "home")
        for _ in range(12):
            assert person.shown.isascii()
            await person.press("pagedown")
