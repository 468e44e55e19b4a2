"""The folder looked through: the same with a database, without one, and with a broken one."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from smilegames.core.game import Game
from smilegames.core.record import Strength
from smilegames.store.errors import Unusable
from smilegames.store.history import archive as archives
from smilegames.store.history import database
from smilegames.store.history.archive import Archive, read_archive, rebuild
from smilegames.store.history.figures import figures
from smilegames.store.paths import data_folder, records_folder
from smilegames.store.waiting import unfinished
from tests.support.past import NAMES, past


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are looked into from now on."""
    names: list[str] = []
    glance = archives.glance
    monkeypatch.setattr(archives, "glance", lambda path: names.append(path.name) or glance(path))
    return names


@pytest.fixture
def several(coin: Game) -> list[Path]:
    """Some matches that are over, one that is not, and one that can't be read."""
    paths = [past("coin", NAMES[: 2 + at % 3], seed=at) for at in range(6)]
    paths.append(past("coin", decisions=1))
    (records_folder() / "junk.jsonl").write_bytes(b"\x00\xff\n")
    return paths


def told(archive: Archive) -> tuple[object, ...]:
    """What an archive says, however it came to know."""
    waits = [(entry.file, entry.glance) for entry in archive.pending]
    return archive.played, waits, archive.broken


def codes(error: Unusable | None) -> list[str]:
    return [] if error is None else [fault.code for fault in error.faults]


def test_the_database_knows_who_was_a_program(coin: Game) -> None:
    past("coin", programs=(None, Strength.HARD, None))
    past("coin", decisions=1, programs=(None, Strength.EASY, None))
    for _ in ("looked at", "remembered"):
        archive = read_archive()
        assert archive.played[0].programs == (None, "hard", None)
        assert archive.pending[0].glance.people == (NAMES[0], NAMES[2])
        assert archive.with_player(NAMES[1]) == []
        assert len(archive.with_player(NAMES[0])) == 2


def test_what_is_over_and_what_waits(several: list[Path]) -> None:
    archive = read_archive()
    assert [match.path for match in archive.played] == several[:6]
    assert [entry.file for entry in archive.pending] == [several[6].name]
    assert (archive.broken, archive.problem) == (1, None)
    first = archive.played[0]
    assert (first.game, first.names, first.sides) == ("coin", NAMES[:2], (0, 1))
    assert sorted(first.places)[0] == 1


def test_without_the_database_the_same_is_told(several: list[Path]) -> None:
    before = read_archive()
    reckoned = figures(before.played)
    again = read_archive()
    assert told(again) == told(before)
    database.discard()
    afresh = read_archive()
    assert told(afresh) == told(before)
    assert figures(afresh.played) == reckoned
    assert told(rebuild()) == told(before)


def test_only_what_has_changed_is_looked_into(several: list[Path], looked_at: list[str]) -> None:
    read_archive()
    looked_at.clear()
    read_archive()
    assert looked_at == ["junk.jsonl"]  # What can't be read may be mended at any time.
    looked_at.clear()
    new = past("coin")
    several[0].write_bytes(several[1].read_bytes())
    several[2].unlink()
    archive = read_archive()
    assert sorted(looked_at) == sorted([several[0].name, new.name, "junk.jsonl"])
    assert {match.path for match in archive.played} == {new, *several[:6]} - {several[2]}
    rows = database.load()
    assert several[2].name not in rows


def test_a_record_that_is_mended_counts_again(several: list[Path]) -> None:
    read_archive()
    text = several[0].read_bytes()
    several[0].write_bytes(text[5:])
    assert read_archive().broken == 2
    several[0].write_bytes(text)
    assert read_archive().broken == 1
    assert len(read_archive().played) == 6


def test_it_is_rebuilt_when_it_is_broken(several: list[Path]) -> None:
    before = read_archive()
    database.history_file().write_bytes(b"junk" * 1000)
    assert told(rebuild()) == told(before)
    assert len(database.load()) == 7


def test_it_is_private(several: list[Path]) -> None:
    read_archive()
    assert stat.S_IMODE(database.history_file().stat().st_mode) == 0o600


def test_an_empty_folder_needs_none(coin: Game) -> None:
    assert read_archive() == Archive()
    assert not database.history_file().exists()


@pytest.mark.parametrize("junk", [b"junk" * 1000, b"", b"SQLite format 3\x00" + b"\xff" * 4096])
def test_a_broken_database_is_made_anew(several: list[Path], junk: bytes) -> None:
    before = read_archive()
    database.history_file().write_bytes(junk)
    assert told(read_archive()) == told(before)
    assert read_archive().problem is None
    assert len(database.load()) == 7


def test_one_damaged_in_the_middle_likewise(several: list[Path]) -> None:
    for at in range(200):
        past("coin", seed=at)
    before = read_archive()
    path = database.history_file()
    damaged = bytearray(path.read_bytes())
    damaged[4096 : 4096 * 4] = os.urandom(4096 * 3)
    path.write_bytes(damaged)
    assert told(read_archive()) == told(before)
    assert told(read_archive()) == told(before)
    assert read_archive().problem is None


