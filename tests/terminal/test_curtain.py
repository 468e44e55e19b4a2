"""Dumps of all that a window shows and was sent while nobody may look at a hand.

Two windows show two matches that differ only in what nobody was shown: whatever is covered must
look alike in both, to the last cell.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from smilegames.core.game import Secrecy
from tests.support.matches import play
from tests.support.tables import Table
from tests.support.values import snapshot
from tests.terminal.driver import Terminal
from tests.terminal.player import Player
from tests.terminal.secrets import betraying, strayed, twin_of, words_of, words_written
from tests.terminal.tables import dealt, each_screen, hiding_policy, kept, resumed
from tests.terminal.ways import WAYS, Screen

DECISIONS = 9
SEED = 3
STILL = 0.05
"""Seconds without output after which nothing more comes of a table that was opened."""
COVER_KEYS = "cplw1b\r\t\x1b[A\x1b[B\x7f"
"""None of them does anything behind a curtain."""


class Window:
    """A window with a curtain, and what it would be a pity to find in it."""

    def __init__(self, terminal: Terminal, player: Player, words: set[str]) -> None:
        self.terminal = terminal
        self.player = player
        self.curtain = terminal.cells()
        self.words = words - words_of(terminal.text())
        """Words that betray something and that the curtain does not say anyway."""


@pytest.fixture
def windows(table: Table, tmp_path: Path) -> Iterator[list[Window]]:
    match = play(dealt(table, SEED), SEED, until=DECISIONS)
    twin = twin_of(table, match, Random(SEED))
    seat = match.to_act
    if table.game.secrecy is Secrecy.CURTAIN:
        assert snapshot(match.view(seat)) != snapshot(twin.view(seat)), "no twin found"
    policy = hiding_policy(table)
    homes = [
        kept(table, each, tmp_path / name, policy=policy)
        for each, name in ((match, "one"), (twin, "two"))
    ]
    with resumed(homes[0]) as one, resumed(homes[1]) as other:
        yield [
            Window(*one, betraying(table, match, Random(1))),
            Window(*other, betraying(table, twin, Random(1))),
        ]


@each_screen
def test_covered_windows_look_alike(windows: list[Window], table: Table) -> None:
    one, other = windows
    assert one.curtain == other.curtain
    for window in windows:
        assert strayed(window.terminal.raw, window.curtain) == []
        window.terminal.send(COVER_KEYS)
        window.terminal.settle(0.03)
        assert window.terminal.cells() == window.curtain
    for way in WAYS:
        look_and_cover(windows, way, table)
    texts = [ended(window) for window in windows]
    assert texts[0] == texts[1]
    assert not words_of(texts[0]) & (one.words | other.words)


def look_and_cover(windows: list[Window], way: str, table: Table) -> None:
    """Lift both curtains, bring them down again, and look at every cell and byte since."""
    lifted: list[Screen] = []
    between: list[Screen] = []
    for window in windows:
        terminal = window.terminal
        window.player.open_table()
        terminal.settle(STILL)
        lifted.append(terminal.cells())
        mark = terminal.mark()
        between.append(WAYS[way](terminal))
        terminal.shows(window.curtain)
        if way in ("cover", "shell"):
            sent = terminal.raw_since(mark)
            assert not words_written(sent) & window.words, way
            assert strayed(sent, window.curtain) == [], way
    assert between[0] == between[1], way
    if table.game.secrecy is Secrecy.CURTAIN:
        assert lifted[0] != lifted[1], "the twins' hands look alike"


def ended(window: Window) -> str:
    """End a window whose hand is up; return what is left on the shell's screen."""
    window.player.open_table()
    window.terminal.signal(signal.SIGTERM)
    assert window.terminal.wait() == 128 + signal.SIGTERM
    assert window.terminal.leftovers() == []
    return window.terminal.left_behind()
