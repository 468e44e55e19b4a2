"""What a terminal receives follows from what its seats may know: the bytes, to the last one."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import StackedChance
from smilegames.core.errors import GameError
from smilegames.core.match import Match
from smilegames.core.record import Decision, Header, chance_of
from smilegames.shared import chairs
from smilegames.shared.protocol import WIRE, Sit, Watch
from smilegames.shared.table import Table
from smilegames.store.set_up import rules_for
from smilegames.store.sitting import Sitting
from tests.shared.in_memory import Line, fewest_and_most, shared, sits, sitting_at
from tests.support import tables
from tests.support.matches import play
from tests.support.tables import NAMES
from tests.support.twins import otherwise

TWINS = 6
"""Other deals tried for each table."""


class Told:
    """A table to which every seat and a spectator listens, each at a line of its own."""

    def __init__(self, header: Header, chance: StackedChance) -> None:
        self.match = Match(rules_for(header), chance, header.first)
        self.host: Table = shared(Sitting(header, self.match))
        self.lines: dict[int | None, Line] = {}
        for seat in (*range(len(header.names)), None):
            line = self.lines[seat] = Line(self.host)
            asked = Watch(wire=WIRE) if seat is None else Sit(wire=WIRE, names=(NAMES[seat],))
            line.say(asked)


@pytest.fixture(autouse=True)
def one_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every seat have the same word: they are drawn anew each time."""
    monkeypatch.setattr(chairs, "new_word", lambda: "dafevusi")


@pytest.mark.parametrize("table", fewest_and_most(), ids=str)
def test_twins_are_told_in_the_same_bytes(table: tables.Table) -> None:
    """The same decisions with other cards where a reader can't see them: as long as its view is
    the same, so is every byte that it was ever sent."""
    random = Random(f"wire {table}")
    sitting = sitting_at(table)
    entries = play(sitting.match, 4).entries
    outcomes = chance_of(entries)
    compared = 0
    for _ in range(TWINS):
        here = Told(sitting.header, StackedChance(outcomes))
        try:
            there = Told(sitting.header, StackedChance(otherwise(outcomes, random)))
        except GameError:
            continue
        alike = set(here.lines)
        for entry in entries:
            if not isinstance(entry, Decision):
                continue
            alike = {
                seat
                for seat in alike
                if here.match.view(seat) == there.match.view(seat) and here.match.to_act is not None
            }
            for seat in alike:
                compared += 1
                assert here.lines[seat].all == there.lines[seat].all
            spelled = here.match.rules.spell(entry.action)
            try:
                for told in (here, there):
                    told.host.decide(entry.seat, spelled, told.match.version)
            except GameError:
                break
    assert compared > TWINS


@pytest.mark.parametrize("table", fewest_and_most(), ids=str)
def test_the_seed_is_told_nobody(table: tables.Table) -> None:
    sitting = sitting_at(table, seed=2**62 + 12345)
    host = shared(sitting)
    _, line = sits(host, NAMES[0])
    play(sitting.match, 1)
    host.go(line)
    _, again = sits(host, NAMES[0], word="dafevusi")
    assert b"whole" in again.all
    assert str(2**62 + 12345).encode() not in line.all + again.all
