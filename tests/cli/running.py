"""Runs the command line: in this process for what it says, as a real one for what it loads."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from smilegames.cli.program import run
from smilegames.games import registry
from smilegames.store.set_up import new_header
from smilegames.store.sitting import begin

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Said:
    """How a run ended and what it printed."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The error, which is one line that says whose it is, with nothing on standard output."""
        assert self.code == 2, self
        assert self.err.startswith("smilegames: "), self.err
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        assert self.out == ""
        return self.err.removeprefix("smilegames: ").rstrip("\n")

    @property
    def report(self) -> str:
        """What a run without errors printed."""
        assert (self.code, self.err) == (0, ""), self
        return self.out


class Runner:
    """The program, run with words of a command line."""

    def __init__(self, captured: pytest.CaptureFixture[str]) -> None:
        self._captured = captured

    def __call__(self, *arguments: object) -> Said:
        self._captured.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = self._captured.readouterr()
        return Said(code, out, err)


def left_in_the_middle(game: str) -> Path:
    """Return the record of a match of three players that was left after five decisions."""
    header = new_header(registry.games()[game], ["Ada", "Ben", "Cleo"], seed=9, first=0)
    with begin(header) as table:
        for _ in range(5):
            seat = table.match.to_act
            assert seat is not None
            table.match.submit(seat, table.match.choices(seat)[0], table.match.version)
    assert table.path is not None
    return table.path


def process(code: str, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a process of its own, from the root of the checkout."""
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
