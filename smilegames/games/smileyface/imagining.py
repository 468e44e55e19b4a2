"""Deals what a view hides. The view is all it is given, so a bot that searches can't peek."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from smilegames.core.chance import Chance
from smilegames.games.smileyface.cards import Deck
from smilegames.games.smileyface.state import NOBODY, State
from smilegames.games.smileyface.view import View


def imagine(view: View, chance: Chance, deck: Deck, mischief: bool) -> State:
    """Build a position that agrees with `view`, what it hides drawn from `chance`.

    `mischief`: the Mischief cards are in the game (SF-31). One order deals the unseen cards, a
    second one the unseen Reward tokens.
    """
    hands, pile = _imagine_cards(view, chance, deck.cards(mischief))
    rewards, rewards_left = _imagine_rewards(view, chance, deck.reward_tokens)
    return State(
        phase=view.phase,
        round=view.round,
        first=view.first,
        to_act=NOBODY if view.to_act is None else view.to_act,
        ranking=list(view.ranking),
        hands=hands,
        displays=[list(display) for display in view.displays],
        passed=sum(1 << seat for seat, passed in enumerate(view.passed) if passed),
        helpers=[NOBODY if helper is None else helper for helper in view.helpers],
        helped=sum(1 << seat for seat, helper in enumerate(view.helpers) if helper is not None),
        pile=pile,
        discards=list(view.discards),
        rewards=rewards,
        rewards_left=rewards_left,
        stolen=list(view.stolen),
        results=list(view.results),
    )


def _imagine_cards(
    view: View, chance: Chance, cards: Sequence[int]
) -> tuple[list[list[int]], list[int]]:
    """Deal the cards `view` does not show to the other hands and the draw pile."""
    hands: list[list[int]] = [[] for _ in view.hand_sizes]
    for entry in view.stolen:
        if entry.knower == view.seat:
            hands[entry.holder].append(entry.card)
    if view.seat is not None:
        hands[view.seat] = list(view.hand)
    unseen = Counter(cards)
    for seen in (*hands, *view.displays, view.discards):
        unseen.subtract(seen)
    hidden = list(unseen.elements())
    pile = [hidden[at] for at in chance.order(len(hidden))]
    for seat, size in enumerate(view.hand_sizes):
        missing = size - len(hands[seat])
        hands[seat] = sorted(hands[seat] + pile[:missing])
        del pile[:missing]
    return hands, pile


def _imagine_rewards(
    view: View, chance: Chance, tokens: Sequence[int]
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Deal the Reward tokens `view` does not show to their owners and to those left."""
    unseen = Counter(tokens)
    for values in view.rewards:
        unseen.subtract(values or ())
    hidden = list(unseen.elements())
    drawn = [hidden[at] for at in chance.order(len(hidden))]
    rewards: list[tuple[int, ...]] = []
    for known, count in zip(view.rewards, view.reward_counts, strict=True):
        rewards.append(tuple(drawn[:count]) if known is None else known)
        if known is None:
            del drawn[:count]
    return rewards, tuple(sorted(drawn))
