"""A match looked at again stands, knows and tells what it did when it was played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from smilegames.core.chance import StackedChance
from smilegames.core.match import Match
from smilegames.core.record import Decision, Entry, Undone, chance_of
from smilegames.core.replayed import LookedAt, Replayed
from tests.golden.retelling import path_of, read
from tests.support.each import each_seat_count
from tests.support.matches import decide, new_match, play
from tests.support.tables import Table, one_table_each
from tests.support.values import snapshot

LOOKED_AT = 25
"""Every so many decisions all that is known is compared: it grows with the match."""


def known(match: Match, table: Table) -> Any:
    """Return all that a screen may ask of a match."""
    readers = table.readers()
    return snapshot(
        [
            (match.version, match.decisions, match.to_act, match.events, match.outcome),
            (match.last_seat, match.last_action, tuple(match.entries)),
            [match.view(reader) for reader in readers],
            [match.log(reader) for reader in readers],
            [match.standing_log(reader) for reader in readers],
            [match.last_events(reader) for reader in readers],
            [match.reach(reader) for reader in readers],
            [match.heard(seat) for seat in range(table.seats)],
            [list(match.choices(seat)) for seat in range(table.seats)],
        ]
    )


def golden(table: Table) -> tuple[int | None, list[Entry]]:
    record = read(table, path_of(table).read_text(encoding="utf-8"))
    return record.first, record.entries


@each_seat_count
def test_a_golden_record_steps_through_to_its_outcome(table: Table) -> None:
    first, entries = golden(table)
    replayed = Replayed(table.rules, first, entries)
    live = Match(table.rules, StackedChance(chance_of(entries)), first)
    stood = {0: known(live, table)}
    for entry in entries:
        if isinstance(entry, Decision):
            live.submit(entry.seat, entry.action, live.version)
            if live.version % LOOKED_AT == 0 or live.to_act is None:
                stood[live.version] = known(live, table)
    assert live.outcome is not None
    assert replayed.last == live.version
    for version in (*stood, *reversed(stood)):
        replayed.go_to(version)
        assert known(replayed, table) == stood[version]
    replayed.go_to(replayed.last)
    assert replayed.outcome == live.outcome


@pytest.mark.parametrize("table", one_table_each(), ids=str)
def test_what_was_taken_back_is_seen_taken_back(table: Table) -> None:
    random = Random(f"undo {table}")
    live = new_match(table, 1)
    stood, undone = [], 0
    while live.to_act is not None and undone < 2:
        seat = live.to_act
        decide(live, random)
        if live.undo_refusal(seat) is None:
            live.undo(seat)
            undone += 1
    if not undone:
        pytest.skip("every decision in this match showed something")
    for version in range(live.version + 1):
        ends = [at for at, entry in enumerate(live.entries) if isinstance(entry, Decision | Undone)]
        until = [*ends, len(live.entries)][version]
        part = Match.replay(table.rules, live.first, live.entries[:until], StackedChance())
        stood.append(known(part, table))
    replayed = Replayed.of(live)
    for version in (*range(len(stood)), *reversed(range(len(stood)))):
        replayed.go_to(version)
        assert known(replayed, table) == stood[version]


@pytest.mark.parametrize("table", one_table_each(), ids=str)
def test_nobody_decides_in_it(table: Table) -> None:
    match = play(new_match(table, 2), 2, 5)
    replayed = Replayed.of(match)
    seat = replayed.to_act
    assert seat is not None
    with pytest.raises(LookedAt):
        replayed.submit(seat, replayed.choices(seat)[0], replayed.version)
    assert replayed.undo_refusal(seat) == "nothing"
    for version in (-1, match.version + 1):
        with pytest.raises(IndexError):
            replayed.go_to(version)
    assert replayed.version == 0
    assert not replayed.is_finished
