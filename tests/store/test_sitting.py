"""A match is on disk before anybody hears of it, and goes on from there."""

from __future__ import annotations

import os
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from smilegames.core.errors import UndoRefused
from smilegames.core.game import Game
from smilegames.core.match import NotSaved
from smilegames.store import record_file, sitting, waiting
from smilegames.store.errors import Unusable
from smilegames.store.paths import records_folder
from smilegames.store.set_up import new_header
from tests.store.matches import PLAYERS, begun, lines_of
from tests.support.coin import Draw, Keep, Name


def seen_files() -> list[Path]:
    """List what lies in the records folder and is not hidden."""
    return [path for path in records_folder().iterdir() if not path.name.startswith(".")]


def code_of(caught: pytest.ExceptionInfo[Unusable]) -> str:
    return caught.value.faults[0].code


def test_a_match_goes_on_where_it_was_left(coin: Game) -> None:
    with begun(coin, first=1) as first:
        first.match.submit(1, Draw(), 0)
        first.match.submit(2, Name(2), 1)
    assert waiting.newest_unfinished() == first.path
    with sitting.resume(first.path) as resumed:
        assert resumed.header == first.header
        assert resumed.notices == []
        assert resumed.match.entries == first.match.entries
        assert resumed.match.to_act == 0
        assert resumed.match.view(1) == first.match.view(1)
        assert resumed.match.log(1) == first.match.log(1)


def test_going_on_draws_what_not_stopping_would_have_drawn(coin: Game) -> None:
    one, other = begun(coin), begun(coin)
    for version in range(6):
        one.match.submit(one.match.to_act, Draw(), version)
        other.match.submit(other.match.to_act, Draw(), other.match.version)
        other.close()
        if version < 5:
            other = sitting.resume(other.path)
    one.close()
    assert one.match.outcome is not None
    assert lines_of(one.path)[1:] == lines_of(other.path)[1:]


def test_every_decision_is_on_disk_when_submit_returns(coin: Game) -> None:
    with begun(coin, first=0) as table:
        for number, action in enumerate([Keep(), Draw(), Name(1)], 1):
            table.match.submit(table.match.to_act, action, table.match.version)
            decisions = [line for line in lines_of(table.path) if "decision" in line]
            assert [line["decision"] for line in decisions] == list(range(1, number + 1))
        assert lines_of(table.path)[-2] == {"pick": lines_of(table.path)[-2]["pick"], "of": 5}


def test_an_undo_names_the_decision_it_cancels(coin: Game) -> None:
    with begun(coin, first=0) as table:
        table.match.submit(0, Keep(), 0)
        table.match.undo(0)
        table.match.submit(0, Name(2), 2)
    assert lines_of(table.path)[-3:] == [
        {"decision": 1, "seat": 0, "action": "keep"},
        {"undo": 1, "seat": 0},
        {"decision": 2, "seat": 0, "action": "name 2"},
    ]
    with sitting.resume(table.path) as resumed:
        assert resumed.match.to_act == 1


def test_resuming_closes_the_door_to_undo(coin: Game) -> None:
    with begun(coin, first=0) as table:
        table.match.submit(0, Keep(), 0)
        assert table.match.undo_refusal(0) is None
    with sitting.resume(table.path) as resumed:
        assert resumed.match.undo_refusal(0) == "seen"


def test_the_end_can_not_be_taken_back(coin: Game) -> None:
    with begun(coin, first=0, options={"rounds": 1}) as table:
        for version in range(3):
            table.match.submit(version, Keep(), version)
        with pytest.raises(UndoRefused) as caught:
            table.match.undo(2)
    assert caught.value.reason == "over"


def test_files_are_private(coin: Game) -> None:
    records_folder().mkdir(parents=True, mode=0o755)
    with begun(coin) as table:
        assert stat.S_IMODE(table.path.stat().st_mode) == 0o600
        assert stat.S_IMODE(table.path.parent.stat().st_mode) == 0o700


def test_a_second_sitting_is_refused_while_the_first_lasts(coin: Game) -> None:
    with begun(coin) as table:
        with pytest.raises(Unusable) as caught:
            sitting.resume(table.path)
        assert code_of(caught) == "locked"
        (match,) = waiting.unfinished().matches
        assert match.names == PLAYERS
        assert match.held_by is not None
        assert match.held_by.pid == os.getpid()
        assert waiting.newest_unfinished() is None
    (match,) = waiting.unfinished().matches
    assert match.held_by is None
    assert waiting.newest_unfinished() == table.path


