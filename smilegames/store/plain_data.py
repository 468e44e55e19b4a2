"""Reads text from outside into plain data, with bounds on everything: JSON lines and TOML files."""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from smilegames.core.errors import Fault
from smilegames.store.errors import Unusable, unusable_file

MOST_TOML_BYTES = 256 * 1024
_TOML_PLACE = re.compile(r"^(?P<reason>.*?) \(at (?:line (?P<line>\d+), column \d+|end of.*)\)$")


def open_regular(path: Path, flags: int) -> int:
    """Open a regular file and return its descriptor. Raises Unusable; never waits for a pipe."""
    try:
        descriptor = os.open(path, flags | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOCTTY)
    except OSError as error:
        raise unusable_file(path, error) from error
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise Unusable([Fault("", "file_irregular")], path)
    return descriptor


def read_bounded(path: Path, descriptor: int, most: int) -> bytes:
    """Read a whole file of `most` bytes or fewer from its beginning. Raises Unusable."""
    try:
        pieces = []
        read = 0
        os.lseek(descriptor, 0, os.SEEK_SET)
        while read <= most and (piece := os.read(descriptor, most + 1 - read)):
            pieces.append(piece)
            read += len(piece)
    except OSError as error:
        raise unusable_file(path, error) from error
    if read > most:
        raise Unusable([Fault("", "file_large", {"most": most})], path)
    return b"".join(pieces)


def read_file(path: Path, most: int) -> bytes:
    """Read a whole regular file of `most` bytes or fewer. Raises Unusable."""
    descriptor = open_regular(path, os.O_RDONLY)
    try:
        return read_bounded(path, descriptor, most)
    finally:
        os.close(descriptor)


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


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file. Raises Unusable, with the line of a syntax error where it has one."""
    import tomllib

    data = read_file(path, MOST_TOML_BYTES)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unusable([Fault("", "not_utf8")], path, line) from error
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, line = _toml_place(str(error), text)
        raise Unusable([Fault("", "not_toml", {"reason": reason})], path, line) from error
    except RecursionError as error:
        raise Unusable([Fault("", "nested")], path) from error
    except ValueError as error:
        raise Unusable([Fault("", "number", {"value": "?"})], path) from error


def _toml_place(message: str, text: str) -> tuple[str, int]:
    last = len(text.splitlines()) or 1
    found = _TOML_PLACE.match(message)
    if found is None:
        return message, last
    return found["reason"], int(found["line"] or last)
