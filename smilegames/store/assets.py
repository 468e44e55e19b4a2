"""Finds what is shipped beside the code: in an installed package, or in a checkout."""

from __future__ import annotations

from pathlib import Path

import smilegames

_PACKAGE = Path(smilegames.__file__).resolve().parent


def assets_folder() -> Path:
    """Return the folder of decks, rulebooks and catalogues."""
    installed = _PACKAGE / "assets"
    return installed if installed.is_dir() else _PACKAGE.parent / "assets"


def asset(*parts: str) -> Path:
    """Return the path of a shipped file, which need not exist."""
    return assets_folder().joinpath(*parts)
