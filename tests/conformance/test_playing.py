"""Positions, choices and moves, in matches of random players."""

from __future__ import annotations

from random import Random

import pytest

from smilegames.core.chance import RandomChance, StackedChance
from smilegames.core.events import Event
from tests.support.each import each_table
from tests.support.playing import played
from tests.support.tables import Table
from tests.support.values import kinds, shared, snapshot


@each_table
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_ends_and_conserves_everything(table: Table, seed: int) -> None:
    """Ending in time is part of `played`."""
    rules, match = table.rules, played(table, seed)
    for turn in match.turns:
        table.hooks.conserved(rules, turn.state)
        assert rules.outcome(turn.state) is None
    table.hooks.conserved(rules, match.end)
    assert rules.to_act(match.end) is None
    assert not rules.choices(match.end)
    assert rules.outcome(match.end) is not None


@each_table
def test_choices_are_there_and_differ(table: Table) -> None:
    for turn in played(table).turns:
        choices = table.rules.choices(turn.state)
        assert choices
        assert len(set(choices)) == len(choices)
        assert turn.action in choices


@each_table
def test_choices_are_stable_and_change_nothing(table: Table) -> None:
    for turn in played(table).sample(20):
        before, choices = snapshot(turn.state), list(table.rules.choices(turn.state))
        assert list(table.rules.choices(turn.state)) == choices
        assert list(table.rules.choices(turn.state.copy())) == choices
        assert snapshot(turn.state) == before


@each_table
def test_actions_begin_with_a_verb_and_are_immutable(table: Table) -> None:
    for turn in played(table).sample(40):
        assert isinstance(turn.action, tuple)
        assert isinstance(turn.action[0], str)
        hash(turn.action)


@each_table
def test_a_copy_is_equal_and_shares_nothing(table: Table) -> None:
    for turn in played(table).sample(20):
        copy = turn.state.copy()
        assert copy == turn.state
        assert snapshot(copy) == snapshot(turn.state)
        assert shared(turn.state, copy) == []


@each_table
def test_later_moves_leave_earlier_copies_alone(table: Table) -> None:
    rules, match = table.rules, played(table, 2)
    state, chance = match.start.copy(), StackedChance(o for t in match.turns for o in t.chance)
    kept = []
    for turn in match.turns:
        kept.append((state.copy(), snapshot(state)))
        rules.apply(state, turn.action, chance)
    assert all(snapshot(copy) == before for copy, before in kept)


@each_table
def test_telling_changes_nothing(table: Table) -> None:
    """`played` tells everything; the moves made again without telling lead to the same end."""
    rules, match = table.rules, played(table)
    chance = StackedChance((*match.start_chance, *(o for t in match.turns for o in t.chance)))
    state = rules.start(match.first, chance)
    for turn in match.turns:
        assert rules.to_act(state) == turn.seat
        rules.apply(state, turn.action, chance)
    assert snapshot(state) == snapshot(match.end)
    assert chance.left == 0


@each_table
def test_the_opening_answer_is_heeded_by_the_rules_alone(table: Table) -> None:
    """Any seat may answer the opening question, or chance; nothing is left to the position."""
    for first in (*range(table.seats), None):
        state = table.rules.start(first, RandomChance(1))
        table.hooks.conserved(table.rules, state)
        assert table.rules.to_act(state) is not None


@each_table
def test_no_generator_hides_in_a_position(table: Table) -> None:
    assert Random not in kinds(played(table).start)


@each_table
def test_events_are_never_changed_once_told(table: Table) -> None:
    rules, match = table.rules, played(table)
    chance = StackedChance((*match.start_chance, *(o for t in match.turns for o in t.chance)))
    told: list[Event] = []
    state = rules.start(match.first, chance, told.append)
    kept = [(event, snapshot(event)) for event in told]
    for turn in match.turns:
        told.clear()
        rules.apply(state, turn.action, chance, told.append)
        assert [shared(state, event) for event in told if shared(state, event)] == []
        kept += [(event, snapshot(event)) for event in told]
    assert all(snapshot(event) == before for event, before in kept)
