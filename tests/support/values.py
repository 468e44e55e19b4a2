"""Looks into any value to its last field, whatever its `__eq__` says: what it holds, what it could
share with another, and what has no business in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

PLAIN = (int, str, float, bytes, type(None), Enum)


def snapshot(value: Any) -> Any:
    """Return all that `value` holds as nested tuples: equal ones held the same, and still do.

    Raises TypeError for what is no value: a function, a generator, a module, a class.
    """
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, set | frozenset):
        return (type(value), frozenset(snapshot(item) for item in value))
    return (type(value), *((name, snapshot(part)) for name, part in parts(value)))


def parts(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield what a value is made of, with where it stands in it."""
    if isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, list | tuple | deque | bytearray | range):
        yield from enumerate(value)
    elif isinstance(value, set | frozenset):
        yield from ((None, item) for item in value)
    elif is_dataclass(value) and not isinstance(value, type):
        yield from ((field.name, getattr(value, field.name)) for field in fields(value))
    elif hasattr(type(value), "__slots__") or (hasattr(value, "__dict__") and not callable(value)):
        yield from ((name, getattr(value, name)) for name in _attributes(value))
    else:
        raise TypeError(f"{type(value).__name__} is no value: {value!r}")


def _attributes(value: Any) -> list[str]:
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    return [name for name in (*slots, *getattr(value, "__dict__", ())) if hasattr(value, name)]


def mutables(value: Any, path: str = "") -> dict[int, str]:
    """Return the identities of everything within `value` that could be changed, with its place."""
    if isinstance(value, PLAIN):
        return {}
    found = {} if _is_fixed(value) else {id(value): path or "itself"}
    for name, part in parts(value):
        found |= mutables(part, f"{path}.{name}" if path else str(name))
    return found


def _is_fixed(value: Any) -> bool:
    if is_dataclass(value):
        return bool(value.__dataclass_params__.frozen)  # type: ignore[union-attr]
    return isinstance(value, tuple | frozenset | range)


def shared(one: Any, other: Any) -> list[str]:
    """Return where `other` holds something changeable that `one` holds too."""
    theirs = mutables(one)
    return [path for identity, path in mutables(other).items() if identity in theirs]


def kinds(value: Any) -> set[type]:
    """Return the types of everything within `value`, itself included."""
    if isinstance(value, PLAIN):
        return {type(value)}
    return {type(value)}.union(*(kinds(part) for _, part in parts(value)))
