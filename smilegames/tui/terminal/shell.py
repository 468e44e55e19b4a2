"""What is said on the shell once the terminal is given back. It waits for no terminal either."""

from __future__ import annotations

import contextlib
import os
from threading import Thread
from typing import TextIO

MOMENT = 1.0
"""Seconds that anybody waits at most for a terminal that does not read."""


def tell(text: str, file: TextIO) -> None:
    """Print a line, or give up where nobody takes it."""
    # Python's own files are flushed at the end of the program, and would wait for ever then.
    thread = Thread(target=_print, args=(text, file), daemon=True)
    thread.start()
    thread.join(MOMENT)


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of some bytes. Raises OSError where nobody is there to read them."""
    while data:
        data = data[os.write(descriptor, data) :]


def _print(text: str, file: TextIO) -> None:
    try:
        descriptor = file.fileno()
    except (OSError, ValueError):
        print(text, file=file)
        return
    with contextlib.suppress(OSError):
        write_all(descriptor, f"{text}\n".encode(file.encoding, "replace"))
