"""A match being played at this keyboard and kept on disk: begun, resumed, listed, closed."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Self

from smilegames.core.chance import RandomChance
from smilegames.core.errors import Fault
from smilegames.core.match import Match, NotSaved
from smilegames.core.record import Header
from smilegames.core.seats import left_of
from smilegames.store.errors import Unusable, unusable_file
from smilegames.store.locks import Holder, holder_of, is_locked
from smilegames.store.paths import folder_problem, make_private, records_folder
from smilegames.store.plain_data import open_regular, read_bounded
from smilegames.store.record_file import SUFFIX, RecordFile, sync_folder
from smilegames.store.record_lines import MOST_LINE_BYTES, OUTCOME_BEGINS
from smilegames.store.record_reading import MOST_BYTES, load
from smilegames.store.set_up import rules_for

MOST_REPLAYED = 20
"""Matches that are replayed to list what waits; a folder of thousands must open as quickly."""


@dataclass(slots=True)
class Sitting:
    """One match, whose every decision is on disk before `match.submit` returns.

    Or, where nothing can be kept and the players wish it so, one that is nowhere but here.
    """

    header: Header
    match: Match
    path: Path | None = None
    """The record; None where nothing is kept."""
    resumed: bool = False
    """True where the match had begun before this sitting."""
    _file: RecordFile | None = field(default=None, kw_only=True, repr=False)
    _opening: tuple[Fault, ...] = field(default=(), kw_only=True, repr=False)

    @property
    def saved(self) -> bool:
        """Whether the match is kept; if not, the table has to say so."""
        return self._file is not None

    @property
    def notices(self) -> list[Fault]:
        """What there is to say of the record, oldest first.

        `torn`: a last step that was never written whole is gone. `record_changed`, `record_gone`:
        somebody else changed or removed the file, and it was written anew.
        """
        return [*self._opening, *(self._file.notices if self._file else ())]

    def close(self) -> None:
        """Leave the record whole, with the outcome if the match is over; free the lock.

        Harmless when done twice. Raises Unusable where that can't be written; resuming finds an
        outcome again.
        """
        if self._file is None:
            return
        try:
            self._file.seal()
        except OSError as error:
            raise unusable_file(self._file.path, error) from error
        finally:
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Unfinished(NamedTuple):
    """A match that waits to be resumed."""

    path: Path
    game: str
    names: tuple[str, ...]
    started: str
    """As in the header: ISO 8601 in UTC."""
    to_act: int
    decisions: int
    """How many were made, those taken back included."""
    held_by: Holder | None = None
    """Who has it open elsewhere, as far as that is known; None: nobody."""


class Older(NamedTuple):
    """A match that other rules than these left unfinished: it can be told, not gone on with."""

    path: Path
    game: str
    names: tuple[str, ...]
    started: str
    """As in the header."""
    fault: Fault
    """Says which rules."""


class Waiting(NamedTuple):
    """What the records folder offers to go on with."""

    matches: list[Unfinished]
    """The one played last first; those that are open elsewhere as well."""
    broken: int
    """How many of the files that were read can't be."""
    unread: int = 0
    """How many older files, beyond those that are read, have no outcome."""
    of_other_rules: Sequence[Older] = ()
    """The one played last first."""


def keeping_problem() -> Unusable | None:
    """Return why no match can be kept here, or None. Changes nothing.

    A full disk shows only when a match begins.
    """
    return folder_problem(records_folder())


def begin(header: Header, *, unsaved: bool = False) -> Sitting:
    """Start a match in a new record. Raises Unusable where it can't be kept.

    `unsaved`: start it without one. Only for players who have said that they wish it so.
    """
    rules = rules_for(header)
    if unsaved:
        return Sitting(header, Match(rules, RandomChance(header.seed), header.first))
    folder = make_private(records_folder())
    file = RecordFile.create(folder / _file_name(header), header, rules)
    try:
        match = Match(rules, RandomChance(header.seed), header.first, file.keep)
        file.flush()
    except (NotSaved, OSError) as error:
        file.discard()
        cause = error.cause if isinstance(error, NotSaved) else error
        raise unusable_file(file.path, cause) from error
    sync_folder(folder)
    file.match = match
    return Sitting(header, match, file.path, _file=file)


