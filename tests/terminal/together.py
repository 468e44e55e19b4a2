"""Several terminals at one table, each with the keys of whoever sits there."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from pathlib import Path

from smilegames.games.registry import games
from smilegames.text import shared as said
from smilegames.text import ui
from smilegames.text.replay import KEY_REPLAY
from smilegames.tui.table.sight import Sight, sight_for
from tests.terminal.driver import PATIENCE, Terminal
from tests.terminal.player import Player

WORD = re.compile(r"(?:word is|with the word)[\s·]+(\w{8})")
"""On a curtain, the stars of the night may stand between."""
CODE = re.compile(r"smilegames join ([A-Z]{4})")
WAITS = said.WAITS.partition("{")[0]


class Seated(Player):
    """Plays for some of the seats, at a terminal that shows what others decide as it comes."""

    def __init__(self, terminal: Terminal, home: Path, seats: Sequence[int]) -> None:
        super().__init__(terminal, home)
        self.seats = frozenset(seats)

    @property
    def sight(self) -> Sight:
        header = self.loaded.header
        return sight_for(header.policy, games()[header.game].secrecy, len(self.seats))

    def catch_up(self) -> None:
        """Look at all that others have done, until it is for a seat here to decide."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._looks_together():
                self.go_on()
            elif self.terminal.comes(lambda _: self.is_asked(), 0.1):
                return
        raise AssertionError("\n".join(self.terminal.shown()))

    def is_asked(self) -> bool:
        """Return whether this terminal waits for nobody else."""
        match, text = self.match, self.terminal.text()
        if WAITS in text or self._looks_together():
            return False
        assert match.to_act is not None
        name = self.loaded.header.names[match.to_act]
        return self.covered() or said.YOUR_TURN.format(name=name) in text or name in text

    def is_at_end(self) -> bool:
        """Return whether the result is up."""
        return KEY_REPLAY in self.footer

    def reach_end(self) -> None:
        """Go on from the last decision to the result."""
        until = time.monotonic() + PATIENCE
        while not self.is_at_end() and time.monotonic() < until:
            if self._looks_together():
                self.go_on()
            else:
                self.terminal.comes(lambda _: self._looks_together(), 0.1)

    def _has_moved_on(self, seat: int | None) -> bool:
        to_act = self.match.to_act
        if to_act is None:
            return self._looks_together() or self.is_at_end()
        if to_act not in self.seats:
            return WAITS in self.terminal.text() or self._looks_together()
        return super()._has_moved_on(seat)


def type_names(terminal: Terminal, names: Sequence[str], here: Sequence[str]) -> None:
    """Write who plays on the set-up that is up, and open the table."""
    terminal.stands(ui.SETUP)
    for name in names:
        terminal.press(*name)
        terminal.wait_for(lambda text, name=name: name in text)
        if name not in here:
            terminal.press("right")
        terminal.press("down")
    terminal.reach(lambda text: f"▸ {ui.DEAL}" in text, "down")
    terminal.press("enter")


def sit_down(terminal: Terminal, code: str, seats: Sequence[int], word: str = "") -> str:
    """Go from the first screen to seats of a table; return their word. No seats: look on."""
    terminal.press("t")
    terminal.stands(f"▸ {code}")
    terminal.press("enter")
    terminal.stands(said.SITS_AS)
    if not seats:
        terminal.press("up")
    for seat in seats:
        terminal.press(str(seat + 1))
        if len(seats) > 1:
            terminal.press("space")
    terminal.press("enter")
    if word:
        terminal.wait_for(said.WORD_NOTE)
        terminal.press(*word, "enter")
    if word or not seats:
        terminal.wait_for(lambda text: said.SITS_AS not in text)
        return word
    return word_at(terminal)


def word_at(terminal: Terminal) -> str:
    """Return the word that a table tells whoever has just sat down."""
    terminal.begun(0.05)
    terminal.wait_for(WORD)
    found = WORD.search(terminal.text())
    assert found is not None
    return found[1]


def code_at(terminal: Terminal) -> str:
    """Return the code that a table tells whoever has just opened it."""
    terminal.begun(0.05)
    terminal.wait_for(CODE)
    found = CODE.search(terminal.text())
    assert found is not None
    return found[1]
