"""A lifted corner lies flat again, whatever is done, and nothing of it stays on any screen."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

import pytest

from smilegames.core.game import Secrecy
from smilegames.text import ui
from tests.support.matches import play
from tests.support.tables import Table
from tests.terminal.secrets import betraying, strayed, words_of
from tests.terminal.tables import dealt, kept, resumed, with_screens
from tests.terminal.ways import WAYS, pause

DECISIONS = 9
SEED = 3
each_peek = pytest.mark.parametrize(
    "table", [table for table in with_screens if table.game.secrecy is Secrecy.PEEK], ids=str
)


@each_peek
def test_what_was_peeked_at_is_gone(table: Table, tmp_path: Path) -> None:
    match = play(dealt(table, SEED), SEED, until=DECISIONS)
    home = kept(table, match, tmp_path / "home")
    with resumed(home) as (terminal, player):
        player.open_table()
        public = terminal.cells()
        words = betraying(table, match, Random(SEED)) - words_of(terminal.text())
        for way, close in WAYS.items():
            peeked = terminal.reach(f"p {ui.KEY_PEEK_CLOSE}", "p")
            assert terminal.cells() != public
            mark = terminal.mark()
            if close is pause:
                terminal.reach(f"p {ui.KEY_PEEK} ", "escape")
            close(terminal)
            terminal.shows(public)
            if way in ("cover", "shell"):
                assert strayed(terminal.raw_since(mark), public) == [], way
        assert words & words_of(peeked)
        terminal.reach(f"p {ui.KEY_PEEK_CLOSE}", "p")
        terminal.signal(signal.SIGHUP)
        assert terminal.wait() == 128 + signal.SIGHUP
        assert terminal.leftovers() == []
        assert not words_of(terminal.left_behind()) & words
