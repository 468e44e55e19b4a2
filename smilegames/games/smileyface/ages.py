"""How long hidden cards may have been in hands, as far as a careful watcher of the table can tell.

What a hand holds when a round is over it keeps over the shuffle (SF-25), and what lay open then
went into the draw pile: no hand kept that. This module works out, from a view, which hidden cards
were kept, and how many of each kind can have been.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from smilegames.games.smileyface.cards import hand_limit
from smilegames.games.smileyface.state import Shown, Theft
from smilegames.games.smileyface.view import View

UNKNOWN = -1
TRIES = 200
"""Nearly always the first one agrees; this is for several thefts from hands that drew little."""


class Held(NamedTuple):
    """A card in another hand than the view's own."""

    since: int
    """The round in which it came out of the draw pile, or out of the own hand."""
    card: int
    """UNKNOWN, unless it was stolen from the own hand."""


class Ages:
    """A past of all hands that agrees with everything a view tells of them.

    Of each card that was shown it says since when it had been in the hand: since as long ago as can
    be. So those left are as new as can be, and whatever fits them now can have come about.
    """

    def __init__(self, view: View, counts: Sequence[int]) -> None:
        """`counts` says by card how many of its kind are in the game."""
        self._view = view
        self._counts = counts
        self._scarce: set[int] = set()
        """Kinds of which too many seemed to be kept: those shown are as new as can be instead."""
        for attempt in range(TRIES):
            if self._tell(attempt):
                break

    def known(self, seat: int) -> list[int]:
        """List the cards stolen from the own hand that lie in another."""
        return [held.card for held in self._hands[seat] if held.card != UNKNOWN]

    def since(self, seat: int, size: int) -> list[int]:
        """Return the rounds since which the `size` unknown cards of a hand are there, ascending.

        Those that no past tells of came in the present round.
        """
        since = [held.since for held in self._hands[seat] if held.card == UNKNOWN][:size]
        return since + [self._view.round] * (size - len(since))

    def oldest(self, card: int, copy: int) -> int:
        """Return the first round since which one more card of a kind can have been in a hand.

        `copy` counts them from 0: each has a past of its own.
        """
        number = self._view.round
        while number > 1 and self._room[number - 2][card] > copy:
            number -= 1
        return number

    def _tell(self, attempt: int) -> bool:
        """Tell a past, and return whether everything can have been where it was then."""
        view = self._view
        self._agrees = True
        self._choice = attempt
        """Which cards were stolen, where only others saw it: a digit for each theft."""
        self._hands: list[list[Held]] = [[] for _ in view.displays]
        """By seat, the oldest card first. The view's own hand is drawn as well, and not looked at.
        """
        own = view.kept or ((),) * len(view.past)
        self._room = [
            self._without((*(card for _, card in past.shown), *kept))
            for past, kept in zip(view.past, own, strict=True)
        ]
        """By shuffle, then by card, how many more of a kind can have been kept over it."""
        for number in range(1, view.round + 1):
            self._draw(number)
            for event in self._events(number):
                self._follow(event, number)
            if number < view.round:
                self._keep(number)
        return self._agrees

    def _without(self, cards: Sequence[int]) -> list[int]:
        left = list(self._counts)
        for card in cards:
            left[card] -= 1
        return left

    def _draw(self, number: int) -> None:
        limit = hand_limit(len(self._hands))
        for hand in self._hands:
            hand.extend([Held(number, UNKNOWN)] * (limit - len(hand)))

    def _events(self, number: int) -> Iterator[Shown | Theft]:
        """Yield how cards left hands in a round, in order."""
        view = self._view
        shown = view.past[number - 1].shown if number <= len(view.past) else view.shown
        thefts = [theft for theft in view.thefts if theft.round == number]
        for at, each in enumerate(shown):
            while thefts and thefts[0].after <= at:
                yield thefts.pop(0)
            yield each
        yield from thefts

    def _keep(self, number: int) -> None:
        """Note which known cards were kept over the shuffle after a round."""
        for held in chain.from_iterable(self._hands):
            if held.card != UNKNOWN:
                self._agrees &= self._fits(number, held.card, number + 1)
                self._fill(number, held.card, number + 1)

    def _follow(self, event: Shown | Theft, number: int) -> None:
        own = self._view.seat
        if isinstance(event, Shown):
            if event.seat != own:
                self._leave(event.seat, event.card, number)
            return
        _, _, robber, victim, card = event
        moved = Held(number, UNKNOWN if card is None else card)
        if victim != own and card is None:
            moved = self._lose(victim)
        elif victim != own and card is not None:
            moved = self._leave(victim, card, number)
        if robber != own:
            insort(self._hands[robber], moved)

    def _lose(self, seat: int) -> Held:
        """Take any card out of a hand."""
        hand = self._hands[seat]
        options = sorted(set(hand), key=lambda held: (held.card != UNKNOWN, -held.since))
        self._choice, at = divmod(self._choice, len(options))
        hand.remove(options[at])
        return options[at]

    def _leave(self, seat: int, card: int, number: int) -> Held:
        """Take a card of a kind out of a hand in a round."""
        hand = self._hands[seat]
        for at, held in enumerate(hand):
            if held.card == card:
                return hand.pop(at)
        unknown = [at for at, held in enumerate(hand) if held.card == UNKNOWN]
        for at in reversed(unknown) if card in self._scarce else unknown:
            if self._fits(hand[at].since, card, number):
                self._fill(hand[at].since, card, number)
                return hand.pop(at)
        self._agrees = False
        self._scarce.add(card)
        return Held(number, UNKNOWN)

    def _fits(self, since: int, card: int, number: int) -> bool:
        """Tell whether one more card of a kind can have been kept from one round to another."""
        return all(left[card] > 0 for left in self._room[since - 1 : number - 1])

    def _fill(self, since: int, card: int, number: int) -> None:
        for left in self._room[since - 1 : number - 1]:
            left[card] -= 1
