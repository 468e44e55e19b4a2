"""The file of a match that is being played: locked for this process, and never behind the table.

What belongs to one decision is written at once and forced to the disk before anybody is told. All
of it is in memory as well: a file that somebody else has changed is noticed, and written anew.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import secrets
from collections.abc import Sequence
from pathlib import Path

from smilegames.core.errors import Fault
from smilegames.core.match import Match
from smilegames.core.outcome import Outcome
from smilegames.core.record import Decision, Entry, Header
from smilegames.core.rules import AnyRules
from smilegames.store.errors import Unusable, unusable_file
from smilegames.store.locks import is_locked, lock, sign, unsign
from smilegames.store.paths import PRIVATE_FILE, PRIVATE_FOLDER
from smilegames.store.plain_data import open_regular
from smilegames.store.record_lines import entry_line, header_line, outcome_line

SUFFIX = ".jsonl"
ASIDE = ".found"
"""What a file is called, after its name, that stood where a record was written anew."""
_NEW = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | os.O_CLOEXEC


class RecordFile:
    """A record open for writing, with its lock. `path` names it in errors."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self.descriptor = descriptor
        self.match: Match | None = None
        """Whose entries these are, as soon as there is one."""
        self.sealed = False
        """True when the outcome is written."""
        self.notices: list[Fault] = []
        """`record_changed` or `record_gone` for each time that the file was written anew."""
        self._place = Path(os.path.realpath(path))
        self._rules: AnyRules | None = None
        self._pending = b""
        self._decisions = 0
        self._text = bytearray()
        self._left: tuple[int, int] | None = None
        self._overhang = False

    @classmethod
    def create(cls, path: Path, header: Header, rules: AnyRules) -> RecordFile:
        """Make a new file; its header is written with the opening. Raises Unusable."""
        try:
            descriptor = os.open(path, _NEW, PRIVATE_FILE)
        except OSError as error:
            raise unusable_file(path, error) from error
        file = cls(path, descriptor)
        file._rules = rules
        file._pending = header_line(header)
        try:
            file._lock()
        except Unusable:
            file.discard()
            raise
        return file

    @classmethod
    def open(cls, path: Path) -> RecordFile:
        """Open an existing file to go on with it. Raises Unusable, `locked` among its codes."""
        file = cls(path, open_regular(path, os.O_RDWR | os.O_APPEND))
        file._lock()
        return file

    def go_on(self, match: Match, text: bytes, unsaved: Sequence[Entry]) -> None:
        """Write from after `text`, what of the file counts; cut the rest off. Raises OSError."""
        self.match = match
        self._rules = match.rules
        self._decisions = match.decisions
        self._text = bytearray(text)
        if os.fstat(self.descriptor).st_size > len(text):
            self._cut()
        self._left = _stamp(self.descriptor)
        if unsaved:
            self.keep(unsaved)

    def keep(self, entries: Sequence[Entry]) -> None:
        """Write a step's entries, and the outcome with the last one. The match's journal.

        Raises OSError; then nothing of it stays in the file.
        """
        assert self._rules is not None
        decisions = self._decisions
        lines = [self._pending]
        for entry in entries:
            decisions += isinstance(entry, Decision)
            lines.append(entry_line(entry, decisions, self._rules))
        outcome = self._reached(entries)
        if outcome is not None:
            lines.append(outcome_line(outcome))
        self._append(b"".join(lines))
        self._pending = b""
        self._decisions = decisions
        self.sealed = outcome is not None

    def flush(self) -> None:
        """Write a header that no opening has carried yet. Raises OSError."""
        if self._pending:
            self.keep(())

    def seal(self) -> None:
        """Leave the file whole, and with the outcome where the match has one. Raises OSError."""
        outcome = None if self.match is None else self.match.outcome
        if outcome is not None and not self.sealed:
            self._append(outcome_line(outcome))
            self.sealed = True
        elif self._is_another():
            self._write_anew()

    def close(self) -> None:
        """Free the lock. Harmless when done twice."""
        if self.descriptor >= 0:
            unsign(self._place)
            os.close(self.descriptor)
            self.descriptor = -1

    def discard(self) -> None:
        """Close, and remove a file that never got its first line."""
        self.close()
        with contextlib.suppress(OSError):
            self.path.unlink()

    def _reached(self, entries: Sequence[Entry]) -> Outcome | None:
        """Only a decision ends a match; while an undo is written the old position still stands."""
        if self.match is None or not entries or not isinstance(entries[0], Decision):
            return None
        return self.match.outcome

    def _append(self, data: bytes) -> None:
        if self._overhang:
            self._cut()
        elif self._is_another():
            self._write_anew()
        try:
            _write_all(self.descriptor, data)
        except OSError:
            self._overhang = True
            with contextlib.suppress(OSError):
                self._cut()
            raise
        self._text += data
        self._left = _stamp(self.descriptor)

    def _cut(self) -> None:
        os.ftruncate(self.descriptor, len(self._text))
        os.fsync(self.descriptor)
        self._left = _stamp(self.descriptor)
        self._overhang = False

    def _is_another(self) -> bool:
        """Tell whether the file is gone from its place, or does not hold what was written."""
        if self.descriptor < 0 or self._left is None:
            return False
        if not self._is_in_place():
            return True
        if _stamp(self.descriptor) == self._left:
            return False
        return os.pread(self.descriptor, len(self._text) + 1, 0) != self._text

    def _is_in_place(self) -> bool:
        try:
            return os.path.samestat(self._place.lstat(), os.fstat(self.descriptor))
        except OSError:
            return False

    def _write_anew(self) -> None:
        """Put the whole match in its place, and what stands there aside. Raises OSError."""
        self._leave_to_another()
        os.makedirs(self._place.parent, PRIVATE_FOLDER, exist_ok=True)
        # Under a name of a record: whatever happens now, the shelf has the match.
        fresh = self._place.with_name(f"{self._place.stem}-{secrets.token_hex(3)}{SUFFIX}")
        again = os.open(fresh, _NEW, PRIVATE_FILE)
        try:
            fcntl.flock(again, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _write_all(again, self._text)
            self._put_aside()
            os.replace(fresh, self._place)
        except OSError:
            os.close(again)
            fresh.unlink(missing_ok=True)
            raise
        os.close(self.descriptor)
        self.descriptor = again
        sync_folder(self._place.parent)

    def _put_aside(self) -> None:
        """Move what stands in the place, and note it; if nothing does, note that."""
        aside = self._place.with_name(f"{self._place.name}{ASIDE}")
        try:
            os.replace(self._place, aside)
        except FileNotFoundError:
            self.notices.append(Fault("", "record_gone"))
        else:
            self.notices.append(Fault("", "record_changed", {"aside": aside.name}))

    def _leave_to_another(self) -> None:
        """Raise OSError where another process plays the match of the file in our place."""
        if self._is_in_place():
            return
        with contextlib.suppress(Unusable):
            there = open_regular(self._place, os.O_RDONLY)
            try:
                if is_locked(there):
                    raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), self._place)
            finally:
                os.close(there)

    def _lock(self) -> None:
        try:
            lock(self.descriptor, self.path)
        except Unusable:
            os.close(self.descriptor)
            self.descriptor = -1
            raise
        sign(self._place)


def _stamp(descriptor: int) -> tuple[int, int]:
    """Return what changes when somebody writes to an open file."""
    status = os.fstat(descriptor)
    return status.st_size, status.st_mtime_ns


def _write_all(descriptor: int, data: bytes | bytearray) -> None:
    """Write and force to the disk. Raises OSError; then some of it may stand there."""
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]
    os.fsync(descriptor)


def write_record(path: Path, header: Header, match: Match) -> None:
    """Write a match that was played elsewhere as a whole new record. Raises Unusable."""
    file = RecordFile.create(path, header, match.rules)
    try:
        file.match = match
        file.keep(match.entries)
        file.seal()
    except OSError as error:
        file.discard()
        raise unusable_file(path, error) from error
    file.close()


def sync_folder(folder: Path) -> None:
    """Force a new file's name to the disk, where the system can."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
