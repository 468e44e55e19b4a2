"""What a player that is a program is given, and the two that hardly think."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from smilegames.bots.judgement.judgement import AnyJudgement
from smilegames.core.chance import Chance, RandomChance
from smilegames.core.rules import AnyRules

A = TypeVar("A")


def own_chance(seed: int, seat: int, decision: int) -> Chance:
    """Return the chance of a bot for one decision of a match, from the match's seed.

    Apart from the match's own chance, from other bots' and from other decisions', so that a match
    that is gone on with goes on as it would have.
    """
    return RandomChance(random.Random(f"bot {seed} {seat} {decision}").getrandbits(64))


class Bot(Protocol):
    """A player for one game, set up for a number of seats. Remembers nothing between decisions."""

    def choose(self, view: Any, choices: Sequence[A], chance: Chance) -> A:
        """Return one of the choices of the seat that `view` belongs to.

        The same view, choices and chance give the same answer. One choice alone takes no thinking:
        `chance` is not asked then.
        """
        ...


class AnyMove:
    """Takes any of its choices: for simulations, and the floor for every other bot."""

    def choose(self, view: Any, choices: Sequence[A], chance: Chance) -> A:
        """Return one of the choices, each equally likely. Needs no view: it looks at nothing."""
        return choices[chance.pick(len(choices))] if len(choices) > 1 else choices[0]


class Normal:
    """Plays by judgement of the game, without looking ahead."""

    def __init__(self, rules: AnyRules, judgement: AnyJudgement) -> None:
        self._rules = rules
        self._judgement = judgement

    def choose(self, view: Any, choices: Sequence[A], chance: Chance) -> A:
        """Return what judgement holds to be best."""
        if len(choices) == 1:
            return choices[0]
        # A judgement is written for positions, so that a search can use it as well. What this one
        # is not shown is made up, and the judgement would not look at it anyway.
        state = self._rules.imagine(view, chance)
        best: A = self._judgement.choose(state, self._judgement.sound(state, choices))
        return best


class Easy:
    """Plays with a little sense: better than any move, and never to be feared."""

    SENSE = 3
    """One decision in so many is a judged one."""

    def __init__(self, rules: AnyRules, judgement: AnyJudgement) -> None:
        self._normal = Normal(rules, judgement)
        self._any = AnyMove()

    def choose(self, view: Any, choices: Sequence[A], chance: Chance) -> A:
        """Return normal's choice now and then, and else any."""
        if len(choices) == 1:
            return choices[0]
        player: Bot = self._any if chance.pick(self.SENSE) else self._normal
        return player.choose(view, choices, chance)
