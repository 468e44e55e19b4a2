"""Removes records for good, and only those that nobody has open."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from smilegames.store.errors import Unusable, unusable_file
from smilegames.store.locks import lock
from smilegames.store.plain_data import open_regular
from smilegames.store.record_file import sync_folder


def delete(paths: Sequence[Path]) -> None:
    """Remove these records. What is gone already is as it should be.

    Raises Unusable: `locked` where somebody is playing one of them, and then none was removed.
    Where the system refuses to remove one, it and those after it stay.
    """
    for path in paths:
        with _held(path):
            pass
    for path in paths:
        with _held(path):
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise unusable_file(path, error) from error
    for folder in {path.parent for path in paths}:
        sync_folder(folder)


@contextmanager
def _held(path: Path) -> Iterator[None]:
    """Keep a record, if there is one, from being opened by anybody. Raises Unusable."""
    try:
        descriptor = open_regular(path, os.O_RDONLY)
    except Unusable as error:
        if error.faults[0].code != "file_missing":
            raise
        yield
        return
    try:
        lock(descriptor, path)
        yield
    finally:
        os.close(descriptor)
