"""The last board of a table, between the last decision and the result."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from smilegames.core.record import Policy
from smilegames.games.registry import games
from smilegames.store.config import Config, Settings
from smilegames.store.set_up import new_header
from smilegames.store.sitting import Sitting, begin
from smilegames.tui.app import SmileApp
from smilegames.tui.widgets.zone import Zone
from tests.support.homes import home

__all__ = ["home"]

Act = Callable[["Evening"], Awaitable[None]]


class Evening:
    """Somebody at the keyboard of a program without a terminal."""

    def __init__(self, app: SmileApp, pilot: Any) -> None:
        self.app, self._pilot = app, pilot

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self._pilot.press(key)
            await self._pilot.pause()

    @property
    def shown(self) -> str:
        return self.app.screen.query_one("#stage", Zone).grid.text()

    @property
    def screen(self) -> str:
        return type(self.app.screen).__name__


def before_the_last_decision(game: str, policy: Policy = Policy.STANDARD) -> tuple[Sitting, Any]:
    """Play a match of three at random until one decision is left; return it too."""
    decisions = _play(_begin(game, policy))
    sitting = _begin(game, policy)
    for action in decisions[:-1]:
        _submit(sitting, action)
    return sitting, decisions[-1]


def _begin(game: str, policy: Policy) -> Sitting:
    names = ("Ada", "Ben", "Cleo")
    return begin(new_header(games()[game], names, first=0, seed=4, policy=policy))


def _play(sitting: Sitting) -> list[Any]:
    random, decisions = Random(4), []
    with sitting:
        while (seat := sitting.match.to_act) is not None:
            decisions.append(random.choice(sitting.match.choices(seat)))
            _submit(sitting, decisions[-1])
    return decisions


def _submit(sitting: Sitting, action: Any) -> None:
    seat = sitting.match.to_act
    assert seat is not None
    sitting.match.submit(seat, action, sitting.match.version)


def spend(sitting: Sitting, act: Act, size: tuple[int, int] = (80, 24)) -> None:
    """Open the table of a sitting and do something there."""

    async def run() -> None:
        app = SmileApp(Config(Settings(quiet_ms=0), {}), sitting)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(Evening(app, pilot))
        app._leave_sitting()

    asyncio.run(run())


def last_share() -> tuple[Sitting, list[str]]:
    """Return a match of Gracias before its last decision, and the keys for that."""
    sitting, share = before_the_last_decision("gracias")
    return sitting, keys_of(sitting, share)


def keys_of(sitting: Sitting, share: Any) -> list[str]:
    pair = sitting.match.view(None).sharing
    kept = [str(pair.index(share.kept) + 1)] * (pair[0] != pair[1])
    return [*kept, str(share.receiver + 1), "enter"]


@pytest.mark.rule("GR-20", "GR-22")
def test_the_last_session_is_told_before_the_result() -> None:
    sitting, keys = last_share()

    async def act(evening: Evening) -> None:
        await evening.press(*keys)
        assert sitting.match.to_act is None
        assert "the face-down cards are turned up" in evening.shown
        assert "wins" not in evening.shown
        assert "Gracias!" not in evening.shown
        assert "Enter go on" in evening.shown
        assert "Esc the result" in evening.shown
        await evening.press(*["enter"] * 8)
        assert "what stays is counted" in evening.shown
        assert "Enter the result" in evening.shown
        assert "wins!" in evening.shown
        assert evening.screen == "PlayScreen"
        await evening.press("enter")
        assert evening.screen == "ResultScreen"

    spend(sitting, act)


def test_the_log_waits_while_the_table_tells() -> None:
    sitting, keys = last_share()

    async def act(evening: Evening) -> None:
        await evening.press(*keys)
        assert "What happened" in evening.shown
        assert "calls the cards" not in evening.shown
        await evening.press(*["enter"] * 8)
        assert "wins!" in evening.shown

    spend(sitting, act, (120, 40))


def test_the_log_goes_on_when_the_board_is_laid_aside() -> None:
    sitting, _ = last_share()
    with sitting:
        session, random = _begin("gracias", Policy.STANDARD), Random(4)
    while session.match.decisions < 23:
        seat = session.match.to_act
        assert seat is not None
        _submit(session, random.choice(session.match.choices(seat)))
    share = session.match.choices(session.match.to_act or 0)[0]

    async def act(evening: Evening) -> None:
        await evening.press(*keys_of(session, share))
        assert "calls the cards" not in evening.shown
        await evening.press("s")
        assert "Triplets:" in evening.shown
        await evening.press("s")
        assert "Triplets:" in evening.shown

    spend(session, act, (120, 40))


def test_escape_skips_to_the_result() -> None:
    sitting, keys = last_share()

    async def act(evening: Evening) -> None:
        await evening.press(*keys, "escape")
        assert evening.screen == "ResultScreen"

    spend(sitting, act)


def test_keys_for_deciding_do_nothing_there() -> None:
    sitting, keys = last_share()

    async def act(evening: Evening) -> None:
        await evening.press(*keys)
        before = evening.shown
        await evening.press("p", "c", "s", "1", "x")
        assert evening.shown == before
        await evening.press("u")
        assert "It can't be taken back" in evening.shown
        await evening.press("l")
        assert "wins" in evening.shown
        await evening.press("enter")
        assert "the face-down cards are turned up" in evening.shown

    spend(sitting, act)


@pytest.mark.parametrize("policy", [Policy.STRICT, Policy.OPEN])
def test_nothing_is_covered_any_more(policy: Policy) -> None:
    sitting, share = before_the_last_decision("gracias", policy)
    keys = keys_of(sitting, share)

    async def act(evening: Evening) -> None:
        await evening.press("space", *keys, "c")
        assert "the face-down cards are turned up" in evening.shown
        await evening.press("escape")
        assert evening.screen == "ResultScreen"

    spend(sitting, act)


def test_other_tables_go_straight_to_the_result() -> None:
    sitting, take = before_the_last_decision("smile")

    async def act(evening: Evening) -> None:
        view = sitting.match.view(None)
        key = "b" if take.verb == "bid" else str(view.row.index(take.card) + 1)
        await evening.press(key, "enter")
        assert evening.screen == "ResultScreen"

    spend(sitting, act)
