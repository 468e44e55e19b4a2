"""How far a match can be read back while it is on, and what its last decision brought."""

from __future__ import annotations

from smilegames.core.events import TakenBack
from tests.conformance.test_undo import match_after, returnable
from tests.support.each import each_table
from tests.support.matches import new_match, play
from tests.support.playing import played
from tests.support.tables import Table, tables


@each_table
def test_a_log_reaches_back_as_far_as_everybody_recalls_or_to_the_own_last_turn(
    table: Table,
) -> None:
    match, recalled = new_match(table, 21), 0
    while match.to_act is not None:
        before, recalled = recalled, match.reach(None)
        assert 0 <= before <= recalled <= match.events
        for seat in range(table.seats):
            assert match.reach(seat) == min(recalled, match.heard(seat))
        play(match, match.decisions, until=match.decisions + 1)
    assert {match.reach(reader) for reader in table.readers()} == {0}


@each_table
def test_who_knows_less_recalls_as_far(table: Table) -> None:
    """Where the log begins follows from what everybody saw, whatever is hidden in the events."""
    told = list(played(table).events())
    for reader in table.readers():
        seen = [event.seen_by(reader) for event in told]
        assert table.rules.recall([event for event in seen if event is not None]) == (
            table.rules.recall(told)
        )


@each_table
def test_the_last_events_are_those_of_the_last_decision(table: Table) -> None:
    kept = played(table)
    match = new_match(table, 22)
    assert match.last_events(None) == match.log(None)
    for turn in kept.sample(6):
        match = match_after(table, turn)
        for reader in table.readers():
            seen = [event.seen_by(reader) for event in turn.events]
            assert match.last_events(reader) == [event for event in seen if event is not None]


@each_table
def test_after_an_undo_that_is_the_last_thing_and_the_recap_begins_where_it_did(
    table: Table,
) -> None:
    for turn in returnable(table, 3):
        match = match_after(table, turn)
        before = [
            earlier for earlier in played(table).turns[: turn.number] if earlier.seat == turn.seat
        ]
        match.undo(turn.seat)
        assert match.last_events(None) == [TakenBack(turn.seat, table.rules.spell(turn.action))]
        assert match.heard(turn.seat) == (
            match_after(table, before[-1]).heard(turn.seat) if before else 0
        )


def test_no_game_recalls_everything_for_ever() -> None:
    """But for the tables that say so: a log that never forgets would prove nothing above."""
    open_ones = {str(table) for table in tables() if ("open_beads", True) in table.options}
    kept = {
        str(table) for table in tables() if not table.rules.recall(list(played(table).events()))
    }
    assert kept == open_ones
