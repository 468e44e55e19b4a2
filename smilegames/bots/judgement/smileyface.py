"""SmileyFace by feel: which suit to build, when it is lost, whom to help, what Mischief gains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from smilegames.bots.judgement.judgement import Judgement, Plan, shares, won
from smilegames.games.smileyface.actions import Action
from smilegames.games.smileyface.cards import (
    CARDS,
    EMOTIONS,
    MEAN,
    PIRATE,
    ROUNDS,
    SUIT,
    VALUE,
)
from smilegames.games.smileyface.foresight import foresee
from smilegames.games.smileyface.rules import SmileyFaceRules
from smilegames.games.smileyface.scoring import outcome_of, suit_totals
from smilegames.games.smileyface.state import CLEAN_UP, NOBODY, OVER, TURNS, State

KEPT = {"thief": 5.0, "eraser": 4.0, "swap": 4.0, "usurper": 4.0, "pickpocket": 3.0}
"""What Mischief cards are worth keeping for; the others are worth little."""
REACH = 1.2
"""Points that each card in a rival's hand may still bring it."""
BIG = 3.0
"""What a Mischief card must gain to be played while Emotion cards can be."""


class SmileyFaceJudgement(Judgement[State, Action]):
    """Builds its best suit, lets go when it is beaten, and then helps whoever will win."""

    plan = Plan(tree=True, wild=0.1)

    def __init__(self, rules: SmileyFaceRules) -> None:
        self._rules = rules
        self._everybody = (1 << rules.seats) - 1
        cards = rules.deck.round_cards
        self._to_come = [sum(cards[done:]) for done in range(ROUNDS + 1)]

    def weigh(self, state: State, choices: Sequence[Action]) -> Sequence[float]:
        """Weigh what can be done in a turn, or in Clean-up."""
        if state.phase is CLEAN_UP:
            return [_in_clean_up(action) for action in choices]
        return _Turn(state, self._everybody).weigh(choices)

    def sound(self, state: State, choices: Sequence[Action]) -> Sequence[Action]:
        """When only this seat can still change the last round, take its card where one can."""
        seat = state.to_act
        alone = state.passed | 1 << seat == self._everybody
        if state.phase is not TURNS or state.round < ROUNDS or not alone:
            return choices
        view = self._rules.view(state, seat)
        leading = view.standing.leader == seat
        winning = []
        for action in choices:
            foreseen = foresee(view, action)
            if foreseen is not None and foreseen.standing.leader == seat:
                winning.append(action)
        if leading or not winning:
            return winning or choices
        return [action for action in choices if action in winning or action[0] not in LEAVING]

    def stage(self, state: State) -> int:
        """Return how many rounds have been scored."""
        return len(state.results)

    def prospects(self, state: State) -> Sequence[float]:
        """Return who has won, or how points compare with those to come."""
        if state.phase is OVER:
            return won(outcome_of(state, self._rules.deck))
        cards = self._rules.deck.round_cards
        points = [float(sum(tokens)) for tokens in state.rewards]
        for number, result in enumerate(state.results):
            if result.winner is not None:
                points[result.winner] += cards[number] + 0.01 * (number + 1)
        return shares(points, 0.25 + 0.2 * self._to_come[len(state.results)])


LEAVING = ("pass", "help")
"""The verbs that end a seat's round."""


