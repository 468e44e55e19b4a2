"""A match on paper: what was set up, then every chance outcome, decision and undo in order.

This module knows the entries and what follows from them, not how a file spells them (that is
`smilegames.store`). A decision is followed by the chance outcomes that it called for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Any, NamedTuple, TypeAlias

from smilegames.core.chance import ChanceOutcome, Order, Pick
from smilegames.core.game import DeckData, OptionValue

FORMAT = 1
"""Version of the record format that this program writes."""


class Policy(Enum):
    """How a table keeps secrets (DESIGN 4)."""

    STRICT = "strict"
    """A curtain before every turn, whatever the game."""
    STANDARD = "standard"
    """What the game proposes: its curtain or its peek."""
    OPEN = "open"
    """Neither: friends who don't mind."""


class Strength(StrEnum):
    """How well a program plays that sits down with people, from the weakest up."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


Programs: TypeAlias = tuple[Strength | None, ...]
"""By seat: how strong the program is that plays it, None for a person."""


@dataclass(frozen=True, slots=True)
class Header:
    """What was settled before the first card: enough to build the rules and deal again."""

    game: str
    rules_version: int
    names: tuple[str, ...]
    """Players in seat order, clockwise."""
    first: int | None
    """The seat that answered the opening question (0-based), or None: left to chance."""
    options: Mapping[str, OptionValue]
    deck: DeckData | None
    """The whole deck as data; None where the game's deck is fixed by its rules."""
    seed: int
    started: str
    """ISO 8601 in UTC, to the second."""
    policy: Policy = Policy.STANDARD
    format: int = field(default=FORMAT)
    programs: Programs = ()
    """Empty where all are people."""
    hints: bool = True
    """Whether a player may be told what would be good."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people, ascending."""
        return tuple(seat for seat in range(len(self.names)) if self.program(seat) is None)

    def program(self, seat: int) -> Strength | None:
        """Return how strong the program is that plays a seat, or None for a person."""
        return self.programs[seat] if self.programs else None


class Decision(NamedTuple):
    """`seat` chose `action`."""

    seat: int
    action: Any


class Undone(NamedTuple):
    """`seat` took back decision number `cancels`, counted from 1 over all decisions written."""

    seat: int
    cancels: int


Entry: TypeAlias = Order | Pick | Decision | Undone


def deck_digest(deck: DeckData) -> str:
    """Return the SHA-256 of a deck's canonical JSON (sorted keys, no spaces), in hexadecimal."""
    import hashlib
    import json

    text = json.dumps(deck, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


class Step(NamedTuple):
    """A decision or undo (None: the start of the match) with the chance outcomes it called for."""

    at: int
    """0-based place of the decision or undo among the entries; -1 for the start."""
    entry: Decision | Undone | None
    chance: tuple[ChanceOutcome, ...]


def steps(entries: Sequence[Entry]) -> Iterator[Step]:
    """Group entries into the start and the steps after it."""
    index, entry, outcomes = -1, None, list[ChanceOutcome]()
    for here, item in enumerate(entries):
        if isinstance(item, Order | Pick):
            outcomes.append(item)
            continue
        yield Step(index, entry, tuple(outcomes))
        index, entry, outcomes = here, item, []
    yield Step(index, entry, tuple(outcomes))


def chance_of(entries: Sequence[Entry]) -> list[ChanceOutcome]:
    """Return the chance outcomes alone, in order."""
    return [entry for entry in entries if isinstance(entry, Order | Pick)]


def standing(entries: Sequence[Entry]) -> list[Step]:
    """Return the steps that count: without undos and without the decisions they cancel."""
    kept: list[Step] = []
    for step in steps(entries):
        if isinstance(step.entry, Undone):
            kept.pop()
        else:
            kept.append(step)
    return kept
