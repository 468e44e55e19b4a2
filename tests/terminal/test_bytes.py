"""What the screens cost on a line. Bytes are the same on every machine; times are not, so there are
none here."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

from smilegames.text import ui
from tests.support.tables import Table, default_tables
from tests.terminal.driver import Terminal
from tests.terminal.player import Player, prepare
from tests.terminal.program import smilegames
from tests.terminal.tables import MOUSE, arguments_for, with_screens

OPENING, SELECTING, IDLE = 8_000, 800, 0
"""Bytes, as DESIGN 8 allows them. What a commit and a lifted hand cost is counted through whole
matches in `test_matches`."""
EXPLAINING = 1_000
"""The same where a reason why not comes or goes with the selection."""
DECISIONS = 6
"""After these there is something to choose from at every table."""
MOVES = 10
SECONDS = 3


def fullest(game_id: str) -> Table:
    """Return a game's table with the most players."""
    return [table for table in default_tables() if table.game_id == game_id][-1]


def test_what_is_sent(tmp_path: Path) -> None:
    """By everything there is to open, all at once, for idling takes a while."""
    lines = {
        table.game_id: arguments_for(fullest(table.game_id), policy="open")
        for table in with_screens
    }
    with ExitStack() as stack:
        windows = {}
        for name, arguments in {**lines, "shelf": [], "set-up": []}.items():
            home = tmp_path / name
            prepare(home)
            windows[name] = stack.enter_context(smilegames(*arguments, home=home))
            windows[name].begun()
            assert windows[name].emulator.modes_on() >= MOUSE
        for name in lines:
            assert 0 < windows[name].written() <= OPENING, name
            made = Player(windows[name], tmp_path / name).play(Random(1), DECISIONS)
            assert made == DECISIONS
            selecting, explaining = moves(windows[name])
            assert max(selecting, default=0) <= SELECTING, (name, selecting)
            assert max(explaining, default=0) <= EXPLAINING, (name, explaining)
        windows["set-up"].reach(ui.SETUP, "1", "enter", quiet=0.3)
        marks = {name: window.mark() for name, window in windows.items()}
        time.sleep(SECONDS)
        sent = {name: window.written(marks[name]) for name, window in windows.items()}
        assert sent == dict.fromkeys(windows, IDLE)


def moves(terminal: Terminal) -> tuple[list[int], list[int]]:
    """Move the selection. Return how many bytes each move costs that leads from what can be played
    to what can be played, and each that leads from or to what can't: its reason is said."""
    costs: tuple[list[int], list[int]] = ([], [])
    playable = False
    for _ in range(MOVES):
        mark, before = terminal.mark(), playable
        terminal.press("right")
        terminal.stirs(mark)
        terminal.settle(0.03)
        playable = terminal.shown()[-1].startswith(" Enter ")
        costs[not (before and playable)].append(terminal.written(mark))
    return costs
