"""Matches of the tiny game and what lies in their files, for the tests of this folder."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from smilegames.core.game import Game
from smilegames.core.match import Match
from smilegames.core.record import Entry, steps
from smilegames.store import sitting
from smilegames.store.set_up import new_header
from smilegames.store.sitting import Sitting

PLAYERS = ("Ada", "Ben", "Cleo")


def begun(game: Game, *, seed: int = 7, **settled: Any) -> Sitting:
    """Begin a match of the three players."""
    return sitting.begin(new_header(game, PLAYERS, seed=seed, **settled))


def play_on(match: Match, choose: random.Random, decisions: int = 1000) -> None:
    """Decide at random, taking some decisions back, until the end or so many decisions."""
    for _ in range(decisions):
        seat = match.to_act
        if seat is None:
            return
        match.submit(seat, choose.choice(match.choices(seat)), match.version)
        if choose.random() < 0.3 and match.undo_refusal(seat) is None:
            match.undo(seat)


def finished(game: Game, *, seed: int = 7, **settled: Any) -> Path:
    """Return the record of a match played to its end, with undos in it."""
    with begun(game, seed=seed, **settled) as table:
        play_on(table.match, random.Random(seed))
    assert table.match.outcome is not None
    return table.path


def lines_of(path: Path) -> list[dict[str, Any]]:
    """Return a record's lines as plain data."""
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def write_lines(path: Path, lines: list[dict[str, Any]]) -> None:
    """Write plain data as a record."""
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def step_ends(path: Path, match: Match) -> list[tuple[int, list[Entry]]]:
    """Return after how many bytes of the file each step is whole, and the entries up to there."""
    sizes = [len(line) + 1 for line in path.read_bytes().split(b"\n")]
    ends, entries, line = [], list[Entry](), 1
    for step in steps(match.entries):
        entries = entries + ([] if step.entry is None else [step.entry]) + list(step.chance)
        line = len(entries) + 1
        ends.append((sum(sizes[:line]), entries))
    return ends
