"""Where files live, and what is shipped beside the code."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

import smilegames
from smilegames.games import registry
from smilegames.store import assets
from smilegames.store.decks import house_deck
from smilegames.store.errors import Unusable
from smilegames.store.paths import config_folder, make_folder, make_private, records_folder


def test_the_folders_are_those_of_the_desktop(home: Path) -> None:
    assert records_folder() == home / "data" / "smilegames" / "records"
    assert config_folder() == home / "config" / "smilegames"


def test_folders_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    folder = make_private(tmp_path / "a" / "b" / "c")
    for made in (folder, folder.parent, folder.parent.parent):
        assert stat.S_IMODE(made.stat().st_mode) == 0o700


def test_only_our_own_folder_is_closed(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    make_folder(tmp_path)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    make_private(tmp_path)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o700


def test_a_file_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(Unusable) as caught:
            make_private(folder)
        assert caught.value.path == tmp_path / "file"
        assert caught.value.faults[0].code == "folder_irregular"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_can_not_be_written_to(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(Unusable) as caught:
        make_folder(tmp_path)
    assert caught.value.faults[0].code == "folder_not_writable"


def test_assets_are_found_in_a_checkout_and_in_a_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = Path(smilegames.__file__).parent
    assert assets.assets_folder() == package.parent / "assets"
    monkeypatch.setattr(assets, "_PACKAGE", tmp_path / "smilegames")
    (tmp_path / "smilegames" / "assets").mkdir(parents=True)
    assert assets.asset("decks", "x") == tmp_path / "smilegames" / "assets" / "decks" / "x"


def test_every_deck_is_shipped() -> None:
    for game in registry.games().values():
        assert house_deck(game).is_file() == game.has_deck
