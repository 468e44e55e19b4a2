"""Marshmallow Test by feel: when a trick is wanted, and which card gets or avoids it."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.bots.judgement.judgement import Judgement, Plan, shares, won
from smilegames.games.marshmallow.actions import Action, cards_in
from smilegames.games.marshmallow.cards import (
    NO_SUIT,
    RANK_OF,
    RANKS,
    STRENGTH,
    SUIT_OF,
    WHOLE_SUIT,
    hand_of,
    size_of,
)
from smilegames.games.marshmallow.rules import MarshmallowRules
from smilegames.games.marshmallow.scoring import (
    TRICKS_IN_A_ROUND,
    outcome_of,
    points_for_going_out,
)
from smilegames.games.marshmallow.state import Phase, State

PATIENCE = 0.5
"""The part of a round's tricks that a player lets go by before taking any."""
GREED = 0.7
"""The part of them that others must have for a player with a sure card to go out."""
SURPLUS = 0.5
"""Between two players: tricks that a hand must be good for beyond those it needs, before it lets
one go."""
BEATING = 0.7
"""How often somebody who holds a higher card beats one with it."""
LIKELY = 0.8
"""A card that takes a trick with this chance is worth trying."""


class MarshmallowJudgement(Judgement[State, Action]):
    """Lets tricks go at first, then gets all but one, and goes out when others have many."""

    plan = Plan(tree=True, wild=0.1)

    def __init__(self, rules: MarshmallowRules) -> None:
        self._rules = rules
        tricks = min(TRICKS_IN_A_ROUND, rules.needed * rules.seats - 1)
        self._greed = GREED * tricks
        self._patience = PATIENCE * tricks

    def weigh(self, state: State, choices: Sequence[Action]) -> Sequence[float]:
        """Weigh suits as trumps, or cards by whether the trick is wanted."""
        if state.phase is Phase.NAME_TRUMP:
            return [_as_trump(state.hands[state.turn], suit) for _, suit in choices]
        table = _Table(state, self._rules)
        if self._wants(table):
            return [table.hope_to_win(card) for _, card in choices]
        return [table.hope_to_lose(card) for _, card in choices]

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
        strengths, best = STRENGTH[state.trump][state.lead], _strength_to_beat(state)
        taking = [action for action in choices if strengths[action[1]] > best]
        return taking or choices

    def stage(self, state: State) -> int:
        """Return the round."""
        return state.round

    def prospects(self, state: State) -> Sequence[float]:
        """Return who has won, or how near everybody is to it."""
        if state.phase is Phase.OVER:
            return won(outcome_of(state))
        return shares(state.scores, self._rules.target / 4)

    def _wants(self, table: _Table) -> bool:
        """Tell whether the seat to act had better take this trick."""
        state, seat = table.state, table.seat
        needed = self._rules.needed - state.tricks[seat]
        if table.playing == 2:
            rival = state.after[seat]
            last_chance = state.tricks[rival] + 1 == self._rules.needed
            return last_chance or table.strength() < needed + SURPLUS
        if needed > 1:
            return sum(state.tricks) >= self._patience
        points = points_for_going_out(seat, state.tricks)
        if state.scores[seat] + points >= self._rules.target:
            return True
        # Who holds no sure card any more takes what there is.
        return points >= self._greed * min(1.0, table.strength())


class _Table:
    """A trick as the seat to act sees it."""

    def __init__(self, state: State, rules: MarshmallowRules) -> None:
        self.state = state
        self.seat = seat = state.turn
        self.playing = 0
        """How many are still in the round."""
        held = 0
        for other, tricks in enumerate(state.tricks):
            if tricks < rules.needed:
                self.playing += 1
                if other != seat:
                    held += size_of(state.hands[other])
        self.hand = state.hands[seat]
        gone = hand_of([card for _, card in state.plays])
        self.unseen = [
            WHOLE_SUIT ^ own ^ played for own, played in zip(self.hand, gone, strict=True)
        ]
        """By suit, as in a hand: the cards neither played nor held by the seat to act."""
        self.best = _strength_to_beat(state)
        self.absent = 1 - held / max(1, size_of(self.unseen))
        """How likely an unseen card is in nobody's hand."""
        self.yet_to_play = self._yet_to_play()

    def _yet_to_play(self) -> int:
        """Count who plays to this trick after the seat to act."""
        state, count, other = self.state, 0, self.state.after[self.seat]
        while other != state.leader:
            count += 1
            other = state.after[other]
        return count

    def chance(self, card: int) -> float:
        """Return about how likely a card takes the trick, 0 to 1."""
        state, suit = self.state, SUIT_OF[card]
        lead = suit if state.lead == NO_SUIT else state.lead
        if STRENGTH[state.trump][lead][card] <= self.best:
            return 0.0
        if not self.yet_to_play:
            return 1.0
        after = self.yet_to_play / max(1, self.playing - 1)
        chance: float = self._unbeaten(card) ** after
        return chance

    def _unbeaten(self, card: int) -> float:
        """Return about how likely nobody holds a card that beats one that is led."""
        suit, trump = SUIT_OF[card], self.state.trump
        others = self.unseen[suit]
        higher = (others >> RANK_OF[card]).bit_count()
        unbeaten: float = (1 - BEATING * (1 - self.absent)) ** higher
        if trump not in (NO_SUIT, suit):
            void = (1 - (1 - self.absent) / max(1, self.playing - 1)) ** others.bit_count()
            trumps = self.unseen[trump].bit_count()
            unbeaten *= 1 - min(1.0, void * (self.playing - 1)) * (1 - self.absent**trumps)
        return unbeaten

    def strength(self) -> float:
        """Return how many tricks the hand seems good for."""
        return sum([self._unbeaten(card) for card in cards_in(self.hand)])

    def cost(self, card: int) -> float:
        """Return what a card is worth for later tricks: its rank, and more for a trump."""
        return RANK_OF[card] + 8.0 * (SUIT_OF[card] == self.state.trump)

    def hope_to_win(self, card: int) -> float:
        """Weigh a card where the trick is wanted: the cheapest that is sure, or the surest."""
        chance = self.chance(card)
        if chance == 1.0:
            return 200 - self.cost(card)
        if chance >= LIKELY or (chance and self.state.lead == NO_SUIT):
            return 100 * chance - 0.01 * self.cost(card)
        return -self.cost(card)

    def hope_to_lose(self, card: int) -> float:
        """Weigh a card where the trick is not wanted: the lowest that surely does not take it.

        High ones are kept for the tricks that will be wanted.
        """
        chance = self.chance(card)
        if not chance:
            return 200 - self.cost(card)
        if chance == 1.0 and self.state.lead != NO_SUIT:
            # It can't be helped, so away with a card that would take another one.
            return self.cost(card) - 100
        return 100 - 100 * chance


def _strength_to_beat(state: State) -> int:
    """Return the strength of the card that wins the trick so far; 0 before its first."""
    if state.winning is None:
        return 0
    return STRENGTH[state.trump][state.lead][state.winning.card]


def _as_trump(hand: Sequence[int], suit: int) -> float:
    """Like long and high suits for trumps."""
    return sum(6.0 + rank for rank in range(1, RANKS + 1) if hand[suit] >> rank - 1 & 1)


def judgement(rules: MarshmallowRules) -> MarshmallowJudgement:
    """Return Marshmallow Test's judgement for a table."""
    return MarshmallowJudgement(rules)
