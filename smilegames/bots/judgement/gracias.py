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
        self._seats = len(state.face_down)
        self._best: dict[int, tuple[float, float]] = {}

    def sharing(self, kept: int, given: int, receiver: int) -> float:
        """Return by how much keeping one card and giving another moves the seat's lead."""
        if kept == given:
            return self._gain(kept, self._seat, receiver)
        return self._gain(kept, self._seat) + self._gain(given, receiver)

    def best_sharing(self, pair: Pair) -> float:
        """Return the same for the best way to share a triplet's open cards."""
        first, second = pair
        if first == second:
            return max([self.sharing(first, first, other) for other in self._others()])
        keep, give = self._best_of(first)
        other_keep, other_give = self._best_of(second)
        return max(keep + other_give, other_keep + give)

    def _best_of(self, kind: int) -> tuple[float, float]:
        """Return what a card of a kind moves when it is kept, and when it is given away well."""
        best = self._best.get(kind)
        if best is None:
            gifts = [self._gain(kind, other) for other in self._others()]
            best = self._best[kind] = self._gain(kind, self._seat), max(gifts)
        return best

    def _others(self) -> list[int]:
        return [other for other in range(self._seats) if other != self._seat]

    def _gain(self, kind: int, *gainers: int) -> float:
        column = self._columns[kind]
        after = list(column)
        for gainer in gainers:
            after[gainer] += 1
        seat, doubt = self._seat, self._doubt
        return _lead(tuple(after), seat, doubt) - _lead(column, seat, doubt)


@lru_cache(maxsize=1 << 16)
def _lead(column: Column, seat: int, doubt: float) -> float:
    """Return what a kind will score for a seat less what it will for the others, on average.

    A player's loose cards stay as likely as somebody else is to have more of them (GR-22).
    """
    loose = [count % PILE for count in column]
    points = []
    for at, mine in enumerate(loose):
        most = max([count for other, count in enumerate(loose) if other != at])
        stay = 1 / (1 + exp((mine + 0.5 - most) / doubt))
        points.append(column[at] // PILE + mine * stay)
    others = (sum(points) - points[seat]) / (len(points) - 1)
    return points[seat] - HARM * others


def judgement(rules: GraciasRules) -> GraciasJudgement:
    """Return the judgement of Gracias for a table."""
    return GraciasJudgement(rules)
