"""The program's own log."""

from __future__ import annotations

import stat
from pathlib import Path

from smilegames.store.log import MOST_BYTES, log_file, report


def test_lines_are_added_for_the_owner_alone(home: Path) -> None:
    report("Hard failed: ended")
    report("Hard failed: took too long")
    first, second = log_file().read_text().splitlines()
    assert first.endswith("Z Hard failed: ended")
    assert second.endswith("took too long")
    assert stat.S_IMODE(log_file().stat().st_mode) == 0o600


def test_it_does_not_grow_for_ever(home: Path) -> None:
    report("x" * MOST_BYTES)
    report("fresh")
    assert log_file().read_text().endswith("Z fresh\n")
    assert log_file().stat().st_size < 100


def test_play_goes_on_where_it_can_not_be_written(home: Path) -> None:
    log_file().parent.parent.mkdir(parents=True, exist_ok=True)
    log_file().parent.write_text("in the way")
    report("nobody reads this")
    assert log_file().parent.read_text() == "in the way"
