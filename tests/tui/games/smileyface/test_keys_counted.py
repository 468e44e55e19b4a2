"""No key too many: what a whole match of six takes."""

from __future__ import annotations

import pytest

from tests.tui.games.smileyface.keys_counted import count_keys


@pytest.mark.parametrize(("plays_on", "most"), [(False, 550), (True, 1190)])
def test_a_match_of_six_takes_few_keys(plays_on: bool, most: int) -> None:
    count = count_keys(6, 1, plays_on=plays_on)
    assert count.keys <= most
    assert count.hand_overs < count.decisions
    assert count.choosing < 1.5 * count.decisions
    assert count.prepared > 0
    assert count.boards <= 2 * 7 + 14


def test_a_hand_over_costs_one_key() -> None:
    count = count_keys(4, 2, plays_on=False)
    others = count.decisions + count.choosing + count.told + count.boards
    assert count.keys - others == count.hand_overs
