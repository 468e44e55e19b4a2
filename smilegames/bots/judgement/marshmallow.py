"""Marshmallow Test by feel: when a trick is wanted, and which card gets or avoids it."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.bots.judgement.judgement import Judgement, Plan, shares, won
from smilegames.games.marshmallow.actions import Action
from smilegames.games.marshmallow.cards import (
    BIT_OF,
    NO_SUIT,
    RANK_OF,
    STRENGTH,
    SUIT_MASK,
    SUIT_OF,
    SUITS,
    WHOLE_DECK,
)
from smilegames.games.marshmallow.rules import MarshmallowRules
from smilegames.games.marshmallow.scoring import outcome_of, points_for_going_out
from smilegames.games.marshmallow.state import Phase, State

SLACK = 0.5
"""Tricks that a hand must be good for beyond those it needs, before it lets one go."""
GREED = 0.6
"""The part of the tricks taken by others that must be had before going out seems better than
waiting."""


class MarshmallowJudgement(Judgement[State, Action]):
    """Lets tricks go while the hand is good for more than it needs, and goes out when it pays."""

    plan = Plan(tree=True, wild=0.1)

    def __init__(self, rules: MarshmallowRules) -> None:
        self._rules = rules

    def weigh(self, state: State, choices: Sequence[Action]) -> Sequence[float]:
        """Weigh suits as trumps, or cards by whether the trick is wanted."""
        if state.phase is Phase.NAME_TRUMP:
            return [self._as_trump(state.hands[state.turn], suit) for _, suit in choices]
        wanted = self._wants(state)
        if state.lead == NO_SUIT:
            return self._weigh_leads(state, choices, wanted)
        strengths = STRENGTH[state.trump][state.lead]
        last = state.after[state.turn] == state.leader
        weights = []
        for _, card in choices:
            strength = strengths[card]
            wins = strength > state.best
            cost = RANK_OF[card] + 12 * (SUIT_OF[card] == state.trump)
            if wanted:
                # The cheapest card that takes it where nobody follows, a strong one before others.
                weights.append((100 - cost if last else 100 + cost) if wins else -cost)
            else:
                # The highest of those that don't: it might take a later trick against one's will.
                weights.append(-cost if wins else 100 + cost)
        return weights

    def sound(self, state: State, choices: Sequence[Action]) -> Sequence[Action]:
        """Take a trick that wins the match where nobody can play after it (MT-30)."""
        seat = state.turn
        if (
            state.phase is not Phase.PLAY
            or state.after[seat] != state.leader
            or state.tricks[seat] + 1 < self._rules.needed
            or state.scores[seat] + points_for_going_out(seat, state.tricks) < self._rules.target
        ):
            return choices
        strengths = STRENGTH[state.trump][state.lead]
        taking = [action for action in choices if strengths[action[1]] > state.best]
        return taking or choices

    def stage(self, state: State) -> int:
        """Return the round."""
        return state.round

    def prospects(self, state: State) -> Sequence[float]:
        """Return who has won, or how near everybody is to it."""
        if state.phase is Phase.OVER:
            return won(outcome_of(state))
        return shares(state.scores, self._rules.target / 4)

    def _wants(self, state: State) -> bool:
        """Tell whether the seat to act had better take this trick."""
        seat, tricks, rules = state.turn, state.tricks, self._rules
        needed = rules.needed - tricks[seat]
        playing = sum(taken < rules.needed for taken in tricks)
        points = points_for_going_out(seat, tricks)
        if needed == 1:
            if playing == 2 or state.scores[seat] + points >= rules.target:
                return True
            if points >= GREED * (rules.needed * (rules.seats - 1) - 1):
                return True
        return self._strength(state) < needed + SLACK

    def _strength(self, state: State) -> float:
        """Return how many tricks the hand seems good for."""
        hand = state.hands[state.turn]
        gone = 0
        for _, card in state.plays:
            gone |= BIT_OF[card]
        unseen = WHOLE_DECK ^ hand ^ gone
        playing = sum(taken < self._rules.needed for taken in state.tricks)
        dealt = self._held_by_others(state)
        share = dealt / max(1, unseen.bit_count())
        strength = 0.0
        for suit in range(len(SUITS)):
            mine = hand & SUIT_MASK[suit]
            if not mine:
                continue
            others = unseen & SUIT_MASK[suit]
            trump = suit == state.trump
            while mine:
                low = mine & -mine
                mine ^= low
                higher = (others & ~(low * 2 - 1)).bit_count() * share
                strength += self._takes(higher, trump, playing)
        return strength

    def _takes(self, higher: float, trump: bool, playing: int) -> float:
        """Guess how likely a card takes a trick that so many cards outside could beat."""
        chance: float = (0.75 if playing > 2 else 0.85) ** higher
        return min(1.0, chance * 1.3) if trump else chance * 0.9

    def _held_by_others(self, state: State) -> int:
        return sum(
            hand.bit_count()
            for seat, hand in enumerate(state.hands)
            if seat != state.turn and state.tricks[seat] < self._rules.needed
        )

    def _weigh_leads(
        self, state: State, choices: Sequence[Action], wanted: bool
    ) -> Sequence[float]:
        """Lead high where the trick is wanted, low where not."""
        sign = 1 if wanted else -1
        return [sign * (RANK_OF[card] + 3 * (SUIT_OF[card] == state.trump)) for _, card in choices]

    def _as_trump(self, hand: int, suit: int) -> float:
        """Like long and high suits for trumps."""
        cards = hand & SUIT_MASK[suit]
        ranks = 0.0
        while cards:
            low = cards & -cards
            cards ^= low
            ranks += 6 + RANK_OF[low.bit_length() - 1]
        return ranks


def judgement(rules: MarshmallowRules) -> MarshmallowJudgement:
    """Return Marshmallow Test's judgement for a table."""
    return MarshmallowJudgement(rules)
