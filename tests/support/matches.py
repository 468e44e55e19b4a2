"""Matches driven through Match, and all that a refused call must leave as it was."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from smilegames.core.chance import RandomChance
from smilegames.core.match import Match
from smilegames.core.record import Entry
from tests.support.tables import Table
from tests.support.values import snapshot


def new_match(table: Table, seed: int, journal: Any = None) -> Match:
    """Set a match up as `seed` says."""
    first = (*range(table.seats), None)[seed % (table.seats + 1)]
    return Match(table.rules, RandomChance(seed), first, journal)


def play(match: Match, seed: int, until: int | None = None) -> Match:
    """Play on with random choices to the end, or until so many decisions have been made."""
    random = Random(seed)
    while match.to_act is not None and match.decisions != until:
        decide(match, random)
    return match


def decide(match: Match, random: Random) -> Any:
    """Make one random decision and return the action."""
    seat = match.to_act
    assert seat is not None
    action = random.choice(match.choices(seat))
    match.submit(seat, action, match.version)
    return action


def frozen(match: Match) -> Any:
    """Return everything about a match that a refused call must not change."""
    return (
        match.version,
        match.decisions,
        match.to_act,
        match.events,
        list(match.entries),
        snapshot(state_of(match)),
        snapshot(match.log(None)),
        [match.undo_refusal(seat) for seat in range(match.rules.seats)],
    )


def state_of(match: Match) -> Any:
    """Return the position inside, which no screen may see."""
    return match._state


class Journal:
    """A journal in memory that can be told to fail."""

    def __init__(self) -> None:
        self.kept: list[Entry] = []
        self.calls = 0
        self.broken = False

    def __call__(self, entries: Sequence[Entry]) -> None:
        self.calls += 1
        if self.broken:
            raise OSError(28, "No space left on device")
        self.kept.extend(entries)
