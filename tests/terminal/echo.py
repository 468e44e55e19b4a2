"""A tiny full-screen program for the driver's own tests.

It names each key it is sent, its window and its signals. `q` ends it and puts the terminal back,
`x` ends it without, `s` writes to the main screen and waits.
"""

from __future__ import annotations

import os
import signal
import sys
import termios
import tty


def say(text: str) -> None:
    """Write to the terminal at once."""
    os.write(1, text.encode())


def window(*_: object) -> None:
    """Tell the size of the window."""
    columns, lines = os.get_terminal_size(0)
    say(f"\x1b[2;1Hwindow {columns}x{lines} \x1b[K")


def main() -> None:
    """Answer keys until `q` or `x`."""
    before = termios.tcgetattr(0)
    tty.setraw(0)
    say(
        "shell\r\n\x1b[?1049h\x1b[?25l\x1b[>4;1m\x1b[>1u\x1b_Gnothing\x1b\\\x1b[2J\x1b[1;1H\x1b[31mready\x1b[0m"
    )
    signal.signal(signal.SIGWINCH, window)
    signal.signal(signal.SIGTSTP, lambda *_: os.kill(os.getpid(), signal.SIGSTOP))
    signal.signal(signal.SIGUSR1, lambda *_: say("\x1b[3;1Hsignalled"))
    window()
    while (key := os.read(0, 64)) not in (b"q", b"x"):
        say(f"\x1b[4;1H\x1b[Kgot {key!r}")
    if key == b"q":
        say("\x1b[<u\x1b[?25h\x1b[?1049l")
        termios.tcsetattr(0, termios.TCSADRAIN, before)
    sys.exit(3)


if __name__ == "__main__":
    main()
