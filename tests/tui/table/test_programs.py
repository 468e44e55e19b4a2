"""Programs at the table: their moves come one by one, and nobody's hand is up meanwhile but that of
the only person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from smilegames.bots.apart import BotStopped
from smilegames.bots.programs import Programs
from smilegames.core.match import Match
from smilegames.core.record import Policy, Strength
from smilegames.core.record import Programs as Chairs
from smilegames.games.registry import games
from smilegames.store import sitting as sittings
from smilegames.text import ui
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.screen import TableScreen
from smilegames.tui.widgets.hand import Cards, Cover, Hand
from tests.tui.evening import Evening, evening, seated

EASY, PERSON = Strength.EASY, None
NAMES = ("Ada", "Wren", "Finch")
ALONE: Chairs = (PERSON, EASY, EASY)
TWO: Chairs = (PERSON, EASY, PERSON)


class Slow:
    """Stands for programs that think until they are let."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        self.asked: list[int] = []
        self.stopped = 0

    async def choose(self, match: Match) -> Any:
        self.asked.append(match.version)
        await self.let.wait()
        if self.stopped:
            raise BotStopped
        seat = match.to_act
        assert seat is not None
        return match.choices(seat)[0]

    def stop(self) -> None:
        self.stopped += 1
        self.let.set()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    programs = Slow()
    monkeypatch.setattr(Programs, "choose", lambda _, match: programs.choose(match))
    monkeypatch.setattr(Programs, "stop", lambda _: programs.stop())
    return programs


def table(person: Evening) -> TableScreen[Any, Any]:
    screen = person.app.screen_stack[0]
    assert isinstance(screen, TableScreen)
    return screen


def hand(person: Evening) -> Cover | Cards | None:
    return table(person).query_one(Hand).data


async def until(person: Evening, done: Callable[[], bool]) -> None:
    """Wait until something has come about; programs may think meanwhile."""
    for _ in range(2000):
        if done():
            return
        await asyncio.sleep(0.001)
    raise AssertionError(person.shown)


async def test_their_moves_come_one_after_the_other() -> None:
    async with evening(
        seated("marshmallow", names=NAMES, programs=ALONE), pace="instant"
    ) as person:
        await person.press("right", "enter")
        assert person.match.decisions >= 3
        assert person.match.to_act == 0
        assert table(person).course.phase is Phase.LIFTED
        assert isinstance(hand(person), Cards)


@pytest.mark.parametrize("pace", ["brisk", "calm"])
async def test_each_move_stays_until_somebody_goes_on(pace: str) -> None:
    sitting = seated("marshmallow", names=NAMES, programs=ALONE)
    async with evening(sitting, pace=pace) as person:
        await person.press("right", "enter")
        assert person.match.decisions == 2
        assert "Wren plays" in person.words
        assert person.footer.startswith("Enter onward")
        assert isinstance(hand(person), Cards)
        await person.press("enter")
        assert person.match.decisions == 3
        assert "Finch" in person.words


async def test_who_is_alone_is_never_covered(home: Path) -> None:
    sitting = seated("marshmallow", names=NAMES, programs=ALONE)
    async with evening(sitting, pace="instant") as person:
        await person.press("right", "enter", "question_mark", "escape", "f12", "escape", "escape")
        assert isinstance(hand(person), Cards)
        await person.resize(100, 30)
        assert isinstance(hand(person), Cards)
    assert sitting.path is not None
    async with evening(sittings.resume(sitting.path), pace="instant") as person:
        assert person.curtain == ""
        assert isinstance(hand(person), Cards)


async def test_beads_of_who_is_alone_lie_open() -> None:
    async with evening(seated(names=NAMES, programs=ALONE), pace="instant") as person:
        assert "6 beads" in person.words
        assert "lifts a corner" not in person.words


async def test_the_table_says_for_whom_it_waits(slow: Slow) -> None:
    sitting = seated("marshmallow", names=NAMES, programs=ALONE)
    async with evening(sitting, pace="instant") as person:
        await person.press("right")
        person.send("enter")
        await until(person, lambda: bool(slow.asked))
        assert "Wren is thinking." in person.words
        assert isinstance(hand(person), Cards)
        person.send("l")
        await until(person, lambda: table(person).course.phase is Phase.LOG)
        person.send("l")
        await until(person, lambda: table(person).course.phase is Phase.ELSEWHERE)
        slow.let.set()
        await person.settle()
        assert person.match.to_act == 0