def test_the_outcome_is_written_with_the_last_decision(coin: Game) -> None:
    with begun(coin, options={"rounds": 1}) as table:
        for version in range(3):
            table.match.submit(table.match.to_act, Keep(), version)
        text = table.path.read_bytes()
        assert "outcome" in lines_of(table.path)[-1]
    table.close()
    assert table.path.read_bytes() == text
    assert waiting.newest_unfinished() is None
    with pytest.raises(Unusable) as caught:
        sitting.resume(table.path)
    assert code_of(caught) == "finished"


class BrokenDisk:
    """A disk that takes so many more bytes, and then no more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room: int | None = None
        self._write = os.write
        monkeypatch.setattr(record_file.os, "write", self.write)

    def write(self, descriptor: int, data: bytes) -> int:
        if self.room is None:
            return self._write(descriptor, data)
        if not self.room:
            raise OSError(28, "No space left on device")
        written = self._write(descriptor, bytes(data[: self.room]))
        self.room -= written
        return written


@pytest.mark.parametrize("room", [0, 1, 40, 50])
def test_what_can_not_be_kept_is_not_decided(
    coin: Game, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    disk = BrokenDisk(monkeypatch)
    with begun(coin, first=0) as table:
        before = table.path.read_bytes()
        disk.room = room
        with pytest.raises(NotSaved):
            table.match.submit(0, Draw(), 0)
        assert table.path.read_bytes() == before
        assert (table.match.to_act, table.match.version) == (0, 0)
        disk.room = None
        table.match.submit(0, Keep(), 0)
    assert lines_of(table.path)[-1] == {"decision": 1, "seat": 0, "action": "keep"}


def test_a_rest_that_could_not_be_cut_off_is_cut_off_later(
    coin: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = BrokenDisk(monkeypatch)
    with begun(coin, first=0) as table:
        before = table.path.read_bytes()
        disk.room = 10
        with monkeypatch.context() as patch:
            patch.setattr(record_file.os, "ftruncate", _refuse)
            with pytest.raises(NotSaved):
                table.match.submit(0, Keep(), 0)
        assert table.path.read_bytes() != before
        disk.room = None
        table.match.submit(0, Name(1), 0)
    assert lines_of(table.path)[-1] == {"decision": 1, "seat": 0, "action": "name 1"}


def test_a_record_deleted_in_mid_match_is_written_again(coin: Game) -> None:
    """Whoever clears the folder does not take what is being played with it."""
    with begun(coin, first=0) as table:
        table.match.submit(0, Keep(), 0)
        before = table.path.read_bytes()
        shutil.rmtree(records_folder())
        table.match.submit(1, Draw(), 1)
        assert table.path.read_bytes().startswith(before)
        assert stat.S_IMODE(table.path.stat().st_mode) == 0o600
        assert stat.S_IMODE(records_folder().stat().st_mode) == 0o700
        with pytest.raises(Unusable) as caught:
            sitting.resume(table.path)
        assert code_of(caught) == "locked"
        table.match.submit(2, Keep(), 2)
    with sitting.resume(table.path) as resumed:
        assert resumed.match.entries == table.match.entries


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-7])


def added_to(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"junk")


def altered(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"Ada", b"Eve"))
    os.utime(path, ns=(1, 1))


def replaced(path: Path) -> None:
    path.unlink()
    path.write_text("something else")


@pytest.mark.parametrize("change", [emptied, cut_short, added_to, altered, replaced])
def test_a_record_changed_in_mid_match_is_whole_with_the_next_decision(
    coin: Game, change: Callable[[Path], None]
) -> None:
    with begun(coin, first=0) as table:
        table.match.submit(0, Keep(), 0)
        before = table.path.read_bytes()
        change(table.path)
        found = table.path.read_bytes()
        assert found != before
        table.match.submit(1, Draw(), 1)
        assert table.path.read_bytes().startswith(before)
        assert stat.S_IMODE(table.path.stat().st_mode) == 0o600
        assert [notice.code for notice in table.notices] == ["record_changed"]
        aside = table.path.with_name(table.notices[0].params["aside"])
        assert aside.read_bytes() == found
        assert set(seen_files()) == {table.path, aside}
        with pytest.raises(Unusable) as caught:
            sitting.resume(table.path)
        assert code_of(caught) == "locked"
        table.match.submit(2, Keep(), 2)
        assert len(table.notices) == 1
    with sitting.resume(table.path) as resumed:
        assert resumed.match.entries == table.match.entries
    assert [match.path for match in waiting.unfinished().matches] == [table.path]


@pytest.mark.parametrize("change", [emptied, added_to, replaced, Path.unlink])
def test_a_record_is_left_whole(coin: Game, change: Callable[[Path], None]) -> None:
    with begun(coin) as table:
        before = table.path.read_bytes()
        change(table.path)
    assert table.path.read_bytes() == before


def test_a_record_touched_or_copied_is_as_it_was(coin: Game) -> None:
    with begun(coin, first=0) as table:
        os.utime(table.path, ns=(5, 5))
        inode = table.path.stat().st_ino
        table.match.submit(0, Keep(), 0)
        assert table.path.stat().st_ino == inode
        assert table.notices == []


def test_a_match_that_another_process_has_taken_up_is_left_to_it(coin: Game) -> None:
    with begun(coin, first=0) as table:
        copy = table.path.read_bytes()
        table.path.unlink()
        table.path.write_bytes(copy)
        with sitting.resume(table.path) as other:
            with pytest.raises(NotSaved):
                table.match.submit(0, Keep(), 0)
            other.match.submit(0, Draw(), 0)
            theirs = table.path.read_bytes()
        with pytest.raises(Unusable), sitting.resume(table.path):
            table.close()
    assert table.path.read_bytes() == theirs


def test_what_is_written_anew_and_fails_is_tried_again(
    coin: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = BrokenDisk(monkeypatch)
    with begun(coin, first=0) as table:
        emptied(table.path)
        disk.room = 100
        with pytest.raises(NotSaved):
            table.match.submit(0, Keep(), 0)
        assert seen_files() == [table.path]
        disk.room = None
        table.match.submit(0, Keep(), 0)
    assert lines_of(table.path)[-1] == {"decision": 1, "seat": 0, "action": "keep"}


def _refuse(*_: object) -> None:
    raise OSError(5, "Input/output error")


def test_a_match_that_can_not_be_kept_is_not_begun(
    coin: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = BrokenDisk(monkeypatch)
    disk.room = 20
    with pytest.raises(Unusable) as caught:
        begun(coin)
    assert code_of(caught) == "disk_full"
    assert list(records_folder().iterdir()) == []


def test_a_folder_that_is_none_is_said(coin: Game) -> None:
    assert sitting.keeping_problem() is None
    assert not records_folder().parent.exists()
    records_folder().parent.mkdir(parents=True)
    records_folder().write_text("in the way")
    with pytest.raises(Unusable) as caught:
        begun(coin)
    problem = sitting.keeping_problem()
    assert problem is not None
    assert problem.path == caught.value.path == records_folder()
    assert code_of(caught) == "folder_irregular"


def test_a_match_can_be_played_that_is_kept_nowhere(coin: Game) -> None:
    records_folder().parent.mkdir(parents=True)
    records_folder().write_text("in the way")
    header = new_header(coin, PLAYERS, first=0)
    with sitting.begin(header, unsaved=True) as table:
        assert (table.saved, table.path, table.notices) == (False, None, [])
        table.match.submit(0, Draw(), 0)
        assert table.match.to_act == 1
    assert records_folder().read_text() == "in the way"


def test_a_match_with_a_record_is_saved(coin: Game) -> None:
    with begun(coin) as table:
        assert table.saved


PLAYS_UNTIL_KILLED = """
import sys
from smilegames.games import registry
from smilegames.store import decks, sitting
from smilegames.store.set_up import new_header
from tests.support.coin import COIN, Draw
registry.games = lambda: {"coin": COIN}
decks.asset = lambda *parts: sys.argv[1]
table = sitting.begin(new_header(COIN, ["Ada", "Ben"], options={"rounds": 9}, seed=1, first=0))
for version in range(4):
    table.match.submit(table.match.to_act, Draw(), version)
print(table.path, flush=True)
sys.stdin.read()
"""


def test_a_killed_process_leaves_its_match_and_no_lock(coin: Game, tmp_path: Path) -> None:
    deck = tmp_path / "assets" / "decks" / "coin.toml"
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYS_UNTIL_KILLED, os.fspath(deck)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    path = Path(process.stdout.readline().strip())
    with pytest.raises(Unusable) as caught:
        sitting.resume(path)
    assert code_of(caught) == "locked"
    process.send_signal(signal.SIGKILL)
    process.communicate()
    with sitting.resume(path) as resumed:
        assert resumed.notices == []
        assert resumed.match.decisions == 4


def test_a_header_is_settled_from_what_the_table_agreed_on(coin: Game) -> None:
    header = new_header(coin, [" Ada", "Zoe\u0308"], options={"rounds": "3"}, spelled=True)
    assert header.names == ("Ada", "Zo\u00eb")
    assert header.options == {"rounds": 3, "open_coins": False}
    assert header.deck == {"coins": [1, 2, 3, 5, 8]}
    assert header.seed != new_header(coin, PLAYERS).seed
    with pytest.raises(Unusable) as caught:
        new_header(coin, ["Ada"])
    assert code_of(caught) == "seats"
