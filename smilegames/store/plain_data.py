"""Reads files from outside, with bounds on everything; those in TOML into plain data."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Mapping, Sequence
from dataclasses import replace
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
    """Read a TOML file. Raises Unusable with a fault that has its line."""
    text = _text_of(path)
    import tomllib  # Not loaded where there is no file, which is how most evenings begin.

    from smilegames.store.toml_places import check_depth, line_of_long_number

    try:
        check_depth(text)
        return tomllib.loads(text)
    except Unusable as error:
        raise Unusable(error.faults, path) from error
    except tomllib.TOMLDecodeError as error:
        reason, line = _toml_place(str(error), text)
        raise Unusable([Fault("", "not_toml", {"reason": reason}, line)], path) from error
    except ValueError as error:
        fault = Fault("", "number_long", line=line_of_long_number(text))
        raise Unusable([fault], path) from error


def with_lines(faults: Sequence[Fault], path: Path) -> list[Fault]:
    """Return what is wrong with a TOML file that reads well, each fault with its line.

    Where something is missing, that is the line of what it is missing from.
    """
    from smilegames.store.toml_places import places

    try:
        lines = places(_text_of(path))
    except (Unusable, ValueError):
        return list(faults)  # The file has changed since it was read.
    return [replace(fault, line=_line_at(lines, fault.where)) for fault in faults]


def _line_at(lines: Mapping[str, int], where: str) -> int | None:
    while where and where not in lines:
        where = where.rpartition(".")[0]
    return lines.get(where)


def _text_of(path: Path) -> str:
    data = read_file(path, MOST_TOML_BYTES)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unusable([Fault("", "not_utf8", line=line)], path) from error


def _toml_place(message: str, text: str) -> tuple[str, int]:
    last = len(text.splitlines()) or 1
    found = _TOML_PLACE.match(message)
    if found is None:
        return message, last
    return found["reason"], int(found["line"] or last)
