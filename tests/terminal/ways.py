"""What takes private things off a screen, and what is up in their place."""

from __future__ import annotations

import signal
from collections.abc import Callable

from smilegames.text import help, ui
from tests.terminal.driver import Terminal
from tests.terminal.emulator import Cell

Screen = list[list[Cell]]


def cover(terminal: Terminal) -> Screen:
    """Press the key that hides everything at once."""
    terminal.press("c")
    return []


def rules(terminal: Terminal) -> Screen:
    """Open the help and close it."""
    terminal.reach(help.SHEET, "question_mark")
    shown = terminal.cells()
    terminal.reach(lambda text: help.SHEET not in text, "q")
    return shown


def pause(terminal: Terminal) -> Screen:
    """Pause and go on."""
    terminal.reach(ui.PAUSED, "escape")
    shown = terminal.cells()
    terminal.reach(lambda text: ui.PAUSED not in text, "enter")
    return shown


def size(terminal: Terminal) -> Screen:
    """Make the window too small, and large enough again."""
    terminal.resize(79, 24)
    terminal.stands(ui.TOO_SMALL.split("{", maxsplit=1)[0])
    shown = terminal.cells()
    terminal.resize(80, 24)
    return shown


def shell(terminal: Terminal) -> Screen:
    """Go to the shell, as Ctrl+Z does elsewhere, and come back."""
    terminal.suspend()
    shown = terminal.cells()
    assert terminal.text().strip() == ""
    assert terminal.leftovers() == []
    terminal.signal(signal.SIGCONT)
    return shown


WAYS: dict[str, Callable[[Terminal], Screen]] = {
    way.__name__: way for way in (cover, rules, pause, size, shell)
}
"""By name. Each leads back to the screen that everybody may see, and returns what it showed on the
way there."""
