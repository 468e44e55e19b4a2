"""Held and doubled keys, pastes, replies of terminals and plain garbage: nothing plays a card but
choosing and committing, in this order, on the screen that shows it; and nothing breaks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from smilegames.text import ui
from tests.support.matches import play
from tests.support.tables import Table
from tests.terminal.driver import Terminal
from tests.terminal.emulator import differing
from tests.terminal.fingers import keys_for
from tests.terminal.keys import paste, sequence
from tests.terminal.noise import ALT_LETTERS, CONTROL, GARBAGE, REPLIES, UNFINISHED
from tests.terminal.player import Player, prepare
from tests.terminal.program import smilegames
from tests.terminal.tables import (
    MOUSE,
    dealt,
    each_screen,
    hiding_policy,
    kept,
    resumed,
    seated,
    with_screens,
)

SEED, DECISIONS = 6, 5
HELD = 50
CHOOSE_FIRST = ui.CHOOSE_FIRST.split("{", maxsplit=1)[0]
BEAT = 0.15
"""Longer than the program waits for the rest of a sequence."""


@pytest.fixture
def home(table: Table, tmp_path: Path) -> Path:
    match = play(dealt(table, SEED), SEED, until=DECISIONS)
    return kept(table, match, tmp_path, policy=hiding_policy(table))


def decided(player: Player) -> int:
    """Return how many decisions were made since the match was laid out."""
    return player.on_disk().match.decisions - DECISIONS


def chosen(player: Player, random: Random) -> bytes:
    """Return the bytes of the keys that select something."""
    match = player.match
    assert match.to_act is not None
    action = random.choice(match.choices(match.to_act))
    keys = keys_for(player.loaded.header.game, match, player.sight, action)
    return b"".join(sequence(key) for key in keys)


@each_screen
def test_at_a_table(table: Table, home: Path) -> None:
    with resumed(home, SSH_CONNECTION="1") as (terminal, player):
        assert not terminal.emulator.modes_on() & MOUSE
        stays_covered(player)
        needs_a_choice(player)
        plays_once(player, Random(1))
        stands_noise(player, Random(2))
        assert terminal.leave("ctrl+q") == 0
        assert terminal.leftovers() == []
        assert decided(player) == 2


def stays_covered(player: Player) -> None:
    """Neither a held Enter nor a terminal's replies do anything to a curtain."""
    terminal = player.terminal
    curtain = terminal.cells()
    terminal.send("\r" * HELD)
    say_all(terminal, REPLIES.values())
    moved = differing(curtain, terminal.cells())
    assert all(ui.TOO_QUICK in line for line in moved), moved


def needs_a_choice(player: Player) -> None:
    """Held keys lift the curtain and then do nothing, and nothing happens by itself."""
    terminal = player.terminal
    terminal.send(" " * HELD)
    terminal.stands(lambda _: not player.covered())
    terminal.send("\r" * HELD)
    terminal.stands(CHOOSE_FIRST, BEAT)
    table_up = terminal.cells()
    say_all(terminal, REPLIES.values())
    terminal.shows(table_up)
    assert decided(player) == 0


def plays_once(player: Player, random: Random) -> None:
    """What is held after a choice plays it once; the same keys in a burst play one decision, for
    the rest of them was pressed at a screen that was gone; pasted keys play none."""
    terminal = player.terminal
    keys = chosen(player, random)
    terminal.send(paste(keys.decode("latin-1") + "\r"))
    terminal.send(keys)
    terminal.settle(BEAT)
    assert decided(player) == 0
    terminal.send("\r" * HELD)
    terminal.comes(lambda _: decided(player))
    terminal.settle(BEAT)
    assert decided(player) == 1
    player.open_table()
    keys = chosen(player, random)
    terminal.send((keys + b"\r") * 10)
    terminal.comes(lambda _: decided(player) > 1)
    terminal.settle(BEAT)
    assert decided(player) == 2


def stands_noise(player: Player, random: Random) -> None:
    """Garbage plays nothing, even where something is selected, and breaks nothing."""
    player.open_table()
    player.terminal.send(chosen(player, random))
    make_noise(player.terminal)
    assert player.terminal.process.poll() is None


def test_a_name_half_typed_stays(tmp_path: Path) -> None:
    prepare(tmp_path)
    with smilegames(home=tmp_path) as terminal:
        terminal.begun()
        terminal.reach(ui.SETUP, "1", "enter", quiet=BEAT)
        terminal.press(*"Xan")
        terminal.stands("Xan")
        typed = terminal.cells()
        say_all(terminal, REPLIES.values())
        assert terminal.cells() == typed
        make_noise(terminal)
        assert terminal.process.poll() is None
        terminal.reach(ui.KEY_SIT_DOWN, "ctrl+c")
        terminal.press("ctrl+c")
        terminal.settle(0.05)
        assert terminal.process.poll() is None


def test_interrupting_is_a_step_back(tmp_path: Path) -> None:
    with seated(with_screens[0], tmp_path, policy="strict") as (terminal, player):
        player.open_table()
        terminal.reach(ui.PAUSED, "ctrl+c")
        terminal.reach(ui.CURTAIN_NEXT, "ctrl+c")
        terminal.reach(ui.PAUSED, "ctrl+c")
        assert decided(player) == -DECISIONS


def say_all(terminal: Terminal, replies: Iterable[str]) -> None:
    """Send what a terminal answers when it is asked, and wait until nothing more comes of it."""
    terminal.send("".join(replies))
    terminal.settle(BEAT)


def make_noise(terminal: Terminal) -> None:
    """Send all that means nothing, and more that means nothing here; no Enter among it."""
    for noise in (*GARBAGE, ALT_LETTERS, CONTROL):
        terminal.send(noise)
        terminal.settle(BEAT if noise in UNFINISHED else 0.01)
    terminal.settle(BEAT)
