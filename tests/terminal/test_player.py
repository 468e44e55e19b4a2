"""Whatever may be done at a table, there are keys to do it with."""

from __future__ import annotations

import pytest

from smilegames.core.record import Policy
from smilegames.tui.table.sight import sight_for
from tests.support.matches import new_match, play
from tests.support.tables import Table
from tests.terminal.fingers import keys_for
from tests.terminal.tables import each_screen


@each_screen
@pytest.mark.parametrize("arrows", [False, True], ids=["all keys", "arrows"])
@pytest.mark.parametrize("policy", list(Policy))
def test_every_choice_has_keys(table: Table, policy: Policy, arrows: bool) -> None:
    sight = sight_for(policy, table.game.secrecy, table.seats)
    for decisions in (0, 5, 12):
        match = play(new_match(table, 1), 1, until=decisions)
        assert match.to_act is not None
        choices = match.choices(match.to_act)
        for action in choices:
            assert keys_for(table.game_id, match, sight, action, arrows=arrows) or len(choices) == 1
