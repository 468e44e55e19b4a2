"""The one stateful thing that the outside holds: a match in progress.

Screens, line mode, bots and tests talk to this interface only; a second implementation could sit
on the far side of a socket. Whatever is refused has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

from smilegames.core.chance import Chance, NotedChance, Order, Pick, StackedChance
from smilegames.core.errors import (
    ChanceMismatch,
    GameError,
    IllegalAction,
    MatchOver,
    NotYourTurn,
    Refusal,
    ReplayError,
    StaleVersion,
    UndoRefused,
)
from smilegames.core.events import Event, TakenBack
from smilegames.core.outcome import Outcome
from smilegames.core.record import Decision, Entry, Step, Undone, standing, steps
from smilegames.core.rules import AnyRules
from smilegames.core.told import heard, last_decision, standing_spans

new_tuple = tuple.__new__
Journal = Callable[[Sequence[Entry]], None]
"""Keeps entries for good before it returns; raises OSError when it can't."""


class NotSaved(GameError):
    """The decision could not be written down and was not made; `cause` is the system's error."""

    def __init__(self, cause: OSError) -> None:
        super().__init__(f"not saved: {cause}")
        self.cause = cause


class Match:
    """A match from its first shuffle to its outcome.

    `first` answers the game's opening question (a seat, or None for chance). `journal`, when given,
    is handed every entry before the call that made it returns.
    """

    def __init__(
        self,
        rules: AnyRules,
        chance: Chance,
        first: int | None = None,
        journal: Journal | None = None,
    ) -> None:
        self.rules = rules
        self.first = first
        self.version = 0
        """Counts decisions and undos; what `submit` must be given back."""
        self.entries: list[Entry] = []
        """The record so far, header aside."""
        self._events: list[Event] = []
        self._undos = 0
        self._seen = False
        self._choices: Sequence[Any] | None = None
        self._journal = journal
        self._chance = NotedChance(chance)
        self._state = rules.start(first, self._chance, self._events.append)
        self.to_act = rules.to_act(self._state)
        """The seat that must decide, or None when the match is over."""
        self._told = [len(self._events)]
        """How many events there had been after the opening, then after each decision and undo."""
        self._note()
        if journal is not None and self.entries:
            self._write(self.entries)

    @classmethod
    def replay(
        cls,
        rules: AnyRules,
        first: int | None,
        entries: Sequence[Entry],
        chance: Chance,
        journal: Journal | None = None,
    ) -> Self:
        """Fold entries through the rules and go on from there with `chance` and `journal`.

        Raises ReplayError with the index of the first entry that does not follow.
        """
        script = StackedChance()
        match: Self | None = None
        for step in steps(entries):
            for outcome in step.chance:
                script.add(outcome)
            try:
                if match is None:
                    match = cls(rules, script, first)
                else:
                    match._repeat(step)
            except (GameError, IndexError, ValueError) as error:
                unfinished = isinstance(error, ChanceMismatch) and error.found is None
                at_end = step.at + len(step.chance) + 1 == len(entries)
                raise ReplayError(
                    max(step.at, 0), str(error), unfinished=unfinished and at_end
                ) from error
            if script.left:
                raise ReplayError(
                    step.at + 1 + len(step.chance) - script.left, "nothing called for it"
                )
        assert match is not None
        match.go_on(chance, journal)
        return match

    def go_on(self, chance: Chance, journal: Journal | None) -> None:
        """From now on draw from `chance` and hand every entry to `journal`."""
        self._chance = NotedChance(chance)
        self._journal = journal

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the match goes on."""
        return self.rules.outcome(self._state)

    @property
    def starter(self) -> int:
        """The seat that the opening question or chance named (0-based)."""
        if self.first is not None:
            return self.first
        drawn = self.entries[0]
        assert isinstance(drawn, Pick)
        return drawn.chosen

    @property
    def last_seat(self) -> int | None:
        """The seat that made the last decision, taken back or not; None before the first."""
        last = last_decision(self.entries)
        return None if last is None else last.seat

    @property
    def last_action(self) -> Any:
        """The last decision's action, taken back or not; None before the first."""
        last = last_decision(self.entries)
        return None if last is None else last.action

    @property
    def decisions(self) -> int:
        """How many decisions were made, those taken back included."""
        return self.version - self._undos

    def choices(self, seat: int) -> Sequence[Any]:
        """List what `seat` may do now; empty when another seat is asked."""
        if seat != self.to_act:
            return ()
        if self._choices is None:
            self._choices = self.rules.choices(self._state)
        return self._choices

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        """Say why the seat to act may not do `action`, or None where it may."""
        self._check_turn(seat)
        if action in self._legal():
            return None
        return self.rules.refusal(self._state, action)

    def submit(self, seat: int, action: Any, version: int) -> None:
        """Decide. `version` is the one that the decision was made on.

        Checks in this order and raises: MatchOver, NotYourTurn, StaleVersion, IllegalAction; then
        NotSaved when the journal fails.
        """
        if seat != self.to_act:
            self._check_turn(seat)
        if version != self.version:
            raise StaleVersion(version, self.version)
        rules, state = self.rules, self._state
        # Usually the caller has asked for the choices; the call alone would cost a tenth.
        if action not in (self._choices or self._legal()):
            raise IllegalAction(rules.refusal(state, action), rules.spell(action))
        # Half the cost of calling Decision, and this is done at every decision.
        self.entries.append(new_tuple(Decision, (seat, action)))
        rules.apply(state, action, self._chance, self._events.append)
        if self._chance.noted:
            self._note()
        if self._journal is not None:
            self._keep()
        self._told.append(len(self._events))
        self._seen = False
        self._choices = None
        self.version = version + 1
        self.to_act = rules.to_act(state)

    def view(self, seat: int | None) -> Any:
        """Build what `seat` may know (None: the spectator).

        A private view of any seat but the last to decide closes the door to undo: somebody may
        have learned something.
        """
        if seat is not None:
            self.looked(seat)
        return self.rules.view(self._state, seat)

    def sealed(self, seat: int) -> Any:
        """Build what `seat` may know for a table elsewhere: the door to undo stays open until
        that table says that somebody has `looked`."""
        return self.rules.view(self._state, seat)

    def looked(self, seat: int) -> None:
        """Hear that the view of `seat` was looked at."""
        if seat != self.last_seat:
            self._seen = True

    def log(self, seat: int | None, since: int = 0) -> list[Event]:
        """List what has happened as `seat` may know it, from event number `since` on."""
        seen = (event.seen_by(seat) for event in self._events[since:])
        return [event for event in seen if event is not None]

    def standing_log(self, seat: int | None, until: int | None = None) -> list[Event]:
        """List what has happened and was not taken back, as `seat` may know it.

        `until`: only what came before that event number. For whoever puts a position together from
        what was told: the log holds decisions taken back as well.
        """
        spans = standing_spans(self.entries, self._told, until)
        seen = (event.seen_by(seat) for span in spans for event in self._events[span])
        return [event for event in seen if event is not None]

    def last_events(self, seat: int | None) -> list[Event]:
        """List what the last decision brought, as `seat` may know it.

        Before the first decision: the opening. After an undo: that it was taken back.
        """
        return self.log(seat, self._told[-2] if self.version else 0)

    def full_log(self) -> list[Event]:
        """List all that has happened, every secret included: for after the end only."""
        return list(self._events)

    def heard(self, seat: int) -> int:
        """Return the event number after the last decision of `seat`: its recap begins there.

        A decision that was taken back does not count.
        """
        return heard(self.entries, self._told, seat)

    def reach(self, seat: int | None) -> int:
        """Return the number of the first event that the log of `seat` still holds.

        While the match is on, that is as far as everybody recalls, or the seat's own last turn
        where that is earlier (SM-05, MT-17, MO-31); after the end it is all.
        """
        if self.to_act is None:
            return 0
        recalled = self.rules.recall(self._events)
        return recalled if seat is None else min(recalled, self.heard(seat))

    @property
    def events(self) -> int:
        """How many events there have been, secret ones included: a mark for `log`."""
        return len(self._events)

    def undo_refusal(self, seat: int) -> str | None:
        """Return why `seat` can't take its last decision back, as a code, or None where it can.

        `nothing` to take back · an `other` seat decided last · it called for `chance` · something
        was `shown` · the match is `over` (its outcome is known) · a private view was `seen` since.
        """
        last = last_decision(self.entries)
        if last is None or isinstance(self.entries[-1], Undone):
            return "nothing"
        if last.seat != seat:
            return "other"
        if isinstance(self.entries[-1], Order | Pick):
            return "chance"
        if any(event.reveals for event in self._events[self._told[-2] :]):
            return "shown"
        if self.to_act is None:
            return "over"
        return "seen" if self._seen else None

    def undo(self, seat: int) -> None:
        """Take the last decision of `seat` back. Raises UndoRefused, or NotSaved."""
        reason = self.undo_refusal(seat)
        if reason is not None:
            raise UndoRefused(reason)
        undone = self.entries[-1]
        assert isinstance(undone, Decision)
        entry = Undone(seat, self.decisions)
        if self._journal is not None:
            self._write([entry])
        self.entries.append(entry)
        self._rebuild()
        self._events.append(TakenBack(seat, self.rules.spell(undone.action)))
        self._told.append(len(self._events))
        self._undos += 1
        self.version += 1

    def _check_turn(self, seat: int) -> None:
        if self.to_act is None:
            raise MatchOver("the match is over")
        if seat != self.to_act:
            raise NotYourTurn(seat, self.to_act)

    def _legal(self) -> Sequence[Any]:
        """List the choices, worked out once for each position."""
        if self._choices is None:
            self._choices = self.rules.choices(self._state)
        return self._choices

    def _note(self) -> None:
        self.entries.extend(self._chance.noted)
        self._chance.noted.clear()

    def _keep(self) -> None:
        """Write the last decision down with what it called for, or make it undone."""
        begin = len(self.entries) - 1
        while not isinstance(self.entries[begin], Decision):
            begin -= 1
        try:
            self._write(self.entries[begin:])
        except NotSaved:
            del self.entries[begin:]
            del self._events[self._told[-1] :]
            self._rebuild()
            raise

    def _write(self, entries: Sequence[Entry]) -> None:
        assert self._journal is not None
        try:
            self._journal(entries)
        except OSError as error:
            raise NotSaved(error) from error

    def _rebuild(self) -> None:
        """Replay the standing entries into a fresh state; the events stay as they were told."""
        kept = standing(self.entries)
        script = StackedChance(outcome for step in kept for outcome in step.chance)
        self._state = self.rules.start(self.first, script)
        for step in kept[1:]:
            assert isinstance(step.entry, Decision)
            self.rules.apply(self._state, step.entry.action, script)
        self.to_act = self.rules.to_act(self._state)
        self._choices = None

    def _repeat(self, step: Step) -> None:
        match step.entry:
            case Decision(seat, action):
                self.submit(seat, action, self.version)
            case Undone(seat, cancels):
                if cancels != self.decisions:
                    raise GameError(
                        f"it cancels decision {cancels}, the last one is {self.decisions}"
                    )
                self.undo(seat)
