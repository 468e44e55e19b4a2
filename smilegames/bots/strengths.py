"""The strengths that a bot can have, by name, and bots of them: `easy`, `hard`, `hard:800`."""

from __future__ import annotations

from smilegames.bots.bot import AnyMove, Bot, Easy, Normal
from smilegames.bots.budget import Budget
from smilegames.bots.hard import Hard
from smilegames.bots.judgement.judgement import judgement_of
from smilegames.core.record import Strength
from smilegames.core.rules import AnyRules

EASY, NORMAL, HARD = Strength
RANDOM = "random"
STRENGTHS = (RANDOM, *Strength)
"""Those of `Strength`, which sit down with people, and any move at all."""


def check_spelled(spelled: str) -> tuple[str, Budget | None]:
    """Return the strength that is named, and the budget where one is. Raises ValueError."""
    strength, colon, own = spelled.partition(":")
    if strength not in STRENGTHS or (colon and strength != HARD):
        raise ValueError(f"no bot: {spelled}")
    return strength, Budget.parse(own) if colon else None


def make_bot(spelled: str, game_id: str, rules: AnyRules, budget: Budget) -> Bot:
    """Return a bot for a game, from a spelling that has been checked.

    `budget` is for a bot that searches, unless it names its own.
    """
    strength, own = check_spelled(spelled)
    if strength == RANDOM:
        return AnyMove()
    judgement = judgement_of(game_id, rules)
    if strength == HARD:
        return Hard(rules, judgement, own or budget)
    return (Easy if strength == EASY else Normal)(rules, judgement)
