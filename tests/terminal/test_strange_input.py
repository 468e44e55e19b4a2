"""What comes without an end, in the wrong pieces or in masses: it plays nothing, it keeps nobody
from covering a hand or leaving, and it is not kept."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from benchmarks.processes import peak_memory
from smilegames.text import ui
from tests.support.matches import play
from tests.terminal.driver import Terminal
from tests.terminal.fingers import keys_for
from tests.terminal.keys import paste, sequence
from tests.terminal.player import Player, prepare
from tests.terminal.program import smilegames
from tests.terminal.tables import dealt, hiding_policy, kept, resumed, with_screens

SEED, DECISIONS = 5, 7
TABLE = with_screens[-2]
OPEN_ENDS = ("\x1b[200~abc", "\x1b]11;rgb:", "\x1bPdata", "\x1b_G")
"""Beginnings whose end never comes."""
BEAT = 0.05
"""Between keys of somebody in a hurry."""
SILENT = 0.5
"""Longer than an end is waited for."""
MANY = 60_000
MORE = 16
"""MiB that a flood may cost at most."""


@pytest.fixture
def seat(tmp_path: Path) -> Iterator[Player]:
    """Somebody at a table, with a hand up."""
    match = play(dealt(TABLE, SEED), SEED, until=DECISIONS)
    home = kept(TABLE, match, tmp_path, policy=hiding_policy(TABLE))
    with resumed(home) as (_, player):
        player.open_table()
        yield player


def decided(player: Player) -> int:
    return player.on_disk().match.decisions - DECISIONS


def chosen(player: Player) -> str:
    """Return what is sent by the keys that select something."""
    match = player.match
    assert match.to_act is not None
    action = Random(1).choice(match.choices(match.to_act))
    keys = keys_for(TABLE.game_id, match, player.sight, action)
    return b"".join(sequence(key) for key in keys).decode()


def test_a_paste_plays_nothing(seat: Player) -> None:
    """Whatever stands in it, and wherever it is cut."""
    terminal = seat.terminal
    table_up = terminal.cells()
    keys = chosen(seat)
    for text in (f"{keys}\x1b{keys}\r", f"{keys}\r\x1b[31m{keys}\r", f"{keys}\x1b[A\r\x03c"):
        for cut in (1, 6, 7, 9, len(paste(text)) - 1):
            terminal.send(paste(text)[:cut])
            terminal.stirs(terminal.mark(), 0.02)
            terminal.send(paste(text)[cut:])
    terminal.shows(table_up)
    assert decided(seat) == 0
    terminal.reach(ui.CURTAIN_NEXT, "c")
    curtain = terminal.cells()
    terminal.send(paste("x\x1b \r"))
    terminal.shows(curtain)
    terminal.reach(ui.PAUSED, "escape")
    paused = terminal.cells()
    terminal.send(paste("3\x1b3\r"))
    terminal.shows(paused)


@pytest.mark.parametrize("opening", OPEN_ENDS, ids=repr)
def test_an_end_that_does_not_come(opening: str, seat: Player) -> None:
    """The hand can be covered at once, and after a silence all keys work again."""
    terminal = seat.terminal
    terminal.send(opening)
    for _ in range(4):
        terminal.stirs(terminal.mark(), BEAT)
        terminal.press("1")
    terminal.stirs(terminal.mark(), BEAT)
    terminal.reach(ui.CURTAIN_NEXT, "c")
    terminal.stirs(terminal.mark(), SILENT)
    terminal.reach(lambda _: not seat.covered(), "space")
    assert decided(seat) == 0
    terminal.send(opening)
    terminal.stirs(terminal.mark(), BEAT)
    assert terminal.leave("ctrl+q") == 0


def test_escapes_that_come_together(tmp_path: Path) -> None:
    prepare(tmp_path)
    with smilegames(home=tmp_path) as terminal:
        terminal.begun()
        for escapes in ("\x1b[27u\x1b[27u", "\x1b\x1b", "\x1b[27u" * 4):
            terminal.reach(ui.SETUP, "1", "enter")
            terminal.signal(signal.SIGSTOP)
            terminal.send(escapes)
            terminal.signal(signal.SIGCONT)
            terminal.stands(ui.KEY_SIT_DOWN, 0.15)
        assert terminal.leave("ctrl+q") == 0


def test_a_name_takes_the_printable_part_of_a_paste(tmp_path: Path) -> None:
    prepare(tmp_path)
    with smilegames(home=tmp_path) as terminal:
        terminal.begun()
        terminal.reach(ui.SETUP, "1", "enter", quiet=0.15)
        terminal.send(paste("Xan\x1b[A\x1b]0;title\x07the\x00\nnobody"))
        terminal.stands("Xanthe")
        assert "[A" not in terminal.text()
        assert "nobody" not in terminal.text()


# When it is stopped


@pytest.mark.parametrize("stopped", [True, False])
def test_continuing_starts_nothing_twice(stopped: bool, seat: Player) -> None:
    """Nobody knows then who has seen the screen, or what is on it: it is covered and drawn anew."""
    terminal = seat.terminal
    threads = threads_of(terminal)
    for _ in range(3):
        if stopped:
            terminal.signal(signal.SIGSTOP)
        terminal.signal(signal.SIGCONT)
        terminal.stands(ui.CURTAIN_NEXT)
    assert threads_of(terminal) == threads
    terminal.send(paste("x \r"))
    terminal.stands(ui.CURTAIN_NEXT)
    assert terminal.leave("ctrl+q") == 0
    assert terminal.leftovers() == []


def threads_of(terminal: Terminal) -> int:
    return len(os.listdir(f"/proc/{terminal.process.pid}/task"))


# Masses


@pytest.mark.parametrize(
    "flood",
    [b"x" * MANY, b"\x1b[" + b"1" * MANY, b"\x1b]" + b"1" * MANY, b"\x1b[200~" + b"1" * MANY],
    ids=["keys", "sequence", "string", "paste"],
)
def test_a_flood(flood: bytes, seat: Player) -> None:
    terminal = seat.terminal
    before = peak_memory(terminal.process.pid)
    terminal.send(flood)
    terminal.stirs(terminal.mark(), SILENT)
    terminal.reach(ui.CURTAIN_NEXT, "c")
    assert peak_memory(terminal.process.pid) - before < MORE
    assert decided(seat) == 0
    assert terminal.leave("ctrl+q") == 0


def test_a_window_is_as_large_as_the_system_says(seat: Player) -> None:
    """And no larger than can be drawn."""
    terminal = seat.terminal
    before = peak_memory(terminal.process.pid)
    terminal.send("\x1b[48;3000;3000;0;0t")
    terminal.reach(ui.CURTAIN_NEXT, "c")
    assert peak_memory(terminal.process.pid) - before < MORE
    terminal.window(3000, 3000)
    terminal.settle(SILENT)
    assert peak_memory(terminal.process.pid) - before < 4 * MORE
