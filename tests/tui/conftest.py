"""Every test has its own home and a terminal with all colours."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from smilegames.core.game import Game, Secrecy
from smilegames.games import registry
from tests.support.homes import coin, home, terminal
from tests.support.tables import ROOT
from tests.tui import coin_screen, coin_text

__all__ = ["coin", "home", "terminal"]


@pytest.fixture
def hands(coin: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The tiny game alone on the shelf, with its words and its table, and hands to be covered."""
    game = replace(coin, secrecy=Secrecy.CURTAIN)
    monkeypatch.setattr(registry, "games", lambda: {"coin": game})
    monkeypatch.setitem(sys.modules, "smilegames.text.games.coin.shelf", coin_text)
    monkeypatch.setitem(sys.modules, "smilegames.text.games.coin.sentences", coin_text)
    monkeypatch.setitem(sys.modules, "smilegames.tui.games.coin.screen", coin_screen)
    (tmp_path / "assets" / "themes").symlink_to(ROOT / "assets" / "themes")
    books = tmp_path / "assets" / "rulebooks" / "en"
    books.mkdir(parents=True)
    (books / "coin.md").write_text(coin_text.BOOK)
    return game


@pytest.fixture
def corners(hands: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The same with small secrets: the table stays up, and a corner of one's own can be lifted."""
    game = replace(hands, secrecy=Secrecy.PEEK)
    monkeypatch.setattr(registry, "games", lambda: {"coin": game})
    return game
