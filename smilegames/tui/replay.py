"""What is seen again: a match and whose eyes it is seen with, before there is a screen for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from smilegames.core.match import Match
from smilegames.core.record import Header
from smilegames.core.replayed import OPEN, PUBLIC, Eyes
from smilegames.games import registry
from smilegames.tui.desk import Desk

if TYPE_CHECKING:
    from smilegames.tui.table.rooms import AnyReplay


class Replay(NamedTuple):
    """A match as far as it has gone."""

    header: Header
    match: Match
    eyes: Eyes | None = None
    """Whose eyes; where not given, everybody's once it is over, else what the public saw."""
    version: int = 0
    """How many decisions and undos have been made where it begins."""
    still: bool = False
    """True for pictures: no keys below, and no curtain, for nobody could lift it."""

    def screen(self, desk: Desk) -> AnyReplay:
        """Return its screen, standing where it begins."""
        from smilegames.tui.table.rooms import replay_screen

        game = registry.games()[self.header.game]
        screen = replay_screen(game.id)
        eyes = self.eyes or (PUBLIC if self.match.outcome is None else OPEN)
        shown = screen(desk, self.header, self.match, game, eyes, still=self.still)
        shown.course.go_to(self.version)
        return shown
