"""The log as one reads it."""

from __future__ import annotations

import pytest
from smilegames.tui.log_sheet import LogSheet

from smilegames.tui.drawing.grid import Grid

LINES = [f"line {n}" for n in range(1, 41)]


def shown(log: LogSheet) -> tuple[str, str]:
    """Draw it and return its first and its last row."""
    grid = Grid(30, 12)
    log.draw(grid.area(), "What happened", LINES)
    rows = [row.strip() for row in grid.text().split("\n")]
    return rows[2], rows[-1]


def test_it_opens_at_its_end() -> None:
    log = LogSheet()
    assert not log.is_open
    log.turn(open=True)
    assert log.is_open
    assert shown(log) == ("line 31", "line 40")


@pytest.mark.parametrize(
    ("commands", "first"),
    [
        (["up"], "line 30"),
        (["page_up"], "line 23"),
        (["page_up", "down"], "line 24"),
        (["top"], "line 1"),
        (["top", "bottom"], "line 31"),
        (["down", "up"], "line 30"),
    ],
)
def test_scrolling(commands: list[str], first: str) -> None:
    log = LogSheet()
    log.turn(open=True)
    for command in commands:
        assert log.scroll(command)
    assert shown(log)[0] == first


def test_beyond_its_ends_nothing_is_owed() -> None:
    log = LogSheet()
    log.turn(open=True)
    for _ in range(99):
        log.scroll("page_up")
        shown(log)
    log.scroll("down")
    assert shown(log)[0] == "line 2"
    for _ in range(99):
        log.scroll("page_down")
    log.scroll("up")
    assert shown(log)[0] == "line 30"


def test_other_commands_are_not_its_own() -> None:
    log = LogSheet()
    assert not log.scroll("page_up")
    log.turn(open=True)
    assert not log.scroll("commit")


def test_beside_a_table_it_is_never_open_and_leaves_the_arrows_alone() -> None:
    log = LogSheet()
    log.beside = True
    log.turn(open=True)
    assert not log.is_open
    assert not log.scroll("up")
    assert log.scroll("page_up")
    assert shown(log)[0] == "line 23"


def test_turned_it_is_at_its_end_again() -> None:
    log = LogSheet()
    log.turn(open=True)
    log.scroll("top")
    log.turn(open=True)
    assert shown(log)[0] == "line 31"
