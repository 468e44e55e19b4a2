"""Terminals that show less: no colour, sixteen colours, no Unicode, nothing at all."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from smilegames.core.game import Secrecy
from smilegames.core.record import Decision
from smilegames.text import help, ui
from tests.support.matches import play
from tests.support.tables import NAMES, Table
from tests.terminal.driver import Terminal
from tests.terminal.player import Player, prepare
from tests.terminal.program import ROOT, environment, smilegames
from tests.terminal.tables import (
    arguments_for,
    dealt,
    each_screen,
    kept,
    with_screens,
)

SEED = 1
NO_COLOUR = {"NO_COLOR": "1"}
FEW_COLOURS = [
    *({"TERM": term, "COLORTERM": ""} for term in ("linux", "xterm", "xterm-16color")),
    {"TERM": "screen", "COLORTERM": "truecolor", "STY": "1.pts-1.host"},
]
BEAT = 0.15
"""Longer than the program waits for the rest of a sequence."""
STYLE = re.compile(rb"\x1b\[([0-9;:]*)m")
COLOUR_SETTING = re.compile(rb"\x1b\](?:4|10|11|12|104|110|111|112);")
EXTENDED = {"38", "48", "58"}
"""How colours beyond the sixteen begin."""
ALL_COLOURS = re.compile(rb"[;\[][345]8;2;")
SIXTEEN = {str(first + each) for first in (30, 40, 90, 100) for each in range(8)} | {"39", "49"}


def colours(data: bytes) -> Iterator[str]:
    """Yield the colour codes of some output; of one beyond the sixteen only how it begins."""
    for sequence in STYLE.findall(data):
        codes = iter(sequence.decode().replace(":", ";").split(";"))
        for code in codes:
            if code in EXTENDED:
                yield code
                for _ in range(1 if next(codes) == "5" else 3):
                    next(codes)
            elif code in SIXTEEN:
                yield code


def shown_to_the_end(table: Table, home: Path, glyphs: str = "auto", **changes: str) -> bytes:
    """Show the screens of a match that is one decision from its end; return all that was sent."""
    whole = play(dealt(table, SEED), SEED)
    match = play(dealt(table, SEED), SEED, until=whole.decisions - 1)
    kept(table, match, home)
    prepare(home, glyphs=glyphs)
    with smilegames("resume", home=home, **changes) as terminal:
        terminal.begun(0.05)
        player = Player(terminal, home)
        read(terminal)
        visit(terminal, "escape", ui.PAUSED)
        player.open_table()
        if table.game.secrecy is Secrecy.PEEK:
            terminal.reach(f"p {ui.KEY_PEEK_CLOSE}", "p")
            terminal.reach(f"p {ui.KEY_PEEK} ", "p")
        seat = match.to_act
        assert seat is not None
        several = len(match.choices(seat)) > 1  # One alone is prepared and can't be let go.
        for action in match.choices(seat)[:2] if several else ():
            player.select(action)
            offer = player.footer
            terminal.reach(lambda _, offer=offer: player.footer != offer, "escape", quiet=BEAT)
        last = [entry.action for entry in whole.entries if isinstance(entry, Decision)][-1]
        player.select(last)
        player.commit()
        player.reach_result()
        visit(terminal, "l", ui.LOG_TITLE)
        terminal.leave("escape")
        return terminal.raw


def read(terminal: Terminal) -> None:
    """Open the rules, look for something, page to their end, and come back."""
    terminal.reach(help.SHEET, "question_mark")
    terminal.press("slash", *"the", "enter", "n", *["pagedown"] * 40)
    terminal.settle(0.05)
    terminal.reach(ui.CURTAIN_NEXT, "escape")


def visit(terminal: Terminal, key: str, title: str) -> None:
    """Open a screen and come back."""
    terminal.reach(title, key)
    terminal.reach(lambda text: title not in text, "escape")


def shown_before(home: Path, glyphs: str = "auto", **changes: str) -> bytes:
    """Show the shelf and the set-up with its fields; return all that was sent."""
    prepare(home, glyphs=glyphs)
    with smilegames(home=home, **changes) as terminal:
        terminal.begun()
        terminal.reach(ui.SETUP, "1", "enter", quiet=0.15)
        terminal.press(*NAMES[0], "enter", *["up", "down", "up", "down"])
        terminal.settle()
        terminal.leave("ctrl+q")
        return terminal.raw


def foreign(data: bytes) -> set[str]:
    """Return the characters of some output that are not ASCII."""
    return {char for char in data.decode() if not char.isascii()}


@each_screen
def test_neither_colour_nor_unicode(table: Table, tmp_path: Path) -> None:
    sent = shown_to_the_end(table, tmp_path, "ascii", **NO_COLOUR)
    assert set(colours(sent)) == set()
    assert foreign(sent) == set()


def test_neither_before_a_match(tmp_path: Path) -> None:
    sent = shown_before(tmp_path, "ascii", **NO_COLOUR)
    assert set(colours(sent)) == set()
    assert foreign(sent) == set()


def test_a_locale_without_unicode(tmp_path: Path) -> None:
    assert foreign(shown_before(tmp_path, LC_ALL="C")) == set()


def test_a_terminal_that_draws_nothing(tmp_path: Path) -> None:
    prepare(tmp_path)
    for arguments in ([], arguments_for(with_screens[0])):
        with smilegames(*arguments, home=tmp_path, TERM="dumb") as terminal:
            assert terminal.wait() == 2
            assert is_one_line(terminal.left_behind().strip())


def test_no_terminal(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "smilegames"],
        env=environment(tmp_path),
        cwd=ROOT,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        check=False,
    )
    assert said.returncode == 2
    assert said.stdout == ""
    assert is_one_line(said.stderr.strip())


def is_one_line(text: str) -> bool:
    """Return whether this is a complaint of ours in one line; a window of 80 may have broken it."""
    return text.startswith("smilegames: ") and len("".join(text.split("\n"))) <= 160


@pytest.mark.parametrize("changes", FEW_COLOURS, ids=lambda changes: changes["TERM"])
def test_sixteen_colours(changes: dict[str, str], tmp_path: Path) -> None:
    sent = shown_before(tmp_path / "before", **changes)
    if changes["TERM"] == "xterm":
        sent += shown_to_the_end(with_screens[0], tmp_path / "match", **changes)
    assert set(colours(sent))
    assert not set(colours(sent)) & EXTENDED
    assert not COLOUR_SETTING.search(sent)
    if changes["TERM"] == "linux":
        assert foreign(sent) == set()


def test_256_colours(tmp_path: Path) -> None:
    sent = shown_before(tmp_path, TERM="xterm-256color", COLORTERM="")
    assert set(colours(sent)) & EXTENDED
    assert not ALL_COLOURS.search(sent)
