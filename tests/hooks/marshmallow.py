"""What the suites over all games need to know of Marshmallow Test."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from smilegames.games.marshmallow.actions import ACTIONS, Action, cards_in
from smilegames.games.marshmallow.cards import NAMES, NO_SUIT, SUITS, hand_of
from smilegames.games.marshmallow.rules import MarshmallowRules
from smilegames.games.marshmallow.state import Phase, PlayedRound, State
from tests.games.marshmallow.scorer import Account, Round, play_again, score

MAX_DECISIONS = 1500
"""There is no hard bound, since two players may score nothing for ever; a thousand are allowed for
matches to 20 (MT-31), of which the longest in thousands took 360, and matches to 50 take longer."""


def conserved(rules: MarshmallowRules, state: State) -> None:
    """Assert that every card is in one place, twelve a player, and every trick and point counted.

    Cards in no hand and not played lie aside: as many as were not dealt.
    """
    hands = [cards_in(hand) for hand in state.hands]
    cards = [*(card for hand in hands for card in hand), *(card for _, card in state.plays)]
    assert len(set(cards)) == len(cards) == 12 * rules.seats
    for seat, hand in enumerate(hands):
        assert len(hand) + sum(played.seat == seat for played in state.plays) == 12
    again = replayed(rules, state)
    assert again.tricks == state.tricks
    assert again.begun == [(seat, NAMES[card]) for seat, card in state.plays[state.trick_start :]]
    assert state.trick == sum(state.tricks) + 1
    assert sum(out.points for out in state.goings_out) == sum(state.scores)
    assert (max(state.scores) >= rules.target) == (state.phase is Phase.OVER)


def redeal(rules: MarshmallowRules, state: State, seat: int | None, random: Random) -> State:
    """Swap cards that `seat` can't see, place with place, wherever no void shown forbids it."""
    dealt = state.copy()
    voids = [*replayed(rules, state).voids, set()]
    places = {card: place for place, hand in enumerate(state.hands) for card in cards_in(hand)}
    played = {card for _, card in state.plays}
    unseen = [
        card
        for card in range(len(NAMES))
        if card not in played and (seat is None or places.get(card) != seat)
    ]
    for _ in range(8 * len(unseen)):
        one, other = random.choice(unseen), random.choice(unseen)
        here, there = places.get(one, rules.seats), places.get(other, rules.seats)
        if NAMES[one][0] not in voids[there] and NAMES[other][0] not in voids[here]:
            places[one], places[other] = there, here
    dealt.hands = [
        hand_of(card for card, place in places.items() if place == each)
        for each in range(rules.seats)
    ]
    return dealt


def universe(rules: MarshmallowRules) -> Sequence[Action]:
    """List every action of the notation: sixty cards, five suits."""
    return ACTIONS


def rescore(rules: MarshmallowRules, state: State) -> tuple[int, ...]:
    """Score a finished match by the second scorer, from the cards of all its rounds."""
    rounds = [*state.history, PlayedRound(state.dealer, state.trump, tuple(state.plays))]
    return tuple(score(rules.seats, rules.target, [_facts(each) for each in rounds]))


def variants() -> list[dict[str, Any]]:
    """List the values of the target worth testing."""
    return [{"target": 20}, {"target": 12}, {"target": 5}, {"target": 50}]


def replayed(rules: MarshmallowRules, state: State) -> Account:
    """Return what the second scorer makes of the round so far."""
    points = [0] * rules.seats
    for out in state.goings_out:
        points[out.seat] += out.points if out.round < state.round else 0
    this = PlayedRound(state.dealer, state.trump, tuple(state.plays))
    return play_again(rules.seats, _facts(this), points, rules.target)


def _facts(this: PlayedRound) -> Round:
    trump = "" if this.trump == NO_SUIT else SUITS[this.trump]
    return Round(this.dealer, trump, [(seat, NAMES[card]) for seat, card in this.plays])
