"""The evening: on the shelf, on the result, as a score sheet; how it goes on and ends."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.store.paths import data_folder, records_folder
from tests.golden.drawings import agree
from tests.support.past import NAMES, evening_of
from tests.tui.evening import Evening, evening, seated

SIZES = pytest.mark.parametrize("size", [(80, 23), (110, 34), (150, 45)], ids=str)


def tonight(games: Sequence[str], names: Sequence[str] = NAMES[:3]) -> None:
    """Let these matches have been played, the last of them just now."""
    begun = datetime.now(UTC) - timedelta(minutes=30 * len(games))
    evening_of(games, names, begun)


async def end(person: Evening) -> None:
    """Play the tiny game to its end."""
    for _ in range(3):
        await person.press("x", "enter")
    assert person.screen == "result"


def place_of(person: Evening, name: str) -> str:
    """The line of a player beside the games."""
    lines = (line[55:] for line in person.shown.splitlines())
    return next(" ".join(line.split()) for line in lines if f" {name} " in line)


@SIZES
async def test_pictures(size: tuple[int, int]) -> None:
    tonight(["smile", "marshmallow", "gracias"], NAMES)
    async with evening(size=size) as person:
        agree(f"shelf_evening_{size[0]}x{size[1]}", person.shown)
        await person.press("e")
        agree(f"evening_{size[0]}x{size[1]}", person.shown)


@SIZES
async def test_pictures_of_a_long_evening_of_many(size: tuple[int, int]) -> None:
    names = (*NAMES, "Maximilianus", "Bartholomäus", "Gerda", "Hugo")
    tonight(["smileyface"] * 12, names)
    async with evening(size=size) as person:
        agree(f"shelf_evening_of_8_{size[0]}x{size[1]}", person.shown)
        await person.press("e")
        agree(f"evening_of_8_{size[0]}x{size[1]}", person.shown)


async def test_the_shelf_says_who_is_ahead() -> None:
    tonight(["smile", "smile"])
    async with evening() as person:
        assert "This evening" in person.shown
        sums = [int(place_of(person, name).split()[-1]) for name in NAMES[:3]]
        first = NAMES[sums.index(min(sums))]
        assert place_of(person, first).startswith("1 ")
        await person.click("This evening")
        assert person.screen == "evening"
        assert "2 games" in person.shown
        await person.press("escape")
        assert person.screen == "shelf"


async def test_without_an_evening_there_is_none() -> None:
    async with evening() as person:
        assert "This evening" not in person.shown
        await person.press("e")
        assert person.screen == "shelf"


async def test_a_long_evening_scrolls_from_its_end() -> None:
    tonight([*["smile"] * 14, "gracias"])
    async with evening() as person:
        await person.press("e")
        assert "Gracias" in person.shown
        assert "scroll" in person.footer
        await person.press(*["up"] * 20)
        assert "Gracias" not in person.shown
        await person.press(*["down"] * 20)
        assert "Gracias" in person.shown


async def test_it_is_ended_by_a_key() -> None:
    tonight(["smile"])
    async with evening() as person:
        await person.press("e", "d")
        assert person.screen == "shelf"
        assert "This evening" not in person.shown


async def test_where_its_end_can_not_be_kept_that_is_said() -> None:
    tonight(["smile"])
    (data_folder() / "evenings").mkdir()
    async with evening() as person:
        await person.press("e", "d")
        assert person.screen == "evening"
        assert "evenings: it is not a regular file" in person.words


async def test_the_result_counts_the_match_and_says_how_the_evening_stands(hands: Game) -> None:
    async with evening(seated("coin", policy=Policy.OPEN, rounds=1)) as person:
        person.match._state.held[:] = [5, 2, 3]
        await end(person)
        assert "This evening Ada is ahead. e shows the score sheet." in person.words
        await person.press("a")
        person.match._state.held[:] = [9, 2, 3]
        await end(person)
        assert "This evening, after 2 games, Ada is ahead." in person.words
        await person.press("e")
        assert person.screen == "evening"
        assert "2 games" in person.shown
        await person.press("escape")
        assert person.screen == "result"


async def test_a_match_that_is_not_saved_is_part_of_no_evening(hands: Game) -> None:
    from smilegames.games import registry
    from smilegames.store import sitting
    from smilegames.store.set_up import new_header

    header = new_header(
        registry.games()["coin"], NAMES[:3], options={"rounds": 1}, first=0, policy=Policy.OPEN
    )
    async with evening(sitting.begin(header, unsaved=True)) as person:
        await end(person)
        assert "This evening" not in person.shown
        await person.press("e")
        assert person.screen == "result"
    assert not records_folder().exists()


async def test_another_game_keeps_the_seats(hands: Game) -> None:
    names = ("Cleo", "Ada", "Ben")
    async with evening(seated("coin", names=names, policy=Policy.OPEN, rounds=1)) as person:
        await end(person)
        await person.press("o")
        assert person.screen == "shelf"
        assert "This evening" in person.shown
        await person.press("enter")
        assert person.screen == "setup"
        seats = [line.split()[-1] for line in person.shown.splitlines() if "Seat" in line][:3]
        assert tuple(name.strip("▏") for name in seats) == names


async def test_another_game_from_the_shelf(hands: Game) -> None:
    from smilegames.store.config import SetUp

    found = {"coin": SetUp(NAMES[:3], {"rounds": 1}, "open")}
    async with evening(games=found) as person:
        await person.press("enter", "enter")
        await end(person)
        await person.press("o")
        assert person.screen == "shelf"
        assert len(person.app.screen_stack) == 1
        await person.press("enter", "escape", "q")
        assert person.app.return_value == 0
