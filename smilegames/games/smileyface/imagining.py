"""Deals what a view hides. The view is all it is given, so a bot that searches can't peek."""

from __future__ import annotations

from collections import Counter

from smilegames.core.chance import Chance
from smilegames.core.latest import Latest
from smilegames.games.smileyface.ages import Ages
from smilegames.games.smileyface.cards import NAMES, Deck
from smilegames.games.smileyface.state import NOBODY, State
from smilegames.games.smileyface.view import View

Rewards = tuple[int, ...]


def imagine(view: View, chance: Chance, deck: Deck, mischief: bool) -> State:
    """Build a position that agrees with `view`, what it hides drawn from `chance`.

    `mischief`: the Mischief cards are in the game (SF-31). One order deals the unseen cards; where
    somebody drew Reward tokens, a second one deals those.

    The match can have come to every position that is imagined: what hands kept over a shuffle is
    not what everybody saw go into the draw pile. All deals are equally likely but for one thing:
    where cards shown may have been kept or just drawn, `ages` settles on one past for all deals.
    """
    hidden = _hidden(view, deck, mischief)
    hands, pile = hidden.deal(chance)
    rewards, rewards_left = hidden.deal_rewards(chance)
    return State(
        phase=view.phase,
        round=view.round,
        first=view.first,
        to_act=NOBODY if view.to_act is None else view.to_act,
        ranking=list(view.ranking),
        hands=hands,
        displays=list(map(list, view.displays)),
        passed=hidden.passed,
        helpers=hidden.helpers[:],
        helped=hidden.helped,
        pile=pile,
        discards=list(view.discards),
        rewards=rewards,
        rewards_left=rewards_left,
        stolen=list(view.stolen),
        results=list(view.results),
        shown=list(view.shown),
        past=view.past,
        thefts=view.thefts,
        kept=hidden.memory,
    )


class Hidden:
    """The cards and tokens that a view does not show, and where they lie."""

    def __init__(self, view: View, deck: Deck, mischief: bool) -> None:
        seats = range(len(view.displays))
        self.passed = sum(1 << seat for seat in seats if view.passed[seat])
        self.helpers = [NOBODY if helper is None else helper for helper in view.helpers]
        self.helped = sum(1 << seat for seat in seats if view.helpers[seat] is not None)
        self.memory = tuple(
            tuple(hand if seat == view.seat else () for seat in seats) for hand in view.kept
        )
        """By shuffle, then by seat, what is known of the hands that were kept over it."""
        cards = Counter(deck.cards(mischief))
        ages = Ages(view, [cards[card] for card in range(len(NAMES))])
        self._hands = [_known(view, seat, ages) for seat in seats]
        """By seat, the cards that the view knows."""
        for seen in (*self._hands, *view.displays, view.discards):
            cards.subtract(seen)
        self._cards = [
            (card, ages.oldest(card, copy)) for card in cards for copy in range(cards[card])
        ]
        """Each unseen card, with the first round since which it can have been in a hand."""
        sizes = [view.hand_sizes[seat] - len(self._hands[seat]) for seat in seats]
        since = [(each, seat) for seat in seats for each in ages.since(seat, sizes[seat])]
        self._kept = sorted((each, seat) for each, seat in since if each < view.round)
        """The oldest first: since which round a kept card has been in the hand of a seat."""
        self._drawn = [sum(pair == (view.round, seat) for pair in since) for seat in seats]
        """By seat, how many unknown cards came in the present round."""
        self._rewards = view.rewards
        tokens = Counter(deck.reward_tokens)
        tokens.subtract(value for values in view.rewards for value in values or ())
        self._tokens = list(tokens.elements())
        self._counts = view.reward_counts
        self._all_seen = len(self._tokens) == view.rewards_left

    def deal(self, chance: Chance) -> tuple[list[list[int]], list[int]]:
        """Return hands and draw pile: kept cards from what can have been kept, then all others."""
        unseen = [self._cards[at] for at in chance.order(len(self._cards))]
        hands = [hand[:] for hand in self._hands]
        for since, seat in self._kept:
            places = (at for at, (_, oldest) in enumerate(unseen) if oldest <= since)
            hands[seat].append(unseen.pop(next(places, 0))[0])
        pile = [card for card, _ in unseen]
        for hand, size in zip(hands, self._drawn, strict=True):
            if size:
                hand.extend(pile[-size:])
                del pile[-size:]
            hand.sort()
        return hands, pile

    def deal_rewards(self, chance: Chance) -> tuple[list[Rewards], Rewards]:
        """Return the Reward tokens by seat, and those that nobody has (SF-22)."""
        tokens = self._tokens
        if self._all_seen:
            return [values or () for values in self._rewards], tuple(tokens)
        drawn = [tokens[at] for at in chance.order(len(tokens))]
        rewards: list[Rewards] = []
        for values, count in zip(self._rewards, self._counts, strict=True):
            rewards.append(tuple(drawn[:count]) if values is None else values)
            if values is None:
                del drawn[:count]
        return rewards, tuple(sorted(drawn))


def _known(view: View, seat: int, ages: Ages) -> list[int]:
    """Return what a view knows of a hand: its own, and cards stolen from there (SF-19)."""
    if seat == view.seat:
        return list(view.hand)
    stolen = (each.card for each in view.stolen if (each.holder, each.knower) == (seat, view.seat))
    return list((Counter(stolen) | Counter(ages.known(seat))).elements())


_hidden = Latest(Hidden)
"""A search imagines from one view again and again."""
