"""Opens a record: splits its lines, and plays the match once more by them.

A record that stops short in its last step is read up to there; anything else that is wrong raises
Unusable with the first line at fault. Reading changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from smilegames.core.chance import Order, Pick, RandomChance, draw_again
from smilegames.core.errors import Fault, IllegalAction, MatchOver, NotYourTurn, UndoRefused
from smilegames.core.match import Journal, Match
from smilegames.core.record import Decision, Entry, Header, Undone, chance_of
from smilegames.core.rules import AnyRules
from smilegames.store.errors import Unusable
from smilegames.store.plain_data import read_file
from smilegames.store.plain_json import is_json
from smilegames.store.record_lines import read_header
from smilegames.store.record_script import Script, StopsShort
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
    text: bytes
    """What of the file counts; what comes after it is a torn end."""
    unsaved: tuple[Entry, ...]
    """The opening, dealt again from the seed, where the file was cut before it was complete."""
    notices: tuple[Fault, ...]
    """`torn` (with the `line`) where an end was dropped."""


def read_record(path: Path) -> Loaded:
    """Read a record, changing nothing. Raises Unusable."""
    return load(path, read_file(path, MOST_BYTES))


def load(path: Path, data: bytes, journal: Journal | None = None) -> Loaded:
    """Read a record's bytes; the match goes on with `journal`. Raises Unusable naming `path`."""
    try:
        lines, torn = whole_lines(data)
        try:
            header = read_header(lines[0])
            rules = rules_for(header)
        except Unusable as error:
            raise error.at(line=1) from error
        try:
            return _loaded(header, rules, lines, journal, torn)
        except StopsShort as stop:
            return _loaded(header, rules, lines[: stop.whole], journal, True)
    except Unusable as error:
        raise error.at(path) from error


def whole_lines(data: bytes) -> tuple[list[bytes], bool]:
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


def _loaded(
    header: Header, rules: AnyRules, lines: Sequence[bytes], journal: Journal | None, torn: bool
) -> Loaded:
    """Play the lines once more. Raises Unusable, or StopsShort within a step."""
    script = Script(lines, rules)
    dealt_again = len(lines) == 1
    match = Match(rules, RandomChance(header.seed) if dealt_again else script, header.first)
    unsaved = tuple(match.entries) if dealt_again else ()
    sealed = _follow(match, script, header)
    chance = RandomChance(header.seed)
    draw_again(chance, chance_of(match.entries))
    match.go_on(chance, journal)
    notices = (Fault("", "torn", {"line": len(lines) + 1}),) if torn else ()
    text = b"".join(line + b"\n" for line in lines)
    return Loaded(header, match, sealed, text, unsaved, notices)


def _follow(match: Match, script: Script, header: Header) -> bool:
    """Make every decision and undo of the script; return whether it states the outcome."""
    sealed = False
    while (entry := script.step()) is not None:
        if sealed:
            raise script.refusal(Fault("", "after_outcome"))
        match entry:
            case Order() | Pick():
                raise script.refusal(Fault("", "uncalled"))
            case Decision():
                _decide(match, entry, script, header)
            case Undone():
                _take_back(match, entry, script)
            case _:
                _check_outcome(match, entry, script)
                sealed = True
    return sealed


def _decide(match: Match, decision: Decision, script: Script, header: Header) -> None:
    try:
        match.submit(decision.seat, decision.action, match.version)
    except IllegalAction as error:
        # With what the game's text needs to explain why.
        params: dict[str, Any] = {"spelled": error.spelled, "refusal": error.refusal}
        params |= {"game": header.game, "names": header.names, "rules": match.rules}
        raise script.refusal(Fault("action", "illegal", params)) from error
    except NotYourTurn as error:
        raise script.refusal(
            Fault("seat", "turn", {"found": error.seat, "expected": error.to_act})
        ) from error
    except MatchOver as error:
        raise script.refusal(Fault("", "after_end")) from error


def _take_back(match: Match, undone: Undone, script: Script) -> None:
    last = match.decisions
    if undone.cancels != last:
        raise script.refusal(
            Fault("undo", "undo_number", {"found": undone.cancels, "expected": last})
        )
    try:
        match.undo(undone.seat)
    except UndoRefused as error:
        raise script.refusal(Fault("undo", "undo", {"reason": error.reason})) from error


def _check_outcome(match: Match, stated: OutcomeBlock, script: Script) -> None:
    reached = match.outcome
    if reached is None:
        raise script.refusal(Fault("outcome", "outcome_early"))
    for name in ("scores", "places", "ended_by", "decided_by"):
        found, expected = getattr(stated, name), getattr(reached, name)
        if found != (list(expected) if isinstance(expected, tuple) else expected):
            params = {"found": found, "expected": expected}
            raise script.refusal(Fault(f"outcome.{name}", "outcome_differs", params))
