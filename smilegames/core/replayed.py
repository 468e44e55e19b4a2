"""A match looked at once more: it stands wherever somebody leafs to, and nobody decides in it.

To screens it is a match like any other. Every position is kept, so that a step back costs no more
than one forward.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from smilegames.core.chance import StackedChance
from smilegames.core.errors import GameError
from smilegames.core.events import Event, TakenBack
from smilegames.core.match import Match
from smilegames.core.record import Decision, Entry, Undone, steps
from smilegames.core.rules import AnyRules


class Eyes(NamedTuple):
    """Whose eyes a match is looked at with."""

    seat: int | None = None
    """The seat (0-based); None for what everybody saw."""
    open: bool = False
    """With everybody's: at each decision, what whoever makes it knows."""

    def at(self, to_act: int | None) -> int | None:
        """Return the seat whose secrets these eyes see while `to_act` must decide."""
        return to_act if self.open else self.seat


PUBLIC = Eyes()
OPEN = Eyes(open=True)


class LookedAt(GameError):
    """A decision in a replay: what has happened stays as it is."""


class Replayed(Match):
    """Stands after any of a match's decisions and undos, which its `version` counts.

    Begins at the opening. What it knows and tells is what the match did then.
    """

    def __init__(self, rules: AnyRules, first: int | None, entries: Sequence[Entry]) -> None:
        self.rules = rules
        self.first = first
        self._steps = tuple(steps(entries))
        self._all_entries = tuple(entries)
        self._all_events: list[Event] = []
        self._all_told: list[int] = []
        self._states: list[Any] = []
        for step in self._steps:
            self._states.append(self._after(step.entry, StackedChance(step.chance)))
            self._all_told.append(len(self._all_events))
        self._acts = tuple(map(rules.to_act, self._states))
        self.go_to(0)

    @classmethod
    def of(cls, match: Match) -> Self:
        """Return a match as it has gone so far, to be leafed through; it goes on by itself."""
        return cls(match.rules, match.first, match.entries)

    @property
    def last(self) -> int:
        """The largest `version`: how many decisions and undos there are."""
        return len(self._steps) - 1

    @property
    def is_finished(self) -> bool:
        """True where the match was played to its end, wherever this stands."""
        return self._acts[-1] is None

    @property
    def entry(self) -> Decision | Undone | None:
        """What led to where this stands; None at the opening."""
        return self._steps[self.version].entry

    def go_to(self, version: int) -> None:
        """Stand after so many decisions and undos. Raises IndexError where there are fewer."""
        if not 0 <= version <= self.last:
            raise IndexError(f"{version} is not among 0 to {self.last}")
        passed = self._steps[: version + 1]
        self.version = version
        self.to_act = self._acts[version]
        self.entries = list(self._all_entries[: passed[-1].at + 1 + len(passed[-1].chance)])
        self._undos = sum(isinstance(step.entry, Undone) for step in passed)
        self._told = self._all_told[: version + 1]
        self._events = self._all_events[: self._told[-1]]
        self._state = self._states[version]
        self._choices = None

    def view(self, seat: int | None) -> Any:
        return self.view_at(self.version, seat)

    def view_at(self, version: int, seat: int | None) -> Any:
        """Build what `seat` knew (None: the spectator) after so many decisions and undos."""
        return self.rules.view(self._states[version], seat)

    def turns(self) -> list[int]:
        """List, ascending, the versions at which the decision passed on to another seat."""
        acts = self._acts
        return [at for at in range(len(acts)) if not at or acts[at] != acts[at - 1]]

    def submit(self, seat: int, action: Any, version: int) -> None:
        raise LookedAt("a replay takes no decision")

    def undo_refusal(self, seat: int) -> str:
        return "nothing"

    def _after(self, entry: Decision | Undone | None, chance: StackedChance) -> Any:
        """Return the position that follows those so far, and tell what led there."""
        tell, states = self._all_events.append, self._states
        match entry:
            case None:
                return self.rules.start(self.first, chance, tell)
            case Decision(_, action):
                state = states[-1].copy()
                self.rules.apply(state, action, chance, tell)
                return state
            case Undone(seat, _):
                # It cancels the decision directly before it.
                undone = self._steps[len(states) - 1].entry
                assert isinstance(undone, Decision)
                tell(TakenBack(seat, self.rules.spell(undone.action)))
                return states[-2]
