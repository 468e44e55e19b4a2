"""Bots at the tables of the shared suites, with little to think about."""

from __future__ import annotations

from smilegames.bots.bot import Bot
from smilegames.bots.budget import Budget
from smilegames.bots.judgement.judgement import AnyJudgement, judgement_of
from smilegames.bots.strengths import make_bot
from tests.support.tables import Table

FEW = Budget(iterations=12)


def bot_at(table: Table, strength: str, budget: Budget = FEW) -> Bot:
    """Return a bot of a strength for a table."""
    return make_bot(strength, table.game_id, table.rules, budget)


def judgement_at(table: Table) -> AnyJudgement:
    """Return the judgement of a table's game."""
    return judgement_of(table.game_id, table.rules)
