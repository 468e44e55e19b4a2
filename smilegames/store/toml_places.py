"""Where in a TOML text what is said, and whether it is too deep or too long to be read at all.

`tomllib` tells no places, and a key of many parts costs it memory by their square.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from smilegames.core.errors import Fault
from smilegames.store.errors import Unusable

DEEPEST = 10
"""Most parts of a dotted key, and most brackets inside one another; ours need five."""
_MARK = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:\\.|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*"
    r"|[\[\]{}.=,\n]",
    re.DOTALL,
)
"""What gives a text its shape. Strings and comments, of whatever length, are one mark each."""


class Statement(NamedTuple):
    """A key with its value, a table's head, a comment, or an empty line."""

    line: int
    """Where it begins, from 1."""
    text: str


def statements(text: str) -> Iterator[Statement]:
    """Take a text apart. Raises Unusable as `check_depth` does."""
    begin, line, depth, parts = 0, 1, 0, 1
    for found in _MARK.finditer(text):
        mark = found[0]
        depth += (mark in "[{") - (mark in "]}")
        parts = parts + 1 if mark == "." else 1 if mark in "=,[]{}\n" else parts
        if max(depth, parts) > DEEPEST:
            inside = text.count("\n", begin, found.start())
            raise Unusable([Fault("", "nested", line=line + inside)])
        if mark == "\n" and depth <= 0:
            yield Statement(line, text[begin : found.end()])
            line += text.count("\n", begin, found.end())
            begin, depth = found.end(), 0
    yield Statement(line, text[begin:])


def check_depth(text: str) -> None:
    """Raise Unusable, `nested` with its line, for a text that is too deep to be read."""
    for _ in statements(text):
        pass


def line_of_long_number(text: str) -> int | None:
    """Return the line of the first number that has more digits than Python reads, if one has."""
    for statement in statements(text):
        try:
            tomllib.loads(statement.text)
        except tomllib.TOMLDecodeError:
            continue
        except ValueError:
            return statement.line
    return None


def places(text: str) -> dict[str, int]:
    """Return by dotted path in which line of a valid text it is said first."""
    found: dict[str, int] = {}
    head: tuple[str, ...] = ()
    for statement in statements(text):
        table = tomllib.loads(statement.text)
        is_head = statement.text.lstrip().startswith("[")
        paths = list(_paths(table, () if is_head else head))
        if is_head:
            head = paths[-1]
        for path in paths:
            found.setdefault(".".join(path), statement.line)
    return found


def _paths(table: Mapping[str, Any], above: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for key, value in table.items():
        path = (*above, key)
        yield path
        below = value[0] if isinstance(value, list) and len(value) == 1 else value
        if isinstance(below, dict):
            yield from _paths(below, path)
