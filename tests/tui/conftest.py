"""Runs tests that are coroutines, each in a loop of its own; every test has its own home."""

from __future__ import annotations

import asyncio
import inspect
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from smilegames.core.game import Game, Secrecy
from smilegames.games import registry
from tests.support.homes import coin, home
from tests.tui import coin_table, coin_text

__all__ = ["coin", "home"]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


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


@pytest.fixture
def hands(coin: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The tiny game alone on the shelf, with its words and its table, and hands to be covered."""
    game = replace(coin, secrecy=Secrecy.CURTAIN)
    monkeypatch.setattr(registry, "games", lambda: {"coin": game})
    monkeypatch.setitem(sys.modules, "smilegames.text.games.coin.shelf", coin_text)
    monkeypatch.setitem(sys.modules, "smilegames.text.games.coin.sentences", coin_text)
    monkeypatch.setitem(sys.modules, "smilegames.tui.games.coin.table", coin_table)
    books = tmp_path / "assets" / "rulebooks" / "en"
    books.mkdir(parents=True)
    (books / "coin.md").write_text("# Coins\n\n" + "\n\n".join(f"Rule {n}." for n in range(60)))
    return game
