"""Gracias by feel: what lies before everybody, and what one more card there does to the scores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from smilegames.bots.judgement.judgement import Judgement, Plan, shares, won
from smilegames.games.gracias.actions import Action, Share
from smilegames.games.gracias.rules import ROUNDS, GraciasRules
from smilegames.games.gracias.scoring import PILE, outcome_of, totals
from smilegames.games.gracias.state import WIDTH, Pair, Phase, State

DOUBT = 0.25
"""Cards, for each round to come and those still face down, by which a kind may yet turn."""
FACE_DOWN = 3
"""How many rounds the doubt about face-down cards is worth."""
HARM = 1.0
"""What a rival's loss is worth beside an own gain."""
SPREAD = 4.0
"""Points that a lead may still change by in a session."""
MARGIN = 0.5
"""How much of a search's reward is for the lead in points when the match is over."""

Column = tuple[int, ...]
"""A kind's cards by seat, as far as the seat to act can see them."""


class GraciasJudgement(Judgement[State, Action]):
    """Keeps what scores and gives away what makes a rival discard."""

    plan = Plan(tree=False, wild=0.1)

    def __init__(self, rules: GraciasRules) -> None:
        self._seats = rules.seats
        self._sessions = rules.sessions

    def weigh(self, state: State, choices: Sequence[Action]) -> Sequence[float]:
        """Weigh a way to share by the lead it leaves; a triplet by the best way to share it."""
        outlook = _Outlook(state)
        return [
            outlook.sharing(action.kept, action.given, action.receiver)
            if isinstance(action, Share)
            else outlook.best_sharing(state.middle[action][0])
            for action in choices
        ]

    def stage(self, state: State) -> int:
        """Return how many sessions have been scored."""
        return len(state.reckonings)

    def prospects(self, state: State) -> Sequence[float]:
        """Return who has won, or how leads compare with the sessions to come."""
        if state.phase is Phase.OVER:
            return won(outcome_of(state), MARGIN, SPREAD)
        to_come = self._sessions - len(state.reckonings)
        points = totals(state.reckonings, self._seats)
        return shares(points, SPREAD * (to_come + 1) ** 0.5)


class _Outlook:
    """What one more card would do, as the seat to act sees the table."""

    def __init__(self, state: State) -> None:
        self._seat = seat = state.turn
        self._doubt = DOUBT * (ROUNDS - state.round + FACE_DOWN)
        own = state.face_down[seat]
        columns = [state.face_up[kind::WIDTH] for kind in range(WIDTH)]
        for kind in own:
            columns[kind][seat] += 1
        self._columns = [tuple(column) for column in columns]
        self._gains = [_gains(column, seat, self._doubt) for column in self._columns]

    def sharing(self, kept: int, given: int, receiver: int) -> float:
        """Return by how much keeping one card and giving another moves the seat's lead."""
        if kept == given:
            return self._twice(kept, receiver)
        return self._gains[kept][self._seat] + self._gains[given][receiver]

    def best_sharing(self, pair: Pair) -> float:
        """Return the same for the best way to share a triplet's open cards."""
        first, second = pair
        if first == second:
            others = range(len(self._columns[first]))
            return max([self._twice(first, other) for other in others if other != self._seat])
        return max(
            self._gains[first][self._seat] + self._best_gift(second),
            self._gains[second][self._seat] + self._best_gift(first),
        )

    def _best_gift(self, kind: int) -> float:
        seat, gains = self._seat, self._gains[kind]
        return max(gains[:seat] + gains[seat + 1 :])

    def _twice(self, kind: int, receiver: int) -> float:
        """Return what it moves to keep a card of a kind and give another of it away."""
        seat, doubt, column = self._seat, self._doubt, self._columns[kind]
        kept = _one_more(column, seat)
        return _lead(_one_more(kept, receiver), seat, doubt) - _lead(column, seat, doubt)


def _one_more(column: Column, gainer: int) -> Column:
    return (*column[:gainer], column[gainer] + 1, *column[gainer + 1 :])


@lru_cache(maxsize=1 << 16)
def _gains(column: Column, seat: int, doubt: float) -> tuple[float, ...]:
    """Return by seat how far one card more before it moves the lead of `seat`."""
    lead = _lead(column, seat, doubt)
    gainers = range(len(column))
    return tuple([_lead(_one_more(column, gainer), seat, doubt) - lead for gainer in gainers])


@lru_cache(maxsize=1 << 16)
def _lead(column: Column, seat: int, doubt: float) -> float:
    """Return what a kind will score for a seat less what it will for the others, on average.

    A player's loose cards stay as likely as somebody else is to have more of them (GR-22).
    """
    loose = [count % PILE for count in column]
    *_, second, first = sorted(loose)
    points = []
    for count, mine in zip(column, loose, strict=True):
        most = second if mine == first else first
        stay = 1 / (1 + exp((mine + 0.5 - most) / doubt))
        points.append(count // PILE + mine * stay)
    others = (sum(points) - points[seat]) / (len(points) - 1)
    return points[seat] - HARM * others


def judgement(rules: GraciasRules) -> GraciasJudgement:
    """Return the judgement of Gracias for a table."""
    return GraciasJudgement(rules)
