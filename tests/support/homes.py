"""Every test has its own folders; a test that asks for `coin` plays the tiny game alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from smilegames.core.game import Game
from smilegames.games import registry
from smilegames.store import assets
from tests.support.coin import COIN, COIN_DECK


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder; nothing of the developer's own is read or written."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "config"))
    return folder


@pytest.fixture
def coin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The registry holds the tiny game and nothing else, its deck among the assets."""
    monkeypatch.setattr(registry, "games", lambda: {"coin": COIN})
    shipped = tmp_path / "assets"
    (shipped / "decks").mkdir(parents=True)
    (shipped / "decks" / "coin.toml").write_text(COIN_DECK)
    monkeypatch.setattr(assets, "assets_folder", lambda: shipped)
    return COIN


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal with all colours and characters, whose frames don't wait for a tick, and a disk
    that does not spin."""
    monkeypatch.setattr("textual.screen.UPDATE_PERIOD", 0.001)
    monkeypatch.setattr("os.fsync", lambda _: None)
    monkeypatch.setattr("locale.getencoding", lambda: "UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)
