"""Positions that somebody can't tell apart, and what each reader is told when the same thing
happens in both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from smilegames.core.chance import (
    Chance,
    ChanceOutcome,
    NotedChance,
    Order,
    Pick,
    RandomChance,
)
from smilegames.core.events import Event
from tests.support.tables import Table
from tests.support.values import snapshot


def twins(table: Table, state: Any, reader: int | None, random: Random) -> Iterator[Any]:
    """Yield positions that `reader` must take for `state`: re-dealt by the game's hooks and, so
    that neither is trusted alone, imagined by its rules from the reader's view."""
    rules = table.rules
    yield table.hooks.redeal(rules, state.copy(), reader, random)
    yield rules.imagine(rules.view(state, reader), RandomChance(random.getrandbits(32)))
    yield table.hooks.redeal(rules, state.copy(), reader, random)


@dataclass(frozen=True, slots=True)
class Happening:
    """What came of a decision."""

    state: Any
    """The position after it."""
    events: tuple[Event, ...]
    chance: tuple[ChanceOutcome, ...]
    over: bool

    @property
    def closes_undo(self) -> bool:
        """True where somebody may have learned something."""
        return bool(self.chance) or any(event.reveals for event in self.events)

    @property
    def turns_the_page(self) -> bool:
        """True where a shuffle or the end makes views forget what was shown a moment ago."""
        return self.over or any(isinstance(outcome, Order) for outcome in self.chance)

    def told(self, reader: int | None, *, shown: bool = True) -> list[Any]:
        """Return what `reader` is told, in order; without what was `shown` where asked."""
        seen = (event.seen_by(reader) for event in self.events if shown or not event.reveals)
        return [snapshot(event) for event in seen if event is not None]


def happen(table: Table, state: Any, action: Any, chance: Chance) -> Happening:
    """Make a decision in a copy of `state`."""
    rules, after, events = table.rules, state.copy(), list[Event]()
    noted = NotedChance(chance)
    rules.apply(after, action, noted, events.append)
    return Happening(after, tuple(events), tuple(noted.noted), rules.to_act(after) is None)


def begin(table: Table, first: int | None, chance: Chance) -> Happening:
    """Set a match up."""
    events, noted = list[Event](), NotedChance(chance)
    state = table.rules.start(first, noted, events.append)
    return Happening(state, tuple(events), tuple(noted.noted), False)


def otherwise(outcomes: Sequence[ChanceOutcome], random: Random) -> list[ChanceOutcome]:
    """Return outcomes of chance that differ in one thing: two cards of a shuffle, or one draw."""
    varied = list(outcomes)
    at = random.randrange(len(varied))
    match varied[at]:
        case Order(items) if len(items) > 1:
            one, other = random.sample(range(len(items)), 2)
            swapped = list(items)
            swapped[one], swapped[other] = items[other], items[one]
            varied[at] = Order(tuple(swapped))
        case Pick(among, _):
            varied[at] = Pick(among, random.randrange(among))
    return varied
