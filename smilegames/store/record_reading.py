"""Opens a record: splits its lines, checks each, and folds them through the rules.

A record that stops short in its last step is read up to there; anything else that is wrong raises
Unusable with the line. Reading changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from smilegames.core.chance import Order, Pick, RandomChance, draw_again
from smilegames.core.errors import (
    ChanceMismatch,
    Fault,
    IllegalAction,
    MatchOver,
    NotYourTurn,
    ReplayError,
    UndoRefused,
)
from smilegames.core.match import Journal, Match
from smilegames.core.outcome import Outcome
from smilegames.core.record import Decision, Entry, Header, Undone, chance_of
from smilegames.core.rules import AnyRules
from smilegames.store.errors import Unusable
from smilegames.store.plain_data import read_file
from smilegames.store.record_lines import is_json, read_entry, read_header
from smilegames.store.set_up import rules_for

if TYPE_CHECKING:
    from smilegames.store.record_models import OutcomeBlock

MOST_BYTES = 1024 * 1024
"""Largest record that is opened: some twenty thousand decisions."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A record, read."""

    header: Header
    match: Match
    sealed: bool
    """True where the outcome is written."""
    kept: int
    """How many bytes of the file count; those after it are a torn end."""
    unsaved: tuple[Entry, ...]
    """The opening, dealt again from the seed, where the file was cut before it was complete."""
    notices: tuple[Fault, ...]
    """`torn` (with the `line`) where an end was dropped."""


def read_record(path: Path) -> Loaded:
    """Read a record, changing nothing. Raises Unusable."""
    return load(path, read_file(path, MOST_BYTES))


def load(path: Path, data: bytes, journal: Journal | None = None) -> Loaded:
    """Read a record's bytes; the match goes on with `journal`. Raises Unusable naming `path`."""
    reader = _Reader()
    try:
        return reader.load(data, journal)
    except Unusable as error:
        faults = [replace(fault, line=fault.line or reader.line) for fault in error.faults]
        raise Unusable(faults, path, error.game) from error


@dataclass(slots=True)
class _Reader:
    """One reading; `line` is where it stands, for whoever reports an error."""

    line: int | None = None
    entries: list[Entry] = field(default_factory=list)
    outcome: OutcomeBlock | None = None

    def load(self, data: bytes, journal: Journal | None) -> Loaded:
        lines, torn = _whole_lines(data)
        self.line = 1
        header = read_header(lines[0])
        rules = rules_for(header)
        self._read_entries(lines, rules)
        self.line = None
        match, unsaved = self._fold(header, rules, journal)
        self._check_outcome(match.outcome)
        sealed = self.outcome is not None
        counted = 1 + len(match.entries) - len(unsaved) + sealed
        notices: tuple[Fault, ...] = ()
        if counted < len(lines) or torn:
            notices = (Fault("", "torn", {"line": counted + 1}),)
        kept = sum(len(line) + 1 for line in lines[:counted])
        return Loaded(header, match, sealed, kept, unsaved, notices)

    def _read_entries(self, lines: Sequence[bytes], rules: AnyRules) -> None:
        decisions = 0
        for self.line, line in enumerate(lines[1:], 2):
            if self.outcome is not None:
                raise Unusable([Fault("", "after_outcome")])
            entry = read_entry(line, decisions + 1, rules)
            if isinstance(entry, Order | Pick | Decision | Undone):
                self.entries.append(entry)
                decisions += isinstance(entry, Decision)
            else:
                self.outcome = entry

    def _fold(
        self, header: Header, rules: AnyRules, journal: Journal | None
    ) -> tuple[Match, tuple[Entry, ...]]:
        """Replay the entries, up to the last complete step where the record stops short of it."""
        entries = self.entries
        try:
            return _replayed(header, rules, entries, journal), ()
        except ReplayError as error:
            if not error.unfinished or self.outcome is not None:
                self.line = min(error.index, max(len(entries) - 1, 0)) + 2
                raise Unusable([_replay_fault(error, header, rules)]) from error
            entries = entries[: error.index]
        if entries:
            return _replayed(header, rules, entries, journal), ()
        opening = Match(rules, RandomChance(header.seed), header.first).entries
        return _replayed(header, rules, opening, journal), tuple(opening)

    def _check_outcome(self, reached: Outcome | None) -> None:
        stated = self.outcome
        if stated is None:
            return
        self.line = len(self.entries) + 2
        if reached is None:
            raise Unusable([Fault("outcome", "outcome_early")])
        for name in ("scores", "places", "ended_by", "decided_by"):
            found, expected = getattr(stated, name), getattr(reached, name)
            if found != (list(expected) if isinstance(expected, tuple) else expected):
                params = {"found": found, "expected": expected}
                raise Unusable([Fault(f"outcome.{name}", "outcome_differs", params)])


def _whole_lines(data: bytes) -> tuple[list[bytes], bool]:
    """Split into the lines that were written whole, and tell whether a torn one was dropped."""
    *lines, rest = data.split(b"\n")
    if not data:
        raise Unusable([Fault("", "file_empty")])
    if not lines:
        raise Unusable([Fault("", "no_record", line=1)])
    torn = bool(rest)
    if not torn and len(lines) > 1 and not is_json(lines[-1]):
        del lines[-1]
        torn = True
    return lines, torn


def _replayed(
    header: Header, rules: AnyRules, entries: Sequence[Entry], journal: Journal | None
) -> Match:
    chance = RandomChance(header.seed)
    draw_again(chance, chance_of(entries))
    return Match.replay(rules, header.first, entries, chance, journal)


def _replay_fault(error: ReplayError, header: Header, rules: AnyRules) -> Fault:
    """Say why an entry does not follow, by what the match answered to it.

    An `illegal` action comes with what its game's text needs to explain it.
    """
    params: dict[str, Any]
    match error.__cause__:
        case IllegalAction() as cause:
            params = {"spelled": cause.spelled, "refusal": cause.refusal}
            params |= {"game": header.game, "names": header.names, "rules": rules}
            return Fault("action", "illegal", params)
        case NotYourTurn() as cause:
            return Fault("seat", "turn", {"found": cause.seat, "expected": cause.to_act})
        case MatchOver():
            return Fault("", "after_end")
        case UndoRefused() as cause:
            return Fault("undo", "undo", {"reason": cause.reason})
        case ChanceMismatch() as cause:
            params = {"wanted": cause.wanted, "found": cause.found or "nothing"}
            return Fault("", "chance", params)
        case None:
            return Fault("", "uncalled")
        case cause:
            return Fault("", "does_not_follow", {"reason": str(cause)})
