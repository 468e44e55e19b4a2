"""The suites of conformance and secrecy find the faults they are there to find.

Each fault is planted in the rules of every game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.errors import GameError
from tests.conformance import (
    test_match,
    test_notation,
    test_outcomes,
    test_playing,
    test_refusals,
    test_views,
)
from tests.secrecy import test_logs, test_twins
from tests.support.faulty import Blurted, plant
from tests.support.tables import one_table_each


class Fault(NamedTuple):
    """A name, the suite's test that must fail, and the methods to replace."""

    name: str
    finder: Callable[..., object]
    methods: dict[str, Callable[..., Any]]


def choices_twice(rules: Any, state: Any) -> Any:
    return [*rules.choices(state), *rules.choices(state)]


def choices_in_any_order(rules: Any, state: Any) -> Any:
    return sorted(rules.choices(state), key=lambda _: Random().random())


def refusal_that_acts(rules: Any, state: Any, action: Any) -> Any:
    refusal = rules.refusal(state, action)
    for first in rules.choices(state)[:1]:
        rules.apply(state, first, RandomChance(1))
    return refusal


def apply_with_own_luck(rules: Any, state: Any, action: Any, chance: Any, tell: Any = None) -> None:
    rules.apply(state, action, chance, tell)
    if rules.to_act(state) is not None:
        rules.apply(state, Random().choice(rules.choices(state)), RandomChance(), tell)


def apply_idle_unless_told(
    rules: Any, state: Any, action: Any, chance: Any, tell: Any = None
) -> None:
    if tell is not None:
        rules.apply(state, action, chance, tell)


def apply_blurting(rules: Any, state: Any, action: Any, chance: Any, tell: Any = None) -> None:
    rules.apply(state, action, chance, tell)
    if tell is not None:
        tell(Blurted(repr(state)))


def apply_without_flags(rules: Any, state: Any, action: Any, chance: Any, tell: Any = None) -> None:
    rules.apply(state, action, chance, lambda event: tell(Blurted(repr(event))))


def start_blurting(rules: Any, first: Any, chance: Any, tell: Any = None) -> Any:
    state = rules.start(first, chance, tell)
    if tell is not None:
        tell(Blurted(repr(state)))
    return state


def view_with_all_secrets(rules: Any, state: Any, seat: int | None) -> Any:
    return rules.view(state, seat), repr(state)


def view_holding_the_state(rules: Any, state: Any, seat: int | None) -> Any:
    return [rules.view(state, seat), state]


def imagine_from_the_whole(rules: Any, view: Any, chance: Any) -> Any:
    return rules.imagine(view[0], chance)


def imagine_the_start(rules: Any, view: Any, chance: Any) -> Any:
    return rules.start(0, chance)


def imagine_always_alike(rules: Any, view: Any, chance: Any) -> Any:
    return rules.imagine(view, RandomChance(1))


def outcome_one_too_many(rules: Any, state: Any) -> Any:
    outcome = rules.outcome(state)
    if outcome is None:
        return None
    return replace(outcome, scores=(outcome.scores[0] + 1, *outcome.scores[1:]))


def spell_the_verb_alone(rules: Any, action: Any) -> str:
    return str(rules.spell(action).split()[0])


def parse_anything(rules: Any, text: str) -> Any:
    try:
        return rules.parse(text)
    except GameError:
        return rules.choices(rules.start(0, RandomChance(1)))[0]


def parse_the_beginning(rules: Any, text: str) -> Any:
    return rules.parse(" ".join(text.split()[:2]))


def undo_is_closed_by_what_is_shown(table: Any) -> None:
    """In some games the same act always looks the same, and only having been possible tells."""
    test_logs.test_whoever_learns_something_closes_undo(table)
    test_logs.test_an_act_that_shows_what_was_in_hand_closes_undo(table)


OPEN = {"view": view_with_all_secrets, "imagine": imagine_from_the_whole}

FAULTS = [
    Fault(
        "choices twice",
        test_playing.test_choices_are_there_and_differ,
        {"choices": choices_twice},
    ),
    Fault(
        "choices in any order",
        test_playing.test_choices_are_stable_and_change_nothing,
        {"choices": choices_in_any_order},
    ),
    Fault(
        "a refusal acts",
        lambda table: test_refusals.test_the_rules_say_why(table, 1),
        {"refusal": refusal_that_acts},
    ),
    Fault(
        "luck of its own",
        test_match.test_a_record_brings_back_the_match,
        {"apply": apply_with_own_luck},
    ),
    Fault(
        "idle unless told",
        test_playing.test_telling_changes_nothing,
        {"apply": apply_idle_unless_told},
    ),
    Fault("a view with secrets", test_twins.test_views_do_not_change, OPEN),
    Fault(
        "a view of the state",
        test_views.test_a_view_is_a_value_of_its_own,
        {"view": view_holding_the_state},
    ),
    Fault(
        "imagining another match",
        test_views.test_an_imagined_position_agrees_with_its_view,
        {"imagine": imagine_the_start},
    ),
    Fault(
        "imagining one thing only",
        test_views.test_imagination_varies,
        {"imagine": imagine_always_alike},
    ),
    Fault(
        "a log with secrets",
        test_logs.test_what_is_told_tells_no_more_than_the_view,
        {"apply": apply_blurting},
    ),
    Fault(
        "a deal with secrets",
        test_logs.test_luck_that_a_reader_cannot_see_is_not_told,
        {"start": start_blurting},
    ),
    Fault(
        "showing without saying so",
        undo_is_closed_by_what_is_shown,
        {"apply": apply_without_flags},
    ),
    Fault(
        "a point too many",
        test_outcomes.test_an_independent_scorer_agrees,
        {"outcome": outcome_one_too_many},
    ),
    Fault(
        "lines that do not add up",
        test_outcomes.test_scores_places_and_lines_agree,
        {"outcome": outcome_one_too_many},
    ),
    Fault(
        "one spelling for many",
        test_notation.test_the_whole_universe_reads_back,
        {"spell": spell_the_verb_alone},
    ),
    Fault(
        "anything is an action",
        test_notation.test_actions_are_not_empty_words,
        {"parse": parse_anything},
    ),
    Fault(
        "an action with a tail",
        test_notation.test_junk_is_refused,
        {"parse": parse_the_beginning},
    ),
]


@pytest.mark.parametrize("table", one_table_each(), ids=str)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found(table: Any, fault: Fault) -> None:
    fault.finder(table)
    with pytest.raises((AssertionError, GameError, pytest.fail.Exception)):
        fault.finder(plant(table, **fault.methods))
