"""A way to play any game: no judgement of its own, so that a search must find everything out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from smilegames.bots.judgement.judgement import Judgement, Plan, won
from smilegames.core.chance import RandomChance
from smilegames.core.rules import AnyRules

PLAYOUTS = 8
"""Random matches that judge a choice."""


class GeneralJudgement(Judgement[Any, Any]):
    """Plays each choice to the end of the match a few times, everybody at random."""

    plan = Plan(tree=False, wild=1.0)

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def weigh(self, state: Any, choices: Sequence[Any]) -> Sequence[float]:
        """Return how often each choice led to a win."""
        seat = self._rules.to_act(state)
        assert seat is not None
        hidden = RandomChance(0)
        view = self._rules.view(state, seat)
        worlds = [self._rules.imagine(view, hidden) for _ in range(PLAYOUTS)]
        return [sum(self._try(world, action, seat) for world in worlds) for action in choices]

    def prospects(self, state: Any) -> Sequence[float]:
        """Return who has won."""
        outcome = self._rules.outcome(state)
        assert outcome is not None
        return won(outcome)

    def _try(self, world: Any, action: Any, seat: int) -> float:
        rules, chance, state = self._rules, RandomChance(0), world.copy()
        rules.apply(state, action, chance)
        while rules.to_act(state) is not None:
            choices = rules.choices(state)
            rules.apply(state, choices[chance.pick(len(choices))], chance)
        return self.prospects(state)[seat]


def judgement(rules: AnyRules) -> GeneralJudgement:
    """Return the judgement for a game that nothing is known about."""
    return GeneralJudgement(rules)
