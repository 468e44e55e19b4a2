"""Taking back restores exactly, and only while nobody has learned anything (DESIGN 2)."""

from __future__ import annotations

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.errors import UndoRefused
from smilegames.core.events import TakenBack
from smilegames.core.match import Match, NotSaved
from smilegames.core.record import Entry, Undone
from tests.support.each import each_table
from tests.support.matches import Journal, frozen, new_match, play, state_of
from tests.support.playing import Turn, played
from tests.support.tables import Table
from tests.support.values import snapshot


def match_after(table: Table, turn: Turn, journal: Journal | None = None) -> Match:
    """Return a match in which the turn's decision was the last."""
    kept = played(table)
    match = Match.replay(table.rules, kept.first, _until(table, turn), RandomChance(1))
    match._journal = journal
    return match


def _until(table: Table, turn: Turn) -> list[Entry]:
    kept = played(table)
    after = sum(1 + len(later.chance) for later in kept.turns[turn.number + 1 :])
    entries = kept.entries()
    return entries[: len(entries) - after]


def expected(turn: Turn) -> str | None:
    """The reason against taking a turn back at once."""
    if turn.chance:
        return "chance"
    return "shown" if any(event.reveals for event in turn.events) else None


def returnable(table: Table, most: int) -> list[Turn]:
    """Return turns that can be taken back, spread over the match."""
    turns = [turn for turn in played(table).turns if expected(turn) is None]
    return turns[:: max(1, len(turns) // most)][:most]


@each_table
def test_the_reason_is_the_right_one(table: Table) -> None:
    for turn in played(table).sample(12):
        match = match_after(table, turn)
        assert match.undo_refusal(turn.seat) == expected(turn)
        others = {match.undo_refusal(seat) for seat in range(table.seats) if seat != turn.seat}
        assert others == {"other"}


@each_table
def test_taking_back_restores_exactly(table: Table) -> None:
    for turn in returnable(table, 5):
        match = match_after(table, turn)
        version, log = match.version, match.log(None)
        match.undo(turn.seat)
        assert snapshot(state_of(match)) == snapshot(turn.state)
        assert state_of(match) == turn.state
        assert match.to_act == turn.seat
        assert list(match.choices(turn.seat)) == list(table.rules.choices(turn.state))
        assert match.version == version + 1
        assert match.entries[-1] == Undone(turn.seat, turn.number + 1)
        trace = TakenBack(turn.seat, table.rules.spell(turn.action))
        assert match.log(None) == [*log, trace]
        assert match.undo_refusal(turn.seat) == "nothing"


@each_table
def test_a_match_with_undos_plays_on_and_replays(table: Table) -> None:
    match = new_match(table, 12)
    for turn in range(30):
        play(match, turn, until=match.decisions + 1)
        seat = next((s for s in range(table.seats) if match.undo_refusal(s) is None), None)
        if turn % 2 and seat is not None:
            match.undo(seat)
    play(match, 12)
    again = Match.replay(table.rules, match.first, match.entries, RandomChance(0))
    assert snapshot(state_of(again)) == snapshot(state_of(match))
    assert again.outcome == match.outcome
    assert snapshot(again.log(None)) == snapshot(match.log(None))


@each_table
def test_refused_undos_change_nothing(table: Table) -> None:
    match = new_match(table, 13)
    assert match.undo_refusal(0) == "nothing"
    for turn in played(table).sample(6):
        match = match_after(table, turn)
        before = frozen(match)
        for seat in range(table.seats):
            if match.undo_refusal(seat) is not None:
                with pytest.raises(UndoRefused) as caught:
                    match.undo(seat)
                assert caught.value.reason == match.undo_refusal(seat)
        assert frozen(match) == before


@each_table
def test_a_private_view_closes_the_door(table: Table) -> None:
    for turn in returnable(table, 2):
        match = match_after(table, turn)
        match.view(None)
        match.view(turn.seat)
        assert match.undo_refusal(turn.seat) is None
        match.view((turn.seat + 1) % table.seats)
        assert match.undo_refusal(turn.seat) == "seen"


@each_table
def test_an_undo_that_cannot_be_kept_is_not_made(table: Table) -> None:
    for turn in returnable(table, 2):
        journal = Journal()
        match = match_after(table, turn, journal)
        before, journal.broken = frozen(match), True
        with pytest.raises(NotSaved):
            match.undo(turn.seat)
        assert frozen(match) == before


@each_table
def test_a_position_is_put_together_from_what_stands(table: Table) -> None:
    """The log keeps what was taken back, and that it was; what stands leaves out both."""
    for turn in returnable(table, 5):
        match = match_after(table, turn)
        log, last = match.log(None), match.last_events(None)
        assert match.standing_log(None) == log
        match.undo(turn.seat)
        assert match.standing_log(None) == log[: len(log) - len(last)]
