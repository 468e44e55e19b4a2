"""Every game through Match: what is refused, what is kept, what a record brings back."""

from __future__ import annotations

import pytest

from smilegames.core.chance import Pick, RandomChance
from smilegames.core.errors import MatchOver, NotYourTurn, ReplayError, StaleVersion
from smilegames.core.match import Match, NotSaved
from smilegames.core.record import Decision, Entry, steps
from tests.support.each import each_table
from tests.support.matches import Journal, frozen, new_match, play, state_of
from tests.support.playing import played
from tests.support.tables import Table
from tests.support.values import snapshot


@each_table
def test_a_record_brings_back_the_match(table: Table) -> None:
    match = play(new_match(table, 4), 4)
    again = Match.replay(table.rules, match.first, match.entries, RandomChance(0))
    assert again.entries == match.entries
    assert again.outcome == match.outcome
    assert snapshot(state_of(again)) == snapshot(state_of(match))
    for reader in table.readers():
        assert snapshot(again.log(reader)) == snapshot(match.log(reader))
        assert again.view(reader) == match.view(reader)


@each_table
def test_the_rules_and_the_match_tell_one_story(table: Table) -> None:
    kept = played(table)
    match = Match.replay(table.rules, kept.first, kept.entries(), RandomChance(0))
    assert snapshot(state_of(match)) == snapshot(kept.end)
    for reader in table.readers():
        seen = [event.seen_by(reader) for event in kept.events()]
        assert match.log(reader) == [event for event in seen if event is not None]


@each_table
def test_a_record_can_be_gone_on_with(table: Table) -> None:
    for turn in played(table).sample(4):
        entries = _entries_until(table, turn.number)
        match = Match.replay(table.rules, played(table).first, entries, RandomChance(5))
        assert match.to_act == turn.seat
        assert snapshot(state_of(match)) == snapshot(turn.state)
        assert play(match, 5).outcome is not None


@each_table
def test_a_record_without_its_last_chance_is_unfinished(table: Table) -> None:
    turns = [turn for turn in played(table).turns if turn.chance]
    for turn in turns[:2]:
        entries = _entries_until(table, turn.number + 1)[:-1]
        with pytest.raises(ReplayError) as caught:
            Match.replay(table.rules, played(table).first, entries, RandomChance(0))
        assert caught.value.unfinished


@each_table
def test_a_record_with_a_wrong_seat_or_chance_too_many_is_refused(table: Table) -> None:
    first, turn = played(table).first, played(table).turns[0]
    good = _entries_until(table, 0)
    wrong: list[list[Entry]] = [
        [*good, Decision((turn.seat + 1) % table.seats, turn.action)],
        [*good, Pick(2, 1)],
    ]
    for entries in wrong:
        with pytest.raises(ReplayError) as caught:
            Match.replay(table.rules, first, entries, RandomChance(0))
        assert caught.value.index == len(good)
        assert not caught.value.unfinished


@each_table
def test_calls_out_of_order_are_refused_and_change_nothing(table: Table) -> None:
    match = play(new_match(table, 6), 6, until=5)
    seat = match.to_act
    assert seat is not None
    other, action, before = (seat + 1) % table.seats, match.choices(seat)[0], frozen(match)
    with pytest.raises(NotYourTurn):
        match.submit(other, action, match.version)
    for version in (match.version - 1, match.version + 1):
        with pytest.raises(StaleVersion):
            match.submit(seat, action, version)
    assert list(match.choices(other)) == []
    assert frozen(match) == before


@each_table
def test_nothing_goes_on_after_the_end(table: Table) -> None:
    match = play(new_match(table, 7), 7)
    action, before = played(table).turns[0].action, frozen(match)
    for seat in range(table.seats):
        with pytest.raises(MatchOver):
            match.submit(seat, action, match.version)
        assert list(match.choices(seat)) == []
    assert frozen(match) == before


@each_table
def test_the_journal_has_every_entry_before_the_call_returns(table: Table) -> None:
    journal = Journal()
    match = new_match(table, 8, journal)
    assert journal.kept == match.entries
    while match.to_act is not None and match.decisions < 60:
        calls = journal.calls
        match.submit(match.to_act, match.choices(match.to_act)[-1], match.version)
        assert journal.calls == calls + 1
        assert journal.kept == match.entries


@each_table
def test_a_journal_that_fails_leaves_no_trace(table: Table) -> None:
    """At the start, at a decision that calls for chance where there is one, and near the end."""
    decisive = [turn.number for turn in played(table).turns if turn.chance][:2]
    for number in sorted({0, *decisive, len(played(table).turns) - 1}):
        journal, kept = Journal(), played(table)
        entries = _entries_until(table, number)
        match = Match.replay(table.rules, kept.first, entries, RandomChance(9), journal)
        seat, action, before = kept.turns[number].seat, kept.turns[number].action, frozen(match)
        journal.broken = True
        with pytest.raises(NotSaved):
            match.submit(seat, action, match.version)
        assert frozen(match) == before
        assert journal.kept == []
        journal.broken = False
        match.submit(seat, action, match.version)
        assert journal.kept == match.entries[len(entries) :]
        again = Match.replay(table.rules, kept.first, match.entries, RandomChance(0))
        assert snapshot(state_of(again)) == snapshot(state_of(match))


@each_table
def test_the_log_can_be_read_from_a_mark(table: Table) -> None:
    match = play(new_match(table, 10), 10, until=4)
    mark = match.events
    play(match, 11, until=8)
    for reader in table.readers():
        whole = match.log(reader)
        assert match.log(reader, mark) == whole[len(whole) - len(match.log(reader, mark)) :]


def _entries_until(table: Table, number: int) -> list[Entry]:
    """Return the record of the kept match as it stood before decision `number` (from 0)."""
    kept: list[Entry] = []
    for step in list(steps(played(table).entries()))[: number + 1]:
        if step.entry is not None:
            kept.append(step.entry)
        kept += step.chance
    return kept
