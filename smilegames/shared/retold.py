"""What a match has told, step by step, as each terminal may know it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from smilegames.core.events import Event
from smilegames.core.match import Match
from smilegames.core.record import Decision
from smilegames.core.replayed import Replayed
from smilegames.shared.protocol import Past, Stand, Step, Told
from smilegames.shared.values import Values

AT_ONCE = 48 * 1024
"""Bytes that several small things sent together may have: far below the longest line."""


class _Happened(NamedTuple):
    by: int | None
    undone: bool
    action: str | None
    events: Sequence[Event]
    """Every secret included."""


class Retold:
    """Keeps what was told, and tells it again to terminals with `seats` of their own."""

    def __init__(self, match: Match, values: Values) -> None:
        self._match = match
        self._values = values
        self._steps: list[_Happened] = []
        self._told = 0
        before = Replayed.of(match)
        for version in range(before.last + 1):
            before.go_to(version)
            entry = before.entry
            if entry is None:
                self._note(before, None)
            else:
                self._note(before, entry.seat, undone=not isinstance(entry, Decision))

    def note(self, by: int, *, undone: bool = False) -> None:
        """Note what the match has just told: `by` decided, or took that back."""
        self._note(self._match, by, undone=undone)

    def _note(self, match: Match, by: int | None, *, undone: bool = False) -> None:
        told = match.full_log()
        spelled = None if by is None else match.rules.spell(match.last_action)
        self._steps.append(_Happened(by, undone, spelled, told[self._told :]))
        self._told = len(told)

    def last(self, seats: Collection[int]) -> Step:
        """Tell the last step."""
        return self._step(self._steps[-1], seats)

    def past(self, seats: Collection[int]) -> Iterator[Past]:
        """Tell everything so far, in pieces that fit a line."""
        steps: list[Step] = []
        size = 0
        for happened in self._steps:
            step = self._step(happened, seats)
            steps.append(step)
            size += len(step.model_dump_json())
            if size > AT_ONCE // 2:
                yield Past(steps=tuple(steps))
                steps, size = [], 0
        if steps:
            yield Past(steps=tuple(steps))

    def stand(self, seats: Collection[int]) -> Stand:
        """Tell how the match stands. The views of seats are sealed: nobody has looked yet."""
        match, spell = self._match, self._values.spell_view
        return Stand(
            version=match.version,
            to_act=match.to_act,
            view=spell(match.view(None)),
            own={seat: spell(match.sealed(seat)) for seat in seats},
            undo={seat: match.undo_refusal(seat) for seat in seats},
        )

    def _step(self, happened: _Happened, seats: Collection[int]) -> Step:
        told = (self._seen(event, seats) for event in happened.events)
        return Step(
            by=happened.by,
            undone=happened.undone,
            action=happened.action if happened.by in seats else None,
            events=tuple(event for event in told if event is not None),
        )

    def _seen(self, event: Event, seats: Collection[int]) -> Told | None:
        public = event.seen_by(None)
        own = {seat: event.seen_by(seat) for seat in seats}
        if public is None and not any(own.values()):
            return None
        spell = self._values.spell_event
        differing = {seat: spell(seen) for seat, seen in own.items() if seen != public}
        return Told(all=spell(public), own=differing)
