"""Re-deal what a reader can't know: excerpts, pictures and films must not change by a byte."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from smilegames.core.chance import ChanceOutcome, StackedChance
from smilegames.core.errors import GameError
from smilegames.core.events import Event
from smilegames.core.match import Match
from smilegames.core.record import Decision, Entry, Header, chance_of
from smilegames.core.replayed import Eyes, Replayed
from smilegames.store.config import Config, Settings
from smilegames.store.excerpt import excerpt_of
from smilegames.store.set_up import new_header
from smilegames.text.common import tell
from smilegames.tui.pictures import film_of, picture_of
from smilegames.tui.replay import Replay
from smilegames.tui.shot import as_cast, as_codes, as_svg, as_text
from tests.support.each import each_seat_count
from tests.support.matches import new_match, play
from tests.support.tables import NAMES, Table, one_table_each
from tests.support.twins import otherwise

TRIES, WANTED = 400, 2
LENGTH = 12
"""Decisions of a match that goes on, so early that much is hidden still."""


def twins_of(table: Table, match: Match, reader: int | None, seed: str) -> Iterator[Match]:
    """Yield matches of the same decisions, dealt otherwise, that `reader` can't tell apart."""
    random, found = Random(seed), 0
    entries, chance = match.entries, chance_of(match.entries)
    known = _known(match, reader)
    for _ in range(TRIES):
        twin = _again(table, match.first, entries, otherwise(chance, random))
        if twin is None or twin.entries == entries or _known(twin, reader) != known:
            continue
        yield twin
        found += 1
        if found == WANTED:
            return


def _again(
    table: Table, first: int | None, entries: Sequence[Entry], chance: list[ChanceOutcome]
) -> Match | None:
    """Play the same decisions with other luck, if that can be."""
    script = StackedChance(chance)
    try:
        twin = Match(table.rules, script, first)
        for entry in entries:
            if isinstance(entry, Decision):
                twin.submit(entry.seat, entry.action, twin.version)
    except (GameError, IndexError):
        return None
    return twin


def _known(match: Match, reader: int | None) -> list[object]:
    replayed = Replayed.of(match)
    return [replayed.view_at(version, reader) for version in range(replayed.last + 1)]


def header_of(table: Table, seed: int) -> Header:
    """Return a header; the seed is what deals a match, so twins have another."""
    header = new_header(
        table.game, NAMES[: table.seats], options=dict(table.options), seed=seed, first=0
    )
    return Header(
        header.game,
        header.rules_version,
        header.names,
        header.first,
        header.options,
        header.deck,
        seed,
        "2026-01-31T20:15:00Z",
    )


def excerpt(table: Table, match: Match, reader: int | None, seed: int) -> bytes:
    speaker = table.speaker()

    def told(events: Sequence[Event]) -> list[str]:
        return [line for event in events if (line := tell(speaker, table.text, event))]

    return excerpt_of(header_of(table, seed), match, reader, told)


@each_seat_count
def test_an_excerpt_tells_no_more_than_its_reader_knows(table: Table) -> None:
    found = 0
    for match in (play(new_match(table, 4), 4, LENGTH), play(new_match(table, 5), 5)):
        for reader in (None, 0, table.seats - 1):
            before = excerpt(table, match, reader, 1)
            for twin in twins_of(table, match, reader, f"excerpt {table} {reader}"):
                found += 1
                assert excerpt(table, twin, reader, 2) == before
    assert found


@pytest.mark.parametrize("table", one_table_each(), ids=str)
def test_pictures_show_no_more_than_their_reader_knows(table: Table) -> None:
    config, found = Config(Settings(), {}), 0
    match = play(new_match(table, 4), 4, LENGTH)
    for reader in (None, 1):
        for twin in twins_of(table, match, reader, f"picture {table} {reader}"):
            found += 1
            for at in (3, match.version):
                here, there = (
                    picture_of(
                        Replay(header_of(table, seed), each, Eyes(reader)), at, (80, 23), config
                    )
                    for seed, each in ((1, match), (2, twin))
                )
                assert as_svg(here, "") == as_svg(there, "")
                assert as_text(here) == as_text(there)
    assert found


@pytest.mark.parametrize("table", one_table_each(), ids=str)
def test_a_film_of_a_match_that_goes_on_shows_what_everybody_saw(table: Table) -> None:
    config = Config(Settings(), {})
    match = play(new_match(table, 4), 4, LENGTH)
    twin = next(twins_of(table, match, None, f"film {table}"))
    here, there = (
        film_of(Replay(header_of(table, seed), each), (80, 23), config)
        for seed, each in ((1, match), (2, twin))
    )
    assert as_cast(here, 1, "", 0) == as_cast(there, 1, "", 0)
    assert as_codes(here[0], None) == as_codes(there[0], None)
