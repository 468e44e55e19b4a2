"""What a full-screen program switches on in a terminal, and off again when it leaves."""

from __future__ import annotations

import contextlib
import os
import termios
from typing import Any, TypeAlias

_MOUSE = (1000, 1002, 1006)
"""Presses, drags, and places as numbers of any size."""
_KEYBOARD, _KEYBOARD_BACK = "\x1b[>1u", "\x1b[<u"
"""An Escape alone is told from the beginning of a sequence, where a terminal can do that."""
_FRAMES = "\x1b[?2026$p"
"""Asks whether the terminal can show a frame only when it is whole."""
MOST_COLUMNS, MOST_LINES = 500, 200
"""The largest screen that is drawn; of a larger window the rest stays blank."""

Settings: TypeAlias = list[Any]
"""What `termios` knows of a line."""


def entering(*, mouse: bool, asks: bool, again: bool = False) -> str:
    """Return what gives us the screen. `asks` False asks the terminal nothing; `again` takes what
    was never given back."""
    modes = [
        _KEYBOARD_BACK if again else "",
        "\x1b[?1049h",
        "\x1b[?7l",
        "\x1b[?25l",
        "\x1b[?1004h",
        "\x1b[?2004h",
        _KEYBOARD,
    ]
    modes += [f"\x1b[?{mode}h" for mode in _MOUSE if mouse]
    return "".join([*modes, _FRAMES if asks else ""])


def leaving(*, mouse: bool) -> str:
    """Return what wipes the screen and gives it back.

    Some multiplexers have no alternate screen, and keep for scrolling back what is erased as a
    whole: so it is wiped here, and line by line; all lines that we ever draw, for a window that is
    changing may be larger or smaller than it says.
    """
    wiped = "\x1b[m\x1b[H" + "\x1b[2K\x1b[B" * MOST_LINES + "\x1b[H"
    modes = [f"\x1b[?{mode}l" for mode in reversed(_MOUSE) if mouse]
    modes += [_KEYBOARD_BACK, "\x1b[?2004l", "\x1b[?1004l", "\x1b[?7h", "\x1b[?1049l", "\x1b[?25h"]
    return wiped + "".join(modes)


def window(descriptor: int) -> tuple[int, int]:
    """Return columns and lines of a terminal's window, as far as we draw."""
    try:
        columns, lines = os.get_terminal_size(descriptor)
    except OSError:
        columns, lines = 0, 0
    return min(columns or 80, MOST_COLUMNS), min(lines or 24, MOST_LINES)


def is_in_front(descriptor: int) -> bool:
    """Return whether a terminal is ours to set: whoever does it in the background is stopped."""
    try:
        return os.tcgetpgrp(descriptor) == os.getpgrp()
    except OSError:
        return True


def settings(descriptor: int) -> Settings | None:
    """Return how a line is set, to be put back later; None where it is no terminal's."""
    try:
        return termios.tcgetattr(descriptor)
    except termios.error:
        return None


def set_raw(descriptor: int, before: Settings | None) -> None:
    """Have every key told at once and none of them taken for a signal."""
    if before is None:
        return
    raw = [*before]
    raw[0] &= ~(termios.IXON | termios.IXOFF | termios.ICRNL | termios.INLCR | termios.IGNCR)
    raw[3] &= ~(termios.ECHO | termios.ICANON | termios.IEXTEN | termios.ISIG)
    raw[6] = [*raw[6]]
    raw[6][termios.VMIN] = 1
    put_back(descriptor, raw)


def put_back(descriptor: int, before: Settings | None) -> None:
    """Set a line as it was, without waiting for what is still to be written."""
    if before is not None:
        with contextlib.suppress(termios.error):
            termios.tcsetattr(descriptor, termios.TCSANOW, before)


def drop_output(descriptor: int) -> None:
    """Forget what was written and not read: nobody may ever read it, and it is in the way."""
    if is_in_front(descriptor):
        with contextlib.suppress(termios.error):
            termios.tcflush(descriptor, termios.TCOFLUSH)
            # Linux tells nobody who waits that there is room now, except by this.
            termios.tcsetattr(descriptor, termios.TCSANOW, termios.tcgetattr(descriptor))


def drop_input(descriptor: int) -> None:
    """Forget what was pressed and not read: the shell shall not get it."""
    with contextlib.suppress(termios.error):
        termios.tcflush(descriptor, termios.TCIFLUSH)
