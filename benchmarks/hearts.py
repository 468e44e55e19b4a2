"""The anchor H: OpenSpiel's hearts played at random from Python, the deal included.

OpenSpiel is an optional dependency (`pip install '.[bench]'`).
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any


def installed() -> bool:
    """Return whether there is an OpenSpiel to measure."""
    return find_spec("pyspiel") is not None


def play_hearts(random: Random) -> int:
    """Play a match of hearts with random choices and return how many decisions players made."""
    state, draw, decisions = _game().new_initial_state(), random.random, 0
    while state.is_chance_node():
        # As OpenSpiel's own examples deal: chance nodes are asked for their outcomes.
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(draw() * len(outcomes))][0])
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])
        decisions += 1
    return decisions


def _game(loaded: dict[str, Any] = {}) -> Any:  # noqa: B006  (loads once a process)
    if not loaded:
        loaded["hearts"] = import_module("pyspiel").load_game("hearts")
    return loaded["hearts"]
