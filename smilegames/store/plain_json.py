"""Reads JSON from outside into plain data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from smilegames.core.errors import Fault

_MOST_DIGITS = 20
"""Longest number that is read, its sign counted; the longest there is has nineteen digits."""


class NotPlain(Exception):
    """A JSON text that is none, or says the same thing twice; `fault` is why."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.fault = Fault("", code, params)


def parse_json(text: bytes) -> Any:
    """Parse JSON in UTF-8: no key twice, no number that is not whole. Raises NotPlain."""
    try:
        value = json.loads(
            text.decode(),
            object_pairs_hook=_unique,
            parse_constant=_no_number,
            parse_float=_no_number,
            parse_int=_whole,
        )
        if b"\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeError as error:
        raise NotPlain("not_utf8") from error
    except RecursionError as error:
        raise NotPlain("nested") from error
    except ValueError as error:
        raise NotPlain("not_json") from error
    return value


def _unique(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        raise NotPlain("key_twice", key=next(key for key in keys if keys.count(key) > 1))
    return table


def _no_number(spelled: str) -> Any:
    raise NotPlain("number", value=spelled[:20])


def _whole(spelled: str) -> int:
    return int(spelled) if len(spelled) <= _MOST_DIGITS else _no_number(spelled)
