"""What waits to be finished: the list, whose turn it is, and what can't be gone on with."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from smilegames.core.game import Game
from smilegames.store import waiting
from smilegames.store.history import database
from smilegames.store.history.archive import read_archive
from smilegames.store.paths import records_folder
from smilegames.store.sitting import resume
from smilegames.store.waiting import looks, newest_unfinished, unfinished
from tests.store.matches import PLAYERS, begun, finished
from tests.support.coin import Keep


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """What is replayed from now on."""
    paths: list[Path] = []
    load = waiting.load
    monkeypatch.setattr(waiting, "load", lambda path, data: paths.append(path) or load(path, data))
    return paths


def left(game: Game, count: int = 1) -> list[Path]:
    """Leave matches unfinished, the first of the list played last."""
    paths = []
    for number in range(count):
        table = begun(game)
        table.close()
        os.utime(table.path, (number, number))
        paths.insert(0, table.path)
    return paths


def of_other_rules(path: Path) -> None:
    path.write_text(path.read_text().replace('"rules":', '"rules":9'))


def test_the_list_has_the_last_played_first_and_counts_what_is_broken(coin: Game) -> None:
    old, new = begun(coin), begun(coin, first=2)
    new.match.submit(2, Keep(), 0)
    old.close()
    new.close()
    os.utime(old.path, ns=(0, 10))
    os.utime(new.path, ns=(0, 20))
    finished(coin)
    (records_folder() / "junk.jsonl").write_bytes(b"\x00\xff\n")
    (records_folder() / "folder.jsonl").mkdir()
    (records_folder() / "empty.jsonl").touch()
    (records_folder() / "notes.txt").write_text("not a record")
    found = unfinished()
    assert [match.path for match in found.matches] == [new.path, old.path]
    assert found.broken == 2
    first = found.matches[0]
    assert (first.game, first.names, first.to_act, first.decisions) == ("coin", PLAYERS, 0, 1)
    assert newest_unfinished() == new.path
    os.utime(old.path, ns=(0, 30))
    assert newest_unfinished() == old.path
    assert unfinished().matches[0].path == old.path


def test_without_a_folder_nothing_waits(coin: Game) -> None:
    assert unfinished() == ([], 0)
    assert newest_unfinished() is None
    assert not database.history_file().exists()


def test_one_bad_record_hides_no_other(coin: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    good, bad = left(coin, 2)
    load = waiting.load

    def stumbling(path: Path, data: bytes) -> object:
        if path == bad:
            raise ZeroDivisionError
        return load(path, data)

    with monkeypatch.context() as stumble:
        stumble.setattr(waiting, "load", stumbling)
        found = unfinished()
        assert ([match.path for match in found.matches], found.broken) == ([good], 1)
        os.utime(good, (0, 0))
        assert newest_unfinished() == good
    assert len(unfinished().matches) == 2


def test_all_are_listed_at_once_and_whose_turn_it_is_follows(
    coin: Game, replayed: list[Path]
) -> None:
    paths = left(coin, waiting.AT_ONCE + 5)
    first, second, third = looks(read_archive())
    assert [match.path for match in first.matches] == paths
    assert {match.to_act for match in first.matches} == {None}
    known = [match.to_act is not None for match in second.matches]
    assert known == [True] * waiting.AT_ONCE + [False] * 5
    assert all(match.to_act is not None for match in third.matches)
    assert replayed == paths


def test_nothing_more_is_replayed_when_nobody_wants_to_know(
    coin: Game, replayed: list[Path]
) -> None:
    left(coin, 5)
    seen = list(looks(read_archive(), lambda: len(replayed) == 2))
    assert len(seen) == 1
    assert len(replayed) == 2


def test_a_match_is_replayed_once_and_again_when_it_has_changed(
    coin: Game, replayed: list[Path]
) -> None:
    _, old = left(coin, 2)
    unfinished()
    replayed.clear()
    assert len(unfinished().matches) == 2
    assert replayed == []
    with resume(old) as table:
        seat = table.match.to_act
        table.match.submit(seat, table.match.choices(seat)[0], table.match.version)
    assert [match.decisions for match in unfinished().matches] == [1, 0]
    assert replayed == [old]


def test_a_match_that_vanishes_or_ends_while_it_is_looked_for(coin: Game) -> None:
    gone, ended, stays = left(coin, 3)
    seen = looks(read_archive())
    assert len(next(seen).matches) == 3
    gone.unlink()
    finished(coin).replace(ended)
    last = list(seen)[-1]
    assert ([match.path for match in last.matches], last.broken) == ([stays], 0)
    assert [match.path for match in unfinished().matches] == [stays]


def test_a_match_of_other_rules_is_listed_as_such(coin: Game) -> None:
    ours, other = left(coin, 2)
    of_other_rules(other)
    matches = {match.path: match for match in unfinished().matches}
    assert matches[other].other_rules
    assert matches[other].to_act is None
    assert not matches[ours].other_rules
    assert newest_unfinished() == ours


def test_a_game_that_is_not_here_likewise(coin: Game) -> None:
    (path,) = left(coin)
    path.write_text(path.read_text().replace('"game":"coin"', '"game":"bridge"'))
    (match,) = unfinished().matches
    assert match.other_rules
    assert match.game == "bridge"
