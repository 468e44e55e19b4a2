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
        best: A = self.weigh(view, choices, chance)[0].action
        return best

    def weigh(self, view: Any, choices: Sequence[Any], chance: Chance) -> list[Weighed]:
        """Weigh the sound ones of the choices, the best first.

        One alone is not tried, and one choice alone takes no thinking: `chance` is not asked then.
        """
        rules, judgement = self._rules, self._judgement
        if len(choices) > 1:
            choices = judgement.sound(rules.imagine(view, chance), choices)
        if len(choices) == 1:
            return [Weighed(choices[0], 0.0, 0)]
        return look_ahead(Search(rules, judgement, view, chance), choices, self._budget)


def look_ahead(search: Search, choices: Sequence[Any], budget: Budget) -> list[Weighed]:
    """Weigh choices as the game's plan says, the best first."""
    look = grow if search.judgement.plan.tree else try_out
    return look(search, choices, budget.begin())
