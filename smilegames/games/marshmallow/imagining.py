"""Deals what a view hides. The view is all it is given, so a bot that searches can't peek."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.core.chance import Chance
from smilegames.core.latest import Latest
from smilegames.games.marshmallow.actions import cards_in
from smilegames.games.marshmallow.cards import SUIT_OF, SUITS, SUITS_IN, hand_of
from smilegames.games.marshmallow.sharing import Sharing
from smilegames.games.marshmallow.state import State, next_in
from smilegames.games.marshmallow.view import View

BITS_OF = {suits: bits for bits, suits in enumerate(SUITS_IN)}
"""By suits, ascending: their bits, suit `s` as bit `s`."""
ASIDE = -1
"""In a seat's place: the cards that were not dealt (MT-05)."""
Hand = list[int]
Place = tuple[int, int]
"""A seat, or ASIDE, and how many hidden cards lie there."""


def imagine(view: View, chance: Chance) -> State:
    """Build a state that agrees with `view`: nobody holds a suit they showed to have none of.

    All deals that agree are equally likely. Where no void counts, one order of the unseen cards is
    asked for; else picks and orders, as `sharing` needs them.
    """
    hidden = _hidden(view)
    return State(
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        turn=view.leader if view.to_act is None else view.to_act,
        trump=view.trump,
        hands=hidden.deal(chance),
        plays=list(view.plays),
        trick=view.trick_number,
        trick_start=len(view.plays) - len(view.trick),
        leader=view.leader,
        lead=view.lead,
        released=view.released,
        winning=view.winning,
        after=hidden.after,
        tricks=list(view.tricks),
        voids=hidden.voids[:],
        scores=list(view.scores),
        goings_out=view.goings_out,
        history=view.history,
    )


class Hidden:
    """The cards that a view does not show, and the places where they lie."""

    def __init__(self, view: View) -> None:
        self.voids = [BITS_OF[suits] for suits in view.voids]
        """By seat, the suits it can't hold, suit `s` as bit `s`."""
        self.after = next_in(tuple([points is None for points in view.out_for]))
        """By seat, the next seat clockwise that is still in."""
        self._hands = [[0] * len(SUITS) for _ in view.hand_sizes]
        sizes = list(view.hand_sizes)
        if view.seat is not None and view.hand is not None:
            self._hands[view.seat], sizes[view.seat] = hand_of(view.hand), 0
        self._cards = cards_in(view.unseen())
        self._places: list[Place] = [(seat, size) for seat, size in enumerate(sizes) if size]
        self._groups: list[list[Place]] = []
        """Places that lack the same suits; none where nobody lacks one that counts."""
        self._sharing: Sharing | None = None
        if any(self.voids):
            self._share()

    def deal(self, chance: Chance) -> list[Hand]:
        """Return the hands by seat, the hidden cards dealt by `chance`."""
        hands = [hand[:] for hand in self._hands]
        if self._sharing is None:
            _deal(self._cards, self._places, hands, chance)
            return hands
        for places, pool in zip(self._groups, self._sharing.deal(chance), strict=True):
            if len(places) > 1:
                _deal(pool, places, hands, chance)
            elif places[0][0] != ASIDE:
                hands[places[0][0]] = hand_of(pool)
        return hands

    def _share(self) -> None:
        """Put places together that lack the same, and cards that the same places can't hold."""
        suits = {SUIT_OF[card] for card in self._cards}
        aside = len(self._cards) - sum(size for _, size in self._places)
        groups: dict[frozenset[int], list[Place]] = {}
        for seat, size in [*self._places, (ASIDE, aside)]:
            lacks = () if seat == ASIDE else suits.intersection(SUITS_IN[self.voids[seat]])
            if size:
                groups.setdefault(frozenset(lacks), []).append((seat, size))
        if not any(groups):
            return
        kinds: dict[tuple[bool, ...], list[int]] = {}
        for card in self._cards:
            closed = tuple([SUIT_OF[card] in lacks for lacks in groups])
            kinds.setdefault(closed, []).append(card)
        self._groups = list(groups.values())
        self._sharing = Sharing([sum(size for _, size in group) for group in self._groups], kinds)


def _deal(cards: Sequence[int], places: Sequence[Place], hands: list[Hand], chance: Chance) -> None:
    """Deal cards that every one of the places may have; what is left lies aside."""
    shuffled = [cards[at] for at in chance.order(len(cards))]
    begin = 0
    for seat, size in places:
        if seat != ASIDE:
            hands[seat] = hand_of(shuffled[begin : begin + size])
        begin += size


_hidden = Latest(Hidden)
"""A search imagines from one view again and again."""
