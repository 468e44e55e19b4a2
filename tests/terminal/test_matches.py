"""Whole matches by keyboard: in windows of all sizes, in multiplexers, from the shelf."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from shlex import join

import pytest

from smilegames.cli.program import run
from smilegames.core.seats import left_of
from smilegames.games.registry import games
from smilegames.text import ui
from smilegames.text.games.smile import table as smile_table
from smilegames.tui.table.sight import Sight
from tests.support.tables import NAMES
from tests.terminal.driver import Terminal
from tests.terminal.multiplexers import Multiplexer, each_multiplexer, in_tmux
from tests.terminal.player import Player, prepare, records
from tests.terminal.program import COMMAND, smilegames
from tests.terminal.secrets import strayed
from tests.terminal.tables import arguments_for, seated, shortest

COMMIT_BYTES, LIFT_BYTES, TABLE_BYTES = 6_000, 3_000, 8_000
"""What a decision, a lifted cover and a table behind a curtain may cost on the line (DESIGN 8)."""
FIRST_AUCTION = smile_table.AUCTION.format(auction=1, auctions=10)


IN_LARGER = 10
"""Decisions in a larger window: enough for what a round brings; the rest is as in the smallest."""
AMONG_MANY = 24
"""Decisions at a full table: covers, lifts and boards; its result is drawn without a terminal."""
SMALLEST, LARGER = (80, 23), ((110, 34), (150, 45))
"""Columns and lines of windows: the smallest in which one can play, and the two larger tables."""


@pytest.mark.parametrize("full", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game_id", games())
def test_a_match(game_id: str, full: bool, tmp_path: Path) -> None:
    """The fewest players sit behind curtains and play to the end, the most as the game proposes.

    Whatever is sent while a hand is covered is what stands there then.
    """
    game = games()[game_id]
    table, seed = shortest(game_id, game.max_seats if full else game.min_seats)
    policy = "standard" if full else "strict"
    with seated(table, tmp_path, policy=policy, seed=seed, size=SMALLEST) as (terminal, player):
        if full:
            play_on(player, seed, AMONG_MANY)
        else:
            to_the_end(player, seed)
        assert max(map(len, player.commits)) <= COMMIT_BYTES
        lifts = LIFT_BYTES if player.sight is Sight.COVER else TABLE_BYTES
        assert max(map(len, player.lifts), default=0) <= lifts
        assert terminal.leave("ctrl+q" if full else "escape") == 0
        assert terminal.leftovers() == []
    assert run(["record", "check", str(records(tmp_path)[-1])]) == 0


@pytest.mark.parametrize("size", LARGER, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("game_id", games())
def test_a_match_in_a_larger_window(game_id: str, size: tuple[int, int], tmp_path: Path) -> None:
    """With arrows, Space and Enter alone, from the first decision on."""
    table, seed = shortest(game_id, games()[game_id].min_seats)
    with seated(table, tmp_path, seed=seed, size=size, arrows=True) as (terminal, player):
        play_on(player, seed, IN_LARGER)
        if player.match.to_act is None:
            outcome_is_shown(player)
        assert terminal.leave("ctrl+q") == 0


def to_the_end(player: Player, seed: int) -> None:
    """Play a match to its result."""
    made = play_on(player, seed)
    outcome_is_shown(player)
    assert made == player.match.decisions


def play_on(player: Player, seed: int, most: int | None = None) -> int:
    """Play, and look at what is sent whenever a hand goes down; return how often was decided."""
    random, made = Random(seed), 0
    while player.match.to_act is not None and made != most:
        player.decide(random)
        made += 1
        if player.covered():
            assert strayed(player.commits[-1], player.terminal.cells()) == []
    return made


@each_multiplexer
def test_a_whole_match_in_a_multiplexer(inside: Multiplexer, tmp_path: Path) -> None:
    """In the one that is installed, as it is installed: tmux takes a line for its status."""
    table, seed = shortest("marshmallow", 2)
    prepare(tmp_path)
    with inside(tmp_path, join([*COMMAND, *arguments_for(table, seed=seed)])) as (terminal, _):
        terminal.stands(ui.LIFTS)
        player = Player(terminal, tmp_path, below=inside is in_tmux)
        assert player.play(Random(seed)) == player.match.decisions
        outcome_is_shown(player)


def test_from_the_shelf_and_back(tmp_path: Path) -> None:
    """Three people sit down, play, deal again, and put that match away for another evening."""
    prepare(tmp_path)
    with smilegames(home=tmp_path) as terminal:
        terminal.begun()
        terminal.reach(ui.SETUP, str(1 + list(games()).index("smile")), "enter", quiet=0.15)
        sit_down(terminal, NAMES[:3])
        terminal.stands(FIRST_AUCTION)
        player = Player(terminal, tmp_path)
        player.play(Random(1))
        first = player.on_disk()
        outcome_is_shown(player)

        terminal.reach(FIRST_AUCTION, "a")
        again = player.on_disk()
        assert again.header.names == first.header.names == NAMES[:3]
        assert again.match.starter == left_of(first.match.starter, 3)
        assert again.match.to_act == again.match.starter
        assert player.play(Random(1), decisions=2) == 2

        terminal.reach(ui.PAUSED, "escape")
        terminal.reach(ui.UNFINISHED, "up", "enter")
        terminal.stands(ui.TO_DECIDE.format(name=NAMES[player.match.to_act or 0]))
        assert terminal.leave("q") == 0
        assert terminal.leftovers() == []
    assert [run(["record", "check", str(path)]) for path in records(tmp_path)] == [0, 0]


def sit_down(terminal: Terminal, names: Sequence[str]) -> None:
    """Type names on the set-up screen, one a seat, and deal."""
    for name in names:
        terminal.press(*name)
        terminal.stands(name)
        terminal.press("enter")
        terminal.settle()
    while f"Enter {ui.KEY_DEAL}" not in terminal.shown()[-1]:
        terminal.press("down")
        terminal.settle()
    terminal.press("enter")


def outcome_is_shown(player: Player) -> None:
    """Assert that the record is over and the screen gives each player its place and score."""
    loaded, shown = player.on_disk(), player.reach_result()
    outcome = loaded.match.outcome
    assert loaded.sealed
    assert outcome is not None
    for name, place, score in zip(loaded.header.names, outcome.places, outcome.scores, strict=True):
        line = rf"(?m)^\W*{place} .*\b{name}\b.* {score} points?(?:  |$)"
        assert re.search(line, shown), shown
