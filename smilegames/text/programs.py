"""What programs that play are called, and how people write that one plays."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from smilegames.core.record import Programs, Strength
from smilegames.text.words import N_, Message

NAMES = (
    *("Wren", "Finch", "Lark", "Heron", "Swift", "Siskin"),
    *("Plover", "Dunlin", "Linnet", "Pipit", "Avocet", "Dipper"),
)
"""Birds; more than sit at any table."""
LEVELS: Mapping[Strength, Message] = {
    Strength.EASY: N_("easy"),
    Strength.NORMAL: N_("normal"),
    Strength.HARD: N_("hard"),
}


def name_beside(taken: Collection[str]) -> str:
    """Return a name for a program that nobody at the table has."""
    others = {name.casefold() for name in taken}
    return next(name for name in NAMES if name.casefold() not in others)


def seated(words: Sequence[str]) -> tuple[list[str], Programs]:
    """Return the names and the programs of a table, from names with strengths among them.

    `hard` is a program; somebody who is called so writes it `Hard`.
    """
    names = [word.strip() for word in words]
    levels = [Strength(name) if name in [*Strength] else None for name in names]
    people = [name for name, level in zip(names, levels, strict=True) if level is None]
    given: list[str] = []
    for seat, level in enumerate(levels):
        if level is not None:
            names[seat] = name_beside([*people, *given])
            given.append(names[seat])
    return names, tuple(levels)
