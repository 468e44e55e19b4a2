"""Counts the keys that a whole random match of SmileyFace takes at one screen.

`python -m tests.tui.games.smileyface.keys_counted` prints it for some seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from smilegames.core.chance import RandomChance
from smilegames.core.events import Event
from smilegames.core.match import Match
from smilegames.games.smileyface.view import View
from smilegames.text.games.smileyface.telling import private_news
from smilegames.tui.games.smileyface.chooser import SmileyFaceChooser
from smilegames.tui.games.smileyface.round_board import moments_of
from smilegames.tui.keys import Keys
from smilegames.tui.table.course import Change, Course
from smilegames.tui.table.phase import Phase
from smilegames.tui.table.sight import Sight
from smilegames.tui.widgets.board import Moment
from tests.games.smileyface.table import rules
from tests.tui.games.smileyface.face_table import speaker
from tests.tui.games.smileyface.keys_for import keys_for


@dataclass
class Count:
    """What a match took."""

    decisions: int = 0
    hand_overs: int = 0
    """How often a cover was lifted, a key each."""
    choosing: int = 0
    """Keys that selected what was played, Enter not among them."""
    prepared: int = 0
    """Keys that were not needed: there was but one target, or one thing to do."""
    told: int = 0
    """How often somebody read private news."""
    boards: int = 0
    """How many boards were stepped through, by one for all."""

    @property
    def keys(self) -> int:
        """All keys, Enter for each decision among them."""
        return self.decisions + self.hand_overs + self.choosing + self.told + self.boards


class Teller:
    """Says of decisions what the screen says."""

    def __init__(self, seats: int) -> None:
        self._speaker = speaker(seats)

    def moments(self, change: Change[View]) -> Sequence[Moment]:
        return moments_of(self._speaker, change)

    def private_news(self, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
        return private_news(self._speaker, seat, events)

    def is_notable(self, change: Change[Any]) -> bool:
        return False


def count_keys(seats: int, seed: int, *, plays_on: bool) -> Count:
    """Play a match at random, by the fewest keys each.

    With `plays_on` nobody passes who can still play: about the longest match there is.
    """
    game, random, count = rules(seats), Random(seed), Count()
    match = Match(game, RandomChance(seed), first=0)
    course = Course(match, Sight.COVER, Teller(seats), held=False)
    keys = Keys()
    keys.sit_down(SmileyFaceChooser.KEYS)
    chooser = SmileyFaceChooser(speaker(seats), keys.printed)
    course.begin(resumed=False)
    while course.phase is not Phase.OVER:
        if course.phase is Phase.COVERED:
            count.hand_overs += 1
            course.lift()
        elif course.phase in (Phase.TOLD, Phase.BOARD):
            count.told += course.phase is Phase.TOLD
            count.boards += course.phase is Phase.BOARD
            course.onward()
        else:
            seat = match.to_act
            assert seat is not None
            view, choices = match.view(seat), match.choices(seat)
            playing = [each for each in choices if each.verb not in ("pass", "help")]
            action = random.choice(playing if plays_on and playing else choices)
            chooser.ask(view, view, seat, choices)
            pressed = len(keys_for(chooser, action))
            count.choosing += pressed
            count.prepared += 1 + len(chooser.pick.steps) - pressed
            count.decisions += 1
            course.submit(seat, action)
    return count


if __name__ == "__main__":
    for plays_on in (False, True):
        for seed in range(1, 4):
            counted = count_keys(6, seed, plays_on=plays_on)
            print(f"{counted.keys} keys for seed {seed}: {counted}")
