"""Reads files from outside, with bounds on everything; those in TOML into plain data."""

from __future__ import annotations

import os
import re
import stat
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


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file. Raises Unusable, with the line of a syntax error where it has one."""
    data = read_file(path, MOST_TOML_BYTES)
    import tomllib  # Not loaded where there is no file, which is how most evenings begin.

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
