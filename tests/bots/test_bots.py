"""Bots of every strength at every table."""

from __future__ import annotations

import pytest

from smilegames.bots.bot import own_chance
from smilegames.bots.budget import Budget
from smilegames.bots.hard import look_ahead
from smilegames.bots.judgement.general import GeneralJudgement
from smilegames.bots.judgement.judgement import judgement_of
from smilegames.bots.search import Search
from smilegames.bots.strengths import STRENGTHS, make_bot
from smilegames.core.chance import RandomChance, StackedChance
from smilegames.core.match import Match
from smilegames.core.record import Strength
from tests.bots.seated import bot_at, judgement_at
from tests.support.coin import CoinRules
from tests.support.each import each_seat_count, each_table
from tests.support.playing import played
from tests.support.tables import Table


@each_seat_count
def test_a_match_of_all_strengths_ends(table: Table) -> None:
    bots = [bot_at(table, STRENGTHS[seat % 4], Budget(iterations=2)) for seat in range(table.seats)]
    match = Match(table.rules, RandomChance(5))
    while (seat := match.to_act) is not None:
        chance = own_chance(5, seat, match.decisions)
        action = bots[seat].choose(match.view(seat), match.choices(seat), chance)
        match.submit(seat, action, match.version)
        assert match.decisions <= table.hooks.MAX_DECISIONS
    assert match.outcome is not None


@pytest.mark.parametrize("strength", STRENGTHS)
@each_table
def test_one_choice_takes_no_thinking(table: Table, strength: str) -> None:
    """Not even the view is looked at, and chance is not asked."""
    turn = played(table).turns[0]
    only = table.rules.choices(turn.state)[:1]
    assert bot_at(table, strength).choose(None, only, StackedChance()) == only[0]


@pytest.mark.parametrize("strength", Strength)
@each_table
def test_the_same_chance_gives_the_same_choice(table: Table, strength: str) -> None:
    rules = table.rules
    for turn in played(table, 2).sample(3):
        view, choices = rules.view(turn.state, turn.seat), rules.choices(turn.state)
        first, second = (
            bot_at(table, strength).choose(view, choices, RandomChance(9)) for _ in range(2)
        )
        assert first == second


@each_table
def test_prospects_are_chances(table: Table) -> None:
    """At any horizon that a search can meet: where the stage changes, and at the end."""
    judgement, before = judgement_at(table), None
    for state in (*(turn.state for turn in played(table).turns), played(table).end):
        stage = judgement.stage(state)
        if stage != before or state is played(table).end:
            prospects = judgement.prospects(state)
            assert len(prospects) == table.seats
            assert sum(prospects) == pytest.approx(1)
            assert min(prospects) >= 0
        before = stage


@each_table
def test_every_position_is_likely_to_a_degree(table: Table) -> None:
    judgement = judgement_at(table)
    for turn in played(table).turns:
        assert 0 < judgement.likely(turn.state) <= 1


@each_table
def test_sound_choices_are_choices_in_their_order(table: Table) -> None:
    judgement = judgement_at(table)
    for turn in played(table, 3).turns:
        choices = list(table.rules.choices(turn.state))
        sound = list(judgement.sound(turn.state, choices))
        assert sound
        assert sound == [choice for choice in choices if choice in sound]


@each_seat_count
def test_a_search_spends_its_budget_and_weighs_what_is_sound(table: Table) -> None:
    rules, judgement = table.rules, judgement_at(table)
    for turn in played(table, 4).sample(3):
        choices = rules.choices(turn.state)
        sound = judgement.sound(turn.state, choices)
        search = Search(rules, judgement, rules.view(turn.state, turn.seat), RandomChance(1))
        weighed = look_ahead(search, sound, Budget(iterations=40))
        assert {each.action for each in weighed} <= set(sound)
        assert all(0 <= each.value <= 1 for each in weighed)
        assert 40 <= sum(each.tries for each in weighed) < 40 + len(choices) * 8


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_a_game_without_a_judgement_is_played_by_trying(strength: str) -> None:
    """A sixth game: nobody has told the bots how the coin game is played."""
    rules = CoinRules(2, {"rounds": 1}, {"coins": [1, 2, 3, 5, 8]})
    assert isinstance(judgement_of("coin", rules), GeneralJudgement)
    bot = make_bot(strength, "coin", rules, Budget(iterations=200))
    for seed in range(5):
        state = rules.start(0, RandomChance(seed))
        view, choices = rules.view(state, 0), rules.choices(state)
        assert bot.choose(view, choices, RandomChance(1)) in choices
