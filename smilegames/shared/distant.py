"""A match that a table process holds, as a terminal has it: the other implementation of `Playing`.

It stands where everybody at this terminal has seen it, maybe behind the table: what is decided
elsewhere waits until it is followed. Choices and refusals are worked out here, from the own view.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from smilegames.core.chance import RandomChance
from smilegames.core.errors import MatchOver, NotYourTurn, Refusal, UndoRefused
from smilegames.core.events import Event
from smilegames.core.match import NotSaved
from smilegames.core.outcome import Outcome
from smilegames.core.playing import NotDone
from smilegames.core.record import Decision, Undone
from smilegames.core.rules import AnyRules
from smilegames.core.told import heard, last_decision, standing_spans
from smilegames.shared.link import Link, Verdict
from smilegames.shared.protocol import Decide, Looked, Moved, Refused, Stand, Step, TakeBack, Told
from smilegames.shared.values import Values


class _Happened:
    """An event as each reader at this terminal may know it."""

    __slots__ = ("_own", "_public")

    def __init__(self, told: Told, values: Values) -> None:
        self._public = values.read_event(told.all)
        self._own = {seat: values.read_event(plain) for seat, plain in told.own.items()}

    def seen_by(self, seat: int | None) -> Event | None:
        if seat is None:
            return self._public
        return self._own.get(seat, self._public)

    def best(self) -> Event | None:
        """Return it as whoever here knows most of it does."""
        return next((event for event in self._own.values() if event is not None), self._public)


class DistantMatch:
    """What `Match` is where the match itself is elsewhere; knows only the views of `seats`.

    `receive` is called when the link may have brought news.
    """

    def __init__(
        self,
        rules: AnyRules,
        values: Values,
        link: Link,
        seats: Sequence[int],
        receive: Callable[[], object],
    ) -> None:
        self.rules = rules
        self.seats = frozenset(seats)
        self.outcome: Outcome | None = None
        """Known once the match is over here."""
        self._values = values
        self._link = link
        self._receive = receive
        self._numbers = count()
        self._entries: list[Decision | Undone] = []
        """Who decided and who took back; the action only where it was done here."""
        self._events: list[_Happened] = []
        self._told: list[int] = []
        self._stand: Stand | None = None
        self._views: dict[int | None, Any] = {}
        self._position: tuple[int, Any] | None = None
        self._looked = False
        self.news: deque[Moved] = deque()
        """What was decided and is not followed yet."""

    # What the table tells

    def tell(self, step: Step) -> None:
        """Take in a step."""
        if step.by is not None and step.undone:
            self._entries.append(Undone(step.by, 0))
        elif step.by is not None:
            action = None if step.action is None else self.rules.parse(step.action)
            self._entries.append(Decision(step.by, action))
        self._events += [_Happened(told, self._values) for told in step.events]
        self._told.append(len(self._events))

    def stand(self, stand: Stand) -> None:
        """Stand where the steps so far have led."""
        read = self._values.read_view
        self._views = {None: read(stand.view)}
        self._views |= {seat: read(view) for seat, view in stand.own.items()}
        self._stand = stand
        self._position = None
        self._looked = False

    def follow(self) -> None:
        """Take in the next decision that is news."""
        moved = self.news.popleft()
        self.tell(moved.step)
        self.stand(moved.stand)

    # What screens ask

    @property
    def version(self) -> int:
        return self._standing.version

    @property
    def to_act(self) -> int | None:
        return self._standing.to_act

    @property
    def last_seat(self) -> int | None:
        last = last_decision(self._entries)
        return None if last is None else last.seat

    @property
    def last_action(self) -> Any:
        last = last_decision(self._entries)
        return None if last is None else last.action

    @property
    def decisions(self) -> int:
        return sum(isinstance(entry, Decision) for entry in self._entries)

    @property
    def events(self) -> int:
        return len(self._events)

    def choices(self, seat: int) -> Sequence[Any]:
        if seat != self.to_act:
            return ()
        return self.rules.choices(self._imagined(seat))

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        self._check_turn(seat)
        if action in self.choices(seat):
            return None
        return self.rules.refusal(self._imagined(seat), action)

    def view(self, seat: int | None) -> Any:
        if seat is not None and seat != self.last_seat and not self._looked:
            self._looked = True
            if self.last_seat in self.seats:
                # The table takes everybody else to look at once.
                self._link.send(Looked(seat=seat))
        return self._views[seat]

    def log(self, seat: int | None, since: int = 0) -> list[Event]:
        return _seen(self._events[since:], seat)

    def standing_log(self, seat: int | None, until: int | None = None) -> list[Event]:
        spans = standing_spans(self._entries, self._told, until)
        return [event for span in spans for event in _seen(self._events[span], seat)]

    def heard(self, seat: int) -> int:
        return heard(self._entries, self._told, seat)

    def reach(self, seat: int | None) -> int:
        if self.to_act is None:
            return 0
        recalled = self.rules.recall([event.best() or Event() for event in self._events])
        return recalled if seat is None else min(recalled, self.heard(seat))

    def undo_refusal(self, seat: int) -> str | None:
        reason = self._standing.undo.get(seat, "other")
        return "seen" if reason is None and self._looked else reason

    # What seats decide

    def submit(self, seat: int, action: Any, version: int) -> None:
        self._check_turn(seat)
        if version != self.version or self.news:
            raise NotDone("behind")
        number = next(self._numbers)
        decide = Decide(
            number=number, seat=seat, action=self.rules.spell(action), version=self.version
        )
        self._heed(self._link.ask(decide, number))

    def undo(self, seat: int) -> None:
        reason = self.undo_refusal(seat)
        if reason is not None:
            raise UndoRefused(reason)
        number = next(self._numbers)
        asked = TakeBack(number=number, seat=seat, version=self.version)
        self._heed(self._link.ask(asked, number))

    def _heed(self, verdict: Verdict) -> None:
        if isinstance(verdict, Refused):
            if verdict.code == "not_saved":
                raise NotSaved(OSError(verdict.errno, verdict.reason))
            if verdict.code == "undo":
                self._looked = True
                raise UndoRefused(verdict.reason)
            self._receive()
            raise NotDone("behind")
        self._receive()
        self.follow()

    @property
    def _standing(self) -> Stand:
        assert self._stand is not None
        return self._stand

    def _check_turn(self, seat: int) -> None:
        if self.to_act is None:
            raise MatchOver("the match is over")
        if seat != self.to_act:
            raise NotYourTurn(seat, self.to_act)

    def _imagined(self, seat: int) -> Any:
        """Return a position that agrees with the own view: choices follow from that alone."""
        if self._position is None or self._position[0] != seat:
            self._position = seat, self.rules.imagine(self._views[seat], RandomChance(0))
        return self._position[1]


def _seen(events: Sequence[_Happened], seat: int | None) -> list[Event]:
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]
