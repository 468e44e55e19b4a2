"""What a bot can't see never changes what it does."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.bots.strengths import STRENGTHS
from smilegames.core.chance import RandomChance
from tests.bots.seated import bot_at, judgement_at
from tests.support.each import each_table
from tests.support.playing import played
from tests.support.tables import Table
from tests.support.twins import twins


@pytest.mark.parametrize("strength", STRENGTHS)
@each_table
def test_redealing_never_changes_a_choice(table: Table, strength: str) -> None:
    rules, bot, random = table.rules, bot_at(table, strength), Random(f"bot {table}")
    for turn in played(table).sample(4):
        choices = rules.choices(turn.state)
        chosen = bot.choose(rules.view(turn.state, turn.seat), choices, RandomChance(1))
        assert chosen in choices
        for twin in twins(table, turn.state, turn.seat, random):
            view = rules.view(twin, turn.seat)
            assert bot.choose(view, rules.choices(twin), RandomChance(1)) == chosen


@each_table
def test_judgement_reads_only_what_the_seat_knows(table: Table) -> None:
    """It is handed whole positions, and in a search that would be to peek at a world's hands."""
    rules, judgement, random = table.rules, judgement_at(table), Random(f"judge {table}")
    for turn in played(table).sample(12):
        choices = rules.choices(turn.state)
        weights = list(judgement.weigh(turn.state, choices))
        sound = list(judgement.sound(turn.state, choices))
        for twin in twins(table, turn.state, turn.seat, random):
            again = rules.choices(twin)
            assert list(judgement.weigh(twin, again)) == weights
            assert list(judgement.sound(twin, again)) == sound
