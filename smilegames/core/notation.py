"""Reads actions back from their notation, for games that can list all their actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Generic, TypeVar

from smilegames.core.errors import NotationError

A = TypeVar("A")


class Notation(Generic[A]):
    """The spellings of a closed list of actions: one for each.

    `actions` is asked for the list when something is read for the first time.
    """

    def __init__(self, actions: Callable[[], Iterable[A]], spell: Callable[[A], str]) -> None:
        self._actions = actions
        self.spell = spell

    def parse(self, text: str) -> A:
        """Return the action that `text` names, spaces and capitals aside. Raises NotationError."""
        tidy = " ".join(text.split())
        action = self._named.get(tidy) or self._named.get(tidy.casefold())
        if action is None:
            raise NotationError(text)
        return action

    @cached_property
    def _named(self) -> dict[str, A]:
        """By spelling and, wherever that names one action only, by its small letters."""
        exact = {self.spell(action): action for action in self._actions()}
        alike = Counter(map(str.casefold, exact))
        small = {text.casefold(): action for text, action in exact.items()}
        return {text: action for text, action in small.items() if alike[text] == 1} | exact
