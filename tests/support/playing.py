"""Matches of random players, kept move by move for the suites to look at.

The rules are driven directly here; `tests.support.matches` goes through Match.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from smilegames.core.chance import ChanceOutcome, NotedChance, RandomChance
from smilegames.core.events import Event
from smilegames.core.outcome import Outcome
from smilegames.core.record import Decision, Entry
from tests.support.tables import Table


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision: the position before it, what was chosen, and all that came of it."""

    number: int
    """From 0."""
    state: Any
    """A copy, which nobody changes."""
    seat: int
    action: Any
    chance: tuple[ChanceOutcome, ...]
    events: tuple[Event, ...]

    def happening(self) -> tuple[object, ...]:
        """Return what sort of thing happened: the verb and the kinds of what came of it."""
        came = frozenset(type(item) for item in (*self.events, *self.chance))
        return (self.action[0], came)


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A whole match of random players."""

    table: Table
    seed: int
    first: int | None
    start: Any
    start_chance: tuple[ChanceOutcome, ...]
    start_events: tuple[Event, ...]
    turns: tuple[Turn, ...]
    end: Any
    """The finished position, which nobody changes."""

    def entries(self) -> list[Entry]:
        """Return the record of it, header aside."""
        entries: list[Entry] = [*self.start_chance]
        for turn in self.turns:
            entries += (Decision(turn.seat, turn.action), *turn.chance)
        return entries

    def events(self) -> Iterator[Event]:
        """Yield everything that was told."""
        yield from self.start_events
        for turn in self.turns:
            yield from turn.events

    def sample(self, count: int) -> list[Turn]:
        """Return up to `count` turns, in order: the first, the last, then as many different
        happenings as possible, then any."""
        pool = list(self.turns)
        Random(f"sample {self.seed}").shuffle(pool)
        different = {turn.happening(): turn for turn in pool}.values()
        wanted = {turn.number: turn for turn in (self.turns[0], self.turns[-1], *different, *pool)}
        return [wanted[number] for number in sorted([*wanted][:count])]


@cache
def played(table: Table, seed: int = 1) -> Playthrough:
    """Play a match of random players; the same table and seed give the same match.

    Raises AssertionError when it does not end within the game's bound.
    """
    rules = table.rules
    random = Random(f"{table} {seed}")
    first = (*range(table.seats), None)[seed % (table.seats + 1)]
    chance = NotedChance(RandomChance(random.getrandbits(32)))
    told: list[Event] = []
    state = rules.start(first, chance, told.append)
    start, start_chance, start_events = state.copy(), _taken(chance.noted), _taken(told)
    turns: list[Turn] = []
    while (seat := rules.to_act(state)) is not None:
        assert len(turns) < table.hooks.MAX_DECISIONS, "the match does not end"
        before, action = state.copy(), random.choice(rules.choices(state))
        rules.apply(state, action, chance, told.append)
        turns.append(Turn(len(turns), before, seat, action, _taken(chance.noted), _taken(told)))
    return Playthrough(table, seed, first, start, start_chance, start_events, tuple(turns), state)


def play_out(table: Table, state: Any, seed: int) -> Any:
    """Play a position to its end with random choices and chance, and return it."""
    rules, random, chance = table.rules, Random(seed), RandomChance(seed)
    for _ in range(table.hooks.MAX_DECISIONS + 1):
        if rules.to_act(state) is None:
            return state
        rules.apply(state, random.choice(rules.choices(state)), chance)
    raise AssertionError("the match does not end")


def outcome_of(table: Table, end: Any) -> Outcome:
    """Return the outcome of a finished position."""
    outcome = table.rules.outcome(end)
    assert outcome is not None
    return outcome


def unlisted(table: Table, state: Any, most: int, seed: int = 0) -> Sequence[Any]:
    """Return up to `most` actions that the notation can name and that are not to choose now."""
    listed = frozenset(table.rules.choices(state))
    rest = [action for action in table.hooks.universe(table.rules) if action not in listed]
    return rest if len(rest) <= most else Random(seed).sample(rest, most)


def _taken(items: list[Any]) -> tuple[Any, ...]:
    """Empty a list into a tuple."""
    taken = tuple(items)
    items.clear()
    return taken
