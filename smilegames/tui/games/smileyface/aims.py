"""Steps of a selection that choose themselves: targets of which there is only one."""

from __future__ import annotations

from collections.abc import Sequence

from smilegames.games.smileyface.actions import Action
from smilegames.games.smileyface.aiming import Selection


def settled(pick: Selection, choices: Sequence[Action]) -> Selection:
    """Choose the next targets as long as there is only one to choose."""
    while len(pick.aims) < len(pick.steps):
        only = pick.open(choices)
        if len(only) != 1:
            break
        pick = pick.aimed(only[0])
    return pick


def before(pick: Selection, choices: Sequence[Action]) -> Selection:
    """Take targets back to the last that could be another one; nothing is left if none could."""
    aims = pick.aims
    while aims:
        aims = aims[:-1]
        earlier = Selection(pick.root, aims)
        if len(earlier.open(choices)) > 1:
            return earlier
    return Selection()
