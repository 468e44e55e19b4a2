"""A match as text: what chance gave, what each player decided, and the spectator's log of it.

The text holds the whole record, so a match can be read back from it and told again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from smilegames.core.chance import ChanceOutcome, Order, Pick, StackedChance
from smilegames.core.events import Event
from smilegames.core.outcome import Outcome
from smilegames.core.record import Decision, Entry, steps
from smilegames.text.game_text import Speaker
from smilegames.text.shelf_text import shelf_text
from tests.support.matches import new_match, play
from tests.support.tables import Table

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")
MOST = 25_000
"""Characters of a text that somebody would still read."""


class Record(NamedTuple):
    """Who began, and all that followed."""

    first: int | None
    entries: list[Entry]


def path_of(table: Table) -> Path:
    """Return where a table's text lies."""
    return Path(__file__).parent / table.game_id / f"{table.seats}.txt"


def fresh(table: Table) -> str:
    """Tell a match of random players: the first by seed that is short enough, or the shortest."""
    shortest = ""
    for seed in range(1, 200):
        match = play(new_match(table, seed), seed)
        text = retell(table, Record(match.first, match.entries))
        if not shortest or len(text) < len(shortest):
            shortest = text
        if len(shortest) <= MOST:
            break
    return shortest


def retell(table: Table, record: Record) -> str:
    """Fold a record through the rules and tell it."""
    return "\n".join([*_head(table, record.first), "", *_story(table, record)]) + "\n"


def _head(table: Table, first: int | None) -> list[str]:
    names = ", ".join(NAMES[: table.seats])
    return [
        f"{shelf_text(table.game_id).NAME}, {table.seats} players: {names}",
        f"first: {'random' if first is None else NAMES[first]}",
        *(f"{name}: {value}" for name, value in table.options),
    ]


def _story(table: Table, record: Record) -> Iterator[str]:
    """Yield each decision with the chance it called for and, indented, what is told of it."""
    rules, speaker, told = table.rules, table.speaker(NAMES), list[Event]()
    state: Any = None
    for step in steps(record.entries):
        chance = StackedChance(step.chance)
        if isinstance(step.entry, Decision):
            seat, action = step.entry
            assert seat == rules.to_act(state)
            assert action in rules.choices(state)
            yield f"{NAMES[seat]}: {rules.spell(action)}"
            rules.apply(state, action, chance, told.append)
        else:
            state = rules.start(record.first, chance, told.append)
        assert chance.left == 0
        yield from map(_chance_line, step.chance)
        seen = [event.seen_by(None) for event in told]
        yield from (f"    {table.text.event(speaker, event)}" for event in seen if event)
        told.clear()
    outcome = rules.outcome(state)
    assert outcome is not None
    yield from _ending(speaker, table, outcome)


def read(table: Table, text: str) -> Record:
    """Read the record back out of a text. Raises NotationError for what is no action."""
    head, _, story = text.partition("\n\n")
    first = next(line.split(": ")[1] for line in head.splitlines() if line.startswith("first: "))
    lines = [line for line in story.splitlines() if line and not line.startswith((" ", "="))]
    entries = [_entry(table, line) for line in lines]
    return Record(None if first == "random" else NAMES.index(first), entries)


def _entry(table: Table, line: str) -> Entry:
    who, _, what = line.partition(" ")
    numbers = [int(word) for word in what.split() if word.isdigit()]
    match who:
        case "~order":
            return Order(tuple(numbers))
        case "~pick":
            return Pick(numbers[1], numbers[0])
        case _:
            return Decision(NAMES.index(who.removesuffix(":")), table.rules.parse(what))


def _chance_line(outcome: ChanceOutcome) -> str:
    if isinstance(outcome, Order):
        return "~order " + " ".join(map(str, outcome.items))
    return f"~pick {outcome.chosen} of {outcome.among}"


def _ending(speaker: Speaker, table: Table, outcome: Outcome) -> Sequence[str]:
    """Tell who won and why, seat by seat in order of place."""
    words, text = speaker.words, table.text
    lines = [f"= {words(text.ENDINGS[outcome.ended_by])} {words(text.DECIDED[outcome.decided_by])}"]
    for seat in sorted(range(table.seats), key=lambda seat: outcome.places[seat]):
        reckoning = "; ".join(
            f"{text.score_line(speaker, line)} {line.points:+d}" for line in outcome.lines[seat]
        )
        place, score = outcome.places[seat], outcome.scores[seat]
        lines.append(f"= {place}. {speaker.name(seat)} {score}: {reckoning}")
    return lines
