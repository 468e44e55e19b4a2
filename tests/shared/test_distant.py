"""A match held elsewhere says what the match itself does: its screens can't tell them apart."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from smilegames.core.errors import MatchOver, NotYourTurn, UndoRefused
from smilegames.core.match import Match, NotSaved
from smilegames.core.playing import NotDone
from smilegames.core.seats import left_of
from smilegames.shared.distant import DistantMatch
from smilegames.shared.protocol import Nonsense
from tests.shared.in_memory import fewest_and_most, looks_on, shared, sits, sitting_at
from tests.support.matches import Journal, play
from tests.support.playing import unlisted
from tests.support.tables import NAMES, Table, one_table_each

each_game = pytest.mark.parametrize("table", one_table_each(), ids=str)


def same(distant: DistantMatch, match: Match, readers: tuple[int | None, ...]) -> None:
    """Compare all that a screen may ask."""
    assert distant.version == match.version
    assert distant.to_act == match.to_act
    assert distant.last_seat == match.last_seat
    assert distant.decisions == match.decisions
    for reader in readers:
        assert distant.view(reader) == match.view(reader)
        assert distant.log(reader) == match.log(reader)
        assert distant.standing_log(reader) == match.standing_log(reader)
        assert distant.log(reader, distant.reach(reader)) == match.log(reader, match.reach(reader))
        if reader is not None:
            heard = distant.log(reader, distant.heard(reader))
            assert heard == match.log(reader, match.heard(reader))
            assert list(distant.choices(reader)) == list(match.choices(reader))


@pytest.mark.parametrize("table", fewest_and_most(), ids=str)
def test_a_whole_match_is_the_same_for_everybody(table: Table) -> None:
    random = Random(f"shared {table}")
    sitting = sitting_at(table)
    host = shared(sitting)
    guests = [sits(host, name)[0] for name in NAMES[: table.seats]]
    spectator, _ = looks_on(host)
    match = sitting.match
    while match.to_act is not None:
        guest = guests[match.to_act]
        seat = match.to_act
        guest.match.submit(seat, random.choice(guest.match.choices(seat)), guest.match.version)
        compared = match.to_act is None or random.random() < 0.1
        for other in (*guests, spectator):
            other._receive()
            while other.has_news:
                assert other.news_by == seat
                other.follow()
            if compared:
                same(other.match, match, (*other.here, None))
    for each in (*guests, spectator):
        assert each.played.entries == match.entries
        assert each.played.outcome == match.outcome
        assert each.header.seed == 0


@each_game
def test_who_comes_later_is_told_what_was(table: Table) -> None:
    random = Random(5)
    sitting = sitting_at(table)
    host, match = shared(sitting), sitting.match
    everybody, _ = sits(host, *NAMES[: table.seats])
    for _ in range(12):
        seat = everybody.match.to_act
        assert seat is not None
        everybody.match.submit(seat, random.choice(match.choices(seat)), match.version)
    spectator, _ = looks_on(host)
    same(spectator.match, match, (None,))
    again, _ = sits(host, *NAMES[: table.seats], word=everybody.word)
    same(again.match, match, (*range(table.seats), None))
    assert again.resumed


@pytest.mark.parametrize("table", fewest_and_most(), ids=str)
def test_why_not_is_answered_from_the_own_view(table: Table) -> None:
    """What a refusal says is nothing that whoever asks does not know."""
    random = Random(3)
    sitting = sitting_at(table)
    host, match = shared(sitting), sitting.match
    guest, _ = sits(host, *NAMES[: table.seats])
    for _ in range(10):
        seat = match.to_act
        if seat is None:
            return
        for action in unlisted(table, match._state, 12, seed=match.version):
            assert guest.match.refusal(seat, action) == match.refusal(seat, action)
        guest.match.submit(seat, random.choice(match.choices(seat)), match.version)


@each_game
def test_one_s_own_decision_is_taken_back(table: Table) -> None:
    """As at one keyboard: until somebody has looked, and never where others look at once."""
    sitting = sitting_at(table)
    host, match = shared(sitting), sitting.match
    guest, _ = sits(host, *NAMES[: table.seats])
    seat, random = guest.match.to_act, Random(2)
    while seat is not None:
        guest.match.submit(seat, random.choice(match.choices(seat)), match.version)
        assert guest.match.undo_refusal(seat) == match.undo_refusal(seat)
        if match.undo_refusal(seat) is None:
            break
        seat = guest.match.to_act
    if seat is None:
        # In this game every move shows something.
        assert table.game_id == "smile_money"
        return
    before = match.version
    guest.match.undo(seat)
    assert guest.match.version == match.version == before + 1
    same(guest.match, match, (None,))
    assert guest.match.to_act == seat
    guest.match.submit(seat, random.choice(match.choices(seat)), match.version)
    if guest.match.undo_refusal(seat) is None:
        guest.match.view((seat + 1) % table.seats)
        assert guest.match.undo_refusal(seat) == match.undo_refusal(seat) == "seen"


@each_game
def test_nothing_is_taken_back_that_another_terminal_has_seen(table: Table) -> None:
    sitting = sitting_at(table)
    host, match = shared(sitting), sitting.match
    seat = match.to_act
    assert seat is not None
    first, _ = sits(host, NAMES[seat])
    sits(host, NAMES[(seat + 1) % table.seats])
    first.match.submit(seat, match.choices(seat)[0], match.version)
    assert first.match.undo_refusal(seat) is not None
    with pytest.raises(UndoRefused):
        first.match.undo(seat)


@each_game
def test_what_could_not_be_kept_was_not_done(table: Table) -> None:
    journal = Journal()
    sitting = sitting_at(table, journal=journal)
    host, match = shared(sitting), sitting.match
    guest, _ = sits(host, *NAMES[: table.seats])
    seat = match.to_act
    assert seat is not None
    action = guest.match.choices(seat)[0]
    journal.broken = True
    with pytest.raises(NotSaved, match="No space left"):
        guest.match.submit(seat, action, guest.match.version)
    assert guest.match.version == 0
    journal.broken = False
    guest.match.submit(seat, action, guest.match.version)
    assert guest.match.version == match.version == 1


@each_game
def test_only_whose_turn_it_is_decides(table: Table) -> None:
    sitting = sitting_at(table)
    host, match = shared(sitting), sitting.match
    seat = match.to_act
    assert seat is not None
    other = (seat + 1) % table.seats
    guest, _ = sits(host, NAMES[other])
    with pytest.raises(NotYourTurn):
        guest.match.submit(other, match.choices(seat)[0], 0)
    owner, _ = sits(host, NAMES[seat])
    host.decide(seat, match.rules.spell(match.choices(seat)[0]), 0)
    owner._receive()
    with pytest.raises(NotDone, match="behind"):
        owner.match.submit(seat, owner.match.choices(seat)[0], owner.match.version)
    owner.follow()
    if owner.match.to_act is None:
        with pytest.raises(MatchOver):
            owner.match.submit(seat, None, 1)


@each_game
def test_the_same_is_played_again_with_everybody_who_is_there(table: Table) -> None:
    host = shared(sitting_at(table))
    guests = [sits(host, name) for name in NAMES[: table.seats]]
    spectator, watcher = looks_on(host)
    first, _ = guests[0]
    first.ask_again()
    first._receive()
    assert not first.has_next, "it is not over"
    play(host.match, 1)
    starter = host.match.starter
    for guest, line in [*guests, (spectator, watcher)]:
        host._tell_whole(line)
        words = guest.word
        guest._receive()
        assert guest.word == words
    with pytest.raises(Nonsense):
        spectator.ask_again()
    for guest, _ in guests[:2]:
        guest.ask_again()
    again = host.match
    assert again.version == 0
    assert again.starter == left_of(starter, table.seats)
    for guest, _ in [*guests, (spectator, watcher)]:
        guest._receive()
        assert guest.has_next
        guest.go_on()
        assert not guest.has_next
        assert guest.header == replace(host.header, seed=0)
        same(guest.match, again, (*guest.here, None))
    host.sitting.close()
