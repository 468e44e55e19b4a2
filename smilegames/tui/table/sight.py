"""Who may see what at a shared screen: the table's policy and the game's kind of secret decide."""

from __future__ import annotations

from enum import Enum

from smilegames.core.game import Secrecy
from smilegames.core.record import Policy


class Sight(Enum):
    """How the table shows secrets to whoever is to act."""

    CURTAIN = "curtain"
    """A private view, behind a curtain over the whole screen that its owner lifts."""
    COVER = "cover"
    """The public table stays; the hand lies under a cover that its owner lifts."""
    PEEK = "peek"
    """The public table; one key lifts a corner."""
    OPEN = "open"
    """The private view of whoever is to act, straight away."""


def sight_for(policy: Policy, secrecy: Secrecy, people: int) -> Sight:
    """Return how a screen before so many people keeps their secrets."""
    if policy is Policy.OPEN or people < 2:
        return Sight.OPEN
    if policy is Policy.STRICT:
        return Sight.CURTAIN
    return Sight.COVER if secrecy is Secrecy.CURTAIN else Sight.PEEK
