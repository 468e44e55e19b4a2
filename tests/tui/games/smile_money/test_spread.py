"""Cards spread in groups: all of them within their area, and none over another where they fit."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from smilegames.tui.games.smile_money.spread import LEAST_SEEN, SIZES, find_spread


@pytest.mark.parametrize("seed", range(40))
def test_cards_lie_within_their_area_in_order(seed: int) -> None:
    random = Random(seed)
    sizes = [random.randint(1, 4) for _ in range(random.randint(1, 7))]
    columns, rows = random.choice([(78, 8), (78, 9), (80, 16), (98, 14)])
    spread = find_spread(sizes, columns, rows)
    assert spread is not None
    places = list(spread.places(columns, rows))
    assert len(places) == sum(sizes)
    assert places == sorted(places, key=lambda place: (place.y, place.x))
    for x, y in places:
        assert 0 <= x <= columns - spread.width
        assert 0 <= y <= rows - spread.height
    for (x, y), (next_x, next_y) in pairwise(places):
        assert next_y >= y + spread.height if next_y != y else next_x >= x + LEAST_SEEN


@pytest.mark.parametrize(
    ("sizes", "rows", "size", "lines"),
    [
        ([2, 1, 1], 10, SIZES[0], 1),
        ([2, 1, 1], 7, SIZES[1], 1),
        ([2, 3, 2], 7, SIZES[2], 1),
        ([3, 3, 3, 3, 4, 3, 1], 8, SIZES[4], 2),
        ([3, 3, 3, 3, 4, 3, 1], 7, SIZES[5], 2),
        ([3, 3, 3, 3, 4, 3, 1], 16, SIZES[3], 3),
    ],
)
def test_cards_are_as_large_as_there_is_room_for(
    sizes: list[int], rows: int, size: tuple[int, int], lines: int
) -> None:
    spread = find_spread(sizes, 78, rows)
    assert spread is not None
    assert (spread.width, spread.height) == size
    assert len(spread.lines) == lines
    assert spread.step > spread.width


def test_many_overlap_and_too_many_have_no_spread() -> None:
    many = find_spread([8, 8, 1, 8, 8], 78, 8)
    assert many is not None
    assert LEAST_SEEN <= many.step <= many.width
    assert find_spread([8] * 6, 78, 8) is None
    assert find_spread([1], 4, 8) is None
    assert find_spread([1], 78, 2) is None


def test_a_card_grows_with_what_is_printed_on_it() -> None:
    spread = find_spread([10, 10], 78, 8, wider=1)
    assert spread is not None
    assert spread.width == SIZES[4][0] + 1
    assert spread.step >= LEAST_SEEN + 1
