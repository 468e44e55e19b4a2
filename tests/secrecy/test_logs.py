"""What is told follows from what may be known.

Two positions that a reader can't tell apart, and the same decision in both with the same luck: if
the reader still can't tell them apart afterwards, it must have been told the same. What a View
shows is the measure, so this also fails where a View forgets what was shown to its reader.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from smilegames.core.chance import RandomChance, StackedChance
from smilegames.core.errors import ChanceMismatch
from tests.support.each import each_table
from tests.support.playing import Turn, played
from tests.support.tables import Table
from tests.support.twins import Happening, begin, happen, otherwise, twins
from tests.support.values import snapshot


@each_table
def test_what_is_told_tells_no_more_than_the_view(table: Table) -> None:
    rules = table.rules
    for _, reader, here, there in both(table):
        shown = not (here.turns_the_page or there.turns_the_page)
        if rules.view(here.state, reader) == rules.view(there.state, reader):
            assert here.told(reader, shown=shown) == there.told(reader, shown=shown)


@each_table
def test_whoever_learns_something_closes_undo(table: Table) -> None:
    """Learning is that two positions look different now which looked the same before."""
    rules = table.rules
    for _, reader, here, there in both(table):
        if rules.view(here.state, reader) != rules.view(there.state, reader):
            assert here.closes_undo
            assert there.closes_undo


@each_table
def test_an_act_that_shows_what_was_in_hand_closes_undo(table: Table) -> None:
    """Where the act was impossible for all that a reader knew, the reader has learned something."""
    rules, random = table.rules, Random(f"shows {table}")
    for turn in played(table).sample(10):
        for reader in table.readers():
            for twin in twins(table, turn.state, reader, random):
                if turn.action not in rules.choices(twin):
                    assert reader != turn.seat
                    assert turn.chance or any(event.reveals for event in turn.events)


@each_table
def test_luck_that_a_reader_cannot_see_is_not_told(table: Table) -> None:
    """The same deal with two cards changed over: who sees no difference is told none."""
    random = Random(f"luck {table}")
    match = played(table)
    start = begin(table, match.first, StackedChance(match.start_chance))
    for _ in range(25):
        _compare(table, start, lambda chance: begin(table, match.first, chance), random)
    chancy = [turn for turn in match.turns if turn.chance]
    for turn in random.sample(chancy, min(len(chancy), 6)):
        here = happen(table, turn.state, turn.action, StackedChance(turn.chance))
        for _ in range(10):
            _compare(table, here, lambda chance, turn=turn: _again(table, turn, chance), random)


def _again(table: Table, turn: Turn, chance: StackedChance) -> Happening:
    return happen(table, turn.state, turn.action, chance)


def _compare(table: Table, here: Happening, repeat: Any, random: Random) -> None:
    """Let it happen with other luck, and compare for each reader who sees no difference."""
    if not here.chance:
        return
    try:
        there = repeat(StackedChance(otherwise(here.chance, random)))
    except ChanceMismatch:
        return  # Other luck led to other draws.
    for reader in table.readers():
        if table.rules.view(here.state, reader) == table.rules.view(there.state, reader):
            assert here.told(reader) == there.told(reader)


@each_table
def test_readers_are_told_what_everybody_is_told(table: Table) -> None:
    """A seat knows at least what the spectator knows; redacting twice changes nothing more."""
    for event in played(table).events():
        before = snapshot(event)
        for reader in table.readers():
            seen = event.seen_by(reader)
            assert seen is not None or event.seen_by(None) is None
            assert seen is None or snapshot(seen.seen_by(reader)) == snapshot(seen)
        assert snapshot(event) == before


def both(table: Table) -> Iterator[tuple[Turn, int | None, Happening, Happening]]:
    """Yield decisions made in a position and in a twin of it, with the reader who saw no difference
    before."""
    rules, random = table.rules, Random(f"both {table}")
    for turn in played(table).sample(10):
        for reader in table.readers():
            for twin in twins(table, turn.state, reader, random):
                possible = frozenset(rules.choices(twin))
                common = [action for action in rules.choices(turn.state) if action in possible]
                if not common:
                    continue
                action = turn.action if turn.action in possible else random.choice(common)
                here, there = (
                    happen(table, state, action, RandomChance(turn.number))
                    for state in (turn.state, twin)
                )
                yield turn, reader, here, there
