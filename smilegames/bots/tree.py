"""A tree search over information sets: one tree for all worlds that agree with the view.

A branch is an action; in each world only those that are legal there can be taken, and how often
one could have been counts in how much it is still worth exploring.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from smilegames.bots.budget import Spending
from smilegames.bots.search import Search, Weighed, weighed

EXPLORE = 0.5
"""How much an uncertain choice is preferred to one that did well, in chances."""
OPENING = 3
"""Choices that are tried at a node before any of them is tried often."""


class _Node:
    """A choice that has been tried after those above it."""

    __slots__ = ("below", "possible", "squares", "tries", "won")

    def __init__(self) -> None:
        self.below: dict[Any, _Node] = {}
        self.won = 0.0
        """Sum of the prospects of the seat that chose it."""
        self.squares = 0.0
        """Sum of their squares."""
        self.tries = 0
        self.possible = 0
        """How often it could have been chosen."""


def grow(search: Search, choices: Sequence[Any], spending: Spending) -> list[Weighed]:
    """Weigh the choices, the most tried first, which are the best."""
    root = _Node()
    while spending.spent < 1:
        _go_down(search, root, choices)
        spending.done += 1
    nodes = sorted(root.below.items(), key=lambda branch: -branch[1].tries)
    return [weighed(action, node.tries, node.won, node.squares) for action, node in nodes]


def _go_down(search: Search, root: _Node, choices: Sequence[Any]) -> None:
    """Follow the tree in a new world, add one node to it, and play on from there."""
    world, node, path = search.world(), root, list[tuple[int, _Node]]()
    legal = choices
    while True:
        seat = search.rules.to_act(world)
        assert seat is not None
        new = _untried(search, node, world, legal)
        action = _promising(node, legal) if new is None else new
        if new is not None:
            node.below[action] = _Node()
        for each in legal:
            if each in node.below:
                node.below[each].possible += 1
        node = node.below[action]
        path.append((seat, node))
        search.apply(world, action)
        if new is not None or not search.goes_on(world):
            break
        legal = search.rules.choices(world)
    prospects = search.play_on(world)
    for seat, node in path:
        won = prospects[seat]
        node.won += won
        node.squares += won * won
        node.tries += 1


def _untried(search: Search, node: _Node, world: Any, legal: Sequence[Any]) -> Any:
    """Return the choice that judgement would try next, or None where the others come first.

    The more often a node is met, the more of its choices are worth a try.
    """
    met = sum(each.tries for each in node.below.values())
    if len(node.below) >= OPENING + sqrt(met):
        untried: list[Any] = []
        if all(action not in node.below for action in legal):
            untried = list(legal)
    else:
        untried = [action for action in legal if action not in node.below]
    return search.judgement.choose(world, untried) if untried else None


def _promising(node: _Node, legal: Sequence[Any]) -> Any:
    """Return the tried choice with the best upper bound of its value."""
    best, best_bound = None, -1.0
    for action in legal:
        below = node.below.get(action)
        if below is not None:
            bound = below.won / below.tries + EXPLORE * sqrt(log(below.possible + 1) / below.tries)
            if bound > best_bound:
                best, best_bound = action, bound
    return best
