"""Records removed for good: those asked for, and none that somebody plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from smilegames.core.game import Game
from smilegames.store.deleting import delete
from smilegames.store.errors import Unusable
from smilegames.store.history.archive import read_archive
from smilegames.store.paths import records_folder
from smilegames.store.sitting import resume
from tests.store.matches import begun
from tests.support.past import NAMES, past


def test_what_is_deleted_is_gone_from_history_and_the_rest_stays(coin: Game) -> None:
    with_dora, stays, waits = past("coin", NAMES), past("coin"), past("coin", NAMES, decisions=1)
    read_archive()
    delete(read_archive().with_player("dora"))
    assert not with_dora.exists()
    assert not waits.exists()
    assert [match.path for match in read_archive().played] == [stays]


def test_a_match_that_is_open_keeps_all_of_them(coin: Game) -> None:
    over = past("coin")
    with begun(coin) as table:
        with pytest.raises(Unusable) as caught:
            delete([over, table.path])
        assert (caught.value.faults[0].code, caught.value.path) == ("locked", table.path)
        assert over.exists()
        assert table.path.exists()
    delete([over, table.path])
    assert list(records_folder().iterdir()) == []


def test_what_is_gone_already_is_as_it_should_be(coin: Game) -> None:
    delete([records_folder() / "gone.jsonl"])
    path = past("coin")
    delete([path, path])
    assert not path.exists()


def test_what_is_no_file_stays(coin: Game) -> None:
    folder = records_folder() / "folder.jsonl"
    folder.mkdir(parents=True)
    with pytest.raises(Unusable):
        delete([folder])
    assert folder.exists()


def test_what_the_system_refuses_is_told(coin: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    path = past("coin", decisions=1)

    def refuse(self: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    with monkeypatch.context() as refusal:
        refusal.setattr(Path, "unlink", refuse)
        with pytest.raises(Unusable) as caught:
            delete([path])
    assert caught.value.faults[0].code == "file_permission"
    resume(path).close()
