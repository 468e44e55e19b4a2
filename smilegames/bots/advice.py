"""Advice on a decision, a verdict on one that was made, and how a match stands.

All of it from a view: what the seat that decides, or everybody, may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, hypot, sqrt
from typing import Any

from smilegames.bots.budget import Budget
from smilegames.bots.flat import try_out
from smilegames.bots.hard import Hard
from smilegames.bots.judgement.judgement import AnyJudgement, won
from smilegames.bots.search import Search, Weighed
from smilegames.core.chance import Chance
from smilegames.core.rules import AnyRules


@dataclass(frozen=True, slots=True)
class Advice:
    """What a search thinks of each choice of a decision."""

    ranked: tuple[Weighed, ...]
    """Every choice once, the best first. Those that were not tried come last: another choice is
    better whatever the others hold and do, or too many looked better."""

    @property
    def best(self) -> Weighed:
        """What to do. Not tried where it is the only choice, or the only sound one."""
        return self.ranked[0]

    @property
    def sure(self) -> float:
        """How likely the best choice is no worse than the next one, 0.5 to 1."""
        tried = [each for each in self.ranked if each.tries]
        if len(tried) < 2:
            return 1.0
        best, *others = tried
        return min([_no_worse(best, other) for other in others])


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a search thinks of a decision that was made."""

    made: Weighed
    best: Weighed
    """What should have been done; `made` itself where nothing was found to be better."""

    @property
    def cost(self) -> float:
        """The share of the match's win, 0 to 1, that the decision gave away."""
        return max(0.0, self.best.value - self.made.value)

    @property
    def sure(self) -> float:
        """How likely the best was no worse than what was done, 0.5 to 1; 1 where they are one."""
        return 1.0 if self.made.action == self.best.action else _no_worse(self.best, self.made)


class Adviser:
    """Searches as hard does, and tells what it found."""

    def __init__(self, rules: AnyRules, judgement: AnyJudgement, budget: Budget) -> None:
        self._rules = rules
        self._judgement = judgement
        self._budget = budget
        self._hard = Hard(rules, judgement, budget)

    def advise(self, view: Any, choices: Sequence[Any], chance: Chance) -> Advice:
        """Weigh the choices of the seat that decides, whose view this is."""
        ranked = self._hard.weigh(view, choices, chance)
        found = {each.action for each in ranked}
        left = [Weighed(action, 0.0, 0) for action in choices if action not in found]
        return Advice((*ranked, *left))

    def judge(self, view: Any, choices: Sequence[Any], made: Any, chance: Chance) -> Verdict:
        """Say what one of the choices gave away, as the seat could have known.

        It and the best are tried in the same worlds, so that luck cancels out. Spends the budget
        twice.
        """
        best = self.advise(view, choices, chance).best
        if best.action == made:
            return Verdict(best, best)
        search = Search(self._rules, self._judgement, view, chance)
        found = try_out(search, (best.action, made), self._budget.begin())
        better, done = sorted(found, key=lambda each: bool(each.action == made))
        return Verdict(done, done if better.value <= done.value else better)

    def chances(self, view: Any, chance: Chance) -> tuple[float, ...]:
        """Return by seat the share of the match's win to be hoped for, together 1.

        `view` may be a seat's or the spectator's, at any time, also after the end.
        """
        rules, totals = self._rules, [0.0] * self._rules.seats
        world = rules.imagine(view, chance)
        if rules.to_act(world) is None:
            outcome = rules.outcome(world)
            assert outcome is not None
            return tuple(won(outcome))
        search, spending = Search(rules, self._judgement, view, chance), self._budget.begin()
        while spending.spent < 1:
            prospects = search.play_on(search.world())
            totals = [total + each for total, each in zip(totals, prospects, strict=True)]
            spending.done += 1
        return tuple([total / spending.done for total in totals])


def _no_worse(best: Weighed, other: Weighed) -> float:
    """Return how likely the true value of `best` is not below the other's, at least 0.5."""
    doubt = hypot(best.error, other.error)
    lead = max(0.0, best.value - other.value)
    return (1 + erf(lead / doubt / sqrt(2))) / 2
