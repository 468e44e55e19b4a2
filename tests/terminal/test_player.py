"""Somebody at the keyboard gets through a few turns at every table that can be opened."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from smilegames.core.record import Policy
from smilegames.tui.sight import sight_for
from tests.support.matches import new_match, play
from tests.support.screens import has_screen
from tests.support.tables import NAMES, Table, one_table_each
from tests.terminal.fingers import keys_for
from tests.terminal.player import Player, prepare
from tests.terminal.program import smilegames

with_screens = pytest.mark.parametrize(
    "table", [table for table in one_table_each() if has_screen(table.game_id)], ids=str
)


@with_screens
def test_a_few_turns_by_keyboard(table: Table, tmp_path: Path) -> None:
    """With neither curtain nor peek; whole matches are played under the other policies."""
    prepare(tmp_path)
    names = ",".join(NAMES[: table.seats])
    arguments = ("play", table.game_id, "--players", names, "--seed", "2", "--policy", "open")
    with smilegames(*arguments, home=tmp_path) as terminal:
        terminal.begun()
        player = Player(terminal, tmp_path)
        assert player.play(Random(1), decisions=4) == 4
        assert player.match.decisions == 4
        assert terminal.leave("ctrl+q") == 0
        assert terminal.leftovers() == []


@with_screens
@pytest.mark.parametrize("policy", list(Policy))
def test_every_choice_has_keys(table: Table, policy: Policy) -> None:
    sight = sight_for(policy, table.game.secrecy, table.seats)
    for decisions in (0, 5, 12):
        match = play(new_match(table, 1), 1, until=decisions)
        assert match.to_act is not None
        for action in match.choices(match.to_act):
            assert keys_for(table.game_id, match, sight, action)
