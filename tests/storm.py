"""Lets a storm blow over the tables of each game: `python -m tests.storm`.

A storm is named by its game and seed. It ends at the first fault.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from smilegames.games.registry import games
from tests.terminal.storm import Storm, Tally


def blow(seconds: float, seed: int, game_id: str) -> tuple[str, Tally]:
    """Let it blow over a game for so long, in a home of its own."""
    with tempfile.TemporaryDirectory(prefix="storm-") as home:
        return game_id, Storm(game_id, Path(home), seed).blow(seconds)


def report(game_id: str, tally: Tally, wanted: argparse.Namespace) -> Iterator[str]:
    """Yield a line for a game, then its fault, and how it is played again."""
    yield (
        f"{game_id:12} {tally.things:>7,} things in {tally.sittings:>4,} sittings, "
        f"{tally.decisions:>5,} decisions, {tally.matches:>3,} matches, {tally.memory:4.0f} MiB"
    )
    for fault in tally.faults:
        yield f"\nFAILED {game_id}\n{fault}"
        yield (
            f"again: python -m tests.storm --game {game_id} "
            f"--seed {wanted.seed} --minutes {wanted.minutes:g}\n"
        )


def parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.storm", description=__doc__)
    parser.add_argument("--minutes", type=float, default=3, help="for each game")
    parser.add_argument("--game", choices=sorted(games()), help="this game alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2, help="storms at the same time")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Let it blow, report, and return 1 when something broke."""
    wanted = parsed(arguments)
    work = partial(blow, wanted.minutes * 60, wanted.seed)
    todo = [game_id for game_id in games() if wanted.game in (None, game_id)]
    faults = 0
    with Pool(wanted.processes) as pool:
        for game_id, tally in pool.imap_unordered(work, todo):
            print("\n".join(report(game_id, tally, wanted)), flush=True)
            faults += len(tally.faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
