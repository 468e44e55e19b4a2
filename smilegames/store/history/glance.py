"""A record at a glance: its first and its last line, which is all that a list or history needs.

Nothing is replayed: what a record says of its own end is believed here, and proved by
`record check`.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from smilegames.core.errors import Fault
from smilegames.core.game import Sides
from smilegames.games import registry
from smilegames.store.errors import Unusable
from smilegames.store.names import names_fault
from smilegames.store.plain_data import open_regular
from smilegames.store.record_lines import MOST_LINE_BYTES, OUTCOME_BEGINS, read_table
from smilegames.store.set_up import seats_fault, version_fault

if TYPE_CHECKING:
    from smilegames.store.record_models import HeaderLine, OutcomeBlock

_GAME = re.compile(r"[a-z0-9_]{1,24}")
"""What a game's id can look like, ours or not."""


class Standing(StrEnum):
    """How far a match has come."""

    FINISHED = "finished"
    UNFINISHED = "unfinished"
    OTHER_RULES = "other rules"
    """Unfinished, and played by rules that are not here: it can't be gone on with."""
    BROKEN = "broken"
    EMPTY = "empty"
    """No card was dealt: a process died before its first write."""


@dataclass(frozen=True, slots=True)
class Glance:
    """What the two lines say; all but the standing is empty where the record is broken."""

    standing: Standing
    game: str = ""
    """Its id, which need not be one of ours."""
    rules: int = 0
    """The version of the game's rules."""
    started: str = ""
    """As in the header: ISO 8601 in UTC."""
    names: tuple[str, ...] = ()
    """Players by seat."""
    sides: tuple[int, ...] = ()
    """By seat: a number that partners share."""
    places: tuple[int, ...] = ()
    """By seat, from 1; empty while there is no end."""
    scores: tuple[int, ...] = ()
    """By seat, likewise."""
    programs: tuple[str | None, ...] = ()
    """By seat: how strong the program is that plays it, None for a person; empty: all people."""

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those that are no programs."""
        levels = self.programs or (None,) * len(self.names)
        return tuple(name for name, level in zip(self.names, levels, strict=True) if not level)


def glance(path: Path) -> Glance:
    """Look at a record. Whatever is wrong with the file, the answer is that it is broken."""
    try:
        first, last = _ends_of(path)
        if not first:
            return Glance(Standing.EMPTY)
        return _seen(first, last)
    except (Unusable, OSError):
        return Glance(Standing.BROKEN)


def _ends_of(path: Path) -> tuple[bytes, bytes]:
    """Return the first line, and the last where it states an outcome."""
    descriptor = open_regular(path, os.O_RDONLY)
    try:
        head = os.pread(descriptor, MOST_LINE_BYTES + 1, 0)
        first, _, _ = head.partition(b"\n")
        return first, outcome_of(descriptor)
    finally:
        os.close(descriptor)


def outcome_of(descriptor: int) -> bytes:
    """Return the last line of an open record where it states an outcome, or nothing."""
    size = os.fstat(descriptor).st_size
    tail = os.pread(descriptor, MOST_LINE_BYTES, max(0, size - MOST_LINE_BYTES))
    last = tail[:-1].rpartition(b"\n")[2]
    return last if tail.endswith(b"\n") and last.startswith(OUTCOME_BEGINS) else b""


def _seen(first: bytes, last: bytes) -> Glance:
    from smilegames.store.record_models import read_header_shape

    header = read_header_shape(read_table(first))
    fault = names_fault(header.seats)
    if header.programs and len(header.programs) != len(header.seats):
        fault = fault or Fault("programs", "malformed")
    if fault is not None or not _GAME.fullmatch(header.game):
        raise Unusable([fault or Fault("game", "malformed")])
    outcome = _outcome(last, len(header.seats)) if last else None
    return Glance(
        _standing(header, outcome),
        header.game,
        header.rules,
        header.started,
        tuple(header.seats),
        _numbered(_sides_of(header)),
        () if outcome is None else tuple(outcome.places),
        () if outcome is None else tuple(outcome.scores),
        tuple(header.programs) if any(header.programs) else (),
    )


def _outcome(line: bytes, seats: int) -> OutcomeBlock:
    from smilegames.store import record_models as models

    read = models.read_later_line(read_table(line))
    assert isinstance(read, models.OutcomeLine)
    outcome = read.outcome
    fits = len(outcome.places) == len(outcome.scores) == seats
    if not fits or not all(1 <= place <= seats for place in outcome.places):
        raise Unusable([Fault("outcome", "malformed")])
    return outcome


def _standing(header: HeaderLine, outcome: OutcomeBlock | None) -> Standing:
    if outcome is not None:
        return Standing.FINISHED
    game = registry.games().get(header.game)
    if game is None or version_fault(game, header.rules) is not None:
        return Standing.OTHER_RULES
    return Standing.UNFINISHED


def _sides_of(header: HeaderLine) -> Sides:
    game, seats = registry.games().get(header.game), len(header.seats)
    if game is None or seats_fault(game, seats) is not None:
        return tuple((seat,) for seat in range(seats))
    return game.sides(seats, header.options)


def _numbered(sides: Sides) -> tuple[int, ...]:
    of = {seat: number for number, side in enumerate(sides) for seat in side}
    return tuple(of[seat] for seat in sorted(of))
