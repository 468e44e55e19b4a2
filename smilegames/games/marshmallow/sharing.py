"""Deals cards into pools, some of which are closed to some of the cards, every deal equally likely.

Knows counts and numbers, no table: whose the pools are and why they are closed is told by callers.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from math import comb

from smilegames.core.chance import Chance

Counts = tuple[int, ...]
"""A number of cards by pool."""
Closed = tuple[bool, ...]
"""By pool, whether it is closed to a kind of card."""


class Sharing:
    """All deals of some cards into pools of fixed sizes, which together take them all.

    `kinds` are the cards by the pools that are closed to them; there must be a way to deal them.
    """

    def __init__(self, sizes: Sequence[int], kinds: Mapping[Closed, Sequence[int]]) -> None:
        self._sizes = tuple(sizes)
        # What fits hardly anywhere goes first: that leaves the fewest positions to count from.
        self._kinds = sorted(kinds.items(), key=lambda kind: -sum(kind[0]))
        self._ways: dict[tuple[int, Counts], int] = {}
        self._splits: dict[tuple[int, Counts], tuple[list[Counts], list[int]]] = {}

    def deal(self, chance: Chance) -> list[list[int]]:
        """Return the cards by pool: any deal as likely as any other.

        Which cards lie in a pool is chance's choice, their order in it is not.
        """
        pools: list[list[int]] = [[] for _ in self._sizes]
        room = self._sizes
        for number, (_, cards) in enumerate(self._kinds):
            splits, sums = self._split(number, room)
            split = splits[bisect(sums, chance.pick(sums[-1]))]
            shuffled = [cards[at] for at in chance.order(len(cards))]
            for place, count in enumerate(split):
                pools[place] += shuffled[:count]
                del shuffled[:count]
            room = _less(room, split)
        return pools

    def _split(self, number: int, room: Counts) -> tuple[list[Counts], list[int]]:
        """Return how many cards of a kind the pools may get, with the running sums of the ways."""
        found = self._splits.get((number, room))
        if found is None:
            weighed = list(self._weighed(number, room))
            sums = list(accumulate(ways for _, ways in weighed))
            found = self._splits[number, room] = [split for split, _ in weighed], sums
        return found

    def _count(self, number: int, room: Counts) -> int:
        """Count the ways to deal the kinds from `number` on into what room is left."""
        if number == len(self._kinds):
            return 1
        ways = self._ways.get((number, room))
        if ways is None:
            ways = sum(ways for _, ways in self._weighed(number, room))
            self._ways[number, room] = ways
        return ways

    def _weighed(self, number: int, room: Counts) -> Iterator[tuple[Counts, int]]:
        """List how many cards of a kind each pool may get, and in how many ways it goes on so."""
        closed, cards = self._kinds[number]
        fits = tuple([0 if shut else size for size, shut in zip(room, closed, strict=True)])
        last = number == len(self._kinds) - 1
        for split in [room] if last else _splits(len(cards), fits):
            if not last or fits == room:
                yield split, _choices(split) * self._count(number + 1, _less(room, split))


def _splits(count: int, room: Counts) -> Iterator[Counts]:
    """List all ways to write `count` as a sum of one number for each room, none above it."""
    if not room:
        if not count:
            yield ()
        return
    size, *others = room
    for part in range(max(0, count - sum(others)), min(size, count) + 1):
        for rest in _splits(count - part, tuple(others)):
            yield (part, *rest)


def _choices(split: Counts) -> int:
    """Count the ways to choose which cards go where, so many to each pool."""
    ways, left = 1, sum(split)
    for count in split:
        ways *= comb(left, count)
        left -= count
    return ways


def _less(room: Counts, split: Counts) -> Counts:
    return tuple([size - count for size, count in zip(room, split, strict=True)])
