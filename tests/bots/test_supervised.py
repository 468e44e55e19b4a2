"""Bots that fail are replaced for a move; bots that search think in a process of their own."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from smilegames.bots.apart import Apart, BotFailed, BotStopped
from smilegames.bots.bot import AnyMove
from smilegames.bots.budget import Budget
from smilegames.bots.chair import Chair
from smilegames.bots.supervised import Supervised, seat_bot
from smilegames.core.chance import Chance, RandomChance
from tests.bots.seated import FEW, chair_at, decision_at
from tests.support.tables import Table, default_tables

TABLE = next(table for table in default_tables() if table.game_id == "smile_money")
LONG = Budget(seconds=600.0)


def chair(bot: str, budget: Budget = FEW, table: Table = TABLE) -> Chair:
    return chair_at(table, bot, budget)


class Raising:
    def choose(self, view: Any, choices: Sequence[Any], chance: Chance) -> Any:
        raise ValueError("R3 is in Ada's hand")


class Cheating:
    def choose(self, view: Any, choices: Sequence[Any], chance: Chance) -> Any:
        return "win"


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (Raising(), "Raising failed: raised ValueError"),
        (Cheating(), "Cheating failed: chose what it may not"),
    ],
)
def test_a_failing_bot_is_replaced_by_normal(bot: Any, said: str) -> None:
    lines: list[str] = []
    view, choices = decision_at(TABLE)
    normal = chair("normal").build()
    supervised = Supervised(bot, (normal, AnyMove()), lines.append)
    chosen = supervised.choose(view, choices, RandomChance(1))
    assert chosen == normal.choose(view, choices, RandomChance(1))
    assert lines == [said]


def test_when_everybody_fails_the_seat_still_moves() -> None:
    view, choices = decision_at(TABLE)
    supervised = Supervised(Raising(), (Raising(), Cheating()), lambda line: None)
    assert supervised.choose(view, choices, RandomChance(1)) == choices[0]


@pytest.fixture
def apart() -> Iterator[Apart]:
    bot = Apart(chair("hard"), patience=60)
    yield bot
    bot.stop()


@pytest.mark.parametrize("game", sorted({table.game_id for table in default_tables()}))
def test_a_process_of_its_own_chooses_the_same(game: str) -> None:
    """Views and choices of every game travel."""
    table = next(table for table in default_tables() if table.game_id == game)
    view, choices = decision_at(table)
    here = chair("hard", table=table).build()
    apart = Apart(chair("hard", table=table), patience=60)
    try:
        seed = RandomChance(4).pick(2**32)
        chosen = apart.choose(view, choices, RandomChance(4))
        assert chosen == here.choose(view, choices, RandomChance(seed))
        assert any(chosen is choice for choice in choices)
    finally:
        apart.stop()


def test_what_goes_wrong_there_is_told_here_without_cards(apart: Apart) -> None:
    _, choices = decision_at(TABLE)
    with pytest.raises(BotFailed, match=r"^raised AttributeError$"):
        apart.choose("no view", choices, RandomChance(1))
    view, choices = decision_at(TABLE)
    assert apart.choose(view, choices, RandomChance(1)) in choices


def test_a_bot_that_overruns_is_replaced_by_normal() -> None:
    lines: list[str] = []
    view, choices = decision_at(TABLE)
    bot = Apart(chair("hard", LONG), patience=0.05)
    normal = chair("normal").build()
    supervised = Supervised(bot, (normal,), lines.append)
    chosen = supervised.choose(view, choices, RandomChance(1))
    assert lines == ["Apart failed: took too long"]
    assert chosen in choices
    supervised.stop()


def test_stopping_wakes_whoever_waits() -> None:
    view, choices = decision_at(TABLE)
    bot = Apart(chair("hard", LONG), patience=600)
    failed = threading.Event()

    def wait() -> None:
        with pytest.raises(BotStopped):
            bot.choose(view, choices, RandomChance(1))
        failed.set()

    waiting = threading.Thread(target=wait, daemon=True)
    waiting.start()
    bot.stop()
    while not failed.wait(0.2):
        bot.stop()
    waiting.join()


def test_after_a_stop_it_starts_again(apart: Apart) -> None:
    view, choices = decision_at(TABLE)
    apart.stop()
    assert apart.choose(view, choices, RandomChance(1)) in choices


def test_only_those_that_search_think_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []
    monkeypatch.setattr(
        "smilegames.bots.supervised.Apart",
        type("Apart", (), {"__init__": lambda self, chair: started.append(chair.bot)}),
    )
    for bot in ("easy", "normal", "hard:20"):
        seat_bot(chair(bot), lambda line: None)
    assert started == ["hard:20"]
