"""Smile by feel: what a card is worth to a player, what beads are, and when to back out."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.bots.judgement.judgement import Judgement, Plan, won
from smilegames.games.smile.actions import BID, Action
from smilegames.games.smile.cards import UNCOLOURED
from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.scoring import outcome_of
from smilegames.games.smile.state import AUCTIONS, State

BEAD = 0.2
"""Points that a bead is worth at the end (SM-30)."""
BEAD_TO_COME = 0.06
"""What it is worth more for each auction still to come: with beads one can wait."""
FADE = 0.08
"""The part of a coloured card's value that may yet leave with it, for each auction to come."""
PATIENCE = 0.5
"""Beads that waiting for a better card costs."""
MARGIN = 0.1
"""How much of a search's reward is for the lead in points, the rest being for the win."""
SPREAD = 4.0
"""Points of a lead that count as much."""


class SmileJudgement(Judgement[State, Action]):
    """Backs out when the card and its beads are worth more than those that may come later."""

    plan = Plan(tree=False, wild=0.1)

    def __init__(self, rules: SmileRules) -> None:
        self._deck = rules.deck
        to_come = range(AUCTIONS)
        self._bead = [BEAD + BEAD_TO_COME * auctions for auctions in to_come]
        self._worth = [
            [
                value if colour == UNCOLOURED else value * (1 - FADE * auctions)
                for value, colour in zip(rules.deck.value_of, rules.deck.colour_of, strict=True)
            ]
            for auctions in to_come
        ]
        """By auctions to come, by card: what it will have been worth."""

    def weigh(self, state: State, choices: Sequence[Action]) -> Sequence[float]:
        """Weigh cards with their beads against what waiting may bring."""
        seat = state.to_act
        assert seat is not None
        to_come = AUCTIONS - state.auction
        bead = self._bead[to_come]
        gains = self._gains(state, seat, to_come)
        waiting = sum(gains[1:]) / (len(gains) - 1) - PATIENCE * bead
        weights = []
        for verb, card in choices:
            at = state.row.index(card)
            if verb == BID:
                # Whoever bids on a card may have to take it, so rather on a good one.
                weights.append(waiting + 0.01 * gains[at])
            else:
                weights.append(gains[at] + bead * state.row_beads[at])
        return weights

    def sound(self, state: State, choices: Sequence[Action]) -> Sequence[Action]:
        """Never take the one with fewer beads of two cards alike."""
        colour_of, value_of = self._deck.colour_of, self._deck.value_of
        beads = dict(zip(state.row, state.row_beads, strict=True))
        most: dict[tuple[str, int], int] = {}
        for verb, card in choices:
            if verb != BID:
                face = colour_of[card], value_of[card]
                most[face] = max(most.get(face, 0), beads[card])
        return [
            action
            for action in choices
            if action.verb == BID
            or beads[action.card] == most[colour_of[action.card], value_of[action.card]]
        ]

    def prospects(self, state: State) -> Sequence[float]:
        """Return who has won, and a little of how the points compare."""
        return won(outcome_of(state, self._deck), MARGIN, SPREAD)

    def _gains(self, state: State, seat: int, to_come: int) -> list[float]:
        """Return what each card of the row would add to what a seat's cards will be worth."""
        worth, kept, partner = self._worth[to_come], state.kept[seat], self._deck.partner
        gains = []
        for card in state.row:
            other = partner(kept, card)
            gains.append(worth[card] if other is None else -worth[other])
        return gains


def judgement(rules: SmileRules) -> SmileJudgement:
    """Return Smile's judgement for a deck."""
    return SmileJudgement(rules)
