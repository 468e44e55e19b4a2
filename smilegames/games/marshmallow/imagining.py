"""Deals what a view hides. The view is all it is given, so a bot that searches can't peek."""

from __future__ import annotations

from smilegames.core.chance import Chance
from smilegames.games.marshmallow.actions import cards_in
from smilegames.games.marshmallow.cards import (
    BIT_OF,
    STRENGTH,
    SUIT_OF,
    SUITS,
    hand_of,
    size_of,
)
from smilegames.games.marshmallow.state import State, next_in
from smilegames.games.marshmallow.view import View

Hand = list[int]
ALL_SUITS = (1 << len(SUITS)) - 1


def imagine(view: View, chance: Chance) -> State:
    """Build a state that agrees with `view`: nobody holds a suit they showed to have none of.

    Asks for an order of the cards that the view does not show, and for another of those left after
    each suit that somebody lacks. The deals that agree are close to equally likely, and exactly so
    while no more than one other player has shown voids.
    """
    voids = [sum(1 << suit for suit in suits) for suits in view.voids]
    return State(
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        turn=view.leader if view.to_act is None else view.to_act,
        trump=view.trump,
        hands=_hands(view, voids, chance),
        plays=list(view.plays),
        trick=view.trick_number,
        trick_start=len(view.plays) - len(view.trick),
        leader=view.leader,
        lead=view.lead,
        released=view.released,
        winning=view.winning,
        best=0 if view.winning is None else STRENGTH[view.trump][view.lead][view.winning.card],
        after=next_in(tuple([points is None for points in view.out_for])),
        tricks=list(view.tricks),
        voids=voids,
        scores=list(view.scores),
        goings_out=view.goings_out,
        history=view.history,
    )


def _hands(view: View, voids: list[int], chance: Chance) -> list[Hand]:
    """Return the hands by seat: the viewer's own, the others' from the cards it has not seen.

    Cards of a suit that some can't hold go first, the scarcest room before the others; what finds
    no slot even so is traded into place.
    """
    closed = [*voids, 0]  # the last place: cards set aside, of any suit (MT-05)
    hands = [[0] * len(SUITS) for _ in closed]
    sizes = list(view.hand_sizes)
    if view.seat is not None and view.hand is not None:
        hands[view.seat], sizes[view.seat] = hand_of(view.hand), 0
        closed[view.seat] = ALL_SUITS
    unseen = view.unseen()
    sizes.append(size_of(unseen) - sum(sizes))
    slots = [place for place, size in enumerate(sizes) for _ in range(size)]
    stuck: list[int] = []
    for suits, cards in _in_dealing_order(unseen, slots, closed):
        waiting = [slots[index] for index in chance.order(len(slots))]
        slots = []
        for place in waiting:
            if cards and not closed[place] & suits:
                _put(hands[place], cards.pop())
            else:
                slots.append(place)
        stuck += cards
    for card, place in zip(stuck, slots, strict=True):
        _trade_into_place(hands, closed, card, place)
    return hands[:-1]


def _in_dealing_order(
    unseen: Hand, slots: list[int], closed: list[int]
) -> list[tuple[int, list[int]]]:
    """Return the unseen cards in the groups that they are dealt in, with the group's suit as a bit.

    A group is a suit that some slots are closed to; the last one, without a bit, is all the others.
    """
    room = [sum(not closed[place] & 1 << suit for place in slots) for suit in range(len(SUITS))]
    scarce = [suit for suit in range(len(SUITS)) if unseen[suit] and room[suit] < len(slots)]
    scarce.sort(key=room.__getitem__)
    cards = cards_in(unseen)
    groups = [(1 << suit, [card for card in cards if SUIT_OF[card] == suit]) for suit in scarce]
    return [*groups, (0, [card for card in cards if SUIT_OF[card] not in scarce])]


def _trade_into_place(hands: list[Hand], closed: list[int], card: int, place: int) -> None:
    """Fill a free slot at `place`, which is closed to `card`, along a shortest chain of trades.

    Somebody takes the card and gives another to the next in the chain, until `place` gets one that
    it may have. Such a chain exists wherever the cards can be dealt at all.
    """
    suit = SUIT_OF[card]
    givers = {taker: place for taker in range(len(hands)) if not closed[taker] & 1 << suit}
    queue = list(givers)
    for giver in queue:
        if _givable(hands[giver], closed[place]) is not None:
            break
        for taker in range(len(hands)):
            if taker not in givers and _givable(hands[giver], closed[taker]) is not None:
                givers[taker] = giver
                queue.append(taker)
    taker = place
    while giver != place:
        given = _givable(hands[giver], closed[taker])
        assert given is not None
        hands[giver][SUIT_OF[given]] ^= BIT_OF[given]
        _put(hands[taker], given)
        taker, giver = giver, givers[giver]
    _put(hands[taker], card)


def _givable(hand: Hand, closed: int) -> int | None:
    """Return the first card of `hand` whose suit is not `closed`, or None."""
    return next((card for card in cards_in(hand) if not closed & 1 << SUIT_OF[card]), None)


def _put(hand: Hand, card: int) -> None:
    hand[SUIT_OF[card]] |= BIT_OF[card]
