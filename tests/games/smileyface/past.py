"""Whether hands can have come about, found by going back through a match in every possible way.

Written from the rules alone; shares nothing with the engine but the names of a view's fields.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

Hands = tuple[tuple[int, ...], ...]
LIMITS = {4: 7, 5: 7, 6: 7, 7: 6, 8: 5}


class Undecided(Exception):
    """The search took too many steps."""


class PastSearch:
    """What `view` tells of a match played with so many `copies` of each card."""

    def __init__(self, view: Any, copies: Counter[int], steps: int = 4000) -> None:
        self.view = view
        self.copies = copies
        self.steps = steps
        self.left = [copies.copy() for _ in view.past]
        """By shuffle, how many copies did not lie open before it."""
        for left, past in zip(self.left, view.past, strict=True):
            left.subtract(card for _, card in past.shown)
        self.refuted: set[tuple[int, Hands]] = set()

    def allows(self, hands: Sequence[Sequence[int]]) -> bool:
        """Tell whether these can be the hands of this moment. Raises Undecided."""
        return self._before(self.view.round, self._events(self.view.round), _sorted(hands))

    def _events(self, number: int) -> list[Any]:
        shown = [*self.view.past, self.view][number - 1].shown
        thefts = [theft for theft in self.view.thefts if theft.round == number]
        listed: list[Any] = []
        for at, each in enumerate(shown):
            listed += [theft for theft in thefts if theft.after == at]
            listed.append(each)
        return [*listed, *(theft for theft in thefts if theft.after == len(shown))]

    def _before(self, number: int, events: list[Any], hands: Hands) -> bool:
        """Take back what happened in a round, the last thing first, then the draw."""
        self._step()
        if not events:
            return self._draw_back(number, hands)
        *earlier, last = events
        if hasattr(last, "seat"):
            return self._before(number, earlier, _moved(hands, last.card, None, last.seat))
        cards = set(hands[last.robber]) if last.card is None else {last.card}
        return any(
            self._before(number, earlier, _moved(hands, card, last.robber, last.victim))
            for card in cards
            if card in hands[last.robber]
        )

    def _draw_back(self, number: int, hands: Hands) -> bool:
        """Tell whether the cards that were kept over the shuffle before the round are among these.

        What had been shown by then lay in the draw pile, so it was kept by nobody.
        """
        if number == 1:
            held = Counter(card for hand in hands for card in hand)
            assert {len(hand) for hand in hands} == {LIMITS[len(hands)]}
            return held <= self.copies
        if (number, hands) in self.refuted:
            return False
        kept: dict[int, tuple[int, ...]] = {}
        if self._keep(number - 1, hands, self.left[number - 2].copy(), kept):
            return True
        self.refuted.add((number, hands))
        return False

    def _keep(
        self,
        number: int,
        hands: Hands,
        left: Counter[int],
        kept: dict[int, tuple[int, ...]],
    ) -> bool:
        """Choose what each seat kept over the shuffle after a round, and go on back from there."""
        self._step()
        sizes = self.view.past[number - 1].kept
        waiting = [seat for seat in range(len(hands)) if seat not in kept]
        if not waiting:
            before = tuple(kept[seat] for seat in range(len(hands)))
            return self._before(number, self._events(number), before)
        seat = max(waiting, key=lambda each: (each == self.view.seat, sizes[each]))
        if seat == self.view.seat:
            own = self.view.kept[number - 1]
            choices = [] if Counter(own) - Counter(hands[seat]) else [own]
        else:
            choices = list(_parts(Counter(hands[seat]), sizes[seat], left))
            choices.sort(key=lambda part: -sum(self._spare(card, number) for card in part))
        for part in choices:
            if Counter(part) <= left:
                kept[seat] = part
                if self._keep(number, hands, left - Counter(part), kept):
                    return True
                del kept[seat]
        return False

    def _spare(self, card: int, number: int) -> int:
        """Return how many copies hands can have kept at most, at the scarcest shuffle so far."""
        return min(left[card] for left in self.left[:number])

    def _step(self) -> None:
        self.steps -= 1
        if self.steps < 0:
            raise Undecided


def _parts(cards: Counter[int], size: int, left: Counter[int]) -> Iterator[tuple[int, ...]]:
    """List the ways to take `size` of some cards, no more of a kind than are left."""
    if size == 0:
        yield ()
    elif cards:
        card, count = min(cards.items())
        rest = Counter({other: number for other, number in cards.items() if other != card})
        for taken in range(min(count, size, max(left[card], 0)), -1, -1):
            for others in _parts(rest, size - taken, left):
                yield (card,) * taken + others


def _moved(hands: Hands, card: int, giver: int | None, receiver: int) -> Hands:
    changed = [list(hand) for hand in hands]
    if giver is not None:
        changed[giver].remove(card)
    changed[receiver].append(card)
    return _sorted(changed)


def _sorted(hands: Sequence[Sequence[int]]) -> Hands:
    return tuple(tuple(sorted(hand)) for hand in hands)
