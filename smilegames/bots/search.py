"""What every search does: imagine worlds, play them on to the horizon, and weigh what came of it.

Knows no game: the rules play, the judgement says how far to look and what it is worth.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from smilegames.bots.judgement.judgement import AnyJudgement
from smilegames.core.chance import Chance
from smilegames.core.rules import AnyRules

WILD_STEPS = 1 << 10
LIKELY_STEPS = 1 << 16
PATIENCE = 30
"""Worlds that are imagined before one is taken however unlikely it is."""


class Weighed(NamedTuple):
    """What a search found out about a choice."""

    action: Any
    value: float
    """The share of the match's win, 0 to 1, that the seat may hope for after it."""
    tries: int
    """How often it was tried; where never, value and error say nothing."""
    error: float = 0.0
    """The standard error of `value`."""


def weighed(action: Any, tries: int, won: float, squares: float) -> Weighed:
    """Return what a choice came to that was tried at least once.

    `won` and `squares` are the sums of what its tries brought, and of that squared.
    """
    value = won / tries
    variance = max(0.0, squares / tries - value * value)
    # One try more, that might have come to half a win: the same result twice is no proof.
    return Weighed(action, value, tries, sqrt((variance * tries + 0.25) / (tries + 1) / tries))


class Search:
    """One decision to be made: a view, and the means to look ahead from it."""

    __slots__ = ("_chance", "_stage", "_view", "_wild", "judgement", "rules", "seat")

    def __init__(self, rules: AnyRules, judgement: AnyJudgement, view: Any, chance: Chance) -> None:
        self.rules = rules
        self.judgement = judgement
        self._view = view
        self._chance = chance
        self._wild = int(judgement.plan.wild * WILD_STEPS)
        root = self.world()
        seat = rules.to_act(root)
        assert seat is not None
        self.seat = seat
        """Who decides."""
        self._stage = judgement.stage(root)

    def world(self) -> Any:
        """Imagine a position that agrees with the view, and more often a likely one."""
        imagine, view, chance = self.rules.imagine, self._view, self._chance
        for _ in range(PATIENCE):
            world = imagine(view, chance)
            likely = self.judgement.likely(world)
            if likely == 1 or chance.pick(LIKELY_STEPS) < likely * LIKELY_STEPS:
                break
        return world

    def apply(self, world: Any, action: Any) -> None:
        """Make a decision in a world."""
        self.rules.apply(world, action, self._chance)

    def goes_on(self, world: Any) -> bool:
        """Tell whether the horizon has not been reached yet."""
        return self.rules.to_act(world) is not None and self.judgement.stage(world) == self._stage

    def play_on(self, world: Any) -> Any:
        """Play a world to the horizon by judgement, now and then wildly; return the prospects."""
        rules, judgement, chance, wild = self.rules, self.judgement, self._chance, self._wild
        choose, stage = judgement.choose, self._stage
        while rules.to_act(world) is not None and judgement.stage(world) == stage:
            choices = rules.choices(world)
            if len(choices) == 1:
                action = choices[0]
            elif wild and chance.pick(WILD_STEPS) < wild:
                action = choices[chance.pick(len(choices))]
            else:
                action = choose(world, choices)
            rules.apply(world, action, chance)
        return judgement.prospects(world)