def resume(path: Path) -> Sitting:
    """Go on with a match; a torn end is cut off. Raises Unusable, and then the file is untouched.

    Codes besides those of reading: `locked` by another process (see `locks.take_over`), `finished`
    already.
    """
    file = RecordFile.open(path)
    try:
        loaded = load(path, read_bounded(path, file.descriptor, MOST_BYTES), file.keep)
        if loaded.sealed:
            raise Unusable([Fault("", "finished")], path)
        file.go_on(loaded.match, loaded.text, loaded.unsaved)
        file.seal()
        _forget_who_looked(loaded.match)
    except OSError as error:
        file.close()
        raise unusable_file(path, error) from error
    except BaseException:
        file.close()
        raise
    return Sitting(
        loaded.header, loaded.match, path, resumed=True, _file=file, _opening=loaded.notices
    )


def unfinished(most: int = MOST_REPLAYED) -> Waiting:
    """List the matches that can be resumed, count the files that can't be read, and the rest.

    No more than `most` files are read.
    """
    found: list[Unfinished | Older] = []
    broken = unread = 0
    for path in _newest_first():
        try:
            if len(found) + broken == most:
                unread += _may_wait(path)
            elif (match := _waiting(path)) is not None:
                found.append(match)
        except Exception:  # Whatever is wrong with one file, the others can be played.
            broken += 1
    matches = [match for match in found if isinstance(match, Unfinished)]
    older = [match for match in found if isinstance(match, Older)]
    return Waiting(matches, broken, unread, older)


def newest_unfinished() -> Path | None:
    """Return the record of the match that was played last and is not open elsewhere, or None."""
    for path in _newest_first():
        try:
            match = _waiting(path)
        except Exception:  # As above.
            continue
        if isinstance(match, Unfinished) and match.held_by is None:
            return path
    return None


def _forget_who_looked(match: Match) -> None:
    """Close the door to undo: a record does not say which hands were seen since ."""
    if match.last_seat is not None:
        match.view(left_of(match.last_seat, match.rules.seats))


def _waiting(path: Path) -> Unfinished | Older | None:
    """Read an unfinished match; None for any other. Raises Unusable."""
    descriptor = open_regular(path, os.O_RDONLY)
    try:
        if not _has_no_end(descriptor):
            return None
        held_by = holder_of(path) if is_locked(descriptor) else None
        data = read_bounded(path, descriptor, MOST_BYTES)
    finally:
        os.close(descriptor)
    try:
        loaded = load(path, data)
    except Unusable as error:
        if error.faults[0].code != "rules_version":
            raise
        from smilegames.store.record_as_written import as_written

        written = as_written(path, data).header
        names = tuple(written.seats)
        return Older(path, written.game, names, written.started, error.faults[0])
    match, header = loaded.match, loaded.header
    if match.to_act is None:
        return None
    return Unfinished(
        path, header.game, header.names, header.started, match.to_act, match.decisions, held_by
    )


def _may_wait(path: Path) -> bool:
    """Tell from a look at its end whether a record seems unfinished. Raises Unusable."""
    descriptor = open_regular(path, os.O_RDONLY)
    try:
        return _has_no_end(descriptor)
    finally:
        os.close(descriptor)


def _has_no_end(descriptor: int) -> bool:
    """Tell whether a match was dealt in a file, and has no outcome there."""
    # A process that died before its first write leaves an empty file: no match was dealt.
    return os.fstat(descriptor).st_size > 0 and not _ends_with_outcome(descriptor)


def _ends_with_outcome(descriptor: int) -> bool:
    size = os.fstat(descriptor).st_size
    tail = os.pread(descriptor, MOST_LINE_BYTES, max(0, size - MOST_LINE_BYTES))
    return tail.endswith(b"\n") and tail[:-1].rpartition(b"\n")[2].startswith(OUTCOME_BEGINS)


def _newest_first() -> Iterator[Path]:
    dated = []
    for path in records_folder().glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):
            dated.append((path.lstat().st_mtime_ns, path))
    for _, path in sorted(dated, reverse=True):
        yield path


def _file_name(header: Header) -> str:
    moment = header.started.translate({ord(mark): None for mark in "-:Z"}).replace("T", "-")
    return f"{header.game}-{moment}-{secrets.token_hex(3)}{SUFFIX}"
