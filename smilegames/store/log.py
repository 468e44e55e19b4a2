"""The program's own log: what went wrong that nobody at the table could do anything about.

No line names a card or a player's secret.
"""

from __future__ import annotations

import contextlib
import os
from datetime import UTC, datetime
from pathlib import Path

from smilegames.store.errors import Unusable
from smilegames.store.paths import APP, PRIVATE_FILE, make_private

MOST_BYTES = 64 * 1024
"""A log that has grown to this begins anew."""


def log_file() -> Path:
    """Return the path of the log, which need not exist."""
    from platformdirs import user_log_path

    return user_log_path(APP, appauthor=False) / "smilegames.log"


def report(line: str) -> None:
    """Add a line. Where that can't be done nothing happens: play goes on."""
    path = log_file()
    with contextlib.suppress(OSError, Unusable):
        make_private(path.parent)
        moment = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        fresh = not path.exists() or path.stat().st_size > MOST_BYTES
        flags = os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if fresh else os.O_APPEND)
        descriptor = os.open(path, flags | os.O_NOFOLLOW, PRIVATE_FILE)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(f"{moment} {line}\n")
