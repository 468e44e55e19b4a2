"""The database that remembers what records say at a glance. Knows SQLite, and no file of records.

It may be lost, broken or of another version at any time: then it is empty, and filled anew.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import smilegames
from smilegames.core.errors import Fault
from smilegames.games import registry
from smilegames.store.errors import Unusable, unusable_file
from smilegames.store.history.glance import Glance, Standing
from smilegames.store.paths import PRIVATE_FILE, data_folder, make_private

VERSION = 2
"""Raised whenever the tables, or what is read from a record, change."""
PATIENCE = 2.0
"""Seconds to wait for another program that writes."""
_CODES = {
    "SQLITE_BUSY": "history_busy",
    "SQLITE_READONLY_DBMOVED": "history_busy",
    "SQLITE_FULL": "disk_full",
    "SQLITE_READONLY": "file_read_only",
    "SQLITE_CANTOPEN": "file_permission",
    "SQLITE_PERM": "file_permission",
}
"""By how SQLite's name for an error begins. All others mean that the file is no good."""
_TABLES = """
CREATE TABLE made (version TEXT NOT NULL) STRICT;
CREATE TABLE records (
    file TEXT PRIMARY KEY,
    stamp TEXT NOT NULL,
    played INTEGER NOT NULL,
    standing TEXT NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    started TEXT NOT NULL,
    to_act INTEGER,
    decisions INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    file TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    program TEXT,
    side INTEGER NOT NULL,
    place INTEGER,
    score INTEGER,
    PRIMARY KEY (file, seat)
) STRICT, WITHOUT ROWID;
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """A record in the database."""

    file: str
    """Its name in the records folder."""
    stamp: str
    """What the system says of the file; another one means that it has to be looked at again."""
    played: int
    """When it was written to last, in nanoseconds since 1970."""
    glance: Glance
    to_act: int | None = None
    """Whose turn it is, once an unfinished match has been replayed."""
    decisions: int = 0
    """How many were made, likewise."""


def history_file() -> Path:
    """Return the path of the database, which need not exist."""
    return data_folder() / "history.sqlite3"


def load() -> dict[str, Entry]:
    """Return all entries by file; none where there is no database of this version.

    Raises Unusable where the database can't be read; where it is broken it is removed.
    """
    if not _exists():
        return {}
    with _opened() as connection:
        if _version_of(connection) != _wanted():
            return {}
        return _entries(connection)


def save(entries: Collection[Entry], gone: Collection[str] = (), *, anew: bool = False) -> None:
    """Keep these entries and forget those of files that are `gone`; `anew`: forget all others.

    Raises Unusable; a database that is broken is removed.
    """
    _create()
    with _opened() as connection, _writing(connection):
        if anew or _version_of(connection) != _wanted():
            _make_tables(connection)
        entries = [entry for entry in entries if _is_text(entry.file)]
        names = [(name,) for name in (*gone, *(entry.file for entry in entries))]
        connection.executemany("DELETE FROM seats WHERE file = ?", names)
        connection.executemany("DELETE FROM records WHERE file = ?", names)
        connection.executemany(
            "INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", map(_record_row, entries)
        )
        rows = [row for entry in entries for row in _seat_rows(entry)]
        connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


def discard() -> None:
    """Remove the database and what SQLite left beside it. Raises Unusable."""
    path = history_file()
    try:
        for suffix in ("", "-journal", "-wal", "-shm"):
            path.with_name(path.name + suffix).unlink(missing_ok=True)
    except OSError as error:
        raise unusable_file(path, error) from error


def _wanted() -> str:
    """Return the version of the tables, the program and the rules that are here.

    With other rules a match can no longer be gone on with, or can again.
    """
    games = ", ".join(f"{game.id} {game.rules_version}" for game in registry.games().values())
    return f"{VERSION}, {smilegames.__version__}: {games}"


def _exists() -> bool:
    """Tell whether there is a file. Raises Unusable for what is none: SQLite waits for a pipe."""
    path = history_file()
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return False
    except OSError as error:
        raise unusable_file(path, error) from error
    if not stat.S_ISREG(mode):
        raise Unusable([Fault("", "file_irregular")], path)
    return True


def _create() -> None:
    """Make the file for its owner alone: names are nobody else's business."""
    if _exists():
        return
    path = history_file()
    make_private(path.parent)
    try:
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
    except OSError as error:
        raise unusable_file(path, error) from error


