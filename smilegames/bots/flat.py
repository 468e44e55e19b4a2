"""A flat search: every choice is tried in the same worlds, and the worse half drops out in turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from smilegames.bots.budget import Spending
from smilegames.bots.search import Search, Weighed, weighed


class _Trial:
    """A choice on trial."""

    __slots__ = ("action", "squares", "tries", "won")

    def __init__(self, action: Any) -> None:
        self.action = action
        self.won = 0.0
        self.squares = 0.0
        self.tries = 0

    @property
    def value(self) -> float:
        return self.won / self.tries if self.tries else 0.0


def try_out(search: Search, choices: Sequence[Any], spending: Spending) -> list[Weighed]:
    """Weigh the choices, the best first; those that dropped out come last.

    Sharing worlds makes luck cancel out in comparisons; halving the field gives the close ones
    more of the budget.
    """
    trials = [_Trial(action) for action in choices]
    live = trials
    halvings = max(1, (len(trials) - 1).bit_length())
    for halving in range(1, halvings + 1):
        while True:
            _try_in_a_world(search, live, spending)
            if spending.spent >= halving / halvings:
                break
        if halving < halvings:
            live = sorted(live, key=lambda trial: -trial.value)[: (len(live) + 1) // 2]
    ranked = sorted(trials, key=lambda trial: (-trial.tries, -trial.value))
    return [weighed(trial.action, trial.tries, trial.won, trial.squares) for trial in ranked]


def _try_in_a_world(search: Search, live: Sequence[_Trial], spending: Spending) -> None:
    world = search.world()
    for trial in live:
        after = world.copy()
        search.apply(after, trial.action)
        won = search.play_on(after)[search.seat]
        trial.won += won
        trial.squares += won * won
        trial.tries += 1
        spending.done += 1
