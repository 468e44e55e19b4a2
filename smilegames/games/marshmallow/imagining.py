"""Deals what a view hides. The view is all it is given, so a bot that searches can't peek."""

from __future__ import annotations

from smilegames.core.chance import Chance
from smilegames.games.marshmallow.cards import (
    BIT_OF,
    STRENGTH,
    SUIT_OF,
    SUITS,
    cards_in,
    hand_of,
)
from smilegames.games.marshmallow.state import State, next_in
from smilegames.games.marshmallow.view import View

Hand = list[int]
ALL_SUITS = (1 << len(SUITS)) - 1


def imagine(view: View, chance: Chance) -> State:
    """Build a state that agrees with `view`: nobody holds a suit they showed to have none of.

    Asks for one order, of as many cards as the view does not show. The deals that agree are close
    to equally likely, and exactly so while no more than one other player has shown a void.
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

    Cards go to free slots in random order. A suit that few slots may take is dealt before the
    others, which would use them up; what finds no slot even so is traded into place.
    """
    closed = [*voids, 0]  # the last place: cards set aside, of any suit (MT-05)
    hands = [[0] * len(SUITS) for _ in closed]
    sizes = list(view.hand_sizes)
    if view.seat is not None and view.hand is not None:
        hands[view.seat], sizes[view.seat] = hand_of(view.hand), 0
        closed[view.seat] = ALL_SUITS
    unseen = cards_in(view.unseen())
    sizes.append(len(unseen) - sum(sizes))
    slots = [place for place, size in enumerate(sizes) for _ in range(size)]
    slots = [slots[index] for index in chance.order(len(slots))]
    stuck: list[int] = []
    for suit in sorted(range(len(SUITS)), key=lambda suit: _room(sizes, closed, suit)):
        cards = [card for card in unseen if SUIT_OF[card] == suit]
        free = []
        for place in slots:
            if cards and not closed[place] & 1 << suit:
                hands[place][suit] |= BIT_OF[cards.pop()]
            else:
                free.append(place)
        slots = free
        stuck += cards
    for card, place in zip(stuck, slots, strict=True):
        _trade_into_place(hands, closed, card, place)
    return hands[:-1]


def _room(sizes: list[int], closed: list[int], suit: int) -> int:
    """Return how many slots may take a card of `suit`."""
    return sum(size for size, suits in zip(sizes, closed, strict=True) if not suits & 1 << suit)


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
        _move(given, hands[giver], hands[taker])
        taker, giver = giver, givers[giver]
    hands[taker][suit] |= BIT_OF[card]


def _givable(hand: Hand, closed: int) -> int | None:
    """Return the first card of `hand` whose suit is not `closed`, or None."""
    return next((card for card in cards_in(hand) if not closed & 1 << SUIT_OF[card]), None)


def _move(card: int, giver: Hand, taker: Hand) -> None:
    giver[SUIT_OF[card]] ^= BIT_OF[card]
    taker[SUIT_OF[card]] |= BIT_OF[card]
