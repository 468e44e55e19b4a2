"""Terminals within terminals: tmux and GNU screen, where they are installed."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol

import pytest

from tests.terminal.driver import PATIENCE, Terminal
from tests.terminal.program import environment


class Multiplexer(Protocol):
    """Opens one with a command in it; yields the terminal and what reads the command's window,
    with all that is kept for scrolling back.

    It is as it is installed or, `bare`, without a second screen and without a line of its own.
    """

    def __call__(
        self, home: Path, command: str, *, bare: bool = False
    ) -> AbstractContextManager[tuple[Terminal, Callable[[], str]]]: ...


@contextmanager
def in_tmux(
    home: Path, command: str, *, bare: bool = False
) -> Iterator[tuple[Terminal, Callable[[], str]]]:
    """A command in tmux."""
    config = home / "tmux.conf"
    lines = ["set -g alternate-screen off", "set -g status off", "set -g escape-time 0"]
    config.write_text("\n".join(["set -g remain-on-exit on", *lines[: 3 * bare], ""]))
    tmux = ["tmux", "-S", str(home / "socket"), "-f", str(config)]
    try:
        with Terminal(
            [*tmux, "new-session", command], env=environment(home, SHELL="/bin/sh"), cwd=home
        ) as terminal:
            yield terminal, lambda: _output([*tmux, "capture-pane", "-p", "-S", "-", "-E", "-"])
    finally:
        subprocess.run([*tmux, "kill-server"], check=False, capture_output=True)


@contextmanager
def in_screen(
    home: Path, command: str, *, bare: bool = False
) -> Iterator[tuple[Terminal, Callable[[], str]]]:
    """A command in GNU screen, which has neither a second screen nor a line of its own anyway."""
    config, dump = home / "screenrc", home / "dump"
    config.write_text("zombie kr\nstartup_message off\n")
    folder = home / "sockets"
    folder.mkdir(mode=0o700)
    env = environment(home, SHELL="/bin/sh", SCREENDIR=str(folder))

    def read() -> str:
        dump.unlink(missing_ok=True)
        told = ["screen", "-S", "smile", "-X", "hardcopy", "-h", str(dump)]
        subprocess.run(told, check=True, env=env)
        until = time.monotonic() + PATIENCE
        while not (dump.exists() and dump.stat().st_size) and time.monotonic() < until:
            time.sleep(0.01)
        return dump.read_text(encoding="utf-8", errors="replace")

    command = f"screen -c {config} -S smile -U {command}"
    try:
        with Terminal(["sh", "-c", f"exec {command}"], env=env, cwd=home) as terminal:
            yield terminal, read
    finally:
        subprocess.run(["screen", "-S", "smile", "-X", "quit"], check=False, env=env)


def _output(command: list[str]) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


each_multiplexer = pytest.mark.parametrize(
    "inside",
    [
        pytest.param(
            inside,
            id=name,
            marks=pytest.mark.skipif(shutil.which(name) is None, reason=f"no {name} here"),
        )
        for name, inside in (("tmux", in_tmux), ("screen", in_screen))
    ],
)
