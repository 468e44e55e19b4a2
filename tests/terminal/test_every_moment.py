"""Signals at the moments when nobody expects them: while the program starts, while it leaves, while
it is in the background, and while nobody reads what it has to say last."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from smilegames.store import sitting
from smilegames.text import ui
from tests.support.matches import play
from tests.support.tables import Table
from tests.terminal.driver import PATIENCE, Terminal
from tests.terminal.player import Player, records
from tests.terminal.program import COMMAND, environment, smilegames
from tests.terminal.tables import dealt, hiding_policy, kept, resumed, with_screens

SEED, DECISIONS = 5, 7
TABLE: Table = with_screens[-2]
ENDINGS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT)
STOPPED = "Stopped"
FULL = 40
"""Screens; a line that nobody reads takes only a few of them."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    match = play(dealt(TABLE, SEED), SEED, until=DECISIONS)
    return kept(TABLE, match, tmp_path, policy=hiding_policy(TABLE))


def may_be_gone_on_with(home: Path) -> bool:
    with sitting.resume(records(home)[0]) as again:
        return again.match.decisions == DECISIONS


# The start


@pytest.mark.parametrize("number", ENDINGS, ids=lambda each: each.name)
def test_an_end_at_the_first_sign_of_life(number: signal.Signals, home: Path) -> None:
    """The screen has nothing on it yet that could be drawn."""
    with smilegames("resume", home=home, alternate=False) as terminal:
        terminal.stirs(0, PATIENCE)
        terminal.signal(number)
        assert terminal.wait() in (128 + number, -number)
        assert terminal.leftovers() == []
        assert terminal.left_behind().strip() in ("", ui.KEPT)
    assert may_be_gone_on_with(home)


def test_an_interrupt_before_anything_is_loaded(home: Path) -> None:
    """No word of Python's about what it was doing."""
    code = (
        "import os, signal, sys\n"
        "from importlib.abc import MetaPathFinder\n"
        "class Finder(MetaPathFinder):\n"
        "    def find_spec(self, name, *rest):\n"
        "        if name == 'smilegames.cli.program':\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Finder())\n"
        "from smilegames.__main__ import main\n"
        "sys.exit(main())\n"
    )
    with Terminal([COMMAND[0], "-c", code], env=environment(home), cwd=home) as terminal:
        assert terminal.wait() == 128 + signal.SIGINT
        assert terminal.left_behind().strip() == ""


# The end


LEAVES = """
import os, sys
from smilegames.__main__ import main
from smilegames.tui.terminal.outlet import Outlet

finish, number = Outlet.finish, int(sys.argv.pop())


def finish_and_tell(outlet, last, seconds):
    finish(outlet, last, seconds)
    os.kill(os.getpid(), number)


Outlet.finish = finish_and_tell
sys.exit(main())
"""
"""The program, which gets a signal as soon as it has given the terminal back."""


@pytest.mark.parametrize("number", [signal.SIGCONT, signal.SIGWINCH, signal.SIGTERM])
def test_a_signal_while_it_leaves(number: signal.Signals, home: Path) -> None:
    """Nothing is taken again that was given back."""
    command = [COMMAND[0], "-c", LEAVES, "resume", str(int(number))]
    with Terminal(command, env=environment(home), cwd=home) as terminal:
        terminal.wait_for(ui.CURTAIN_NEXT)
        terminal.leave("ctrl+q")
        assert terminal.leftovers() == []
        assert terminal.left_behind().strip() in ("", ui.KEPT)


# In the background


@contextmanager
def behind(home: Path) -> Iterator[tuple[Terminal, int]]:
    """A shell that has the program as a stopped job, and the job's process."""
    env = environment(home, PS1="$ ", SHELL="/bin/bash")
    with Terminal(["bash", "--norc", "-i"], env=env, cwd=home) as terminal:
        terminal.wait_for("$")
        terminal.send(" ".join([*COMMAND, "resume\r"]))
        terminal.wait_for(ui.CURTAIN_NEXT)
        Player(terminal, home).open_table()
        told = ["pgrep", "-P", str(terminal.process.pid)]
        job = int(subprocess.run(told, check=True, capture_output=True, text=True).stdout)
        os.kill(job, signal.SIGTSTP)
        terminal.wait_for(STOPPED)
        yield terminal, job


@pytest.mark.parametrize("number", ENDINGS[:2], ids=lambda each: each.name)
def test_a_stopped_job_can_be_ended(number: signal.Signals, home: Path) -> None:
    with behind(home) as (terminal, _):
        terminal.send(f"kill -{number.name} %1\r")
        terminal.wait_for(ui.KEPT)
        terminal.reach(f"Exit {128 + number}", "enter")
    assert may_be_gone_on_with(home)


def test_a_job_in_the_background_waits_to_be_in_front(home: Path) -> None:
    with behind(home) as (terminal, _):
        for _ in range(2):
            terminal.send("clear; bg\r")
            terminal.wait_for(lambda text: "resume &" in text and STOPPED not in text)
            terminal.reach(STOPPED, "enter")
        terminal.send("fg\r")
        terminal.wait_for(ui.CURTAIN_NEXT)
        terminal.settle()
        terminal.press("ctrl+q")
        terminal.wait_for(ui.KEPT)


def test_a_job_that_was_stopped_unasked_leaves_the_shell_its_line(home: Path) -> None:
    """The shell has set the line as it needs it; the hand that was up is wiped all the same."""
    with behind(home) as (terminal, job):
        terminal.send("fg\r")
        terminal.wait_for(ui.CURTAIN_NEXT)
        Player(terminal, home).open_table()
        hand = {*terminal.shown()} - {""}
        os.kill(job, signal.SIGSTOP)
        terminal.wait_for(STOPPED)
        terminal.send("kill %1\r")
        terminal.wait_for(ui.KEPT)
        assert not {*terminal.left_behind().splitlines()} & hand
        terminal.send("echo o''k\r")
        terminal.wait_for("ok")


@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGTSTP], ids=lambda each: each.name)
def test_a_stopped_program_is_taken_over_from(number: signal.Signals, home: Path) -> None:
    """It is continued to end in good order: its screen may still show a hand."""
    with resumed(home, alternate=False) as (terminal, player):
        player.open_table()
        terminal.signal(number)
        with resumed(home, "--take-over") as (other, _):
            other.wait_for(ui.CURTAIN_NEXT)
        assert terminal.wait() == 128 + signal.SIGTERM
        assert terminal.leftovers() == []
        assert terminal.left_behind().strip() == ui.KEPT


# Nobody reads


@pytest.mark.parametrize("end", ["ctrl+q", *ENDINGS])
def test_a_line_that_carries_again_when_all_is_over(end: str | signal.Signals, home: Path) -> None:
    """What it carries first is what gives the terminal back, and not a hand."""
    with resumed(home, alternate=False) as (terminal, player):
        player.open_table()
        terminal.stall()
        for number in range(FULL):
            terminal.window(80 + number, 24)
            terminal.stirs(terminal.mark(), 0.02)
        if isinstance(end, str):
            terminal.press(end)
        else:
            terminal.signal(end)
        terminal.process.wait(PATIENCE)
        terminal.read_on()
        terminal.settle()
        assert terminal.leftovers() == []
        assert terminal.left_behind().strip() in ("", ui.KEPT)
