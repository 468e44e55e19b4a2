"""Evenings: matches of the same people, of whatever games, one after the other.

An evening follows from when the matches were begun; only where somebody ended one by a key, that
is written down, in a file of its own.
"""

from __future__ import annotations

import contextlib
import os
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from smilegames.store.errors import Unusable, unusable_file
from smilegames.store.history.archive import Archive, Played
from smilegames.store.names import folded
from smilegames.store.paths import PRIVATE_FILE, data_folder, make_private
from smilegames.store.plain_data import read_file

APART = timedelta(hours=6)
"""An evening is over when its people have begun nothing for so long."""
_MOST_BYTES = 1024 * 1024
_FORM = "%Y-%m-%dT%H:%M:%SZ"


class Score(NamedTuple):
    """A player's evening."""

    place: int
    """Among the others, by the sum of the places; shared ones repeat and skip."""
    name: str
    places: tuple[int, ...]
    """In each match, oldest first."""
    sum: int
    won: int


class Evening(NamedTuple):
    """What the same people have played, oldest first; at least one match."""

    matches: tuple[Played, ...]

    @property
    def scores(self) -> list[Score]:
        """The score sheet: the fewest places together come first, then the most wins."""
        sheet = []
        for name in self.matches[-1].names:
            places = tuple(_place_of(match, name) for match in self.matches)
            sheet.append((sum(places), -places.count(1), name, places))
        keys = [row[:2] for row in sheet]
        ranked = sorted(sheet, key=lambda row: row[:2])
        return [
            Score(1 + sum(key < (total, lost) for key in keys), name, places, total, -lost)
            for total, lost, name, places in ranked
        ]

    @property
    def ahead(self) -> list[str]:
        """Who leads, several where they are level."""
        return [score.name for score in self.scores if score.place == 1]


def evening_now(archive: Archive, now: datetime) -> Evening | None:
    """Return the evening that goes on, or None where nothing was played to its end in it."""
    begun = sorted(_begun(archive), key=lambda each: each[0])
    begun = [each for each in begun if each[0] - now < APART]
    if not begun:
        return None
    ends = evening_ends()
    latest, people, _ = begun[-1]
    if now - latest >= APART or _ended_between(ends, latest, now):
        return None
    matches: list[Played] = []
    for moment, others, match in reversed(begun):
        if others != people:
            continue
        if latest - moment >= APART or _ended_between(ends, moment, latest):
            break
        latest = moment
        if match is not None:
            matches.insert(0, match)
    return Evening(tuple(matches)) if matches else None


def end_evening(now: datetime) -> None:
    """Let what is begun from now on be another evening. Raises Unusable."""
    path = _file()
    make_private(path.parent)
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC | os.O_NONBLOCK
    try:
        descriptor = os.open(path, flags, PRIVATE_FILE)
        try:
            os.write(descriptor, f"{now.astimezone(UTC):{_FORM}}\n".encode())
        finally:
            os.close(descriptor)
    except OSError as error:
        raise unusable_file(path, error) from error


def evening_ends() -> list[datetime]:
    """Return when evenings were ended by a key, ascending; a line that says no moment is none."""
    try:
        lines = read_file(_file(), _MOST_BYTES).decode("ascii", "replace").splitlines()
    except Unusable:
        return []
    ends = []
    for line in lines:
        with contextlib.suppress(ValueError):
            ends.append(_moment(line))
    return sorted(ends)


def _file() -> Path:
    return data_folder() / "evenings"


def _moment(spelled: str) -> datetime:
    return datetime.strptime(spelled, _FORM).replace(tzinfo=UTC)


def _begun(archive: Archive) -> Iterable[tuple[datetime, frozenset[str], Played | None]]:
    """Return of all matches when they were begun and by whom, and those that are over."""
    for match in archive.played:
        yield _moment(match.started), _people(match.names), match
    for entry in archive.pending:
        yield _moment(entry.glance.started), _people(entry.glance.names), None


def _people(names: Sequence[str]) -> frozenset[str]:
    return frozenset(map(folded, names))


def _ended_between(ends: Sequence[datetime], earlier: datetime, later: datetime) -> bool:
    """Tell whether an evening was ended after one moment and up to another."""
    return bisect_right(ends, earlier - timedelta(seconds=1)) < bisect_right(ends, later)


def _place_of(match: Played, name: str) -> int:
    """Return somebody's place in a match of their evening; programs sit at its table as well."""
    return match.places[[folded(each) for each in match.names].index(folded(name))]
