"""Smile & Money by feel: what a play brings, and what it lays open for whoever plays next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from smilegames.bots.judgement.judgement import Judgement, Plan, shares, won
from smilegames.games.smile_money.actions import Play
from smilegames.games.smile_money.captures import best_capture
from smilegames.games.smile_money.kinds import COLOURS
from smilegames.games.smile_money.rules import SmileMoneyRules
from smilegames.games.smile_money.scoring import SMILE, outcome_of
from smilegames.games.smile_money.state import IN_HAND, State

THREAT = 0.8
"""How much of what the next player may take counts against a play."""
OWN_NEXT = 0.3
"""How much of what the own next card may take counts for it."""
SLIPS = 0.5
"""Points by which plays may fall behind the best ones and still be met one time in e."""
SPREAD = 3.5
"""Points that a lead may still change by in one deal."""
MARGIN = 0.1
"""How much of a search's reward is for the lead in points when the match is over."""


class SmileMoneyJudgement(Judgement[State, Play]):
    """Takes what is worth most, less what that leaves to the next player."""

    plan = Plan(tree=False, wild=0.0)

    def __init__(self, rules: SmileMoneyRules) -> None:
        self._rules = rules
        self._kinds = rules.kinds
        self._whole = rules.kinds.bag(rules.kinds.deck)
        self._offers = lru_cache(maxsize=1 << 14)(self._list_offers)

    def weigh(self, state: State, choices: Sequence[Play]) -> Sequence[float]:
        """Weigh points against threats."""
        kinds, seat, table = self._kinds, state.to_act, state.table
        hand = state.hands[seat]
        unseen = self._unseen(state)
        following = len(state.hands[(seat + 1) % self._rules.seats]) or IN_HAND
        last = len(hand) == 1 and not state.draw_pile
        weights = []
        for action in choices:
            points, after = self._points(action, table)
            if last:
                weights.append(float(points))
                continue
            rest = list(hand)
            rest.remove(action.card)
            offers = self._offers(after)
            threat = self._threat(offers, unseen, following)
            own = max((offers[kinds.colour[card]] for card in rest), default=0.0)
            weights.append(points - THREAT * threat + OWN_NEXT * own)
        return weights

    def sound(self, state: State, choices: Sequence[Play]) -> Sequence[Play]:
        """Take all there is with the last card of the match, where only points count (MO-30)."""
        rules = self._rules
        last = len(state.hands[state.to_act]) == 1 and not state.draw_pile
        following = state.hands[(state.to_act + 1) % rules.seats]
        if not last or following or rules.colour_challenge:
            return choices
        points = [self._points(action, state.table)[0] for action in choices]
        best = max(points)
        return [action for action, each in zip(choices, points, strict=True) if each == best]

    def likely(self, state: State) -> float:
        """Say whether the others played what the hands asked for that a world makes of theirs.

        Whoever lets three purple cards lie has hardly a purple one.
        """
        kinds, before, slips = self._kinds, state.copy(), 0.0
        for seat, play, table in reversed(state.plays):
            taken = table if play.card == kinds.bomb else kinds.bag(play.take)
            if taken:
                before.piles[self._rules.captains[seat]] -= taken + kinds.unit[play.card]
            before.to_act, before.table = seat, table
            before.hands[seat] = tuple(sorted((*before.hands[seat], play.card)))
            if seat != state.to_act:
                choices = self._rules.choices(before)
                weights = self.weigh(before, choices)
                slips += max(weights) - weights[choices.index(play)]
        return exp(-slips / SLIPS)

    def stage(self, state: State) -> int:
        """Return what tells the deal."""
        return len(state.draw_pile)

    def prospects(self, state: State) -> Sequence[float]:
        """Return who has won, or how leads compare with the deals to come.

        What the table offers whoever plays next counts as theirs.
        """
        rules = self._rules
        outcome = outcome_of(state, self._kinds, rules.captains, rules.colour_challenge)
        if not state.hands[state.to_act]:
            return won(outcome, MARGIN, SPREAD)
        points: list[float] = list(outcome.scores)
        offered = self._threat(self._offers(state.table), self._unseen(state), IN_HAND)
        for seat, captain in enumerate(rules.captains):
            if captain == rules.captains[state.to_act]:
                points[seat] += offered
        deals = len(state.draw_pile) // (IN_HAND * rules.seats)
        return shares(points, SPREAD * (deals + 1) ** 0.5)

    def _points(self, action: Play, table: int) -> tuple[int, int]:
        """Return what a play scores at once, and the table it leaves."""
        kinds = self._kinds
        bomb = action.card == kinds.bomb
        taken = table if bomb else kinds.bag(action.take)
        if not taken:
            return 0, table + kinds.unit[action.card]
        coins = kinds.worth(taken) + kinds.coins[action.card]
        after = table - taken
        return coins + (0 if bomb or after else SMILE), after

    def _unseen(self, state: State) -> list[int]:
        """Count, by colour and last for bombs, the cards that the seat to act has not seen."""
        kinds = self._kinds
        seen = state.table + sum(state.piles) + kinds.bag(state.hands[state.to_act])
        unseen = [0] * (len(COLOURS) + 1)
        for kind, copies in enumerate(kinds.counts(self._whole - seen)):
            colour = kinds.colour[kind]
            unseen[-1 if colour is None else colour] += copies
        return unseen

    def _list_offers(self, table: int) -> dict[int | None, float]:
        """Return, by colour of the card played (None: a bomb), the most a table gives for it.

        The played card's own coins are left out.
        """
        kinds = self._kinds
        offers: dict[int | None, float] = {None: float(kinds.worth(table))}
        for colour, mask in enumerate(kinds.colour_masks):
            lying = table & mask
            take = best_capture(kinds.cards(lying), kinds.coins, COLOURS[colour].limited)
            taken = kinds.bag(take)
            clears = bool(taken) and taken == table
            offers[colour] = kinds.worth(taken) + SMILE * clears + (1.0 if taken else 0.0)
        return offers

    def _threat(self, offers: dict[int | None, float], unseen: Sequence[int], cards: int) -> float:
        """Return what a hand of unseen cards will take of a table, on average."""
        total = sum(unseen)
        if not total:
            return 0.0
        ranked = sorted(
            ((worth, unseen[-1 if colour is None else colour]) for colour, worth in offers.items()),
            reverse=True,
        )
        threat, left = 0.0, 1.0
        for worth, copies in ranked:
            if worth and copies:
                held = 1 - (1 - copies / total) ** cards
                threat += left * held * worth
                left *= 1 - held
        return threat


def judgement(rules: SmileMoneyRules) -> SmileMoneyJudgement:
    """Return Smile & Money's judgement for a deck."""
    return SmileMoneyJudgement(rules)
