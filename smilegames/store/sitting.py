"""A match being played at this keyboard and kept on disk: begun, resumed, closed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from smilegames.core.chance import RandomChance
from smilegames.core.errors import Fault
from smilegames.core.match import Match, NotSaved
from smilegames.core.record import Header
from smilegames.core.seats import left_of
from smilegames.store.errors import Unusable, unusable_file
from smilegames.store.paths import folder_problem, make_private, records_folder
from smilegames.store.plain_data import read_bounded
from smilegames.store.record_file import SUFFIX, RecordFile, sync_folder
from smilegames.store.record_reading import MOST_BYTES, load
from smilegames.store.set_up import rules_for


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
    def here(self) -> tuple[int, ...]:
        """The seats of whoever sits at this keyboard: all people."""
        return self.header.people

    @property
    def elsewhere(self) -> None:
        """No other terminal plays this match."""

    @property
    def played(self) -> Match:
        """The match, once it is over."""
        return self.match

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


def _forget_who_looked(match: Match) -> None:
    """Close the door to undo: a record does not say which hands were seen since ."""
    if match.last_seat is not None:
        match.view(left_of(match.last_seat, match.rules.seats))


def _file_name(header: Header) -> str:
    moment = header.started.translate({ord(mark): None for mark in "-:Z"}).replace("T", "-")
    return f"{header.game}-{moment}-{secrets.token_hex(3)}{SUFFIX}"
