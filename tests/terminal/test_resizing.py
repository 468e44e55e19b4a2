"""Windows that change their size again and again, and windows that are too small."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from smilegames.text import help, ui
from tests.support.matches import play
from tests.support.tables import Table
from tests.terminal.driver import PATIENCE, Terminal
from tests.terminal.program import smilegames
from tests.terminal.tables import dealt, each_screen, hiding_policy, kept, resumed, with_screens

SEED, DECISIONS = 2, 4
SIZES = ((1, 1), (79, 24), (80, 22), (300, 100), (80, 24), (2, 50), (200, 1), (120, 40), (81, 25))
CHANGES = 12
TOO_SMALL = ui.TOO_SMALL.split("{", maxsplit=1)[0]
TYPED = " b\rp1lwua\x1b[B\x1b[A\t\x7fXq/?n"
"""Keys that do something on one screen or another."""


def storm(terminal: Terminal) -> None:
    """Resize the window faster than it can be drawn; leave it as it was."""
    random = Random(SEED)
    for _ in range(CHANGES):
        terminal.resize(*random.choice((*SIZES, (random.randint(1, 200), random.randint(1, 60)))))
        time.sleep(random.choice((0, 0.002, 0.02)))
    terminal.resize(80, 24)


def too_small(terminal: Terminal) -> None:
    """Make the window a little too small, press everything, and make it large enough again."""
    for size in ((79, 24), (80, 22)):
        mark = terminal.mark()
        terminal.resize(*size)
        terminal.stirs(mark, PATIENCE)
        terminal.stands(TOO_SMALL, 0.1)
        cover = terminal.cells()
        terminal.send(TYPED)
        terminal.settle(0.1)
        assert terminal.cells() == cover
    terminal.resize(80, 24)
    terminal.wait_for(lambda text: TOO_SMALL not in text)


@each_screen
def test_at_a_table(table: Table, tmp_path: Path) -> None:
    """A hand is covered by the first change of size, and the curtain is the same after the last."""
    match = play(dealt(table, SEED), SEED, until=DECISIONS)
    home = kept(table, match, tmp_path, policy=hiding_policy(table))
    with resumed(home) as (terminal, player):
        curtain = terminal.cells()
        for shake in (storm, too_small):
            shake(terminal)
            terminal.shows(curtain)
            player.open_table()
            terminal.settle()
            hand = terminal.cells()
            assert hand != curtain
            shake(terminal)
            terminal.shows(curtain)
            player.open_table()
            terminal.shows(hand)
            terminal.reach(ui.CURTAIN_NEXT, "c")
        assert player.on_disk().match.entries == match.entries


def to_set_up(terminal: Terminal) -> None:
    terminal.reach(ui.SETUP, "1", "enter", quiet=0.15)
    terminal.press(*"Xanth")
    terminal.stands("Xanth")


def to_rules(terminal: Terminal) -> None:
    terminal.reach(ui.KEY_SIT_DOWN, "escape")
    terminal.reach(help.SHEET, "question_mark")
    terminal.reach(help.BOOK, "enter")
    terminal.reach(lambda text: f"n {ui.KEY_NEXT}" in text, "slash", *"the", "enter", "n")


def to_table(terminal: Terminal) -> None:
    terminal.reach(ui.KEY_SIT_DOWN, "q")
    terminal.reach(ui.CURTAIN_NEXT, "r")
    terminal.reach(f"p {ui.KEY_PEEK} ", "space")


def to_pause(terminal: Terminal) -> None:
    terminal.reach(ui.PAUSED, "escape")


@pytest.mark.parametrize("shake", [storm, too_small])
def test_elsewhere(shake: Callable[[Terminal], None], tmp_path: Path) -> None:
    """What was up, and what was typed, is there again; a peek has closed."""
    smile = next(table for table in with_screens if table.game_id == "smile")
    kept(smile, play(dealt(smile, SEED), SEED, until=DECISIONS), tmp_path)
    with smilegames(home=tmp_path) as terminal:
        terminal.begun()
        terminal.stands(ui.UNFINISHED)
        for go in (to_set_up, to_rules, to_table, to_pause):
            go(terminal)
            before = terminal.cells()
            if go is to_table:
                terminal.reach(f"p {ui.KEY_PEEK_CLOSE}", "p")
            shake(terminal)
            terminal.shows(before)
        assert terminal.leave("ctrl+q") == 0