@pytest.mark.parametrize("game", games())
async def test_nobody_is_asked_while_a_program_thinks(slow: Slow, game: str) -> None:
    seats = max(3, games()[game].min_seats)
    names = ("Ada", "Wren", "Finch", "Lark")[:seats]
    chairs: Chairs = (PERSON, *(EASY,) * (seats - 1))
    async with evening(seated(game, names=names, programs=chairs), pace="instant") as person:
        asks = [line for line in person.shown.split("\n") if "Ada, " in line]
        await person.press("1")
        person.send("enter")
        if game == "gracias":
            await person.settle()
            await person.press("1", "2")
            person.send("enter")
        await until(person, lambda: bool(slow.asked))
        assert not any("Ada, " in line for line in person.shown.split("\n")), asks


@pytest.mark.parametrize("closes", ["l", "escape", "c"])
async def test_a_move_waits_until_the_log_is_closed(slow: Slow, closes: str) -> None:
    sitting = seated("marshmallow", names=NAMES, programs=ALONE)
    async with evening(sitting, pace="instant") as person:
        await person.press("right")
        person.send("enter")
        await until(person, lambda: bool(slow.asked))
        person.send("l")
        await until(person, lambda: table(person).course.phase is Phase.LOG)
        slow.let.set()
        await person.settle()
        assert person.match.decisions == 1
        await person.press(closes)
        assert person.match.to_act == 0


async def test_no_hand_is_up_while_a_program_thinks(slow: Slow) -> None:
    sitting = seated("marshmallow", names=NAMES, programs=TWO)
    async with evening(sitting, pace="instant") as person:
        await person.press("space", "right")
        person.send("enter")
        await until(person, lambda: bool(slow.asked))
        under = hand(person)
        assert isinstance(under, Cover)
        assert under.does == "Wren is thinking."
        person.send("space", "enter")
        slow.let.set()
        await person.settle()
        assert person.match.decisions == 2
        assert person.cover == "Finch"


async def test_a_hand_is_covered_again_after_a_programs_turn() -> None:
    """Whoever had the keyboard last may have left it: everybody was looking at the table."""
    sitting = seated(
        "marshmallow", names=("Ada", "Wren", "Ben"), programs=TWO, policy=Policy.STRICT
    )
    async with evening(sitting, pace="instant") as person:
        assert person.curtain == "Ada"
        await person.press("space", "right", "enter")
        assert person.curtain == "Ben"


async def test_a_pause_holds_the_next_move(slow: Slow) -> None:
    sitting = seated("marshmallow", names=NAMES, programs=ALONE)
    async with evening(sitting, pace="instant") as person:
        await person.press("right")
        person.send("enter")
        await until(person, lambda: bool(slow.asked))
        person.send("escape")
        await until(person, lambda: person.screen == "pause")
        slow.let.set()
        await person.settle()
        assert person.match.decisions == 1
        await person.press("escape")
        assert person.match.decisions >= 3


async def test_leaving_stops_it(slow: Slow) -> None:
    async with evening(seated("marshmallow", names=NAMES, programs=ALONE)) as person:
        await person.press("right")
        person.send("enter")
        await until(person, lambda: bool(slow.asked))
        person.send("ctrl+q")
        await until(person, lambda: not person.app.is_running)
    assert slow.stopped


async def test_a_programs_move_is_not_for_people_to_take_back() -> None:
    async with evening(seated(names=NAMES, programs=ALONE), pace="instant") as person:
        await person.press("1", "enter")
        made = person.match.decisions
        assert "take back" not in person.footer
        await person.press("u")
        assert person.match.decisions == made
        assert str(ui.UNDO_REASONS["other"]) in person.words


async def test_a_move_that_can_not_be_kept_is_made_again(
    slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = seated("marshmallow", names=NAMES, programs=ALONE)
    async with evening(sitting, pace="instant") as person:
        await person.press("right")
        person.send("enter")
        await until(person, lambda: bool(slow.asked))
        with monkeypatch.context() as broken:
            broken.setattr(person.match, "_journal", _full)
            slow.let.set()
            await until(person, lambda: "Not saved" in person.words)
            assert person.match.decisions == 1
        await person.settle()
        await person.press("enter")
        assert person.match.to_act == 0


def _full(_: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("game", ["smile_money", "marshmallow"])
async def test_programs_alone_play_to_the_end(game: str) -> None:
    found = games()[game]
    names = ("Wren", "Finch", "Lark", "Heron")[: max(found.min_seats, 2)]
    sitting = seated(game, names=names, programs=(EASY,) * len(names))
    async with evening(sitting, pace="instant", motion="off") as person:
        for _ in range(400):
            if person.screen == "result":
                break
            await person.press("enter")
        assert person.screen == "result"
        assert person.match.to_act is None


async def test_the_same_again_keeps_the_chairs() -> None:
    sitting = seated("smile_money", names=("Wren", "Finch"), programs=(EASY, EASY))
    async with evening(sitting, pace="instant", motion="off") as person:
        while person.screen != "result":
            await person.press("enter")
        header = person.app.at_table.header_again()
        assert header.programs == (EASY, EASY)
