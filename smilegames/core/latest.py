"""Keeps what was made of the latest object, for those who ask about one object many times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, Generic, ParamSpec, TypeVar

K = TypeVar("K")
P = ParamSpec("P")
V = TypeVar("V")


class Latest(Generic[K, P, V]):
    """A function of an object that nobody changes, worked out once while the object is the same.

    Objects are told apart by identity: comparing two views would cost what this saves. Further
    arguments belong to the object: they are not looked at while it is the same.
    """

    __slots__ = ("_kept", "_make")

    def __init__(self, make: Callable[Concatenate[K, P], V]) -> None:
        self._make = make
        self._kept: tuple[K, V] | None = None

    def __call__(self, key: K, /, *args: P.args, **kwargs: P.kwargs) -> V:
        kept = self._kept
        if kept is None or kept[0] is not key:
            kept = self._kept = key, self._make(key, *args, **kwargs)
        return kept[1]
