"""History on the screen: everybody, one game, one player; and letting go of somebody."""

from __future__ import annotations

from datetime import timedelta

import pytest

from smilegames.store.history import database
from smilegames.store.paths import records_folder
from smilegames.store.sitting import resume
from tests.golden.drawings import agree
from tests.support.past import FIRST, NAMES, past
from tests.tui.evening import Evening, evening

SIZES = pytest.mark.parametrize("size", [(80, 23), (110, 34), (150, 45)], ids=str)
GAMES = ("smile", "marshmallow", "gracias", "smile_money", "smile")


@pytest.fixture
def winter() -> None:
    """Twenty matches in twenty weeks."""
    for at in range(20):
        names = NAMES[at % 2 : 3 + at % 2]
        past(GAMES[at % 5], names, FIRST + timedelta(weeks=at), seed=at)


def line_of(person: Evening, text: str) -> str:
    """The first line with a text, in words."""
    return next(" ".join(line.split()) for line in person.shown.splitlines() if text in line)


@SIZES
async def test_pictures(winter: None, size: tuple[int, int]) -> None:
    async with evening(size=size) as person:
        await person.press("h")
        agree(f"history_{size[0]}x{size[1]}", person.shown)
        await person.press("right", "down", "enter")
        agree(f"history_player_{size[0]}x{size[1]}", person.shown)


async def test_it_lies_behind_a_key_that_the_shelf_names(winter: None) -> None:
    async with evening() as person:
        await person.click("h history")
        assert person.screen == "history"
        assert "20 matches" in person.shown
        await person.press("escape")
        assert person.screen == "shelf"


async def test_nothing_played_yet() -> None:
    async with evening() as person:
        await person.press("h")
        assert "Nothing has been played to its end yet." in person.words
        await person.press("down", "right", "enter", "1", "d")
        assert person.screen == "history"
        assert person.footer == "Esc back"
        await person.press("h")
        assert person.screen == "shelf"


async def test_games_are_chosen_by_arrow_by_digit_and_by_mouse(winter: None) -> None:
    async with evening() as person:
        await person.press("h")
        assert "rating" in person.shown
        assert "best" not in person.shown
        await person.press("right")
        assert "▸Smile " in person.shown
        assert "best" in person.shown
        await person.press("left", "left")
        assert "▸Gracias" in person.shown
        await person.press("3")
        assert "▸Smile & Money" in person.shown
        await person.click("Marshmallow")
        assert "▸Marshmallow" in person.shown
        await person.press("9")
        assert "▸Marshmallow" in person.shown


async def test_the_player_stays_chosen_from_game_to_game(winter: None) -> None:
    async with evening() as person:
        await person.press("h", "down")
        chosen = line_of(person, "▸ ").split()[1]
        await person.press("right")
        assert line_of(person, "▸ ").split()[1] == chosen
        assert f"The places of {chosen}" in person.shown


async def test_one_player_against_the_others(winter: None) -> None:
    async with evening() as person:
        await person.press("h")
        await person.click("Dora")
        assert person.screen == "player"
        assert "HISTORY Dora" in person.words
        assert "10 matches" in person.shown
        assert line_of(person, "all games").split()[2] == "10"
        met = line_of(person, "Ben ").split()
        assert int(met[1]) == 10 == sum(map(int, met[2:5]))
        await person.press("escape", "escape")
        assert person.screen == "shelf"


async def test_many_players_scroll() -> None:
    for at in range(14):
        past("smile", ("Ada", f"P{at}", f"Q{at}"), FIRST + timedelta(days=at), seed=at)
    async with evening(size=(80, 23)) as person:
        await person.press("h")
        assert "↓" in person.shown
        await person.press("up")
        assert "↑" in person.shown
        assert "↓" not in person.shown.rsplit("\n", 1)[0]
        await person.press("down", "enter")
        if "HISTORY Ada" not in person.words:
            await person.press("escape")
            await person.click("Ada")
        assert "scroll" in person.footer
        before = person.shown
        await person.press("down", "pagedown")
        assert person.shown != before
        await person.press("up", "up", "up")
        assert person.shown == before


async def test_a_player_is_deleted_after_a_clear_yes(winter: None) -> None:
    async with evening() as person:
        await person.press("h")
        await person.click("Dora")
        await person.press("d")
        assert "Delete Dora?" in person.shown
        assert "10 matches that Dora sits in are removed for good" in person.words
        await person.press("enter")
        assert person.screen == "player"
        assert len(list(records_folder().glob("*.jsonl"))) == 20
        await person.press("d", "2", "enter")
        assert person.screen == "history"
        assert "10 matches" in person.shown
        assert "Dora" not in person.shown
        assert len(list(records_folder().glob("*.jsonl"))) == 10


async def test_a_player_who_is_playing_elsewhere_is_not(winter: None) -> None:
    with resume(past("smile", ("Dora", "Ada", "Ben"), decisions=2)):
        async with evening() as person:
            await person.press("h")
            await person.click("Dora")
            await person.press("d", "2", "enter")
            assert person.screen == "player"
            assert "this match is open elsewhere" in person.words
            assert len(list(records_folder().glob("*.jsonl"))) == 21


async def test_the_last_player_of_all_deleted(winter: None) -> None:
    async with evening() as person:
        await person.press("h")
        for name in ("Ada", "Dora"):
            await person.click(name)
            await person.press("d", "2", "enter")
        assert "Nothing has been played to its end yet." in person.words


async def test_where_it_can_not_be_remembered_that_is_said(winter: None) -> None:
    database.history_file().mkdir()
    async with evening() as person:
        await person.press("h")
        assert "history.sqlite3: it is not a regular file" in person.words
        assert "20 matches" in person.shown


async def test_a_game_that_is_not_here_any_more(winter: None) -> None:
    path = next(iter(records_folder().glob("smile-*.jsonl")))
    path.write_text(path.read_text().replace('"game":"smile"', '"game":"bridge"'))
    async with evening() as person:
        await person.press("h", "left")
        assert "▸bridge" in person.shown
        await person.press("enter")
        assert "bridge" in person.shown


async def test_in_plain_ascii(winter: None) -> None:
    async with evening(glyphs="ascii") as person:
        await person.press("h")
        assert person.shown.isascii()
        await person.press("enter")
        assert person.shown.isascii()
