"""The one action of the game and its notation: `play R2`, `play G1 take G1 G1 G3`, `play X`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from smilegames.core.errors import NotationError


class Play(NamedTuple):
    """Play a card and take others with it. Names kinds, not copies (MO-18)."""

    verb: Literal["play"]
    card: int
    """The kind played from the hand."""
    take: tuple[int, ...] = ()
    """The kinds taken from the table, ascending; empty for a bomb, which has no choice (MO-16)."""


def spell(action: Play, names: Sequence[str]) -> str:
    """Write a play in notation."""
    words = [action.verb, names[action.card]]
    if action.take:
        words += ["take", *(names[kind] for kind in action.take)]
    return " ".join(words)


def parse(text: str, names: Sequence[str]) -> Play:
    """Read a play from notation. Raises NotationError.

    Forgives case and spaces, and the taken cards may come in any order.
    """
    match text.upper().split():
        case ["PLAY", card]:
            take: list[str] = []
        case ["PLAY", card, "TAKE", first, *rest]:
            take = [first, *rest]
        case _:
            raise NotationError(text)
    try:
        return Play("play", names.index(card), tuple(sorted(map(names.index, take))))
    except ValueError:
        raise NotationError(text) from None
