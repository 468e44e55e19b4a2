"""What the suites over all games need to know of Gracias."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from smilegames.games.gracias.actions import Action
from smilegames.games.gracias.rules import GraciasRules
from smilegames.games.gracias.state import Phase, State
from tests.games.gracias.scorer import match_points

MAX_DECISIONS = 5 * 4 * 6 * 2
"""Five sessions of four rounds in which each of six players takes once and shares once."""


def conserved(rules: GraciasRules, state: State) -> None:
    """Assert that there are 18 cards of each kind, and as many before each player as was dealt."""
    cards = Counter([*state.supply, *(state.sharing or ())])
    for pair, hidden in state.middle.values():
        cards.update((*pair, hidden))
    for before in state.face_down:
        cards.update(before)
    for at, count in enumerate(state.face_up):
        cards[at % 6] += count
    assert cards == Counter(dict.fromkeys(range(6), 18))
    assert min(state.face_up) >= 0
    _check_backs(rules, state)


def _check_backs(rules: GraciasRules, state: State) -> None:
    """A face-down card for every round in which the player has taken a triplet, until scored."""
    backs = [len(before) for before in state.face_down]
    if state.phase is Phase.OVER:
        assert backs == [0] * rules.seats
        assert not state.middle
        return
    assert sum(backs) == state.round * rules.seats - len(state.middle)
    assert set(backs) <= {state.round - 1, state.round}


def redeal(rules: GraciasRules, state: State, seat: int | None, random: Random) -> State:
    """Shuffle the supply, the face-down cards in the middle and those of everybody but `seat`."""
    dealt = state.copy()
    others = [other for other in range(rules.seats) if other != seat]
    hidden = [*dealt.supply, *(card for _, card in dealt.middle.values())]
    hidden += [card for other in others for card in dealt.face_down[other]]
    random.shuffle(hidden)
    for take, (pair, _) in dealt.middle.items():
        dealt.middle[take] = (pair, hidden.pop())
    for other in others:
        dealt.face_down[other] = tuple(hidden.pop() for _ in dealt.face_down[other])
    dealt.supply = tuple(hidden)
    return dealt


def universe(rules: GraciasRules) -> Sequence[Action]:
    """Name every action of the notation."""
    takes = [f"take {letter}" for letter in "ABCDEF"[: rules.seats]]
    shares = [
        f"keep {kept} give {given} to seat {seat}"
        for kept in rules.names
        for given in rules.names
        for seat in range(1, rules.seats + 1)
    ]
    return [rules.parse(text) for text in (*takes, *shares)]


def rescore(rules: GraciasRules, state: State) -> tuple[int, ...]:
    """Score a finished state by the second scorer, from what lay before the players."""
    return match_points([lying(rules, reckoning.areas) for reckoning in state.reckonings])


def lying(rules: GraciasRules, areas: Sequence[Sequence[int]]) -> list[list[str]]:
    """Return the names of the cards in each area."""
    return [
        [name for name, count in zip(rules.names, area, strict=True) for _ in range(count)]
        for area in areas
    ]


def variants() -> list[dict[str, Any]]:
    """List the combinations of options worth testing."""
    return [{"sessions": 3}, {"sessions": 1}, {"sessions": 5}]
