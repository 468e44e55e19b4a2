"""A second scorer, written from SM-30 alone; it reads card names as a player would."""

from __future__ import annotations

import re


def score(cards: list[str], clear: int, blue: int) -> int:
    """Return a player's points: cards named as in `Y-2` or `N+2a`, beads counted."""
    points = 0
    for card in cards:
        number = re.search(r"[+-]\d", card)
        assert number is not None
        points += int(number.group())
    while clear >= 5:
        clear -= 5
        points += 1
    for _ in range(blue):
        points -= 1
    return points
