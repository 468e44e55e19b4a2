"""A short storm over each game; `make storm` has the long ones."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from smilegames.games.registry import games
from tests.terminal.storm import Storm

SECONDS = 3
STORMS = 8
"""One of so many comes across any fault, each at its end at the latest."""


@pytest.mark.parametrize("game_id", games())
def test_a_short_storm(game_id: str, tmp_path: Path) -> None:
    tally = Storm(game_id, tmp_path, seed=7).blow(SECONDS)
    assert tally.faults == []
    assert tally.things > 0


@pytest.mark.parametrize(
    ("planted", "told"),
    [
        ("import smilegames.tui.gate as g; g.Gate.lets_through = lambda *_: 1 / 0", "exit code 1"),
        (
            "import smilegames.tui.terminal.modes as m; m.leaving = lambda *_, **__: ''",
            "left: ",
        ),
    ],
)
def test_a_fault_is_found(
    planted: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = f"import sys; {planted}; from smilegames.__main__ import main; sys.exit(main())"
    monkeypatch.setattr("tests.terminal.program.COMMAND", [sys.executable, "-c", code])
    storms = (Storm("smile", tmp_path, seed) for seed in range(STORMS))
    faults = (storm.blow(SECONDS).faults for storm in storms)
    (fault,) = next(filter(None, faults))
    assert told in fault
