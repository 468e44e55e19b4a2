"""What one reader may know of a match, as a file: decisions and what was told, no chance outcome.

docs/records.md describes the lines. Nobody can replay one, so only its form can be checked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from smilegames.core.chance import Order, Pick
from smilegames.core.errors import Fault
from smilegames.core.events import Event
from smilegames.core.match import Match
from smilegames.core.record import Decision, Header, Undone
from smilegames.core.replayed import Replayed
from smilegames.core.rules import AnyRules
from smilegames.store.errors import Unusable
from smilegames.store.plain_data import read_file
from smilegames.store.record_lines import (
    entry_line,
    match_block,
    outcome_line,
    read_entry,
    read_header,
    read_table,
    spell_line,
)
from smilegames.store.record_reading import MOST_BYTES, whole_lines
from smilegames.store.set_up import rules_for

if TYPE_CHECKING:
    from smilegames.store.record_models import OutcomeBlock

EXCERPT = 1
"""Version of the format that this program writes."""
_KEPT_BACK: Mapping[str, Any] = {"format": 1, "seed": 0, "policy": "standard", "hints": True}
"""Keys of a record's header that an excerpt does not have, with values that are sound."""
_MOST_TOLD = 4000
"""Characters of a sentence at most."""

Told = Callable[[Sequence[Event]], Sequence[str]]
"""Turns events, as their reader may know them, into sentences."""


@dataclass(frozen=True, slots=True)
class Excerpt:
    """An excerpt, read."""

    header: Header
    reader: int | None
    """The seat that knows all this; None: everybody."""
    decisions: int
    """How many, those taken back included."""
    outcome: OutcomeBlock | None
    torn: int | None
    """The number of a last line that was never written whole."""


def excerpt_of(header: Header, match: Match, reader: int | None, told: Told) -> bytes:
    """Spell what `reader` (None: everybody) may know of a match as far as it has gone.

    Every action is made for all to see; what came of it is told as the reader was told it.
    """
    replayed = Replayed.of(match)
    lines = [_head(header, reader)]
    for version in range(replayed.last + 1):
        replayed.go_to(version)
        if replayed.entry is not None:
            lines.append(entry_line(replayed.entry, replayed.decisions, match.rules))
        sentences = told(replayed.last_events(reader))
        if sentences:
            lines.append(spell_line({"told": list(sentences)}))
    if match.outcome is not None:
        lines.append(outcome_line(match.outcome))
    return b"".join(lines)


def read_excerpt(path: Path) -> Excerpt | None:
    """Read an excerpt and check what can be checked; None for a file that is none.

    Raises Unusable with the first line at fault.
    """
    lines, torn = whole_lines(read_file(path, MOST_BYTES))
    try:
        head = read_table(lines[0])
    except Unusable:
        return None
    if "excerpt" not in head:
        return None
    try:
        header, reader = _read_head(head)
        rules = rules_for(header)
    except Unusable as error:
        raise error.at(path, 1) from error
    check = _Check(rules, len(header.names))
    for number, line in enumerate(lines[1:], 2):
        try:
            check.take(line)
        except Unusable as error:
            raise error.at(path, number) from error
    return Excerpt(header, reader, check.made, check.outcome, len(lines) + 1 if torn else None)


class _Check:
    """Goes through the lines after the first."""

    def __init__(self, rules: AnyRules, seats: int) -> None:
        self.made = 0
        self.outcome: OutcomeBlock | None = None
        self._rules = rules
        self._seats = seats
        self._last: Decision | Undone | None = None

    def take(self, line: bytes) -> None:
        """Check a line. Raises Unusable with one fault."""
        if self.outcome is not None:
            raise _one("", "after_outcome")
        table = read_table(line)
        if "told" in table:
            _check_told(table)
            return
        match read_entry(line, self.made + 1, self._rules):
            case Order() | Pick():
                raise _one("", "uncalled")
            case Decision() as decision:
                self._check_seat(decision.seat)
                self.made += 1
                self._last = decision
            case Undone() as undone:
                self._check_undo(undone)
                self._last = undone
            case outcome:
                self._check_outcome(outcome)

    def _check_seat(self, seat: int) -> None:
        if seat >= self._seats:
            raise _one("seat", "too_large", limit=self._seats - 1)

    def _check_undo(self, undone: Undone) -> None:
        if undone.cancels != self.made:
            raise _one("undo", "undo_number", found=undone.cancels, expected=self.made)
        if not isinstance(self._last, Decision):
            raise _one("undo", "undo", reason="nothing")
        if self._last.seat != undone.seat:
            raise _one("undo", "undo", reason="other")

    def _check_outcome(self, outcome: OutcomeBlock) -> None:
        for name in ("scores", "places"):
            if len(getattr(outcome, name)) != self._seats:
                raise _one(f"outcome.{name}", "malformed")
        places = outcome.places
        if any(place != 1 + sum(other < place for other in places) for place in places):
            raise _one("outcome.places", "malformed")
        self.outcome = outcome


def _head(header: Header, reader: int | None) -> bytes:
    return spell_line(
        {
            "excerpt": EXCERPT,
            "seen_by": reader,
            **match_block(header),
            "started": header.started,
        }
    )


def _read_head(table: dict[str, Any]) -> tuple[Header, int | None]:
    """Check the first line by what it shares with a record's."""
    version, reader = table.pop("excerpt"), table.pop("seen_by", "")
    if type(version) is not int or version != EXCERPT:
        raise _one("excerpt", "format", found=version, known=EXCERPT)
    for name in _KEPT_BACK:
        if name in table:
            raise _one(name, "unknown")
    header = read_header(spell_line({**_KEPT_BACK, **table})[:-1])
    if reader is None:
        return header, None
    if type(reader) is not int:
        raise _one("seen_by", "not_a_number")
    if not 0 <= reader < len(header.names):
        raise _one("seen_by", "too_large", limit=len(header.names) - 1)
    return header, reader


def _check_told(table: Mapping[str, Any]) -> None:
    if len(table) > 1:
        raise _one(next(key for key in table if key != "told"), "unknown")
    if not isinstance(table["told"], list):
        raise _one("told", "not_a_list")
    for sentence in table["told"]:
        if not isinstance(sentence, str):
            raise _one("told", "not_text")
        if len(sentence) > _MOST_TOLD:
            raise _one("told", "too_long")


def _one(where: str, code: str, **params: object) -> Unusable:
    return Unusable([Fault(where, code, params)])
