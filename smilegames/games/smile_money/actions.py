"""The one action of the game and its notation: `play R2`, `play G1 take G1 G1 G3`, `play X`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from smilegames.core.errors import NotationError


class Play(NamedTuple):
    """Play a card and take others with it. Names kinds, not copies (MO-18)."""

    verb: Literal["play"]
    card: int
    """The kind played from the hand."""
    take: tuple[int, ...] = ()
    """The kinds taken from the table, ascending; empty for a bomb, which has no choice (MO-16)."""


Action: TypeAlias = Play


class Notation:
    """Spells and reads plays for cards of these `names`.

    There are too many plays to list them, so a text is taken apart.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def spell(self, action: Action) -> str:
        """Write a play in notation."""
        words = [action.verb, self._names[action.card]]
        if action.take:
            words += ["take", *(self._names[kind] for kind in action.take)]
        return " ".join(words)

    def parse(self, text: str) -> Action:
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
        kind_of = self._names.index
        try:
            return Play("play", kind_of(card), tuple(sorted(map(kind_of, take))))
        except ValueError:
            raise NotationError(text) from None


def notation(names: Sequence[str]) -> Notation:
    """Return the notation for cards of these names."""
    return Notation(names)
