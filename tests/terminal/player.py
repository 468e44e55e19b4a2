"""Somebody at the keyboard: knows from the record on disk whose turn it is, and plays by keys."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

from smilegames.core.match import Match
from smilegames.games.registry import games
from smilegames.store.record_reading import Loaded, read_record
from smilegames.tui.sight import Sight, sight_for
from tests.terminal.driver import PATIENCE, Terminal, framed
from tests.terminal.fingers import keys_for

QUIET = 0.04
"""Seconds without output after which a screen stands still."""


def prepare(home: Path, **settings: object) -> None:
    """Write the settings that make play by program quick: no quiet time after a new screen."""
    folder = home / ".config" / "smilegames"
    folder.mkdir(parents=True, exist_ok=True)
    lines = [f"{name} = {_toml(value)}" for name, value in {"quiet_ms": 0, **settings}.items()]
    (folder / "config.toml").write_text("\n".join(["[settings]", *lines, ""]), encoding="utf-8")


def records(home: Path) -> list[Path]:
    """Return the records in a home, oldest first."""
    return sorted((home / ".local/share/smilegames/records").glob("*.jsonl"))


class Player:
    """Plays the newest match of a home in a terminal, for whoever is to act."""

    def __init__(self, terminal: Terminal, home: Path) -> None:
        self.terminal = terminal
        self.home = home

    @property
    def loaded(self) -> Loaded:
        """The record as it is on disk now."""
        return read_record(records(self.home)[-1])

    @property
    def match(self) -> Match:
        """The match as it is on disk now."""
        return self.loaded.match

    def sight(self) -> Sight:
        """Return how this table keeps its secrets."""
        header = self.loaded.header
        return sight_for(header.policy, games()[header.game].secrecy, len(header.names))

    def select(self, action: Any) -> None:
        """Press the keys that select an action; the table must be open."""
        loaded = self.loaded
        self.terminal.press(*keys_for(loaded.header.game, loaded.match, self.sight(), action))

    def commit(self) -> None:
        """Press Enter and wait until the decision is on disk and the screen stands still."""
        before = self.match.decisions
        self.terminal.press("enter")
        until = time.monotonic() + PATIENCE
        while self.match.decisions == before:
            if time.monotonic() > until:
                raise AssertionError(f"not committed\n{framed(self.terminal.shown())}")
            time.sleep(0.005)
        self.terminal.settle(QUIET)

    def lift(self) -> None:
        """Lift the curtain where one hangs."""
        if self.sight() is Sight.CURTAIN:
            self.terminal.press("space")
            self.terminal.settle(QUIET)

    def play(self, random: Random, decisions: int | None = None) -> int:
        """Play random decisions to the end, or so many; the table must stand open or covered as
        the game leaves it between turns. Return how many were made."""
        made = 0
        while (seat := self.match.to_act) is not None and made != decisions:
            self.lift()
            self.select(random.choice(self.match.choices(seat)))
            self.commit()
            made += 1
        return made


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
