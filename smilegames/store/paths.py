"""Where files live: the folders of records and of settings, private to their owner."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from smilegames.core.errors import Fault
from smilegames.store.errors import Unusable, unusable_file

APP = "smilegames"
PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600


def data_folder() -> Path:
    """Return the folder of all that is kept of matches. It need not exist yet."""
    from platformdirs import user_data_path

    return user_data_path(APP, appauthor=False)


def records_folder() -> Path:
    """Return the folder of records, finished or not. It need not exist yet."""
    return data_folder() / "records"


def config_folder() -> Path:
    """Return the folder of `config.toml` and of the owner's decks. It need not exist yet."""
    from platformdirs import user_config_path

    return user_config_path(APP, appauthor=False)


def folder_problem(folder: Path) -> Unusable | None:
    """Return why a folder can't be written to, or can't be made, or None. Makes nothing."""
    there = folder
    while not os.path.lexists(there) and there != there.parent:
        there = there.parent
    if not os.path.isdir(there):
        return Unusable([Fault("", "folder_irregular")], there)
    if not os.access(there, os.W_OK | os.X_OK):
        return Unusable([Fault("", "folder_not_writable")], there)
    return None


def make_folder(folder: Path) -> Path:
    """Make a folder, and those above it that are missing, for their owner alone; return it.

    Raises Unusable where that can't be done or the folder can't be written to.
    """
    problem = folder_problem(folder)
    if problem is not None:
        raise problem
    try:
        _make(folder)
    except OSError as error:
        raise unusable_file(folder, error) from error
    return folder


def make_private(folder: Path) -> Path:
    """Make a folder likewise, and close one that is there to everybody but its owner."""
    make_folder(folder)
    try:
        if stat.S_IMODE(folder.stat().st_mode) & 0o077:
            folder.chmod(PRIVATE_FOLDER)
    except OSError as error:
        raise unusable_file(folder, error) from error
    return folder


def _make(folder: Path) -> None:
    if folder.is_dir():
        return
    if folder.parent != folder:
        _make(folder.parent)
    folder.mkdir(PRIVATE_FOLDER, exist_ok=True)
