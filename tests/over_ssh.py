"""Plays a whole match of each game over SSH: `python -m tests.over_ssh`.

A real server on the loopback address, set up as docs/ssh.md says; four logins, two seats sharing
one of them. Everything is done by keys, from the first screen to the result.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from smilegames.games.registry import games
from tests.support.tables import NAMES
from tests.terminal.player import prepare
from tests.terminal.sshd import server
from tests.terminal.together import Seated, code_at, sit_down, type_names

LOGINS = 4
PLAYERS = 5
"""Where a game has fewer, the last login only looks on."""


def play(game_id: str, seed: int, size: tuple[int, int]) -> str:
    """Play a match and return a line about it."""
    game, random = games()[game_id], Random(f"{game_id} {seed}")
    seats = min(PLAYERS, game.max_seats)
    groups = [(0, 1), *((seat,) for seat in range(2, seats)), *[()] * LOGINS][:LOGINS]
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ssh-") as folder, contextlib.ExitStack() as stack:
        home = Path(folder) / "home"
        home.mkdir()
        prepare(home, pace="instant")
        ssh = stack.enter_context(server(Path(folder) / "server", home))
        logins = [stack.enter_context(ssh.log_in(*size)) for _ in groups]
        for login in logins:
            login.begun()
        first = logins[0]
        first.press(str(list(games()).index(game_id) + 1), "enter")
        names = NAMES[:seats]
        type_names(first, names, [names[seat] for seat in groups[0]])
        code = code_at(first)
        for login, group in zip(logins[1:], groups[1:], strict=True):
            sit_down(login, code, group)
        players = [
            Seated(login, home, group) for login, group in zip(logins, groups, strict=True) if group
        ]
        decisions = 0
        while (to_act := players[0].match.to_act) is not None:
            player = next(player for player in players if to_act in player.seats)
            player.catch_up()
            player.decide(random)
            decisions += 1
        winners = [
            name
            for name, place in zip(names, players[0].match.outcome.places, strict=True)
            if place == 1
        ]
        for login, group in zip(logins, groups, strict=True):
            Seated(login, home, group).reach_end()
            assert any(name in login.text() for name in winners), login.text()
        received = ", ".join(f"{len(login.raw) / 1024:.0f} KB" for login in logins)
        for login in logins:
            assert login.leave("q") == 0
    seconds = time.monotonic() - begun
    return f"{game_id:12} {seats} players, {decisions} decisions, {seconds:.0f} s; sent: {received}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play all games, or one."""
    parser = argparse.ArgumentParser(prog="python -m tests.over_ssh", description=__doc__)
    parser.add_argument("--game", choices=sorted(games()), help="this game alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", default="80x24")
    wanted = parser.parse_args(arguments)
    columns, lines = map(int, wanted.size.split("x"))
    for game_id in games():
        if wanted.game in (None, game_id):
            print(play(game_id, wanted.seed, (columns, lines)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
