"""Tables in windows: which ones the suites sit down at, and how."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.game import Secrecy
from smilegames.core.match import Match
from smilegames.core.record import Policy
from smilegames.store.record_file import write_record
from smilegames.store.set_up import new_header
from tests.support.matches import play
from tests.support.tables import NAMES, Table, one_table_each, tables
from tests.terminal.driver import Terminal
from tests.terminal.player import Player, prepare
from tests.terminal.program import smilegames

with_screens = one_table_each()
"""A table of each game, with the fewest players."""
MOUSE = frozenset({1000, 1002, 1006})
"""Modes that make a terminal tell of its mouse; over SSH they stay off."""
each_screen = pytest.mark.parametrize("table", with_screens, ids=str)
two_screens = pytest.mark.parametrize("table", with_screens[-2:], ids=str)
"""For what has little to do with the game that is played."""


def hiding_policy(table: Table) -> str:
    """Return the policy under which a table keeps a curtain."""
    return "standard" if table.game.secrecy is Secrecy.CURTAIN else "strict"


def arguments_for(table: Table, *, policy: str = "standard", seed: int = 1) -> list[str]:
    """Return the command line that opens a table."""
    usual = table.game.defaults()
    options = [
        f"{name}={str(value).lower()}" for name, value in table.options if value != usual[name]
    ]
    names = ",".join(NAMES[: table.seats])
    line = ["play", table.game_id, "--players", names, "--seed", str(seed), "--policy", policy]
    return line + [word for option in options for word in ("--option", option)]


@contextmanager
def seated(
    table: Table,
    home: Path,
    *,
    policy: str = "standard",
    seed: int = 1,
    size: tuple[int, int] = (80, 24),
    arrows: bool = False,
    **changes: str,
) -> Iterator[tuple[Terminal, Player]]:
    """Open a table in a window, and wait until it stands still.

    `arrows`: whoever plays selects with arrows, Space and Enter alone.
    """
    prepare(home)
    columns, lines = size
    arguments = arguments_for(table, policy=policy, seed=seed)
    with smilegames(*arguments, home=home, columns=columns, lines=lines, **changes) as terminal:
        terminal.begun(0.05)
        yield terminal, Player(terminal, home, arrows=arrows)


@contextmanager
def resumed(
    home: Path, *arguments: str, lines: int = 24, alternate: bool = True, **changes: str
) -> Iterator[tuple[Terminal, Player]]:
    """Go on with the match in a home that was played last, in a window of 80 columns."""
    with smilegames(
        "resume", *arguments, home=home, lines=lines, alternate=alternate, **changes
    ) as terminal:
        terminal.begun(0.05)
        yield terminal, Player(terminal, home)


@cache
def shortest(game_id: str, seats: int) -> tuple[Table, int]:
    """Return the options and the seed with which a match of random players is over soonest.

    The program, given that seed, and a player who decides by `Random(seed)` play the same match.
    """
    candidates = [table for table in tables() if (table.game_id, table.seats) == (game_id, seats)]
    return min(
        ((table, seed) for table in candidates for seed in range(1, 6)),
        key=lambda each: play(dealt(*each), each[1]).decisions,
    )


def dealt(table: Table, seed: int) -> Match:
    """Return the match that the program deals at this table, given this seed."""
    return Match(table.rules, RandomChance(seed), None)


def kept(
    table: Table, match: Match, home: Path, *, policy: str = "standard", seed: int = 1
) -> Path:
    """Write the record of a match into a home, to be resumed; return the home."""
    prepare(home)
    header = new_header(
        table.game,
        NAMES[: table.seats],
        options=dict(table.options),
        first=match.first,
        seed=seed,
        policy=Policy(policy),
    )
    folder = home / ".local/share/smilegames/records"
    folder.mkdir(parents=True)
    write_record(folder / "match.jsonl", header, match)
    return home
