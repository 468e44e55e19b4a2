"""A player that searches: it tries its choices out in many worlds that agree with its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from smilegames.bots.budget import Budget
from smilegames.bots.flat import try_out
from smilegames.bots.judgement.judgement import AnyJudgement
from smilegames.bots.search import Search, Weighed
from smilegames.bots.tree import grow
from smilegames.core.chance import Chance
from smilegames.core.rules import AnyRules

A = TypeVar("A")


class Hard:
    """Searches as its judgement plans it, within a budget."""

    def __init__(self, rules: AnyRules, judgement: AnyJudgement, budget: Budget) -> None:
        self._rules = rules
        self._judgement = judgement
        self._budget = budget

    def choose(self, view: Any, choices: Sequence[A], chance: Chance) -> A:
        """Return the choice that did best."""
        if len(choices) == 1:
            return choices[0]
        best: A = self.consider(view, choices, chance)[0].action
        return best

    def consider(self, view: Any, choices: Sequence[Any], chance: Chance) -> list[Weighed]:
        """Return the sound choices as the search weighed them, the best first."""
        state = self._rules.imagine(view, chance)
        sound = self._judgement.sound(state, choices)
        search = Search(self._rules, self._judgement, view, chance)
        look = grow if self._judgement.plan.tree else try_out
        return look(search, sound, self._budget.begin())
