"""Re-deal what a seat can't know: what it sees and what it may do must not change."""

from __future__ import annotations

from random import Random

from tests.support.each import each_table
from tests.support.playing import played, unlisted
from tests.support.tables import Table
from tests.support.twins import twins
from tests.support.values import shared, snapshot


@each_table
def test_redealing_makes_another_sound_position(table: Table) -> None:
    """About the hook itself: the suite is worth what its twins are worth."""
    random = Random(f"sound {table}")
    for turn in played(table).sample(6):
        for reader in table.readers():
            before = snapshot(turn.state)
            twin = table.hooks.redeal(table.rules, turn.state, reader, random)
            assert snapshot(turn.state) == before
            assert shared(turn.state, twin) == []
            table.hooks.conserved(table.rules, twin)


@each_table
def test_views_do_not_change(table: Table) -> None:
    """To the last field of the view, whatever its `==` looks at."""
    rules, random = table.rules, Random(f"views {table}")
    for turn in played(table).sample(8):
        for reader in table.readers():
            view = rules.view(turn.state, reader)
            before = snapshot(view)
            for twin in twins(table, turn.state, reader, random):
                again = rules.view(twin, reader)
                assert again == view
                assert snapshot(again) == before


@each_table
def test_whose_turn_it_is_does_not_change(table: Table) -> None:
    random = Random(f"turn {table}")
    for turn in played(table).sample(8):
        for reader in table.readers():
            for twin in twins(table, turn.state, reader, random):
                assert table.rules.to_act(twin) == turn.seat


@each_table
def test_choices_do_not_change(table: Table) -> None:
    """Nor their order, nor the reasons why other things may not be done."""
    rules, random = table.rules, Random(f"choices {table}")
    for turn in played(table, 2).sample(8):
        choices = list(rules.choices(turn.state))
        others = unlisted(table, turn.state, most=30, seed=turn.number)
        reasons = [rules.refusal(turn.state, action) for action in others]
        for twin in twins(table, turn.state, turn.seat, random):
            assert list(rules.choices(twin)) == choices
            assert [rules.refusal(twin, action) for action in others] == reasons
