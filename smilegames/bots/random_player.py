"""A player that picks any of its choices: for simulations, and the floor for every other bot."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

A = TypeVar("A")


class RandomPlayer:
    """Plays the same for the same seed. Needs no view: it looks at nothing."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        # Apart from the match's own generator, which starts from the same number.
        self._random = random.Random(f"player {seed}")

    def choose(self, choices: Sequence[A]) -> A:
        """Return one of the choices, each equally likely."""
        return self._random.choice(choices)
