"""A table that tells in steps what came of a decision, and its last board before the result."""

from __future__ import annotations

import pytest

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.store.sitting import Sitting
from tests.tui import coin_table
from tests.tui.evening import Evening, evening, seated


class Telling(coin_table.CoinTable):
    """Shows every new position in two steps, the last one too."""

    step = 0

    def reset(self) -> None:
        self.step = 0

    def finale(self) -> bool:
        return True

    @property
    def telling(self) -> bool:
        return self.step < 2

    def press(self, command: str) -> bool:
        if command == "commit" and self.telling:
            self.step += 1
            return True
        return super().press(command)

    def moment(self, view: object) -> str:
        return f"a moment: {view.turn}"  # type: ignore[attr-defined]


@pytest.fixture
def telling(hands: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(coin_table, "TABLE", Telling)
    return hands


@pytest.fixture
def table(telling: Game) -> Sitting:
    return seated("coin", policy=Policy.OPEN, rounds=1)


async def finish(person: Evening) -> None:
    for _ in range(3):
        await person.press("x", "enter")
    assert person.screen == "play"


async def test_news_wait_until_it_is_told(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("x", "enter")
        assert "keeps the coin" not in person.shown
        await person.press("enter", "enter")
        assert person.decided == ["keep"]
        await person.press("1", "escape")
        assert "Ada keeps the coin." in person.shown


async def test_the_log_does_not_wait(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("x", "enter", "l")
        assert "Ada keeps the coin." in person.shown


async def test_the_last_board_goes_on_to_the_result(table: Sitting) -> None:
    async with evening(table) as person:
        await finish(person)
        assert person.footer.startswith("Enter the result")
        await person.press("enter", "enter")
        assert person.screen == "play"
        await person.press("enter")
        assert person.screen == "result"


@pytest.mark.parametrize("key", ["escape", "ctrl+c"])
async def test_or_straight_away(table: Sitting, key: str) -> None:
    async with evening(table) as person:
        await finish(person)
        await person.press(key)
        assert person.screen == "result"


async def test_nothing_is_hidden_or_taken_back_at_the_end(telling: Game) -> None:
    async with evening(seated("coin", rounds=1)) as person:
        for _ in range(3):
            await person.press("space", "x", "enter")
        await person.press("c", "p", "u", "w", "x", "space")
        assert person.screen == "play"
        await person.resize(100, 30)
        assert person.curtain == ""
        await person.press("question_mark", "escape")
        assert person.curtain == ""
        assert person.match.to_act is None
        await person.press("escape", "escape")
        assert person.screen == "result"


async def test_a_held_enter_does_not_skip_the_result(table: Sitting) -> None:
    async with evening(table) as person:
        await person.press("x", "enter", "x", "enter", "x")
        await person.burst("enter", "enter", "enter", "enter", "enter")
        assert person.screen == "play"
        assert len(person.decided) == 3


async def test_a_moment_stands_on_the_curtain(telling: Game) -> None:
    async with evening(seated("coin")) as person:
        await person.press("space", "x", "enter")
        assert "a moment: 1" in person.shown
        assert "coin=" not in person.shown
