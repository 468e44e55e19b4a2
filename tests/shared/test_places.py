"""Where tables are found, and what becomes of sockets that nobody listens at any more."""

from __future__ import annotations

import os
import socket
import stat
from pathlib import Path

import pytest

from smilegames.shared import places
from smilegames.shared.places import Folder
from smilegames.store.errors import Unusable


def said(error: pytest.ExceptionInfo[Unusable]) -> str:
    return error.value.faults[0].code


@pytest.fixture
def group(home: Path, tmp_path: Path) -> Path:
    """A folder that the config names for a group."""
    folder = tmp_path / "tables"
    folder.mkdir()
    folder.chmod(0o2770)
    config = home / "config" / "smilegames"
    config.mkdir(parents=True)
    (config / "config.toml").write_text(f'tables = "{folder}"\n')
    return folder


def test_a_table_of_one_s_own_is_closed_to_everybody_else(runtime: Path) -> None:
    door = places.listen(places.folders()[0])
    assert door.path.parent == runtime / "smilegames"
    assert stat.S_IMODE(door.path.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(door.path.stat().st_mode) == 0o600
    assert places.codes() == [door.code]
    door.close()
    assert places.codes() == []


def test_without_a_runtime_folder_tables_lie_in_the_home(home: Path) -> None:
    door = places.listen(places.folders()[0])
    assert home in door.path.parents
    places.connect(door.code, 1).close()
    door.close()


def test_a_group_s_table_is_open_to_the_group(group: Path) -> None:
    door = places.listen(places.folders()[0])
    assert door.path.parent == group
    assert stat.S_IMODE(door.path.stat().st_mode) == 0o660
    places.connect(door.code, 1).close()
    door.close()


def test_a_folder_that_everybody_may_enter_holds_no_table(group: Path) -> None:
    group.chmod(0o2777)
    with pytest.raises(Unusable) as error:
        places.listen(places.folders()[0])
    assert said(error) == "folder_open"


def test_a_folder_of_the_config_must_be_there(group: Path) -> None:
    group.rmdir()
    with pytest.raises(Unusable) as error:
        places.listen(places.folders()[0])
    assert said(error) == "file_missing"


def test_a_folder_that_can_t_be_looked_into_hides_no_table_of_one_s_own(home: Path) -> None:
    """It is said only where nothing is found: as for somebody who is not in the group."""
    config = home / "config" / "smilegames"
    config.mkdir(parents=True)
    (config / "config.toml").write_text(f'tables = "/{"x" * 300}"\n')
    with pytest.raises(Unusable, match="system"):
        places.connect("KLMN", 1)
    door = places.listen(places.own_folders()[0])
    try:
        places.connect(door.code, 1).close()
    finally:
        door.close()


def test_a_path_may_be_longer_than_a_socket_s_address(tmp_path: Path) -> None:
    folder = Folder(tmp_path / ("long" * 40))
    door = places.listen(folder)
    assert len(os.fsencode(door.path)) > 150
    places._reach(door.path, 1).close()
    door.close()


def test_a_code_is_read_however_it_is_typed() -> None:
    assert places.tidy_code(" kwzt ") == "KWZT"


@pytest.mark.parametrize("code", ["", "KWZ", "KWZTX", "KW1T", "KIZT", "../x", "k w t", "KWZ\n"])
def test_what_is_no_code_is_no_path_either(code: str) -> None:
    with pytest.raises(Unusable) as error:
        places.tidy_code(code)
    assert said(error) == "table_code"


def test_there_is_no_table_of_an_unknown_code() -> None:
    with pytest.raises(Unusable) as error:
        places.connect("KWZT", 1)
    assert said(error) == "table_unknown"


def test_a_socket_of_a_killed_process_is_cleared_away() -> None:
    door = places.listen(places.folders()[0])
    door.socket.close()
    assert places.codes() == [door.code]
    with pytest.raises(Unusable) as error:
        places.connect(door.code, 1)
    assert said(error) == "table_gone"
    assert places.codes() == []


def test_a_killed_process_s_code_can_be_used_again() -> None:
    folder = places.folders()[0]
    door = places.listen(folder, "KWZT")
    door.socket.close()
    again = places.listen(folder, "KWZT")
    places.connect("KWZT", 1).close()
    again.close()


def test_a_table_that_stands_keeps_its_code() -> None:
    folder = places.folders()[0]
    door = places.listen(folder, "KWZT")
    with pytest.raises(Unusable):
        places.listen(folder, "KWZT")
    places.connect("KWZT", 1).close()
    door.close()


def test_a_file_that_is_no_socket_is_no_table() -> None:
    folder = places.folders()[0]
    places.listen(folder).close()
    (folder.path / "KWZT.sock").write_text("hello")
    with pytest.raises(Unusable):
        places.connect("KWZT", 1)


def test_the_account_at_the_other_end_is_the_system_s_word() -> None:
    one, other = socket.socketpair()
    with one, other:
        assert places.account_of(one) == os.getuid()
