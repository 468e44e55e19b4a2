"""Gracias by feel: what lies before everybody, and what one more card there does to the scores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from smilegames.bots.judgement.judgement import Judgement, Plan, shares, won
from smilegames.games.gracias.actions import Action, Share
from smilegames.games.gracias.rules import GraciasRules
from smilegames.games.gracias.scoring import outcome_of, standing, totals
from smilegames.games.gracias.state import WIDTH, Pair, Phase, State

SPREAD = 4.0
"""Points that a lead may still change by in a session."""


class GraciasJudgement(Judgement[State, Action]):
    """Keeps what scores and gives away what makes a rival discard."""

    plan = Plan(tree=False, wild=0.1)

    def __init__(self, rules: GraciasRules) -> None:
        self._rules = rules
        self._leads = lru_cache(maxsize=1 << 16)(self._reckon_leads)

    def weigh(self, state: State, choices: Sequence[Action]) -> Sequence[float]:
        """Weigh a way to share by the lead it leaves; a triplet by the best way to share it."""
        seat = state.turn
        columns = self._columns(state, seat)
        return [
            self._gain(columns, seat, *action[1:])
            if isinstance(action, Share)
            else self._best_gain(columns, seat, state.middle[action][0])
            for action in choices
        ]

    def stage(self, state: State) -> int:
        """Return how many sessions have been scored."""
        return len(state.reckonings)

    def prospects(self, state: State) -> Sequence[float]:
        """Return who has won, or how leads compare with the sessions to come."""
        points = totals(state.reckonings, self._rules.seats)
        to_come = self._rules.sessions - len(state.reckonings)
        leads = shares(points, SPREAD * (to_come + 1) ** 0.5)
        if state.phase is not Phase.OVER:
            return leads
        winners = won(outcome_of(state))
        return [0.5 * win + 0.5 * lead for win, lead in zip(winners, leads, strict=True)]

    def _columns(self, state: State, seat: int) -> list[tuple[int, ...]]:
        """Return, by kind, the cards before each seat, the own face-down ones with them."""
        face_up = state.face_up
        own = state.face_down[seat]
        columns = []
        for kind in range(WIDTH):
            column = face_up[kind::WIDTH]
            column[seat] += own.count(kind)
            columns.append(tuple(column))
        return columns

    def _best_gain(self, columns: Sequence[tuple[int, ...]], seat: int, pair: Pair) -> float:
        """Return the gain of the best way to share a triplet's open cards."""
        first, second = pair
        return max(
            self._gain(columns, seat, *cards, receiver)
            for cards in {(first, second), (second, first)}
            for receiver in range(self._rules.seats)
            if receiver != seat
        )

    def _gain(
        self, columns: Sequence[tuple[int, ...]], seat: int, kept: int, given: int, receiver: int
    ) -> float:
        """Return by how much keeping one card and giving another moves the seat's lead."""
        if kept == given:
            column = columns[kept]
            after = _with_more(_with_more(column, seat), receiver)
            return self._leads(after)[seat] - self._leads(column)[seat]
        mine, theirs = columns[kept], columns[given]
        return (
            self._leads(_with_more(mine, seat))[seat]
            - self._leads(mine)[seat]
            + self._leads(_with_more(theirs, receiver))[seat]
            - self._leads(theirs)[seat]
        )

    def _reckon_leads(self, column: tuple[int, ...]) -> tuple[float, ...]:
        """Return by seat the points of a kind less what the others have on average."""
        points = standing(column).points
        total, others = sum(points), len(points) - 1
        return tuple([each - (total - each) / others for each in points])


def _with_more(column: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*column[:seat], column[seat] + 1, *column[seat + 1 :])


def judgement(rules: GraciasRules) -> GraciasJudgement:
    """Return the judgement of Gracias for a table."""
    return GraciasJudgement(rules)
