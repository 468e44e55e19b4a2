"""However the program leaves a terminal, or is stopped in it, no hand stays behind: not where there
is no second screen to throw away, and not where nobody reads any more."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from shlex import join

import pytest

from smilegames.store import sitting
from smilegames.text import ui
from tests.support.matches import play
from tests.support.tables import NAMES, Table
from tests.terminal.driver import PATIENCE, Terminal
from tests.terminal.multiplexers import Multiplexer, each_multiplexer
from tests.terminal.player import Player, records
from tests.terminal.program import COMMAND
from tests.terminal.secrets import betraying, words_of
from tests.terminal.tables import dealt, hiding_policy, kept, resumed, with_screens

SEED, DECISIONS = 5, 7
TABLE: Table = with_screens[-2]
"""One with hands; what is done to them has nothing to do with the game."""
FULL = 40
"""Screens; a line that nobody reads takes only a few of them."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    match = play(dealt(TABLE, SEED), SEED, until=DECISIONS)
    return kept(TABLE, match, tmp_path, policy=hiding_policy(TABLE))


@pytest.fixture
def secrets() -> set[str]:
    """The words that a hand shows."""
    return betraying(TABLE, play(dealt(TABLE, SEED), SEED, until=DECISIONS), Random(1))


def leave(terminal: Terminal) -> None:
    terminal.leave("ctrl+q")


def told(number: signal.Signals) -> Callable[[Terminal], None]:
    return lambda terminal: terminal.signal(number)


ENDS = {
    "ctrl+q": leave,
    **{
        number.name: told(number)
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT)
    },
}


# Without a second screen


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_the_hand_is_wiped_at_the_end(
    end: Callable[[Terminal], None], home: Path, secrets: set[str]
) -> None:
    with resumed(home, alternate=False) as (terminal, player):
        player.open_table()
        assert words_of(terminal.text()) & secrets
        end(terminal)
        terminal.wait()
        assert terminal.leftovers() == []
        left = terminal.left_behind()
        assert not words_of(left) & secrets
        assert left.strip() == ui.KEPT


def test_a_window_that_says_it_is_smaller_than_it_is(home: Path) -> None:
    """As one may while it changes its size."""
    with resumed(home, alternate=False) as (terminal, player):
        player.open_table()
        terminal.window(80, 20)
        leave(terminal)
        assert terminal.left_behind().strip() == ui.KEPT


def test_the_hand_is_wiped_before_stopping(home: Path, secrets: set[str]) -> None:
    with resumed(home, alternate=False) as (terminal, player):
        player.open_table()
        terminal.suspend()
        assert terminal.left_behind().strip() == ""
        assert terminal.leftovers() == []
        terminal.signal(signal.SIGCONT)
        terminal.stands(ui.CURTAIN_NEXT)
        assert not words_of(terminal.text()) & secrets


@each_multiplexer
@pytest.mark.parametrize("number", [None, signal.SIGTERM, signal.SIGTSTP])
def test_in_a_multiplexer(
    inside: Multiplexer, number: signal.Signals | None, home: Path, secrets: set[str]
) -> None:
    """In the one that is installed, with what it keeps for scrolling back."""
    pid = home / "pid"
    command = f"sh -c 'echo $$ >{pid}; {join(['exec', *COMMAND, 'resume'])}'"
    with inside(home, command, bare=True) as (terminal, read):
        terminal.wait_for(ui.CURTAIN_NEXT)
        player = Player(terminal, home)
        player.open_table()
        assert words_of(read()) & secrets
        if number is None:
            terminal.press("ctrl+q")
        else:
            subprocess.run(["kill", f"-{number}", pid.read_text().strip()], check=True)
        terminal.wait_for(lambda text: not words_of(text) & secrets)
        terminal.settle()
        assert not words_of(read()) & secrets


@each_multiplexer
def test_a_window_that_shrinks(inside: Multiplexer, home: Path, secrets: set[str]) -> None:
    """What is pushed out at the top would be kept for scrolling back."""
    with inside(home, join([*COMMAND, "resume"]), bare=True) as (terminal, read):
        terminal.wait_for(ui.CURTAIN_NEXT)
        Player(terminal, home).open_table()
        terminal.resize(80, 3)
        terminal.wait_for(lambda text: not words_of(text) & secrets)
        terminal.settle()
        terminal.press("ctrl+q")
        terminal.settle()
        assert not words_of(read()) & {*secrets, *NAMES}


# Where nobody reads


@pytest.mark.parametrize("end", ["ctrl+q", "SIGTERM", "SIGHUP"])
def test_a_line_that_stalls(end: str, home: Path) -> None:
    """It ends all the same, and the match can be gone on with elsewhere."""
    with resumed(home) as (terminal, player):
        player.open_table()
        terminal.stall()
        for number in range(FULL):
            terminal.press("c" if number % 2 else "space")
            terminal.resize(80 + number, 24)
            terminal.stirs(terminal.mark(), 0.02)
        ENDS[end](terminal)
        terminal.process.wait(PATIENCE)
    with sitting.resume(records(home)[0]) as again:
        assert again.match.decisions == DECISIONS


def test_a_line_that_stalls_for_a_while(home: Path) -> None:
    """What it shows then is what is on the screen now, and nothing it missed."""
    with resumed(home) as (terminal, player):
        curtain = terminal.cells()
        player.open_table()
        hand = terminal.cells()
        terminal.press("c")
        terminal.shows(curtain)
        mark = terminal.mark()
        terminal.stall()
        for number in range(FULL):
            terminal.press("c" if number % 2 else "space")
            terminal.stirs(terminal.mark(), 0.02)
        terminal.read_on()
        terminal.shows(curtain)
        assert hand != curtain
        assert terminal.written(mark) < FULL * 1000
