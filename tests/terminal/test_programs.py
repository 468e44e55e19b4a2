"""One person and programs, by keyboard; and a program that is thinking when something happens."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from smilegames.games.registry import games
from smilegames.text import ui
from tests.terminal.driver import PATIENCE, Terminal
from tests.terminal.player import Player, prepare
from tests.terminal.program import smilegames

DECISIONS = 6
"""Those of the person; whole matches among programs are played without a terminal."""
MOST = 40.0
"""Seconds for a match; only a fault takes that long."""
ALONE = 0
"""The seat of the only person."""


@contextmanager
def among_programs(
    game_id: str, home: Path, level: str = "easy"
) -> Iterator[tuple[Terminal, Player]]:
    """Sit down with as few programs as the game is for."""
    prepare(home, pace="instant")
    others = ",".join([level] * max(1, games()[game_id].min_seats - 1))
    line = ["play", game_id, "--players", f"Ada,{others}", "--seed", "1", "--first", "Ada"]
    with smilegames(*line, home=home) as terminal:
        terminal.begun(0.05)
        yield terminal, Player(terminal, home)


def thinking(terminal: Terminal) -> list[int]:
    """Return the processes that the program has started."""
    listed = Path(f"/proc/{terminal.process.pid}/task")
    return [
        int(child) for task in listed.iterdir() for child in (task / "children").read_text().split()
    ]


def is_alive(process: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("game_id", games())
def test_a_table_among_programs(game_id: str, tmp_path: Path) -> None:
    with among_programs(game_id, tmp_path) as (terminal, player):
        random, made, until = Random(1), 0, time.monotonic() + MOST
        while player.match.to_act is not None and made < DECISIONS:
            assert time.monotonic() < until, terminal.text()
            if player.match.to_act == ALONE:
                assert not player.covered()
                player.decide(random)
                made += 1
            else:
                player.go_on()
                terminal.stirs(terminal.mark(), 0.02)
        if player.match.to_act is None:
            player.reach_result()
        else:
            terminal.leave("ctrl+q")
        assert made


@pytest.mark.parametrize("end", ["kill", "ctrl+q"])
def test_what_thinks_ends_with_the_program(end: str, tmp_path: Path) -> None:
    with among_programs("marshmallow", tmp_path, "hard") as (terminal, player):
        player.select(player.match.choices(ALONE)[0])
        terminal.press("enter")
        terminal.wait_for(ui.THINKS.format(name="Wren"))
        (process,) = thinking(terminal)
        if end == "kill":
            terminal.kill()
        else:
            assert terminal.leave(end) == 0
        until = time.monotonic() + PATIENCE
        while is_alive(process):
            assert time.monotonic() < until, "it goes on thinking"
            time.sleep(0.01)
    with smilegames("resume", home=tmp_path) as terminal:
        again = Player(terminal, tmp_path)
        terminal.wait_for(lambda _: again.match.to_act == ALONE)


def test_a_program_that_dies_is_stood_in_for(tmp_path: Path) -> None:
    with among_programs("marshmallow", tmp_path, "hard") as (terminal, player):
        player.select(player.match.choices(ALONE)[0])
        terminal.press("enter")
        terminal.wait_for(ui.THINKS.format(name="Wren"))
        (process,) = thinking(terminal)
        os.kill(process, 9)
        terminal.wait_for(lambda _: player.match.to_act == ALONE)
        terminal.leave("ctrl+q")
    (log,) = tmp_path.glob(".local/state/smilegames/**/smilegames.log")
    assert log.read_text().endswith("Apart failed: ended\n")
