"""What was told when: which events belong to which step of a match, and which of them still stand.

`told` counts events: those after the opening, then those after each decision and undo.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from smilegames.core.chance import Order, Pick
from smilegames.core.record import Decision, Entry, Undone


def last_decision(entries: Sequence[Entry]) -> Decision | None:
    """Return the last decision, taken back or not; None before the first."""
    for entry in reversed(entries):
        if isinstance(entry, Decision):
            return entry
    return None


def heard(entries: Sequence[Entry], told: Sequence[int], seat: int) -> int:
    """Return the event number after the last decision of `seat` that was not taken back, or 0."""
    number, undone = len(told), 0
    for entry in reversed(entries):
        if isinstance(entry, Order | Pick):
            continue
        number -= 1
        if isinstance(entry, Undone):
            undone += 1
        elif undone:
            undone -= 1
        elif entry.seat == seat:
            return told[number]
    return 0


def standing_spans(
    entries: Sequence[Entry], told: Sequence[int], until: int | None = None
) -> list[slice]:
    """Return where the events lie of the opening and of each decision that was not taken back.

    `until`: only what came before that event number.
    """
    spans = [slice(0, told[0])]
    steps = (entry for entry in entries if isinstance(entry, Decision | Undone))
    for entry, (begin, end) in zip(steps, pairwise(told), strict=True):
        if isinstance(entry, Undone):
            spans.pop()
        else:
            spans.append(slice(begin, end))
    return [span for span in spans if until is None or span.stop <= until]
