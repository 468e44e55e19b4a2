"""Reads JSON from outside into plain data."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from smilegames.core.errors import Fault

DEEPEST = 20
"""Most brackets inside one another."""
MOST_DIGITS = 20
"""Longest number that is read, its sign counted; the longest there is has nineteen digits."""
_MARK = re.compile(rb'"(?:\\.|[^"\\])*"?|[\[\]{}]', re.DOTALL)
"""What nests, and the strings in which nothing does."""


class NotPlain(Exception):
    """A JSON text that is none, or says the same thing twice; `fault` is why."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.fault = Fault("", code, params)


def parse_json(text: bytes) -> Any:
    """Parse JSON in UTF-8: no key twice, no number that is not whole. Raises NotPlain."""
    if _is_deep(text):
        raise NotPlain("nested")
    try:
        value = json.loads(
            text.decode(),
            object_pairs_hook=_unique,
            parse_constant=_no_json,
            parse_float=_no_number,
            parse_int=_whole,
        )
    except UnicodeError as error:
        raise NotPlain("not_utf8") from error
    except ValueError as error:
        raise NotPlain("not_json") from error
    if b"\\u" in text and not _is_text(value):
        raise NotPlain("not_unicode")
    return value


def is_json(text: bytes) -> bool:
    """Tell whether this is JSON in UTF-8 at all, whatever it says; what is too deep counts as it.

    A line cut short, or of nothing but zeros, is not.
    """
    if _is_deep(text):
        return True
    try:
        json.loads(text.decode(), parse_constant=_no_json, parse_float=str, parse_int=str)
    except (ValueError, NotPlain):
        return False
    return True


def _is_deep(text: bytes) -> bool:
    depth = 0
    for found in _MARK.finditer(text):
        depth += (found[0] in b"[{") - (found[0] in b"]}")
        if depth > DEEPEST:
            return True
    return False


def _is_text(value: Any) -> bool:
    """Tell whether no half of a surrogate pair is left over from an escape."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeError:
        return False
    return True


def _unique(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        raise NotPlain("key_twice", key=next(key for key in keys if keys.count(key) > 1))
    return table


def _no_json(spelled: str) -> Any:
    raise NotPlain("not_json", value=spelled)


def _no_number(spelled: str) -> Any:
    raise NotPlain("number", value=spelled[:MOST_DIGITS])


def _whole(spelled: str) -> int:
    return int(spelled) if len(spelled) <= MOST_DIGITS else _no_number(spelled)
