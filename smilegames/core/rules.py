"""The contract between a game's rules and everything that plays, shows, records or tests them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self, TypeVar

from smilegames.core.chance import Chance
from smilegames.core.errors import Refusal
from smilegames.core.events import Event, Tell
from smilegames.core.outcome import Outcome


class GameState(Protocol):
    """A position. Mutable; only the rules that made it may change it."""

    def copy(self) -> Self:
        """Return an equal state that shares nothing mutable with this one."""
        ...


S = TypeVar("S", bound=GameState)
A = TypeVar("A")
V = TypeVar("V")


class Rules(Protocol[S, A, V]):
    """One game, set up for a number of seats, a deck and options. Holds no state of a match.

    An action is an immutable tuple-like value (a NamedTuple that begins with its verb), so that
    equality and hashing run in C. Every legal action is made once and reused.
    """

    seats: int
    """How many play."""

    def start(self, first: int | None, chance: Chance, tell: Tell | None = None) -> S:
        """Set the table. `first` answers the game's opening question (a seat).

        None leaves it to chance: then the very first thing drawn is `chance.pick(seats)`.
        """
        ...

    def to_act(self, state: S) -> int | None:
        """Return the seat that must decide, or None when the match is over."""
        ...

    def choices(self, state: S) -> Sequence[A]:
        """List the legal actions of the seat to act, in a stable order, without duplicates.

        Never empty while a decision is awaited; empty when the match is over. The caller must not
        change the sequence.
        """
        ...

    def refusal(self, state: S, action: A) -> Refusal:
        """Say why an action that is not among the choices is not."""
        ...

    def apply(self, state: S, action: A, chance: Chance, tell: Tell | None = None) -> None:
        """Change `state` by a legal action of the seat to act, and by all that follows from it.

        What is told is complete only when the call returns. The action is not validated here.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome, or None while the match goes on."""
        ...

    def recall(self, told: Sequence[Event]) -> int:
        """Return how far back everybody's log reaches while the match is on: an event's number.

        `told` are all events so far, secrets included. Each game's rules say what people at a real
        table could still look up.
        """
        ...

    def view(self, state: S, seat: int | None) -> V:
        """Build what `seat` may know, and nothing else; None is the spectator.

        A view is a value: comparable with `==`, and it shares nothing mutable with the state.
        """
        ...

    def imagine(self, view: V, chance: Chance) -> S:
        """Build a whole state that agrees with `view`, what it hides drawn from `chance`."""
        ...

    def spell(self, action: A) -> str:
        """Write an action in the notation of records: a verb and what it names, never positions."""
        ...

    def parse(self, text: str) -> A:
        """Read an action back from its notation. Raises NotationError."""
        ...


AnyRules = Rules[Any, Any, Any]
