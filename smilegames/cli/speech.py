"""How the command line says things: lines that can't steer a terminal, and errors in one line."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from smilegames.store.errors import Unusable
from smilegames.store.names import width_of
from smilegames.text import cli as sentences
from smilegames.text.words import Words

WORDS = Words()
"""The reader's language."""


def say(text: str = "") -> None:
    """Print a line on standard output."""
    from smilegames.text.faults import printable

    print(printable(text), flush=True)


def complain(text: str) -> None:
    """Print an error as one line on standard error."""
    from smilegames.text.faults import printable

    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(f"smilegames: {printable(text)}", file=sys.stderr, flush=True)


def complain_of(error: Unusable) -> None:
    """Print each fault of something unusable as a line naming file, line and fault."""
    from smilegames.text.faults import fault_text
    from smilegames.text.game_text import deck_words

    for fault in error.faults:
        complain(located(fault_text(WORDS, fault, deck_words(error.game)), error.path, fault.line))


def complain_of_system(error: OSError) -> None:
    """Print what the system refused, for instance room on a disk."""
    said = error.strerror or str(error)
    complain(f"{error.filename}: {said}" if error.filename else said)


def located(said: str, path: Path | None, line: int | None = None) -> str:
    """Say which file, and which line of it, a fault is in."""
    if path is None:
        return said
    if line is None:
        return WORDS(sentences.AT_FILE, path=os.fspath(path), fault=said)
    return WORDS(sentences.AT_LINE, path=os.fspath(path), line=line, fault=said)


def game_name(game: str) -> str:
    """Return a game's name in the reader's language."""
    from smilegames.text.shelf_text import shelf_text

    return WORDS(shelf_text(game).NAME)


def aligned(rows: Sequence[Sequence[str]], *, left: int = 0) -> Iterator[str]:
    """Set rows in columns, the first `left` of them from the left, the others to the right."""
    widths = [max(width_of(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = []
        for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
            blank = " " * (width - width_of(cell))
            cells.append(cell + blank if column < left else blank + cell)
        yield "  ".join(cells).rstrip()


def can_play() -> bool:
    """Tell whether a person sits before a terminal that can show a table."""
    streams = (sys.stdin, sys.stdout)
    seen = all(stream is not None and stream.isatty() for stream in streams)
    return seen and os.environ.get("TERM", "") not in ("dumb", "unknown")


def never_fail_to_encode() -> None:
    """Let a terminal without a character show its code instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


class _Closed(io.TextIOBase):
    """Standard output that was closed before the program began: nothing said there is heard."""

    def write(self, text: str) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), WORDS(sentences.STANDARD_OUTPUT))


def never_fall_silent() -> None:
    """Let words for a standard output that is closed be an error, and not lost without one."""
    if sys.stdout is None:
        sys.stdout = _Closed()


def silence_output() -> None:
    """Send what is still buffered nowhere: whoever read it has gone."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
