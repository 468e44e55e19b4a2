"""What a whole match at one table holds in memory."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from benchmarks.processes import known, memory, peak_memory
from benchmarks.rows import Anchor, Note, Row
from benchmarks.windows import answer, minimal, table
from smilegames.games.registry import games

WARM = 20
"""Decisions after which nothing new should be kept."""
MOVES = 200


def measure() -> Iterator[Row | Note]:
    """Measure a match of the most players, played by keys to its end."""
    if not known():
        yield Note("memory", "this system does not tell")
        return
    with minimal() as terminal:
        answer(terminal, "down")
        anchor = Anchor("T", peak_memory(terminal.process.pid))
    for game_id in games():
        yield from _match_rows(game_id, anchor)


def _match_rows(game_id: str, anchor: Anchor) -> Iterator[Row]:
    with table(game_id) as (terminal, player):
        random, process = Random(1), terminal.process.pid
        player.play(random, WARM)
        early = memory(process)
        moves = 0
        while player.match.to_act is not None and moves < MOVES:
            moves += player.play(random, 1)
        grown = memory(process) - early
        yield Row(
            f"{game_id}: peak memory, a match", peak_memory(process), "MiB", anchor, 1.4, 1.15
        )
        yield Row(f"{game_id}: growth over {moves} moves", grown, "MiB", anchor, 0.1)
