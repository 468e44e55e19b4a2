"""The matches that wait to be finished: a list for the shelf, and the newest for `resume`."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from smilegames.store.errors import Unusable
from smilegames.store.history.archive import Archive, path_of, read_archive, remember
from smilegames.store.history.database import Entry
from smilegames.store.history.glance import Standing, outcome_of
from smilegames.store.locks import Holder, holder_of, is_locked
from smilegames.store.paths import records_folder
from smilegames.store.plain_data import open_regular, read_bounded
from smilegames.store.record_file import SUFFIX
from smilegames.store.record_reading import MOST_BYTES, Loaded, load

AT_ONCE = 20
"""Matches that are replayed before the list is handed out again."""


class Unfinished(NamedTuple):
    """A match that waits."""

    path: Path
    game: str
    """Its id, which is one of ours unless the match is of `other_rules`."""
    names: tuple[str, ...]
    started: str
    """As in the header: ISO 8601 in UTC."""
    to_act: int | None
    """The seat that must decide; None where that is not known, or not yet."""
    decisions: int = 0
    """How many were made, those taken back included; 0 where `to_act` is not known."""
    held_by: Holder | None = None
    """Who has it open elsewhere, as far as that is known; None: nobody."""
    other_rules: bool = False
    """True where the rules that it was played by are not here, so that it can't be resumed."""


class Waiting(NamedTuple):
    """What the records folder offers to go on with."""

    matches: list[Unfinished]
    """The one played last first; those that are open elsewhere as well."""
    broken: int
    """How many files can't be read."""


def unfinished() -> Waiting:
    """List all that waits. Replays every match whose turn is not known: call it off the loop."""
    *_, waiting = looks(read_archive())
    return waiting


def looks(archive: Archive, stop: Callable[[], bool] | None = None) -> Iterator[Waiting]:
    """Yield what waits, as far as it is known, and again after each AT_ONCE matches replayed.

    What replaying tells is remembered, so that it is found out once. `stop` is asked before each
    match whether anybody still wants to know.
    """
    entries = {entry.file: entry for entry in archive.pending}
    unknown = [entry for entry in archive.pending if _is_unknown(entry)]
    broken = archive.broken
    yield _listed(entries, broken)
    for begin in range(0, len(unknown), AT_ONCE):
        learned = []
        for entry in unknown[begin : begin + AT_ONCE]:
            if stop is not None and stop():
                return
            try:
                found = _replayed(entry)
            except Exception:  # Whatever is wrong with one file, the others can be played.
                found = None
                broken += os.path.lexists(path_of(entry))
            if found is None:
                del entries[entry.file]
            else:
                entries[entry.file] = found
                learned.append(found)
        remember(learned)
        yield _listed(entries, broken)


def newest_unfinished() -> Path | None:
    """Return the record of the match that was played last and is not open elsewhere, or None."""
    for path in _newest_first():
        try:
            loaded, held = _opened(path)
        except Exception:  # As above.
            continue
        if loaded is not None and loaded.match.to_act is not None and not held:
            return path
    return None


def _is_unknown(entry: Entry) -> bool:
    return entry.glance.standing is Standing.UNFINISHED and entry.to_act is None


def _replayed(entry: Entry) -> Entry | None:
    """Find out whose turn it is; None where the match is over by now. Raises Unusable."""
    loaded, _ = _opened(path_of(entry))
    if loaded is None or loaded.match.to_act is None:
        return None
    return replace(entry, to_act=loaded.match.to_act, decisions=loaded.match.decisions)


def _opened(path: Path) -> tuple[Loaded | None, bool]:
    """Replay a match that has no end, and tell whether it is open elsewhere. Raises Unusable."""
    descriptor = open_regular(path, os.O_RDONLY)
    try:
        if not os.fstat(descriptor).st_size or outcome_of(descriptor):
            return None, False
        held = is_locked(descriptor)
        return load(path, read_bounded(path, descriptor, MOST_BYTES)), held
    finally:
        os.close(descriptor)


def _listed(entries: dict[str, Entry], broken: int) -> Waiting:
    return Waiting([_unfinished(entry) for entry in entries.values()], broken)


def _unfinished(entry: Entry) -> Unfinished:
    seen, path = entry.glance, path_of(entry)
    return Unfinished(
        *(path, seen.game, seen.names, seen.started, entry.to_act, entry.decisions),
        _holder(path),
        seen.standing is Standing.OTHER_RULES,
    )


def _holder(path: Path) -> Holder | None:
    try:
        descriptor = open_regular(path, os.O_RDONLY)
    except Unusable:
        return None
    try:
        return holder_of(path) if is_locked(descriptor) else None
    finally:
        os.close(descriptor)


def _newest_first() -> Iterator[Path]:
    dated = []
    for path in records_folder().glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):
            dated.append((path.lstat().st_mtime_ns, path))
    for _, path in sorted(dated, reverse=True):
        yield path
