"""Dumps of all that a window shows and was sent while nobody may look at a hand.

Two windows show two matches that differ only in what nobody was shown: whatever is covered must
look alike in both, to the last cell.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from smilegames.core.chance import RandomChance
from smilegames.core.game import Secrecy
from smilegames.core.match import Match
from smilegames.text import ui
from tests.support.matches import play
from tests.support.tables import Table
from tests.support.values import snapshot
from tests.terminal.driver import Terminal
from tests.terminal.player import Player
from tests.terminal.secrets import (
    betraying,
    known,
    strayed,
    twin_of,
    words_of,
    words_written,
)
from tests.terminal.tables import (
    dealt,
    each_screen,
    hiding_policy,
    kept,
    resumed,
    with_screens,
)
from tests.terminal.ways import WAYS, Screen

DECISIONS = 9
SEED = 3
STILL = 0.05
"""Seconds without output after which nothing more comes of a table that was opened."""
COVER_KEYS = "cplw1b\r\t\x1b[A\x1b[B\x7f"
"""None of them does anything behind a curtain."""


class Window:
    """A window with a curtain, and what it would be a pity to find in it."""

    def __init__(self, terminal: Terminal, player: Player, words: set[str]) -> None:
        self.terminal = terminal
        self.player = player
        self.curtain = terminal.cells()
        self.words = words - words_of(terminal.text())
        """Words that betray something and that the curtain does not say anyway."""


@pytest.fixture
def windows(table: Table, tmp_path: Path) -> Iterator[list[Window]]:
    match = play(dealt(table, SEED), SEED, until=DECISIONS)
    twin = twin_of(table, match, Random(SEED))
    seat = match.to_act
    if table.game.secrecy is Secrecy.CURTAIN:
        assert snapshot(match.view(seat)) != snapshot(twin.view(seat)), "no twin found"
    policy = hiding_policy(table)
    homes = [
        kept(table, each, tmp_path / name, policy=policy)
        for each, name in ((match, "one"), (twin, "two"))
    ]
    with resumed(homes[0]) as one, resumed(homes[1]) as other:
        yield [
            Window(*one, betraying(table, match, Random(1))),
            Window(*other, betraying(table, twin, Random(1))),
        ]


@each_screen
def test_covered_windows_look_alike(windows: list[Window], table: Table) -> None:
    one, other = windows
    assert one.curtain == other.curtain
    for window in windows:
        assert strayed(window.terminal.raw, window.curtain) == []
        window.terminal.send(COVER_KEYS)
        window.terminal.settle(0.03)
        assert window.terminal.cells() == window.curtain
    for way in WAYS:
        look_and_cover(windows, way, table)
    texts = [ended(window) for window in windows]
    assert texts[0] == texts[1]
    assert not words_of(texts[0]) & (one.words | other.words)


def covering() -> list[Any]:
    """List tables with a policy under which a hand goes down behind every move."""
    return [
        pytest.param(table, policy, id=f"{table}-{policy}")
        for table in with_screens
        for policy in ("standard", "strict")
        if policy == "strict" or table.game.secrecy is Secrecy.CURTAIN
    ]


@pytest.mark.parametrize(("table", "policy"), covering())
def test_covered_hands_look_alike(table: Table, policy: str, tmp_path: Path) -> None:
    """Behind the same move: under a cover in its own place at `standard`, else behind the curtain.

    Whatever is sent then is what everybody may see.
    """
    match, twin, action = same_move(table)
    shown = []
    for each, name in ((match, "one"), (twin, "two")):
        home = kept(table, each, tmp_path / name, policy=policy)
        with resumed(home) as (terminal, player):
            player.open_table()
            hand = terminal.cells()
            player.select(action)
            player.commit()
            player.go_on()
            assert player.covered()
            assert (ui.LIFTS in terminal.text()) is (policy == "standard")
            terminal.settle(STILL)
            shown.append((hand, terminal.cells()))
            assert strayed(player.commits[-1], terminal.cells()) == []
    (hand, covered), (other_hand, other_covered) = shown
    assert covered == other_covered
    if table.game.secrecy is Secrecy.CURTAIN:
        assert hand != other_hand, "the twins' hands look alike"


def same_move(table: Table) -> tuple[Match, Match, Any]:
    """Return two matches that nobody at the table can tell apart, and a move that both allow and
    after which nobody can either."""
    for decisions in range(DECISIONS, DECISIONS + 40):
        match = play(dealt(table, SEED), SEED, until=decisions)
        twin = twin_of(table, match, Random(SEED))
        seat = match.to_act
        assert seat is not None
        same = snapshot(match.view(seat)) == snapshot(twin.view(seat))
        if same and table.game.secrecy is Secrecy.CURTAIN:
            continue
        for action in match.choices(seat):
            if action not in twin.choices(seat):
                continue
            one, other = later(match, action), later(twin, action)
            # What a window draws by chance the other need not draw.
            by_chance = len(one.entries) > len(match.entries) + 1
            if (
                one.to_act not in (seat, None)
                and not by_chance
                and known(one, ()) == known(other, ())
            ):
                return match, twin, action
    raise AssertionError("no move found")


def later(match: Match, action: Any) -> Match:
    """Return a match as it is a move later."""
    after = Match.replay(match.rules, match.first, match.entries, RandomChance(1))
    assert after.to_act is not None
    after.submit(after.to_act, action, after.version)
    return after


def look_and_cover(windows: list[Window], way: str, table: Table) -> None:
    """Lift both curtains, bring them down again, and look at every cell and byte since."""
    lifted: list[Screen] = []
    between: list[Screen] = []
    for window in windows:
        terminal = window.terminal
        window.player.open_table()
        terminal.settle(STILL)
        lifted.append(terminal.cells())
        mark = terminal.mark()
        between.append(WAYS[way](terminal))
        terminal.shows(window.curtain)
        if way in ("cover", "shell"):
            sent = terminal.raw_since(mark)
            assert not words_written(sent) & window.words, way
            assert strayed(sent, window.curtain) == [], way
    assert between[0] == between[1], way
    if table.game.secrecy is Secrecy.CURTAIN:
        assert lifted[0] != lifted[1], "the twins' hands look alike"


def ended(window: Window) -> str:
    """End a window whose hand is up; return what is left on the shell's screen."""
    window.player.open_table()
    window.terminal.signal(signal.SIGTERM)
    assert window.terminal.wait() == 128 + signal.SIGTERM
    assert window.terminal.leftovers() == []
    return window.terminal.left_behind()
