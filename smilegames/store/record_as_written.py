"""A record that the rules here can't replay, as it is written: its lines one by one, unchecked.

What another version of the rules made of a match is not known, nor who could see what of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from smilegames.core.errors import Fault
from smilegames.store.errors import Unusable
from smilegames.store.plain_data import read_file
from smilegames.store.record_lines import read_table
from smilegames.store.record_reading import MOST_BYTES, whole_lines

if TYPE_CHECKING:
    from smilegames.store.record_models import HeaderLine, OutcomeBlock


@dataclass(frozen=True, slots=True)
class Written:
    """A decision as its line has it."""

    seat: int
    action: str
    taken_back: bool = False


@dataclass(slots=True)
class AsWritten:
    """A record, read without rules."""

    header: HeaderLine
    decisions: list[Written] = field(default_factory=list)
    """In order, those that were taken back included."""
    outcome: OutcomeBlock | None = None


def read_as_written(path: Path) -> AsWritten:
    """Read the lines of a record for their shape alone. Raises Unusable naming line and path."""
    lines, _ = whole_lines(read_file(path, MOST_BYTES))
    record: AsWritten | None = None
    for number, line in enumerate(lines, 1):
        try:
            if record is None:
                record = AsWritten(_header(line))
            else:
                _take(record, line)
        except Unusable as error:
            raise error.at(path, number) from error
    assert record is not None
    return record


def _header(line: bytes) -> HeaderLine:
    from smilegames.store.record_models import players_fault, read_header_shape

    header = read_header_shape(read_table(line))
    fault = players_fault(header)
    if fault is not None:
        raise Unusable([fault])
    return header


def _take(record: AsWritten, line: bytes) -> None:
    from smilegames.store import record_models as models

    seats, last = len(record.header.seats), len(record.decisions)
    match models.read_later_line(read_table(line)):
        case models.DecisionLine(seat=seat, action=action) if seat < seats:
            record.decisions.append(Written(seat, action))
        case models.UndoLine(undo=undone) if 0 < undone == last:
            taken = record.decisions[-1]
            record.decisions[-1] = Written(taken.seat, taken.action, taken_back=True)
        case models.OutcomeLine(outcome=outcome) if len(outcome.scores) == seats:
            record.outcome = outcome
        case models.OrderLine() | models.PickLine():
            pass
        case _:
            raise Unusable([Fault("", "malformed")])
