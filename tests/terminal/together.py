"""Several terminals at one table, each with the keys of whoever sits there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tests.terminal.driver import TRIES, Terminal
from tests.terminal.player import Player

CODE = re.compile(r"table ([A-HJ-NP-Z]{4})")


class Seated(Player):
    """Plays for some of the seats, at a terminal that shows what others decide as it comes."""

    def __init__(self, terminal: Terminal, home: Path, seats: Sequence[int]) -> None:
        super().__init__(terminal, home)
        self.seats = frozenset(seats)

    def catch_up(self) -> None:
        """Look at all that others have done, until one of the seats here can decide."""
        for _ in range(TRIES * TRIES):
            self.lift()
            if self.terminal.comes(lambda _: self.is_asked() or self._looks_together(), 0.2):
                if self.is_asked():
                    return
                continue
            self.terminal.press("enter")
        raise AssertionError(self.terminal.text())

    def is_asked(self) -> bool:
        """Return whether this terminal waits for nobody else."""
        text = self.terminal.text()
        return "Waiting for" not in text and "is thinking" not in text
