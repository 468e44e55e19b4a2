"""A real SSH server on the loopback address, with the account settings that docs/ssh.md gives."""

from __future__ import annotations

import getpass
import shlex
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.terminal.driver import Terminal
from tests.terminal.program import ROOT, environment

PAGE = ROOT / "docs" / "ssh.md"
SECONDS = 10.0
"""How long the server may take to answer."""


class Server:
    """Where it listens, and how somebody logs in."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._port = port

    def log_in(self, columns: int = 80, lines: int = 24) -> Terminal:
        """Log in from a terminal, as `ssh -t cards@host` does."""
        options = {
            "IdentityFile": self._folder / "key",
            "IdentitiesOnly": "yes",
            "StrictHostKeyChecking": "no",
            "UserKnownHostsFile": "/dev/null",
            "LogLevel": "ERROR",
        }
        given = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
        command = ["ssh", "-tt", "-p", str(self._port), *given, f"{getpass.getuser()}@127.0.0.1"]
        # No locale and no folders of ours: the account has its own.
        outside = {"PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "HOME": str(self._folder)}
        return Terminal(command, env=outside, columns=columns, lines=lines)


def settings_of_page() -> list[str]:
    """Return the lines that the page tells a host to write, for the account of this test."""
    lines = PAGE.read_text(encoding="utf-8").split("```\n")[1].splitlines()
    assert lines[0] == "Match User cards"
    assert len(lines) == 5
    return [f"Match User {getpass.getuser()}", *lines[1:]]


@contextmanager
def server(folder: Path, home: Path) -> Iterator[Server]:
    """Serve an account whose files lie in `home` until the end of the block."""
    folder.mkdir(mode=0o700)
    for key in ("host", "key"):
        made = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / key)]
        subprocess.run(made, check=True)
    (folder / "authorized").write_bytes((folder / "key.pub").read_bytes())
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    path = folder / "bin"
    path.mkdir()
    program = path / "smilegames"
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m smilegames "$@"\n')
    program.chmod(0o755)
    surroundings = environment(home, PATH=f"{path}:/usr/bin:/bin")
    surroundings.pop("TERM")
    config = [
        f"Port {port}",
        "ListenAddress 127.0.0.1",
        f"HostKey {folder / 'host'}",
        f"PidFile {folder / 'pid'}",
        f"AuthorizedKeysFile {folder / 'authorized'}",
        "StrictModes no",
        "UsePAM no",
        "PermitRootLogin prohibit-password",
        "SetEnv " + " ".join(shlex.quote(f"{name}={it}") for name, it in surroundings.items()),
        *settings_of_page(),
    ]
    (folder / "config").write_text("\n".join([*config, ""]))
    Path("/run/sshd").mkdir(exist_ok=True)
    serving = subprocess.Popen(
        ["/usr/sbin/sshd", "-D", "-e", "-f", str(folder / "config")],
        stderr=(folder / "log").open("w"),
    )
    try:
        _wait_for(port)
        yield Server(folder, port)
    finally:
        serving.terminate()
        serving.wait()


def _wait_for(port: int) -> None:
    until = time.monotonic() + SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.05)
        else:
            return
