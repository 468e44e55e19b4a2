"""Re-deal what a seat can't know: what its table screen draws must not change."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.each import each_seat_count, each_table
from tests.support.playing import played
from tests.support.screens import drawn_for_all, drawn_for_seat, has_screen, keeps_public
from tests.support.tables import Table
from tests.support.twins import twins


@pytest.fixture(autouse=True)
def _needs_a_screen(table: Table) -> None:
    if not has_screen(table.game_id):
        pytest.skip("no screen to look at")


@each_seat_count
def test_the_acting_player_sees_the_same(table: Table) -> None:
    random = Random(f"screens {table}")
    for turn in played(table).sample(3):
        before = list(drawn_for_seat(table, turn.state))
        for twin in twins(table, turn.state, turn.seat, random):
            assert list(drawn_for_seat(table, twin)) == before


@each_seat_count
def test_the_public_table_stays_the_same(table: Table) -> None:
    """What lies open for everybody, with all that it offers the player who decides."""
    if not keeps_public(table):
        pytest.skip("this game keeps its table behind the curtain")
    random = Random(f"public {table}")
    for turn in played(table).sample(3):
        before = list(drawn_for_all(table, turn.state))
        for twin in twins(table, turn.state, None, random):
            assert list(drawn_for_all(table, twin)) == before


@each_table
def test_what_anybody_could_count_is_not_printed(table: Table) -> None:
    """Where rules keep closed what follows from public acts, the game's hooks change just that."""
    unprinted = getattr(table.hooks, "unprinted", None)
    if unprinted is None:
        pytest.skip("nothing of the kind in this game")
    random = Random(f"unprinted {table}")
    for turn in played(table).sample(8):
        before = list(drawn_for_all(table, turn.state))
        for _ in range(3):
            changed = unprinted(table.rules, turn.state, random)
            assert list(drawn_for_all(table, changed)) == before
