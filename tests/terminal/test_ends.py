"""However the program ends, the terminal is usable, the match is kept and no hand is left."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from smilegames.store import sitting
from smilegames.text import help, ui
from tests.support.matches import play
from tests.support.tables import Table
from tests.terminal.driver import Terminal
from tests.terminal.fingers import keys_for
from tests.terminal.player import Player, prepare, records
from tests.terminal.program import environment, smilegames
from tests.terminal.secrets import betraying, words_of
from tests.terminal.tables import (
    dealt,
    hiding_policy,
    kept,
    resumed,
    seated,
    two_screens,
    with_screens,
)

SEED, DECISIONS = 5, 7
HELD = 200
BROKEN = """
import sys
from smilegames.cli.program import run
from smilegames.tui.table.rooms import table_screen

game, place, *arguments = sys.argv[1:]
kind = table_screen(game)
sound = getattr(kind, place)


def break_down(table, *rest):
    if table.chooser.selected is not None:
        raise RuntimeError(repr(table.chooser.own))
    return sound(table, *rest)


setattr(kind, place, break_down)
sys.exit(run(arguments))
"""
"""The program with a fault planted in a game's table, which shows as soon as a card is selected."""


@two_screens
def test_a_dropped_line(table: Table, tmp_path: Path) -> None:
    """The window vanishes while a hand is up; the match is free to be resumed."""
    match = play(dealt(table, SEED), SEED, until=DECISIONS)
    home = kept(table, match, tmp_path, policy=hiding_policy(table))
    with resumed(home) as (terminal, player):
        player.open_table()
        # What it has to write then finds nobody to read it.
        terminal.press(*["right"] * HELD)
        terminal.hang_up()
        terminal.wait()
    with sitting.resume(records(home)[0]) as again:
        assert again.match.entries == match.entries


@two_screens
def test_a_crash(table: Table, tmp_path: Path) -> None:
    """It names places in the code and the kind of error, not what the error says: a hand."""
    match = play(dealt(table, SEED), SEED, until=DECISIONS)
    home = kept(table, match, tmp_path, policy=hiding_policy(table))
    place = "show_choice" if table is with_screens[-1] else "hints"
    command = [sys.executable, "-c", BROKEN, table.game_id, place, "resume"]
    with Terminal(command, env=environment(home), cwd=home) as terminal:
        terminal.begun(0.05)
        player = Player(terminal, home)
        player.open_table()
        seat = match.to_act
        assert seat is not None
        terminal.press(*keys_for(table.game_id, match, player.sight, match.choices(seat)[-1]))
        assert terminal.wait() == 1
        assert terminal.leftovers() == []
        left = terminal.left_behind()
        said = "".join(left.split())
        assert said.startswith(ui.CRASHED.format(kind="RuntimeError").replace(" ", ""))
        assert said.endswith("break_down")
        assert not words_of(left) & betraying(table, match, Random(1))
    assert player.on_disk().match.entries == match.entries


def at_home(terminal: Terminal) -> None:
    terminal.stands(ui.KEY_SIT_DOWN)


def at_set_up(terminal: Terminal) -> None:
    at_home(terminal)
    terminal.reach(ui.SETUP, "1", "enter")
    terminal.press(*"Xanthe")


def at_rules(terminal: Terminal) -> None:
    at_home(terminal)
    terminal.reach(help.SHEET, "question_mark")


@pytest.mark.parametrize("go", [at_home, at_set_up, at_rules])
def test_a_signal_away_from_tables(go: Callable[[Terminal], None], tmp_path: Path) -> None:
    prepare(tmp_path)
    with smilegames(home=tmp_path) as terminal:
        terminal.begun()
        go(terminal)
        number = signal.SIGHUP if go is at_set_up else signal.SIGTERM
        terminal.signal(number)
        assert terminal.wait() == 128 + number
        assert terminal.leftovers() == []
        assert terminal.left_behind().strip() == ""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_in_a_pause(number: signal.Signals, tmp_path: Path) -> None:
    table = with_screens[0]
    with seated(table, tmp_path, policy="strict") as (terminal, player):
        player.play(Random(1), 2)
        terminal.reach(ui.PAUSED, "escape")
        terminal.signal(number)
        assert terminal.wait() == 128 + number
        assert terminal.leftovers() == []
        assert terminal.left_behind().strip() == ui.KEPT
    assert player.on_disk().match.decisions == 2
