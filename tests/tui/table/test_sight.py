"""Who may see what: policy, the game's secrecy and the number of people decide."""

from __future__ import annotations

import pytest

from smilegames.core.game import Secrecy
from smilegames.core.record import Policy
from smilegames.tui.table.sight import Sight, sight_for


@pytest.mark.parametrize(
    ("policy", "secrecy", "people", "sight"),
    [
        (Policy.STANDARD, Secrecy.CURTAIN, 2, Sight.COVER),
        (Policy.STANDARD, Secrecy.PEEK, 2, Sight.PEEK),
        (Policy.STRICT, Secrecy.CURTAIN, 3, Sight.CURTAIN),
        (Policy.STRICT, Secrecy.PEEK, 3, Sight.CURTAIN),
        (Policy.OPEN, Secrecy.CURTAIN, 4, Sight.OPEN),
        (Policy.OPEN, Secrecy.PEEK, 4, Sight.OPEN),
        *((policy, secrecy, 1, Sight.OPEN) for policy in Policy for secrecy in Secrecy),
    ],
)
def test_sight(policy: Policy, secrecy: Secrecy, people: int, sight: Sight) -> None:
    assert sight_for(policy, secrecy, people) is sight
