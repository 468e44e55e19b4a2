"""Players' names: what may stand on the table, in a record and on a terminal, shown literally."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from smilegames.core.errors import Fault
from smilegames.store.errors import Unusable

MOST_CELLS = 12
"""Widest name, in cells of a terminal."""
_MOST_MARKS = 3
"""Longest stack of combining marks on one letter; no language needs more."""
_REFUSED_KINDS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, formats (bidi and zero width among them), surrogates, private, unassigned, breaks."""
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that print nothing."""
_UNSETTLED = (
    range(0x180B, 0x180E),
    range(0x180F, 0x1810),
    range(0xFE00, 0xFE10),
    range(0xE0100, 0xE01F0),
    range(0x1F1E6, 0x1F200),
)
"""Variation selectors and flag halves: terminals disagree on how wide they are."""
_SKIN_TONES = range(0x1F3FB, 0x1F400)


def tidy(name: str) -> str:
    """Return a name in its one spelling: composed (NFC), without space around it."""
    return unicodedata.normalize("NFC", name).strip()


def name_fault(name: str) -> Fault | None:
    """Return what is wrong with a tidied name, or None.

    Codes: `name_empty`, `name_character` (with its `character` as U+XXXX), `name_wide`.
    """
    if not name:
        return Fault("", "name_empty")
    marks = _MOST_MARKS
    for character in name:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if _refused(character) or marks > _MOST_MARKS:
            return Fault("", "name_character", {"character": f"U+{ord(character):04X}"})
    width = width_of(name)
    if not 1 <= width <= MOST_CELLS:
        return Fault("", "name_wide", {"width": width, "most": MOST_CELLS})
    return None


def names_fault(names: Sequence[str]) -> Fault | None:
    """Return the first thing wrong with the names of a table, or None; `where` is the seat from 1.

    Besides the codes of `name_fault`: `name_untidy` and `name_twice`.
    """
    taken: set[str] = set()
    for number, name in enumerate(names, 1):
        fault = name_fault(name)
        if fault is not None:
            return Fault(str(number), fault.code, fault.params)
        if name != tidy(name):
            return Fault(str(number), "name_untidy", {"name": name})
        if folded(name) in taken:
            return Fault(str(number), "name_twice", {"name": name})
        taken.add(folded(name))
    return None


def checked_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names tidied. Raises Unusable where one can't stand or two are alike."""
    tidied = tuple(tidy(name) for name in names)
    fault = names_fault(tidied)
    if fault is not None:
        raise Unusable([fault])
    return tidied


def same_name(one: str, other: str) -> bool:
    """Tell whether two names would be the same player at a table."""
    return folded(tidy(one)) == folded(tidy(other))


def width_of(name: str) -> int:
    """Return how many cells a name without controls takes; most need no table to tell."""
    if name.isascii():
        return len(name)
    from wcwidth import wcswidth

    return wcswidth(name)


def folded(name: str) -> str:
    """Return what all spellings of one player's name have in common."""
    return unicodedata.normalize("NFKC", name).casefold()


def _refused(character: str) -> bool:
    code = ord(character)
    kind = unicodedata.category(character)
    return (
        kind in _REFUSED_KINDS
        or (kind == "Zs" and character != " ")
        or character in _INVISIBLE
        or any(code in span for span in _UNSETTLED)
        or code in _SKIN_TONES
    )
