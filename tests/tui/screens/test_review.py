"""What mattered, over the result: reckoned while one looks, told, and seen again on the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from smilegames.bots import review as reviewing
from smilegames.bots.advice import Verdict
from smilegames.bots.apart import BotFailed
from smilegames.bots.review import Judged, Moment, Review
from smilegames.bots.search import Weighed
from smilegames.core.match import Match
from smilegames.core.record import Decision, Header
from smilegames.core.replayed import Replayed
from smilegames.store.sitting import Sitting
from tests.tui.evening import evening, seated


def over() -> Sitting:
    sitting, random = seated("marshmallow"), Random(1)
    match = sitting.match
    while (seat := match.to_act) is not None:
        match.submit(seat, random.choice(match.choices(seat)), match.version)
    return sitting


async def found(header: Header, match: Match, told: Callable[[float], object]) -> Review:
    """Find that the fifth decision and the seventh were not the best."""
    told(0.5)
    replayed, judged = Replayed.of(match), list[Judged]()
    for version in (4, 6):
        replayed.go_to(version + 1)
        entry = replayed.entry
        assert isinstance(entry, Decision)
        replayed.go_to(version)
        choices = replayed.choices(entry.seat)
        better = next((each for each in choices if each != entry.action), entry.action)
        verdict = Verdict(Weighed(entry.action, 0.3, 9, 0.01), Weighed(better, 0.5, 9, 0.01))
        judged.append(Judged(version, version + 1, entry.seat, replayed.view(entry.seat), verdict))
    course = (Moment(0, (0.4, 0.3, 0.3)), Moment(match.version, (0.0, 1.0, 0.0)))
    return Review(course, tuple(judged))


@pytest.fixture
def reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "review", found)


@pytest.mark.parametrize("size", [(80, 23), (110, 34), (150, 45)])
async def test_chances_and_what_would_have_been_better(
    reviewed: None, size: tuple[int, int]
) -> None:
    async with evening(over(), size=size) as person:
        assert "i review" in person.footer
        await person.press("i")
        assert person.screen == "review"
        assert "100 %" in person.words
        assert person.words.count("20 % more of the win") == 2
        assert "decision 5" in person.words
        assert "decision 7" in person.words


async def test_a_decision_is_seen_on_its_table(reviewed: None) -> None:
    async with evening(over()) as person:
        await person.press("i", "down", "enter")
        replay: Any = person.app.screen
        assert replay.match.version == 6
        await person.press("escape")
        assert person.screen == "review"
        await person.press("escape")
        assert person.screen == "result"


async def test_it_is_left_while_it_is_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []

    async def endless(header: Header, match: Match, told: Callable[[float], object]) -> Review:
        told(0.42)
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)
        raise AssertionError

    monkeypatch.setattr(reviewing, "review", endless)
    async with evening(over()) as person:
        person.send("i")
        while "42 %" not in person.words or person.app.desk.gate.is_shut:
            await asyncio.sleep(0.001)
        person.send("escape")
        await person.settle()
        assert person.screen == "result"
        assert ended == [True]


async def test_it_says_that_there_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: object) -> Review:
        raise BotFailed("ended")

    monkeypatch.setattr(reviewing, "review", failing)
    async with evening(over()) as person:
        await person.press("i")
        assert "That can't be told this time" in person.words
        await person.press("enter", "down", "escape")
        assert person.screen == "result"
