"""All that the records folder holds, at a glance: what was played, and what waits to be finished.

Whatever the database remembers is believed only of files that have not changed since; so it makes
no difference to anything but the time that this takes. Reads thousands of files at worst: call it
off the event loop.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from smilegames.store.errors import Unusable
from smilegames.store.history import database
from smilegames.store.history.database import Entry
from smilegames.store.history.glance import Standing, glance
from smilegames.store.names import folded
from smilegames.store.paths import records_folder
from smilegames.store.record_file import SUFFIX

_PENDING = (Standing.UNFINISHED, Standing.OTHER_RULES)
_FARTHEST = 2**63 - 1
"""Nanoseconds that a database can hold: until the year 2262."""


class Played(NamedTuple):
    """A match that is over."""

    path: Path
    game: str
    started: str
    """ISO 8601 in UTC."""
    names: tuple[str, ...]
    """Players by seat."""
    sides: tuple[int, ...]
    """By seat: a number that partners share."""
    places: tuple[int, ...]
    """By seat, from 1; shared places repeat and skip (1, 1, 3)."""
    scores: tuple[int, ...]
    """By seat."""
    programs: tuple[str | None, ...] = ()
    """By seat: how strong the program was, None for a person; empty: all were people."""

    def program(self, seat: int) -> str | None:
        """Return how strong the program was that played a seat, or None for a person."""
        return self.programs[seat] if self.programs else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those that were no programs, ascending."""
        return tuple(seat for seat in range(len(self.names)) if not self.program(seat))

    def seat_of(self, player: str) -> int | None:
        """Return where a person sat, by their folded name, or None."""
        return next((at for at in self.people if folded(self.names[at]) == player), None)


@dataclass(frozen=True, slots=True)
class Archive:
    """The folder, looked through."""

    played: tuple[Played, ...] = ()
    """What is over, in the order in which it was begun."""
    pending: tuple[Entry, ...] = ()
    """What is not over, the one played last first; those of other rules as well."""
    broken: int = 0
    """How many files can't be read."""
    problem: Unusable | None = None
    """Why none of this can be remembered for the next time, if so."""

    def with_player(self, name: str) -> list[Path]:
        """Return the records of all matches that somebody sits in."""
        player = folded(name)
        over = [match.path for match in self.played if match.seat_of(player) is not None]
        waits = [
            path_of(entry) for entry in self.pending if player in map(folded, entry.glance.people)
        ]
        return over + waits


def path_of(entry: Entry) -> Path:
    """Return the record of an entry."""
    return records_folder() / entry.file


def read_archive() -> Archive:
    """Look through the records folder. Never fails: what can't be remembered is read again."""
    found = _found()
    try:
        known = database.load()
    except Unusable:
        known = {}  # Whether it can be made anew shows when it is written.
    entries = {
        name: known[name]
        if name in known and known[name].stamp == file.stamp
        else _seen(name, file)
        for name, file in found.items()
    }
    # What can't be read now may be readable tomorrow: it is never remembered.
    sound = {n: each for n, each in entries.items() if each.glance.standing is not Standing.BROKEN}
    changed = [entry for name, entry in sound.items() if entry is not known.get(name)]
    gone = known.keys() - sound.keys()
    problem = None
    if changed or gone:
        try:
            database.save(changed, gone)
        except Unusable as error:
            problem = error
    return _archive(entries.values(), problem)


def rebuild() -> Archive:
    """Fill the database anew from the records. Raises Unusable where it can't be written."""
    entries = [_seen(name, file) for name, file in _found().items()]
    sound = [entry for entry in entries if entry.glance.standing is not Standing.BROKEN]
    try:
        database.save(sound, anew=True)
    except Unusable as error:
        if error.faults[0].code != "history_broken":
            raise
        database.save(sound, anew=True)
    return _archive(entries, None)


def remember(entries: Sequence[Entry]) -> None:
    """Keep what has been found out about records since; without it, it is found out again."""
    with contextlib.suppress(Unusable):
        database.save(entries)


def _seen(name: str, file: _File) -> Entry:
    return Entry(name, file.stamp, file.played, glance(records_folder() / name))


class _File(NamedTuple):
    """What the system says of a file."""

    stamp: str
    played: int


def _found() -> dict[str, _File]:
    """Return the files of the folder by name, not looked into yet."""
    found = {}
    for path in records_folder().glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):
            status = path.lstat()
            parts = (status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino)
            played = max(-_FARTHEST, min(status.st_mtime_ns, _FARTHEST))
            found[path.name] = _File("-".join(map(str, parts)), played)
    return found


def _archive(entries: Iterable[Entry], problem: Unusable | None) -> Archive:
    folder = records_folder()
    by_start = sorted(entries, key=lambda entry: (entry.glance.started, entry.file))
    waits = [entry for entry in by_start if entry.glance.standing in _PENDING]
    return Archive(
        tuple(
            _played(entry, folder)
            for entry in by_start
            if entry.glance.standing is Standing.FINISHED
        ),
        tuple(sorted(waits, key=lambda entry: (entry.played, entry.file), reverse=True)),
        sum(entry.glance.standing is Standing.BROKEN for entry in by_start),
        problem,
    )


def _played(entry: Entry, folder: Path) -> Played:
    seen = entry.glance
    return Played(
        *(folder / entry.file, seen.game, seen.started, seen.names),
        *(seen.sides, seen.places, seen.scores, seen.programs),
    )
