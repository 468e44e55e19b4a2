"""Kills terminals and processes of a shared table at random: `python -m tests.kills --kills 300`.

Real processes play match after match; each kill falls on any moment, mostly that of a decision.
Nothing that was decided may be missing afterwards, whoever was killed comes back to the same seat,
and of a killed table everybody else is told.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random as randoms
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from smilegames.games.registry import games
from smilegames.store.locks import holder_of
from tests.support.tables import NAMES
from tests.terminal.driver import PATIENCE, Terminal
from tests.terminal.player import prepare, records
from tests.terminal.program import smilegames
from tests.terminal.together import Seated, code_at, word_at

SHARE_OF_TABLES = 0.25
"""How many of the kills fall on the table's own process."""


class Evening:
    """Match after match at shared tables, with somebody who kills."""

    def __init__(self, home: Path, seed: int) -> None:
        self.home = home
        self.random = randoms.Random(seed)
        self.kills = self.tables_killed = self.decisions = self.matches = 0
        self.players: list[Seated] = []
        self._words: list[str] = []
        self._code = ""
        prepare(home, pace="instant")

    def open_table(self, game_id: str) -> None:
        """Begin a match: the first terminal has two seats, the others one each."""
        seats = max(3, games()[game_id].min_seats)
        names = NAMES[:seats]
        groups = [(0, 1), *((seat,) for seat in range(2, seats))]
        here = ",".join(names[seat] for seat in groups[0])
        line = ["host", game_id, "--players", ",".join(names), "--here", here, "--first", names[0]]
        self._groups, self._names = groups, names
        self._sit([smilegames(*line, home=self.home)])

    def open_again(self) -> None:
        """Go on with a match whose table was killed."""
        here = ",".join(self._names[seat] for seat in self._groups[0])
        self._sit([smilegames("resume", "--shared", "--here", here, home=self.home)])

    def _sit(self, terminals: list[Terminal]) -> None:
        self._code = code_at(terminals[0])
        self._words = [word_at(terminals[0])]
        for group in self._groups[1:]:
            names = ",".join(self._names[seat] for seat in group)
            terminals.append(smilegames("join", self._code, "--as", names, home=self.home))
            self._words.append(word_at(terminals[-1]))
        self.players = [
            Seated(terminal, self.home, group)
            for terminal, group in zip(terminals, self._groups, strict=True)
        ]

    def play(self, decisions: int) -> bool:
        """Make so many decisions; return whether the match goes on."""
        for _ in range(decisions):
            player = self._next()
            if player is None:
                return False
            player.catch_up()
            player.decide(self.random)
            self.decisions += 1
        return True

    def _next(self) -> Seated | None:
        to_act = self.players[0].match.to_act
        return next((player for player in self.players if to_act in player.seats), None)

    def kill(self) -> None:
        """Kill somebody, as a rule while a decision is made."""
        player = self._next()
        assert player is not None
        player.catch_up()
        if self.random.random() < 0.7:
            player.lift()
            choices = player.match.choices(player.match.to_act)
            player.select(self.random.choice(choices))
            player.terminal.press("enter")
            time.sleep(self.random.random() * 0.02)
        before = self._lines()
        self.kills += 1
        if self.random.random() < SHARE_OF_TABLES:
            self._kill_table()
        else:
            self._kill_terminal(self.random.randrange(len(self.players)))
        after = self._lines()
        assert after[: len(before)] == before, "a decision is gone"

    def _kill_terminal(self, at: int) -> None:
        old = self.players[at]
        old.terminal.kill()
        old.terminal.close()
        words = ["join", self._code, "--word", self._words[at]]
        terminal = smilegames(*words, home=self.home)
        self.players[at] = Seated(terminal, self.home, self._groups[at])
        assert word_at(terminal) == self._words[at]

    def _kill_table(self) -> None:
        self.tables_killed += 1
        holder = holder_of(records(self.home)[-1])
        assert holder.table == self._code
        os.kill(holder.pid, signal.SIGKILL)
        for player in self.players:
            assert player.terminal.wait(PATIENCE) == 1, player.terminal.text()
            assert f"table {self._code} is gone" in player.terminal.text()
            player.terminal.close()
        self.open_again()

    def _lines(self) -> list[bytes]:
        """Return the whole lines of the record."""
        return records(self.home)[-1].read_bytes().split(b"\n")[:-1]

    def close(self) -> None:
        """Leave the table, which then ends: the match is over."""
        self.matches += 1
        for player in self.players:
            player.reach_end()
            assert player.is_at_end(), player.terminal.text()
            assert player.terminal.leave("q") == 0
        self.players = []

    def abandon(self) -> None:
        """Leave nothing running."""
        with contextlib.suppress(ProcessLookupError, IndexError):
            holder = holder_of(records(self.home)[-1])
            if holder.pid:
                os.kill(holder.pid, signal.SIGTERM)
        for player in self.players:
            player.terminal.close()


def run(kills: int, seed: int) -> str:
    """Kill so often, and return a line about it."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="kills-") as folder:
        evening = Evening(Path(folder), seed)
        try:
            while evening.kills < kills:
                evening.open_table(list(games())[evening.matches % len(games())])
                while evening.kills < kills and evening.play(evening.random.randint(0, 3)):
                    if evening._next() is None:
                        break
                    evening.kill()
                if evening._next() is None:
                    evening.close()
        finally:
            evening.abandon()
    seconds = time.monotonic() - begun
    return (
        f"{evening.kills} kills, {evening.tables_killed} of them of tables, in {evening.matches} "
        f"whole matches and more, {evening.decisions} decisions, {seconds:.0f} s: nothing was lost"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    print(run(wanted.kills, wanted.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
