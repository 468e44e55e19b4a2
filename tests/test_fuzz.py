"""The fuzz plays what it is told to, and names the match that failed."""

from __future__ import annotations

import pytest

from smilegames.core.chance import RandomChance
from tests import fuzz
from tests.support.each import each_seat_count
from tests.support.faulty import plant
from tests.support.tables import Table, default_tables


@each_seat_count
def test_a_few_matches_go_well(table: Table) -> None:
    _, tally = fuzz.work(fuzz.Job(table, range(5, 8)))
    assert tally.faults == []
    assert len(tally.decisions) == 3


@pytest.mark.parametrize("table", default_tables()[:1], ids=str)
def test_a_fault_is_reported_with_its_seed(table: Table) -> None:
    faulty = plant(table, choices=lambda rules, state: [*rules.choices(state)] * 2)
    _, tally = fuzz.work(fuzz.Job(faulty, range(3, 5)))
    assert [seed for seed, _ in tally.faults] == [3, 4]
    lines = "\n".join(fuzz.report({faulty: tally}))
    assert "a choice listed twice" in lines
    assert f"--game {table.game_id} --seats {table.seats} --seed 3 --games 1" in lines


@pytest.mark.parametrize("table", default_tables()[:1], ids=str)
def test_a_seed_names_a_match(table: Table) -> None:
    assert fuzz.play(table, 11) == fuzz.play(table, 11)
    luck = plant(table, start=lambda rules, first, chance: rules.start(first, RandomChance()))
    assert len({fuzz.play(luck, 11) for _ in range(8)}) > 1


def test_work_is_shared_out_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "CHUNK", 4)
    wanted = fuzz.parsed(["--games", "10", "--seed", "7"])
    pieces: dict[Table, list[int]] = {}
    for job in fuzz.jobs(wanted):
        pieces.setdefault(job.table, []).extend(job.seeds)
    assert all(seeds == list(range(7, 17)) for seeds in pieces.values())
