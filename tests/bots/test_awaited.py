"""Bots and advice asked from an event loop, which goes on while they think."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from smilegames.bots.awaited import Counsel, SeatedBot
from smilegames.bots.budget import Budget
from smilegames.core.chance import RandomChance
from tests.bots.seated import FEW, chair_at, decision_at
from tests.support.tables import default_tables

TABLE = next(table for table in default_tables() if table.game_id == "smile_money")
LONG = Budget(seconds=600.0)


async def cancelled(thinking: Coroutine[Any, Any, object]) -> None:
    """Cancel what thinks, and see it end: within a test's patience, not a budget's."""
    task = asyncio.create_task(thinking)
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.parametrize("strength", ["easy", "normal", "hard"])
def test_a_seated_bot_chooses_as_it_would_anywhere(strength: str) -> None:
    view, choices = decision_at(TABLE)
    chair = chair_at(TABLE, strength, FEW)
    lines: list[str] = []
    bot = SeatedBot(chair, lines.append)
    try:
        chosen = asyncio.run(bot.choose(view, choices, RandomChance(4)))
    finally:
        bot.stop()
    seed = RandomChance(RandomChance(4).pick(2**32)) if strength == "hard" else RandomChance(4)
    assert chosen == chair.build().choose(view, choices, seed)
    assert lines == []


def test_a_cancelled_bot_stops_without_a_word() -> None:
    view, choices = decision_at(TABLE)
    lines: list[str] = []
    bot = SeatedBot(chair_at(TABLE, "hard", LONG), lines.append)

    async def evening() -> None:
        await cancelled(bot.choose(view, choices, RandomChance(1)))
        await cancelled(bot.choose(view, choices, RandomChance(1)))

    asyncio.run(evening())
    bot.stop()
    assert lines == []


def test_counsel_says_what_an_adviser_says() -> None:
    view, choices = decision_at(TABLE)
    chair = chair_at(TABLE, "hard", FEW)
    adviser, counsel = chair.adviser(), Counsel(chair)

    def chance() -> RandomChance:
        return RandomChance(RandomChance(4).pick(2**32))

    async def ask() -> None:
        advice = await counsel.advise(view, choices, RandomChance(4))
        assert advice == adviser.advise(view, choices, chance())
        verdict = await counsel.judge(view, choices, choices[0], RandomChance(4))
        assert verdict == adviser.judge(view, choices, choices[0], chance())
        assert await counsel.chances(view, RandomChance(4)) == adviser.chances(view, chance())

    try:
        asyncio.run(ask())
    finally:
        counsel.stop()


def test_cancelled_counsel_stops() -> None:
    view, choices = decision_at(TABLE)
    counsel = Counsel(chair_at(TABLE, "hard", LONG))
    asyncio.run(cancelled(counsel.advise(view, choices, RandomChance(1))))
    counsel.stop()