@contextmanager
def _opened() -> Iterator[sqlite3.Connection]:
    """Lend a connection, and turn its errors into ours; a broken file is removed."""
    path = history_file()
    try:
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
        try:
            yield connection
        finally:
            connection.close()
    except (sqlite3.Error, ValueError) as error:
        fault = _fault(error)
        if fault.code == "history_broken":
            discard()
        raise Unusable([fault], path) from error


def _fault(error: Exception) -> Fault:
    name = getattr(error, "sqlite_errorname", "")
    code = next((code for begins, code in _CODES.items() if name.startswith(begins)), "")
    if code:
        return Fault("", code)
    if name.startswith("SQLITE_IOERR"):
        return Fault("", "system", {"reason": str(error)})
    return Fault("", "history_broken")


@contextmanager
def _writing(connection: sqlite3.Connection) -> Iterator[None]:
    """Write all or nothing, and alone."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _version_of(connection: sqlite3.Connection) -> str | None:
    known = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'made'"
    if connection.execute(known).fetchone() is None:
        return None
    row = connection.execute("SELECT version FROM made").fetchone()
    return None if row is None else str(row[0])


def _make_tables(connection: sqlite3.Connection) -> None:
    for table in ("made", "records", "seats"):
        connection.execute(f"DROP TABLE IF EXISTS {table}")
    for statement in filter(str.strip, _TABLES.split(";")):
        connection.execute(statement)
    connection.execute("INSERT INTO made VALUES (?)", (_wanted(),))


def _is_text(name: str) -> bool:
    """Tell whether a file's name can stand in a database; any other is looked at every time."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _record_row(entry: Entry) -> tuple[object, ...]:
    seen = entry.glance
    return (
        *(entry.file, entry.stamp, entry.played, seen.standing.value),
        *(seen.game, seen.rules, seen.started, entry.to_act, entry.decisions),
    )


def _seat_rows(entry: Entry) -> Iterator[tuple[object, ...]]:
    seen = entry.glance
    ended = bool(seen.places)
    for seat, (name, side) in enumerate(zip(seen.names, seen.sides, strict=True)):
        place, score = (seen.places[seat], seen.scores[seat]) if ended else (None, None)
        program = seen.programs[seat] if seen.programs else None
        yield entry.file, seat, name, program, side, place, score


def _entries(connection: sqlite3.Connection) -> dict[str, Entry]:
    seats: dict[str, list[Sequence[Any]]] = {}
    for file, *row in connection.execute(
        "SELECT file, name, program, side, place, score FROM seats ORDER BY file, seat"
    ):
        seats.setdefault(file, []).append(row)
    columns = "file, stamp, played, standing, game, rules, started, to_act, decisions"
    return {
        row[0]: _entry(row, seats.get(row[0], ()))
        for row in connection.execute(f"SELECT {columns} FROM records")
    }


def _entry(row: Sequence[Any], seats: Iterable[Sequence[Any]]) -> Entry:
    """Put an entry together; its types are held to by the tables, which are strict."""
    file, stamp, played, standing, game, rules, started, to_act, decisions = row
    columns: tuple[Any, ...] = tuple(zip(*seats, strict=True)) or ((), (), (), (), ())
    names, programs, sides, places, scores = columns
    ended = standing == Standing.FINISHED
    seen = Glance(
        Standing(standing),
        game,
        rules,
        started,
        names,
        sides,
        places if ended else (),
        scores if ended else (),
        programs if any(programs) else (),
    )
    return Entry(file, stamp, played, seen, to_act, decisions)
