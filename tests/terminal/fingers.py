"""Which keys select an action at a game's table: found by trying them on the table itself.

So no list of keys per game has to be kept, and an action that no keys reach is found out.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from smilegames.core.match import Match
from smilegames.text.game_text import Speaker
from smilegames.text.words import Words
from smilegames.tui.table.chooser import Chooser
from smilegames.tui.table.rooms import table_screen
from smilegames.tui.table.sight import Sight
from tests.support.values import snapshot

ARROWS = ("right", "left", "down", "up")
STEPS = {**{key: key for key in ARROWS}, "lift": "space", "commit": "enter"}
"""What arrows, Space and Enter mean; the last commits only where something is selected."""
PLAIN_KEYS = (*"123456789", "0", *ARROWS, *"abcdefghijklmnopqrstuvwxyz")
DEPTH, FAR = 8, 40
"""Keys that a selection may take; the same by arrows alone."""


class NoKeys(AssertionError):
    """An action that can be chosen and that no keys select."""


def keys_for(
    game_id: str, match: Match, sight: Sight, action: Any, *, arrows: bool = False
) -> list[str]:
    """Return the fewest keys that select `action` from nothing selected, by Textual's names.

    With `arrows` these are arrows, Space and Enter alone.
    """
    start = _Fingers(game_id, match, sight, arrows=arrows)
    depth = FAR if arrows else DEPTH
    if start.after(()).selected == action:
        return []
    waiting: deque[tuple[str, ...]] = deque([()])
    seen = {start.position(())}
    while waiting:
        pressed = waiting.popleft()
        for key in start.commands:
            if key == "commit" and start.after(pressed).selected is not None:
                continue
            now = (*pressed, key)
            chooser = start.after(now)
            if not start.understood:
                continue
            if chooser.selected == action:
                return [start.commands[each] for each in now]
            position = start.position(now)
            if position not in seen and len(now) < depth:
                seen.add(position)
                waiting.append(now)
    raise NoKeys(f"{game_id}: no keys select {match.rules.spell(action)}")


class _Fingers:
    """A chooser that is asked, and keys to press on it."""

    def __init__(self, game_id: str, match: Match, sight: Sight, *, arrows: bool) -> None:
        self._kind = table_screen(game_id).CHOOSER
        names = [f"player {seat}" for seat in range(match.rules.seats)]
        self._speaker = Speaker(Words(), names, match.rules)
        seat = match.to_act
        assert seat is not None
        own = None if sight is Sight.PEEK else match.rules.view(match._state, seat)
        view = match.rules.view(match._state, None) if own is None else own
        self._asked = (view, own, seat, match.choices(seat))
        self.understood = True
        """Whether the last command pressed meant something."""
        bound = {binding.id: binding.keys[0] for binding in self._kind.KEYS}
        taken = {key for binding in self._kind.KEYS for key in binding.keys}
        plain = {key: key for key in PLAIN_KEYS if key not in taken}
        self.commands = STEPS if arrows else plain | bound
        """What each key means to the table, with the key that sends it."""

    def after(self, commands: tuple[str, ...]) -> Chooser[Any, Any]:
        """Return the chooser after some commands."""
        chooser = self._kind(self._speaker, str)
        chooser.ask(*self._asked)
        for command in commands:
            self.understood = chooser.press(command)
        return chooser

    def position(self, commands: tuple[str, ...]) -> Any:
        """Return all that the chooser remembers of its keys."""
        return tuple(_own_attributes(self.after(commands)))


def _own_attributes(chooser: Chooser[Any, Any]) -> Iterator[Any]:
    lent = {"speaker", "rules", "printed", "_view", "own", "choices"}
    for name, value in vars(chooser).items():
        if name not in lent:
            yield name, snapshot(value)
