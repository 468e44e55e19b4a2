"""Points and places, and a second scorer that must agree."""

from __future__ import annotations

import pytest

from smilegames.games.smile.scoring import reckon
from tests.games.smile.table import build, finished
from tests.hooks import smile as hooks


@pytest.mark.rule("SM-30")
@pytest.mark.parametrize(
    ("values", "clear", "blue", "points"),
    [
        ([], 0, 0, 0),
        ([], 4, 0, 0),
        ([], 5, 0, 1),
        ([], 14, 0, 2),
        ([-5, -4], 0, 3, -12),
        ([6, 5, 6, 6], 30, 2, 27),
    ],
)
def test_points(values: list[int], clear: int, blue: int, points: int) -> None:
    outcome = reckon([values, []], [clear, 0], [blue, 0])
    assert outcome.scores[0] == points
    assert sum(line.points for line in outcome.lines[0]) == points


@pytest.mark.rule("SM-31")
@pytest.mark.parametrize(
    ("values", "clear", "places", "decided_by"),
    [
        ([[3], [2], [1]], [0, 4, 4], (1, 2, 3), "score"),
        ([[3], [3], [1]], [2, 3, 4], (2, 1, 3), "beads"),
        ([[3], [3], [1]], [3, 3, 4], (1, 1, 3), "shared"),
        ([[3], [1], [1]], [0, 2, 3], (1, 3, 2), "score"),
        ([[2], [1], [2]], [0, 5, 0], (2, 1, 2), "beads"),
        ([[1], [1], [1]], [0, 0, 0], (1, 1, 1), "shared"),
    ],
)
def test_places(
    values: list[list[int]], clear: list[int], places: tuple[int, ...], decided_by: str
) -> None:
    outcome = reckon(values, clear, [0, 0, 0])
    assert outcome.places == places
    assert outcome.decided_by == decided_by
    assert outcome.ended_by == "auctions"


@pytest.mark.rule("SM-30")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_second_scorer_agrees_on_random_endings(seats: int) -> None:
    rules = build(seats)
    for seed in range(100):
        state = finished(rules, seed)
        outcome = rules.outcome(state)
        assert outcome is not None
        assert outcome.scores == hooks.rescore(rules, state)
