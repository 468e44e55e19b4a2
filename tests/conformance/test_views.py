"""Views as values, and imagined positions that agree with them."""

from __future__ import annotations

from smilegames.core.chance import RandomChance
from tests.support.each import each_table
from tests.support.playing import outcome_of, play_out, played
from tests.support.tables import Table
from tests.support.values import kinds, shared, snapshot


@each_table
def test_a_view_is_a_value_of_its_own(table: Table) -> None:
    rules = table.rules
    for turn in played(table).sample(6):
        for reader in table.readers():
            before, view = snapshot(turn.state), rules.view(turn.state, reader)
            assert view == rules.view(turn.state.copy(), reader)
            assert snapshot(turn.state) == before
            assert shared(turn.state, view) == []
            assert kinds(view).isdisjoint({type(turn.state), type(rules)})


@each_table
def test_later_moves_leave_a_view_alone(table: Table) -> None:
    for turn in played(table).sample(6):
        state = turn.state.copy()
        views = [table.rules.view(state, reader) for reader in table.readers()]
        before = snapshot(views)
        play_out(table, state, seed=turn.number)
        assert snapshot(views) == before


@each_table
def test_a_finished_match_can_be_viewed(table: Table) -> None:
    for reader in table.readers():
        snapshot(table.rules.view(played(table).end, reader))


@each_table
def test_an_imagined_position_agrees_with_its_view(table: Table) -> None:
    rules = table.rules
    for turn in played(table).sample(6):
        for reader in table.readers():
            view = rules.view(turn.state, reader)
            before = snapshot(view)
            imagined = rules.imagine(view, RandomChance(turn.number))
            assert rules.view(imagined, reader) == view
            assert snapshot(rules.view(imagined, reader)) == snapshot(view) == before
            assert rules.to_act(imagined) == turn.seat
            assert shared(view, imagined) == []
            table.hooks.conserved(rules, imagined)
            if reader == turn.seat:
                assert list(rules.choices(imagined)) == list(rules.choices(turn.state))


@each_table
def test_an_imagined_match_can_be_played_to_its_end(table: Table) -> None:
    rules = table.rules
    for turn in played(table, 2).sample(4):
        for reader in (turn.seat, (turn.seat + 1) % table.seats, None):
            imagined = rules.imagine(rules.view(turn.state, reader), RandomChance(turn.number))
            end = play_out(table, imagined, seed=turn.number)
            table.hooks.conserved(rules, end)
            assert table.hooks.rescore(rules, end) == outcome_of(table, end).scores


@each_table
def test_imagination_varies(table: Table) -> None:
    """Drawn from chance: two draws differ somewhere in a match, the same draw never does."""
    rules, turns = table.rules, played(table).sample(6)
    differed = False
    for turn in turns:
        view = rules.view(turn.state, turn.seat)
        one, same, other = (rules.imagine(view, RandomChance(seed)) for seed in (1, 1, 2))
        assert one == same
        differed = differed or one != other
    assert differed
