"""Bots at the tables of the shared suites, with little to think about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from smilegames.bots.bot import Bot
from smilegames.bots.budget import Budget
from smilegames.bots.chair import Chair
from smilegames.bots.judgement.judgement import AnyJudgement, judgement_of
from smilegames.bots.strengths import make_bot
from tests.support.playing import played
from tests.support.tables import Table, house_deck

FEW = Budget(iterations=12)


def bot_at(table: Table, strength: str, budget: Budget = FEW) -> Bot:
    """Return a bot of a strength for a table."""
    return make_bot(strength, table.game_id, table.rules, budget)


def judgement_at(table: Table) -> AnyJudgement:
    """Return the judgement of a table's game."""
    return judgement_of(table.game_id, table.rules)


def chair_at(table: Table, bot: str, budget: Budget) -> Chair:
    """Return a chair at a table that plays with the house's deck."""
    return Chair(
        table.game_id, table.seats, dict(table.options), house_deck(table.game), bot, budget
    )


def decision_at(table: Table) -> tuple[Any, Sequence[Any]]:
    """Return a view and several choices from the middle of a match."""
    for turn in played(table).turns[10:]:
        choices = table.rules.choices(turn.state)
        if len(choices) > 2:
            return table.rules.view(turn.state, turn.seat), list(choices)
    raise AssertionError("no decision with several choices")
