"""Keeps what was made of the latest object, for those who ask about one object many times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Latest(Generic[K, V]):
    """A function of an object that nobody changes, worked out once while the object is the same.

    Objects are told apart by identity: comparing two views would cost what this saves.
    """

    __slots__ = ("_kept", "_make")

    def __init__(self, make: Callable[[K], V]) -> None:
        self._make = make
        self._kept: tuple[K, V] | None = None

    def __call__(self, key: K) -> V:
        kept = self._kept
        if kept is None or kept[0] is not key:
            kept = self._kept = key, self._make(key)
        return kept[1]
