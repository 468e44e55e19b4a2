"""Where tables are found: their folders, their codes and their sockets.

A folder of one's own is closed to everybody else; one that the config names is a group's.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import socket
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from smilegames.core.errors import Fault
from smilegames.store.config import load
from smilegames.store.errors import Unusable, unusable_file
from smilegames.store.paths import APP, make_private

SUFFIX = ".sock"
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""None that is taken for a digit or for another when it is read aloud."""
_CODE = re.compile(f"[{_LETTERS}]{{4}}")
_TRIES = 50
_BACKLOG = 128


class Folder(NamedTuple):
    """A folder of tables."""

    path: Path
    shared: bool = False
    """True where it belongs to a group of accounts."""


class Door(NamedTuple):
    """Where a table is reached: its folder, its code and the socket that it listens at."""

    folder: Folder
    code: str
    socket: socket.socket

    @property
    def path(self) -> Path:
        """The socket's file."""
        return self.folder.path / f"{self.code}{SUFFIX}"

    def close(self) -> None:
        """Listen no more; its file goes."""
        self.socket.close()
        with contextlib.suppress(OSError):
            self.path.unlink()


def tidy_code(text: str) -> str:
    """Return a code as it is spelled, however it was typed. Raises Unusable: `table_code`."""
    code = text.strip().upper()
    if not _CODE.fullmatch(code):
        raise Unusable([Fault("", "table_code", {"code": text})])
    return code


def own_folders() -> list[Folder]:
    """Return where tables of this account lie, the usual place first; they need not exist.

    The runtime folder goes when its owner has logged out everywhere, and is not there for every
    kind of login: then the folder of what is kept takes its place.
    """
    from platformdirs import user_state_path

    folders = [Folder(user_state_path(APP, appauthor=False) / "tables")]
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if runtime and os.path.isdir(runtime) and os.access(runtime, os.W_OK):
        folders.insert(0, Folder(Path(runtime) / APP))
    return folders


def folders() -> list[Folder]:
    """Return all folders to look for tables in; where new ones lie comes first."""
    named = load().tables
    return ([Folder(named, shared=True)] if named else []) + own_folders()


def listen(folder: Folder, code: str | None = None) -> Door:
    """Open a table's socket, under a new code or the one given.

    Raises Unusable where the folder can't be used.
    """
    _make_fit(folder)
    for _ in range(_TRIES):
        name = code or "".join(secrets.choice(_LETTERS) for _ in range(4))
        path = folder.path / f"{name}{SUFFIX}"
        server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        umask = os.umask(0o117 if folder.shared else 0o177)
        try:
            with _short(path) as address:
                server.bind(address)
        except OSError as error:
            server.close()
            if error.errno != errno.EADDRINUSE:
                raise unusable_file(path, error) from error
            if not _is_dead(path):
                continue
            with contextlib.suppress(OSError):
                path.unlink()
        else:
            server.listen(_BACKLOG)
            return Door(folder, name, server)
        finally:
            os.umask(umask)
    raise unusable_file(folder.path, OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE)))


def connect(code: str, seconds: float) -> socket.socket:
    """Reach a table by its code. Raises Unusable.

    Codes besides those of files: `table_unknown`, `table_gone` (its process was killed),
    `table_silent`.
    """
    gone: Path | None = None
    closed: Unusable | None = None
    for folder in folders():
        path = folder.path / f"{code}{SUFFIX}"
        try:
            if not path.exists():
                continue
        except OSError as error:
            # Another folder may have it all the same.
            closed = closed or unusable_file(folder.path, error)
            continue
        try:
            return _reach(path, seconds)
        except ConnectionRefusedError:
            gone = path
            with contextlib.suppress(OSError):
                path.unlink()
        except (TimeoutError, BlockingIOError) as error:
            raise Unusable([Fault("", "table_silent", {"code": code})]) from error
        except OSError as error:
            raise unusable_file(path, error) from error
    if closed is not None and gone is None:
        raise closed
    raise Unusable([Fault("", "table_gone" if gone else "table_unknown", {"code": code})])


def codes() -> list[str]:
    """List the codes of all tables there may be, those of killed processes among them."""
    found: dict[str, None] = {}
    for folder in folders():
        for path in sorted(folder.path.glob(f"*{SUFFIX}")):
            if _CODE.fullmatch(path.stem):
                found[path.stem] = None
    return list(found)


def account_of(connection: socket.socket) -> int:
    """Return the number of the account at the other end of a socket."""
    if hasattr(socket, "SO_PEERCRED"):
        told = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
        return int.from_bytes(told[4:8], sys.byteorder)
    return os.getuid()


def _make_fit(folder: Folder) -> None:
    """Make a folder of one's own, or see that a group's is one. Raises Unusable."""
    if not folder.shared:
        make_private(folder.path)
        return
    try:
        status = folder.path.stat()
    except OSError as error:
        raise unusable_file(folder.path, error) from error
    if not stat.S_ISDIR(status.st_mode):
        raise Unusable([Fault("", "folder_irregular")], folder.path)
    if stat.S_IMODE(status.st_mode) & 0o007:
        raise Unusable([Fault("", "folder_open")], folder.path)
    if not os.access(folder.path, os.W_OK | os.X_OK):
        raise Unusable([Fault("", "folder_not_writable")], folder.path)


def _reach(path: Path, seconds: float) -> socket.socket:
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    connection.settimeout(seconds)
    try:
        with _short(path) as address:
            connection.connect(address)
    except BaseException:
        connection.close()
        raise
    return connection


def _is_dead(path: Path) -> bool:
    """Tell whether nobody listens at a socket any more."""
    try:
        _reach(path, 1.0).close()
    except ConnectionRefusedError:
        return True
    except OSError:
        return False
    return False


@contextlib.contextmanager
def _short(path: Path) -> Iterator[str]:
    """Lend an address of a socket that the system takes: it allows about a hundred bytes."""
    if len(os.fsencode(path)) < 100:
        yield os.fspath(path)
        return
    descriptor = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{descriptor}/{path.name}"
    finally:
        os.close(descriptor)