@pytest.mark.parametrize(
    "tampering",
    [
        "UPDATE made SET version = 'other'",
        "DROP TABLE seats",
        "DELETE FROM made",
        "UPDATE records SET standing = 'merry'",
    ],
)
def test_one_of_another_version_or_shape_is_made_anew(
    several: list[Path], looked_at: list[str], tampering: str
) -> None:
    before = read_archive()
    with contextlib.closing(sqlite3.connect(database.history_file())) as connection, connection:
        connection.execute(tampering)
    looked_at.clear()
    assert told(read_archive()) == told(before)
    assert len(looked_at) == 8
    assert (told(read_archive()), read_archive().problem) == (told(before), None)


def test_other_rules_make_it_anew(several: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from smilegames.games import registry

    assert not unfinished().matches[0].other_rules
    newer = replace(registry.games()["coin"], rules_version=99)
    monkeypatch.setattr(registry, "games", lambda: {"coin": newer})
    assert unfinished().matches[0].other_rules
    assert len(read_archive().played) == 6


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo], ids=["folder", "pipe"])
def test_where_nothing_can_be_remembered_the_same_is_told(
    several: list[Path], make: object
) -> None:
    before = read_archive()
    database.discard()
    make(database.history_file())  # type: ignore[operator]
    archive = read_archive()
    assert told(archive) == told(before)
    assert codes(archive.problem) == ["file_irregular"]
    with pytest.raises(Unusable):
        rebuild()


@contextlib.contextmanager
def refusing(name: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let SQLite refuse every write with an error of that name."""

    class Refusing(sqlite3.Connection):
        def executemany(self, *_: object) -> sqlite3.Cursor:
            error = sqlite3.OperationalError(name)
            error.sqlite_errorname = name
            raise error

    connect = sqlite3.connect
    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", lambda *a, **k: connect(*a, **k, factory=Refusing))
        yield


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("SQLITE_FULL", "disk_full"),
        ("SQLITE_READONLY", "file_read_only"),
        ("SQLITE_READONLY_DBMOVED", "history_busy"),
        ("SQLITE_BUSY", "history_busy"),
        ("SQLITE_CANTOPEN", "file_permission"),
        ("SQLITE_IOERR_WRITE", "system"),
    ],
)
def test_what_the_disk_refuses_is_told_and_costs_nothing(
    several: list[Path], monkeypatch: pytest.MonkeyPatch, name: str, code: str
) -> None:
    with refusing(name, monkeypatch):
        archive = read_archive()
    assert codes(archive.problem) == [code]
    assert len(archive.played) == 6
    assert told(read_archive()) == told(archive)


def test_a_program_that_writes_at_the_same_time_is_waited_for(
    several: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    read_archive()
    new = past("coin")
    with contextlib.closing(
        sqlite3.connect(database.history_file(), isolation_level=None)
    ) as other:
        other.execute("BEGIN EXCLUSIVE")
        monkeypatch.setattr(database, "PATIENCE", 0.01)
        archive = read_archive()
        assert codes(archive.problem) == ["history_busy"]
        assert new in [match.path for match in archive.played]
        other.execute("ROLLBACK")
    assert read_archive().problem is None


LOOKS = """
from smilegames.store.history.archive import read_archive, rebuild
for n in range(20):
    archive = rebuild() if n % 3 == 0 else read_archive()
    assert len(archive.played) == 12, archive
print("done")
"""


def test_several_programs_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for at in range(12):
        past("smile", seed=at)
    command = [sys.executable, "-c", LOOKS]
    programs = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(3)
    ]
    for program in programs:
        out, err = program.communicate(timeout=120)
        assert (out, err) == (b"done\n", b"")
    assert len(read_archive().played) == 12
    assert read_archive().problem is None


def test_a_file_whose_name_is_no_text(coin: Game) -> None:
    good = past("coin")
    os.rename(good, os.fsencode(records_folder()) + b"/\xff.jsonl")
    for _ in range(2):
        archive = read_archive()
        assert (len(archive.played), archive.problem) == (1, None)


def test_a_file_of_a_far_future(coin: Game) -> None:
    path = past("coin", decisions=1)
    os.utime(path, (2**34, 2**34))
    assert (len(read_archive().pending), read_archive().problem) == (1, None)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"places":[', '"places":[9,'),
        ('"places":[1', '"places":[0'),
        ('"scores":[', '"scores":[1,'),
        ('"seats":["Ada"', '"seats":["A\\u001bda"'),
        ('"outcome":{', '"outcome":{"x":1,'),
        ('"game":"coin"', '"game":"\u001b[2J"'),
    ],
)
def test_a_record_that_says_nonsense_is_broken(coin: Game, old: str, new: str) -> None:
    path = next(p for s in range(20) if '"places":[1' in (p := past("coin", seed=s)).read_text())
    assert read_archive().broken == 0
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    assert read_archive().broken == 1


def test_who_sits_in_which_matches(several: list[Path]) -> None:
    archive = read_archive()
    assert set(archive.with_player("DORA")) == {several[2], several[5]}
    assert set(archive.with_player("ada")) == set(several)
    assert archive.with_player("Zoe") == []
    assert data_folder() in several[0].parents
