"""A key tells whoever is asked what would be good, and nobody else."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from typing import Any

import pytest

from smilegames.bots.advice import Advice
from smilegames.bots.apart import BotFailed
from smilegames.bots.awaited import Counsel
from smilegames.bots.search import Weighed
from smilegames.core.chance import Chance
from smilegames.core.record import Policy
from smilegames.games.registry import games
from smilegames.store.set_up import new_header
from smilegames.store.sitting import Sitting, begin
from smilegames.text import hints as said
from smilegames.tui.table.phase import Phase
from tests.tui.evening import Evening, evening, seated


class Adviser:
    """Recommends the last choice, when it is let."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        self.let.set()
        self.asked: list[Any] = []
        self.fails = False
        self.stopped = 0

    async def advise(self, view: Any, choices: Sequence[Any], chance: Chance) -> Advice:
        self.asked.append(view)
        await self.let.wait()
        if self.fails:
            raise BotFailed("ended")
        best, *others = reversed(choices)
        ranked = [Weighed(best, 0.6, 400, 0.01), *(Weighed(each, 0.5, 40, 0.1) for each in others)]
        return Advice(tuple(ranked))

    def stop(self) -> None:
        self.stopped += 1


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    adviser = Adviser()
    monkeypatch.setattr(Counsel, "__new__", lambda *_: adviser)
    return adviser


def hands(policy: Policy = Policy.STANDARD, *, hints: bool = True) -> Sitting:
    names = ("Ada", "Ben", "Cleo")
    game = games()["marshmallow"]
    return begin(new_header(game, names, first=0, seed=7, policy=policy, hints=hints))


def notice(person: Evening) -> str:
    return person.app.screen.notice  # type: ignore[attr-defined, no-any-return]


async def test_the_move_how_sure_and_why(adviser: Adviser) -> None:
    async with evening(hands()) as person:
        await person.press("space", "i")
        (view,) = adviser.asked
        assert view.seat == 0
        assert "quite sure" in notice(person) or "rather sure" in notice(person)
        assert "%." in notice(person)
        await person.press("right")
        assert notice(person) == ""
        assert person.match.decisions == 0


async def test_it_goes_with_the_hand(adviser: Adviser) -> None:
    async with evening(hands()) as person:
        await person.press("space", "i")
        told = notice(person)
        await person.press("c")
        assert told.split(":")[0] not in person.words
        await person.press("i")
        assert len(adviser.asked) == 1


async def test_who_covers_the_hand_meanwhile_is_told_nothing(adviser: Adviser) -> None:
    adviser.let.clear()
    async with evening(hands()) as person:
        await person.press("space")
        person.send("i")
        while not adviser.asked:
            await asyncio.sleep(0.001)
        assert str(said.THINKING) in person.words
        person.send("c")
        adviser.let.set()
        await person.settle()
        assert notice(person) == ""
        assert "%" not in person.words


async def test_where_a_peek_keeps_secrets_a_hint_is_told_in_there_alone(adviser: Adviser) -> None:
    async with evening(seated(), peek_seconds=100) as person:
        await person.press("1", "enter", "i")
        assert notice(person).startswith("A hint may tell secrets")
        assert adviser.asked == []
        await person.press("p", "i")
        assert "%." in notice(person)
        await person.press("p")
        assert person.app.screen.course.phase is Phase.LIFTED  # type: ignore[attr-defined]
        assert notice(person) == ""


async def test_a_table_can_forbid_hints(adviser: Adviser) -> None:
    async with evening(hands(Policy.OPEN, hints=False)) as person:
        assert "hint" not in person.footer
        await person.press("i")
        assert notice(person) == said.FORBIDDEN
        assert adviser.asked == []


async def test_a_hint_that_is_never_begun_leaves_no_word(recwarn: pytest.WarningsRecorder) -> None:
    """The program may end between the key and the first thought: Python would tell the shell."""
    async with evening(hands(Policy.OPEN)) as person:
        person.app.screen.command("hint")  # type: ignore[attr-defined]
        person.app.workers.cancel_all()
        await person.settle()
    gc.collect()
    assert [str(each.message) for each in recwarn if each.category is RuntimeWarning] == []


async def test_where_nothing_comes_to_mind(adviser: Adviser) -> None:
    adviser.fails = True
    async with evening(hands(Policy.OPEN)) as person:
        await person.press("i")
        assert notice(person) == said.FAILED
    assert adviser.stopped
