"""What a judgement of a game says, and where it is found. Knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Any, ClassVar, Generic, TypeVar, cast

from smilegames.core.outcome import Outcome
from smilegames.core.rules import AnyRules

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Plan:
    """How a search looks ahead in a game."""

    tree: bool
    """True: other players' answers are searched as well; False: only the seat's next action, and
    judgement plays on."""
    wild: float
    """The share, 0 to 1, of a rollout's decisions that are any choice instead of a judged one."""


class Judgement(ABC, Generic[S, A]):
    """Judges positions of one game for the seat to act, and for a search at its horizon.

    What it is asked about a decision it answers from what the seat to act may know, although it is
    handed a whole position.
    """

    plan: ClassVar[Plan] = Plan(tree=False, wild=0.1)

    @abstractmethod
    def weigh(self, state: S, choices: Sequence[A]) -> Sequence[float]:
        """Say how good each choice seems; higher is better, and only the order counts."""

    def choose(self, state: S, choices: Sequence[A]) -> A:
        """Return the choice that seems best, the first of equals."""
        if len(choices) == 1:
            return choices[0]
        weights = self.weigh(state, choices)
        return choices[weights.index(max(weights))]

    def sound(self, state: S, choices: Sequence[A]) -> Sequence[A]:
        """Leave out choices that another one is better than, whatever the others hold and do."""
        return choices

    def likely(self, state: S) -> float:
        """Say how readily the others would have come to this position: above 0, 1 at most.

        A search meets a world the more often, the likelier it makes what was done in it.
        """
        return 1.0

    def stage(self, state: S) -> Hashable:
        """Return what stays the same as long as a search plays on: a round, a deal, the match."""
        return None

    @abstractmethod
    def prospects(self, state: S) -> Sequence[float]:
        """Return each seat's chances at a search's horizon: 0 to 1, together 1."""


AnyJudgement = Judgement[Any, Any]


def judgement_of(game_id: str, rules: AnyRules) -> AnyJudgement:
    """Return the judgement written for a game, or the general one where there is none."""
    name = f"{__package__}.{game_id}"
    module = import_module(name if find_spec(name) else f"{__package__}.general")
    return cast("AnyJudgement", module.judgement(rules))


def won(outcome: Outcome, margin: float = 0.0, spread: float = 1.0) -> list[float]:
    """Return the prospects of a finished match: the winners share them.

    `margin`, 0 to 1, is the part that goes by how the points compare instead, so that a search
    tells a narrow defeat from a clear one.
    """
    share = (1 - margin) / len(outcome.winners)
    wins = [share if place == 1 else 0.0 for place in outcome.places]
    if not margin:
        return wins
    leads = shares(outcome.scores, spread)
    return [win + margin * lead for win, lead in zip(wins, leads, strict=True)]


def shares(points: Sequence[float], spread: float) -> list[float]:
    """Turn points by seat into chances of having the most in the end.

    `spread` is how far points may still move: with much of it a lead means little.
    """
    best = max(points)
    weights = [exp((each - best) / spread) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]
