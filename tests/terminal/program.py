"""Our program in a window, in a home of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.terminal.driver import Terminal

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "smilegames"]


def environment(home: Path, **changes: str) -> dict[str, str]:
    """Return the surroundings of somebody whose home is `home`, and of nobody else."""
    folders = {
        f"XDG_{name}_HOME": str(home / folder)
        for name, folder in (
            ("CONFIG", ".config"),
            ("DATA", ".local/share"),
            ("STATE", ".local/state"),
            ("CACHE", ".cache"),
        )
    }
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "HOME": str(home),
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "LANG": "C.UTF-8",
        **folders,
        **changes,
    }


def smilegames(
    *arguments: str,
    home: Path,
    columns: int = 80,
    lines: int = 24,
    alternate: bool = True,
    echo: bool = True,
    **changes: str,
) -> Terminal:
    """Start our program in a home of its own; `changes` are made to its environment."""
    return Terminal(
        [*COMMAND, *arguments],
        env=environment(home, **changes),
        columns=columns,
        lines=lines,
        cwd=home,
        alternate=alternate,
        echo=echo,
    )
