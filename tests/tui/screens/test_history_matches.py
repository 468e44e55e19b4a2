"""What was played, match by match, each to be seen again."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from smilegames.store.paths import records_folder
from tests.support.past import FIRST, NAMES, past
from tests.tui.evening import evening


@pytest.fixture
def several(home: Path) -> list[Path]:
    """Three matches of two games, a day apart."""
    return [
        past(game, NAMES[:3], FIRST + timedelta(days=at), seed=at)
        for at, game in enumerate(("smile", "marshmallow", "smile"))
    ]


async def test_the_newest_first_and_seen_again(several: list[Path]) -> None:
    async with evening() as person:
        await person.press("h", "v")
        assert person.screen == "matches"
        lines = [line for line in person.shown.split("\n") if "2026-01" in line]
        assert ["Smile" in line for line in lines] == [True, False, True]
        assert "2026-01-03" in lines[0]
        await person.press("down", "enter")
        assert person.screen == "replayedmarshmallow"
        await person.press("escape")
        assert person.screen == "matches"
        await person.press("escape")
        assert person.screen == "history"


async def test_what_mattered_in_one(several: list[Path]) -> None:
    async with evening() as person:
        await person.press("h", "v")
        assert "i review" in person.footer
        await person.press("down")
        person.send("i")
        async with asyncio.timeout(10):
            while person.screen != "review":
                await asyncio.sleep(0.005)
        await person.press("escape")
        assert person.screen == "matches"
        several[1].unlink()
        await person.press("i")
        assert person.screen == "matches"
        assert "no such file" in person.words.lower() or "is not there" in person.words


async def test_of_one_game(several: list[Path]) -> None:
    async with evening() as person:
        await person.press("h", "right", "v")
        assert "2 matches" in person.shown
        assert "Marshmallow" not in person.shown


async def test_a_record_that_has_vanished_or_gone_bad_is_told(several: list[Path]) -> None:
    async with evening() as person:
        await person.press("h", "v")
        several[2].write_text("{}\n")
        await person.press("enter")
        assert person.screen == "matches"
        assert "not a record" in person.words or "no record" in person.words
        several[1].unlink()
        await person.press("down", "enter")
        assert person.screen == "matches"


async def test_hundreds_are_scrolled_through(home: Path) -> None:
    first = past("smile_money", NAMES[:2], seed=1)
    for number in range(60):
        (records_folder() / f"copy-{number:03}.jsonl").write_bytes(first.read_bytes())
    async with evening(size=(80, 23)) as person:
        await person.press("h", "v")
        assert "61 matches" in person.shown
        await person.press("end", "page_up", "page_down", "up", "home", "up")
        assert "▸" in person.shown