class _Turn:
    """The table as the seat to act sees it."""

    def __init__(self, state: State, everybody: int) -> None:
        self.state = state
        self.seat = seat = state.to_act
        self.boss, self.newbie = state.ranking[0], state.ranking[-1]
        self.totals = suit_totals(state.ranking, state.displays)
        self.scores = [max(sums) for sums in self.totals]
        self.mine = self.scores[seat]
        self.rivals = [other for other in range(len(self.scores)) if other != seat]
        self.lead = max([self.scores[other] for other in self.rivals])
        self.active = [other for other in self.rivals if not state.passed >> other & 1]
        reach = [self.scores[other] + REACH * len(state.hands[other]) for other in self.active]
        self.reach = max([self.lead, *reach])
        self.pirate = PIRATE in state.displays[seat]
        potential = list(self.totals[seat])
        self.emotions = [card for card in state.hands[seat] if card < EMOTIONS]
        for card in self.emotions:
            potential[SUIT[card]] += self.worth(card)
        self.potential = max(potential)
        self.goal = potential.index(self.potential)

    def worth(self, card: int) -> int:
        """Return what a card would count in the own display."""
        suit = SUIT[card]
        if suit == self.newbie and not self.pirate:
            return 0
        return VALUE[card] + (suit == self.boss)

    def weigh(self, choices: Sequence[Any]) -> list[float]:
        """Weigh each choice."""
        weights = []
        hopeless = self.potential <= self.lead
        leads = self.mine > self.lead
        self.best_helped = self._whom_to_help()
        for action in choices:
            verb = action[0]
            if verb == "play":
                weights.append(self._weigh_emotion(action[1], hopeless, leads))
            elif verb == "pass":
                weights.append(self._weigh_pass(leads))
            elif verb == "help":
                weights.append(self._weigh_help(action[1], action[2], hopeless, leads))
            else:
                weights.append(self._weigh_mischief(action, hopeless, leads))
        return weights

    def _weigh_pass(self, leads: bool) -> float:
        if leads and (not self.active or self.mine > self.reach):
            return 100.0
        return 10.0

    def _weigh_emotion(self, card: int, hopeless: bool, leads: bool) -> float:
        value = self.worth(card)
        if hopeless:
            # A card on display, the worse the better, is what a helper must have.
            can_help = bool(self.state.displays[self.seat])
            return 5.0 if can_help else 30.0 - value
        if SUIT[card] != self.goal or not value:
            return 8.0 - value if not leads or not self.active else 20.0 - value
        if not self.active:
            # Nobody answers any more: as little as will do.
            enough = self.mine + value > self.lead
            return 60.0 - value if enough else 50.0 + value
        return 50.0 - 0.1 * value

    def _whom_to_help(self) -> int:
        """Return who will probably win without being helped yet; NOBODY where nobody can be."""
        state, best, who = self.state, -1.0, NOBODY
        for other in self.rivals:
            if not state.helped >> other & 1:
                hope = float(self.scores[other])
                if not state.passed >> other & 1:
                    hope += 0.6 * len(state.hands[other])
                if hope > best:
                    best, who = hope, other
        return who

    def _weigh_help(self, receiver: int, card: int, hopeless: bool, leads: bool) -> float:
        if receiver != self.best_helped or leads:
            return 0.0
        if not hopeless and (self.active or self.potential > self.lead):
            return 1.0
        # A tie helps nobody, so the gift may as well be good; Mischief does not count.
        return 40.0 + (0.1 * VALUE[card] if card < EMOTIONS else -1.0)

    def _weigh_mischief(self, action: Any, hopeless: bool, leads: bool) -> float:
        gain = self._gain(action)
        if leads and not self.active:
            return 1.0
        if gain < 1.0:
            return 2.0 + gain
        if hopeless:
            behind = self.lead - self.potential
            return 45.0 + gain if gain > behind else 15.0 + gain
        if not self.active:
            return 55.0 + gain if self.mine + gain > self.lead else 45.0 + gain
        return (52.0 if gain >= BIG else 30.0) + gain

    def _gain(self, action: Any) -> float:
        """Return about how much a Mischief card brings against the strongest rival."""
        verb = action[0]
        if verb == "thief":
            return self._loss(action[1], action[2]) + self._use(action[2])
        if verb == "eraser":
            return self._loss(action[1], action[2])
        if verb == "swap":
            _, mine, other, theirs = action
            taken = self._loss(other, theirs) + self._use(theirs)
            return taken - self._use(mine) - self._loss(other, mine, gained=True)
        if verb == "storm":
            return self._storm(action[1])
        if verb == "usurper":
            return self._usurp(action[1])
        if verb == "pickpocket":
            return 1.5
        if verb == "mean":
            return self._mean()
        if verb == "pirate":
            return self._pirate()
        return 3.0 if self.potential <= self.lead else 0.5

    def _use(self, card: int) -> float:
        return float(self.worth(card)) if SUIT[card] == self.goal else 0.0

    def _loss(self, seat: int, card: int, *, gained: bool = False) -> float:
        """Return what a rival's score would lose with a card, as far as it matters.

        `gained`: what it would gain by it instead.
        """
        sums, suit = self.totals[seat], SUIT[card]
        value = 0 if suit == self.newbie else VALUE[card] + (suit == self.boss)
        if gained:
            change = max(0, sums[suit] + value - self.scores[seat])
        else:
            rest = max([total for other, total in enumerate(sums) if other != suit])
            change = self.scores[seat] - max(sums[suit] - value, rest)
        return float(change) if self.scores[seat] == self.lead else 0.3 * change

    def _storm(self, suit: int) -> float:
        gain = 0.0
        for seat, display in enumerate(self.state.displays):
            for card in display:
                if card < EMOTIONS and SUIT[card] == suit:
                    own = seat == self.seat
                    gain += -self._use(card) if own else self._loss(seat, card)
                    break
        return gain

    def _usurp(self, suit: int) -> float:
        """Compare everybody's totals under the new chart, the own hand counted in."""
        state = self.state
        ranking = [suit, *(other for other in state.ranking if other != suit)]
        scores = [max(sums) for sums in suit_totals(ranking, state.displays)]
        displays = [[*state.displays[self.seat], *self.emotions]]
        mine = max(suit_totals(ranking, displays)[0])
        lead = max([scores[other] for other in self.rivals])
        return float(mine - self.potential - (lead - self.lead))

    def _mean(self) -> float:
        if any(MEAN in display for display in self.state.displays):
            return 0.0
        gain = 0.0
        for seat in self.rivals:
            if self.scores[seat] == self.lead and self.totals[seat][self.boss] == self.lead:
                gain = max(gain, sum(SUIT[card] == self.boss for card in self.state.displays[seat]))
        return gain

    def _pirate(self) -> float:
        if self.pirate:
            return 0.0
        state = self.state
        cards = [*state.displays[self.seat], *self.emotions]
        total = sum(VALUE[card] for card in cards if card < EMOTIONS and SUIT[card] == self.newbie)
        return float(total - self.potential)


def _in_clean_up(action: Any) -> float:
    """Keep what is worth a place in the hand; anything drawn may be better than the rest."""
    if action[0] == "done":
        return 3.5
    return 5.0 - KEPT.get(next(name for name, card in CARDS.items() if card == action[1]), 1.0)


def judgement(rules: SmileyFaceRules) -> SmileyFaceJudgement:
    """Return SmileyFace's judgement for a table."""
    return SmileyFaceJudgement(rules)
