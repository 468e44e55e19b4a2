"""Advice, verdicts and chances: what is weighed, how sure it is, and that it is no peeping."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.bots.advice import Advice, Adviser, Verdict
from smilegames.bots.budget import Budget
from smilegames.bots.search import Weighed
from smilegames.core.chance import RandomChance, StackedChance
from tests.bots.seated import judgement_at
from tests.support.each import each_seat_count, each_table
from tests.support.playing import played
from tests.support.tables import Table
from tests.support.twins import twins


def adviser_at(table: Table, iterations: int = 12) -> Adviser:
    return Adviser(table.rules, judgement_at(table), Budget(iterations=iterations))


@each_seat_count
def test_every_choice_is_ranked_once(table: Table) -> None:
    adviser = adviser_at(table)
    for turn in played(table, 5).sample(4):
        choices = table.rules.choices(turn.state)
        view = table.rules.view(turn.state, turn.seat)
        advice = adviser.advise(view, choices, RandomChance(2))
        assert len(advice.ranked) == len(choices)
        assert {each.action for each in advice.ranked} == set(choices)
        assert 0.5 <= advice.sure <= 1
        assert all(each.tries == 0 for each in advice.ranked) == (
            len(judgement_at(table).sound(turn.state, choices)) == 1
        )


@each_table
def test_one_choice_takes_no_thinking(table: Table) -> None:
    only = table.rules.choices(played(table).turns[0].state)[:1]
    advice = adviser_at(table).advise(None, only, StackedChance())
    assert (advice.best.action, advice.sure) == (only[0], 1.0)


@each_seat_count
def test_a_verdict_is_on_what_was_made(table: Table) -> None:
    adviser = adviser_at(table, 30)
    for turn in played(table, 6).sample(2):
        choices = table.rules.choices(turn.state)
        view = table.rules.view(turn.state, turn.seat)
        best = adviser.advise(view, choices, RandomChance(3)).best.action
        for made in (best, choices[-1]):
            verdict = adviser.judge(view, choices, made, RandomChance(3))
            assert verdict.made.action == made
            assert verdict.best.action in (best, made)
            assert 0 <= verdict.cost <= 1
        assert adviser.judge(view, choices, best, RandomChance(3)).cost == 0


@each_seat_count
def test_chances_are_counted_for_everybody(table: Table) -> None:
    """At any time, for any reader; when the match is over they are its outcome."""
    rules, adviser = table.rules, adviser_at(table)
    for turn in played(table, 7).sample(3):
        for reader in (turn.seat, None):
            chances = adviser.chances(rules.view(turn.state, reader), RandomChance(1))
            assert len(chances) == table.seats
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0
    end = played(table, 7).end
    outcome = rules.outcome(end)
    assert outcome is not None
    chances = adviser.chances(rules.view(end, None), RandomChance(1))
    for seat, chance in enumerate(chances):
        assert chance == (1 / len(outcome.winners) if seat in outcome.winners else 0)


@each_table
def test_what_a_seat_cannot_see_changes_no_advice(table: Table) -> None:
    rules, adviser, random = table.rules, adviser_at(table), Random(f"advice {table}")
    for turn in played(table).sample(2):
        view, choices = rules.view(turn.state, turn.seat), rules.choices(turn.state)
        advice = adviser.advise(view, choices, RandomChance(1))
        chances = adviser.chances(rules.view(turn.state, None), RandomChance(1))
        for twin in twins(table, turn.state, turn.seat, random):
            again = rules.view(twin, turn.seat)
            assert adviser.advise(again, rules.choices(twin), RandomChance(1)) == advice
            verdict = adviser.judge(again, choices, choices[-1], RandomChance(1))
            assert verdict == adviser.judge(view, choices, choices[-1], RandomChance(1))
            known = adviser.chances(rules.view(twin, None), RandomChance(1))
            assert known == chances


def test_how_sure_goes_by_lead_and_doubt() -> None:
    clear = Advice((Weighed("a", 0.7, 400, 0.02), Weighed("b", 0.5, 400, 0.02)))
    close = Advice((Weighed("a", 0.51, 400, 0.02), Weighed("b", 0.5, 400, 0.02)))
    vague = Advice((Weighed("a", 0.7, 4, 0.25), Weighed("b", 0.5, 4, 0.25)))
    assert clear.sure > 0.99
    assert 0.5 < close.sure < 0.7
    assert 0.5 < vague.sure < clear.sure
    assert Advice((Weighed("a", 0.0, 0), Weighed("b", 0.0, 0))).sure == 1.0


def test_a_verdict_costs_what_was_given_away() -> None:
    better, worse = Weighed("a", 0.75, 400, 0.02), Weighed("b", 0.5, 400, 0.02)
    assert (Verdict(worse, better).cost, Verdict(better, better).cost) == (0.25, 0.0)
    assert Verdict(worse, better).sure > 0.99
    assert Verdict(better, better).sure == 1.0
