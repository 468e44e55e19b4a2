"""Killed without warning, again and again, a match goes on where it was; so does one whose record
lost its tail."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import NamedTuple

from smilegames.cli.program import run
from tests.support.matches import play
from tests.support.tables import Table
from tests.terminal.driver import Terminal
from tests.terminal.fingers import keys_for
from tests.terminal.player import Player, records
from tests.terminal.tables import (
    dealt,
    each_screen,
    hiding_policy,
    kept,
    resumed,
    seated,
    two_screens,
)

KILLS: Sequence[tuple[int, float | None]] = ((2, None), (5, 0.004))
"""Decisions before each kill, and how many seconds after the keys of one more it comes: before they
are read, written down or shown. None: nothing more is pressed."""
KILLS_OF_SMILE = (*[(1, None)] * 4, (9, None), (9, 0.0), (1, 0.004), (1, 0.009))
TORN = "was never written whole"


class Standing(NamedTuple):
    """Where a match stands, and what its table shows whoever is to act."""

    decisions: int
    to_act: int | None
    shown: list[str]


def standing(player: Player) -> Standing:
    """Lift the curtain, if one hangs, and note how things stand; keys are another matter."""
    player.open_table()
    player.terminal.settle(0.06)
    match = player.on_disk().match
    return Standing(match.decisions, match.to_act, player.terminal.shown()[:-1])


def covered_for(player: Player, seat: int | None) -> None:
    """Assert that a curtain hangs and that it is for this seat."""
    assert seat is not None
    name = player.loaded.header.names[seat]
    assert player.covered()
    assert player.match.to_act == seat
    assert name in player.terminal.text()


@each_screen
def test_killed_again_and_again(table: Table, tmp_path: Path) -> None:
    random = Random(1)
    before: Standing | None = None
    for decisions, moment in KILLS_OF_SMILE if table.game_id == "smile" else KILLS:
        with again(table, tmp_path, before) as (terminal, player):
            if before is not None:
                goes_on(player, before)
            assert player.play(random, decisions) == decisions
            before = standing(player)
            if moment is not None:
                press_one_more(player, random)
                time.sleep(moment)
            terminal.kill()
        assert run(["record", "check", str(records(tmp_path)[0])]) == 0
    assert before is not None
    with resumed(tmp_path) as (_, player):
        goes_on(player, before)


def again(
    table: Table, home: Path, before: Standing | None
) -> AbstractContextManager[tuple[Terminal, Player]]:
    """Begin a match, or go on with it."""
    return seated(table, home, policy=hiding_policy(table)) if before is None else resumed(home)


def press_one_more(player: Player, random: Random) -> None:
    """Press the keys of a decision and wait for nothing."""
    match = player.match
    assert match.to_act is not None
    action = random.choice(match.choices(match.to_act))
    keys = keys_for(player.loaded.header.game, match, player.sight, action)
    player.terminal.press(*keys, "enter")


def goes_on(player: Player, before: Standing) -> None:
    """Assert that a match goes on, covered, where it was: but for the decision whose keys came just
    before the kill, which was made or was not."""
    loaded = player.on_disk()
    assert loaded.notices == ()
    assert loaded.match.decisions - before.decisions in (0, 1)
    covered_for(player, loaded.match.to_act)
    if loaded.match.decisions == before.decisions:
        player.open_table()
        player.terminal.comes(lambda _: player.terminal.shown()[:-1] == before.shown)
        now = standing(player)
        assert now.to_act == before.to_act
        assert [line for line in now.shown if line not in before.shown] == []
        assert now.shown == before.shown


@two_screens
def test_a_lost_tail(table: Table, tmp_path: Path) -> None:
    """Cut anywhere after its first line, a record goes on from its last whole step, and says so."""
    whole = play(dealt(table, 4), 4, until=12)
    home = kept(table, whole, tmp_path, policy=hiding_policy(table), seed=4)
    path = records(home)[0]
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    cut = head + int(Random(table.game.shelf).random() * (len(data) - head))
    path.write_bytes(data[: cut - (data[cut - 1 : cut] == b"\n")])
    with resumed(home) as (terminal, player):
        assert TORN in terminal.text()
        match = player.on_disk().match
        covered_for(player, match.to_act)
        assert match.entries == whole.entries[: len(match.entries)]
        assert player.play(Random(1), 1) == 1
    assert run(["record", "check", str(path)]) == 0
