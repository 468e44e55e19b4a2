"""Who has a match open: the lock on its record, and a note beside it that names the holder.

The lock is the truth; the note, which outlives a process that was killed, only says who has it.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import signal
import subprocess
import time
from contextvars import ContextVar
from dataclasses import asdict, dataclass, fields, replace
from datetime import UTC, datetime
from pathlib import Path

from smilegames.core.errors import Fault
from smilegames.store.errors import Unusable, unusable_file
from smilegames.store.paths import PRIVATE_FILE
from smilegames.store.plain_data import open_regular, read_bounded
from smilegames.store.plain_json import NotPlain, parse_json

ASKED_SECONDS = 2.0
"""How long a process may take to end in good order before it is made to."""
KILLED_SECONDS = 2.0
"""How long the system may take to end one."""
_TRIES = 5
_PAUSE = 0.02
"""Seconds; whoever lists the matches holds each lock for an instant."""
_MOST_NOTE_BYTES = 4096


@dataclass(frozen=True, slots=True)
class Holder:
    """A process that has a match open. What is not known of it is empty."""

    pid: int = 0
    host: str = ""
    born: str = ""
    """When the system says that the process began: a number is given to another one later."""
    since: str = ""
    """When it opened the match: ISO 8601 in UTC."""
    origin: str = ""
    """Where its player sits: the address of an SSH client, or the name of a terminal; another
    machine by its name."""
    table: str = ""
    """The code of the table at which several terminals share the match; empty: none does."""


_TABLE = ContextVar("table", default="")
"""The code of the table that this process holds."""


def hold_table(code: str) -> None:
    """Have every note from now on say that this process holds a table by this code."""
    _TABLE.set(code)


def lock(descriptor: int, path: Path) -> None:
    """Lock an open record for this process. Raises Unusable, `locked` among its codes."""
    for tries_left in reversed(range(_TRIES)):
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError as error:
            if not tries_left:
                raise Unusable([locked_by(holder_of(path))], path) from error
            time.sleep(_PAUSE)
        except OSError as error:
            raise unusable_file(path, error) from error


def locked_by(holder: Holder) -> Fault:
    """Return the fault of a match that somebody else has open; `since` and `origin` as known, or
    `locked_table` with the table's `code`."""
    if holder.table:
        return Fault("", "locked_table", {"code": holder.table})
    return Fault("", "locked", {"since": holder.since, "origin": holder.origin})


def is_locked(descriptor: int) -> bool:
    """Tell whether somebody is playing the match of this open file."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
        fcntl.flock(descriptor, fcntl.LOCK_UN)
    except OSError:
        return True
    return False


def sign(path: Path) -> None:
    """Note that this process holds the lock; without a note the match is played all the same."""
    address = os.environ.get("SSH_CONNECTION", "").partition(" ")[0]
    holder = Holder(
        pid=os.getpid(),
        host=os.uname().nodename,
        born=_born(os.getpid()),
        since=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        origin=address or _terminal(),
        table=_TABLE.get(),
    )
    note = _note(path)
    with contextlib.suppress(OSError):
        note.unlink(missing_ok=True)
        descriptor = os.open(note, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
        with open(descriptor, "w", encoding="utf-8") as file:
            json.dump(asdict(holder), file)


def unsign(path: Path) -> None:
    """Remove the note; before the lock is freed, for then it may be another's."""
    with contextlib.suppress(OSError):
        _note(path).unlink(missing_ok=True)


def holder_of(path: Path) -> Holder:
    """Return who holds the lock of a record that is locked, as far as that is known.

    A note is believed where it is our own and, on this machine, its process is still there.
    """
    holder = _read_note(_note(path))
    if holder.host == os.uname().nodename:
        return holder if _is_alive(holder) else Holder()
    return replace(holder, origin=holder.host)


def take_over(path: Path) -> None:
    """Have the process that has a match open end it, so that it can be resumed here.

    It is asked to end in good order and, where it does not within ASKED_SECONDS, made to. Nothing
    is lost: every decision is on disk. Waits; returns at once where nobody has the match open.
    Raises Unusable: `holder_unknown` where no process of this user's on this machine is named,
    `holder_stays` where it can't be ended.
    """
    if _is_free_within(path, 0):
        return
    holder = holder_of(path)
    if not _is_alive(holder) or holder.pid == os.getpid():
        raise Unusable([Fault("", "holder_unknown")], path)
    for number, seconds in ((signal.SIGTERM, ASKED_SECONDS), (signal.SIGKILL, KILLED_SECONDS)):
        if _is_alive(holder):
            with contextlib.suppress(OSError):
                os.kill(holder.pid, number)
                # One that was stopped hears nothing before it is continued.
                os.kill(holder.pid, signal.SIGCONT)
        if _is_free_within(path, seconds):
            return
    raise Unusable([Fault("", "holder_stays")], path)


def _is_free_within(path: Path, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while True:
        descriptor = open_regular(path, os.O_RDONLY)
        try:
            if not is_locked(descriptor):
                return True
        finally:
            os.close(descriptor)
        if time.monotonic() >= end:
            return False
        time.sleep(_PAUSE)


def _note(path: Path) -> Path:
    place = Path(os.path.realpath(path))
    return place.with_name(f".{place.name}.holder")


def _read_note(note: Path) -> Holder:
    try:
        descriptor = open_regular(note, os.O_RDONLY | os.O_NOFOLLOW)
    except Unusable:
        return Holder()
    try:
        if os.fstat(descriptor).st_uid != os.geteuid():
            return Holder()
        table = parse_json(read_bounded(note, descriptor, _MOST_NOTE_BYTES))
    except (Unusable, NotPlain):
        return Holder()
    finally:
        os.close(descriptor)
    return _holder(table)


def _holder(table: object) -> Holder:
    usual = asdict(Holder())
    if not isinstance(table, dict) or table.keys() != usual.keys():
        return Holder()
    if any(type(table[each.name]) is not type(usual[each.name]) for each in fields(Holder)):
        return Holder()
    return Holder(**table)


def _is_alive(holder: Holder) -> bool:
    """Tell whether the very process that signed is running here, for this user."""
    here = holder.host == os.uname().nodename and holder.pid > 1
    return here and bool(holder.born) and _born(holder.pid) == holder.born


def _born(pid: int) -> str:
    """Return when a process of this user's began, in the system's words; empty: there is none."""
    try:
        folder = Path(f"/proc/{pid}")
        if Path("/proc/self/stat").exists():
            status = (folder / "stat").read_bytes()
            mine = folder.stat().st_uid == os.geteuid()
            return status.rpartition(b")")[2].split()[19].decode() if mine else ""
        words = ["ps", "-o", "uid=,lstart=", "-p", str(pid)]
        said = subprocess.run(words, capture_output=True, text=True, check=False).stdout.split()
    except (OSError, IndexError):
        return ""
    return " ".join(said[1:]) if said[:1] == [str(os.geteuid())] else ""


def _terminal() -> str:
    try:
        return os.ttyname(0)
    except OSError:
        return ""
