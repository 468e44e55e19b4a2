"""What a card may take from cards of its own colour: the sets, and the best of them.

Works on kinds and how many there are, so that equal cards are one choice (MO-18).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product


def captures(cards: Sequence[int], limited: bool) -> list[tuple[int, ...]]:
    """List every set that may be taken, each once and ascending, the largest first, none last.

    `cards` are those on the table of the played card's colour, ascending. A limited card takes one
    of them (MO-11), a free card any number (MO-12); both may leave all (MO-13).
    """
    copies = Counter(cards)
    if limited:
        return [*((kind,) for kind in reversed(copies)), ()]
    amounts = product(*(range(count, -1, -1) for count in copies.values()))
    return [
        tuple(kind for kind, n in zip(copies, amount, strict=True) for _ in range(n))
        for amount in amounts
    ]


def best_capture(cards: Sequence[int], coins: Sequence[int], limited: bool) -> tuple[int, ...]:
    """Return the capture with most coins of `cards`, all of the played card's colour (MO-13).

    A free card takes all, a limited one the highest coin, the first of equals; nothing from
    nothing. `coins` is by kind.
    """
    if not limited or not cards:
        return tuple(cards)
    return (max(cards, key=lambda kind: coins[kind]),)
