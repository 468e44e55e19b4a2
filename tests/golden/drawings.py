"""Drawn tables as texts that people can read in a difference: `tests/golden/tables/<name>.txt`.

`REDRAW=1 pytest ...` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "tables"


def agree(name: str, drawn: str) -> None:
    """Assert that a table is drawn as it was when somebody last looked at it."""
    path = FOLDER / f"{name}.txt"
    drawn = drawn.rstrip("\n")
    if os.environ.get("REDRAW"):
        path.write_text(f"{drawn}\n", encoding="utf-8")
    assert path.is_file(), f"nobody has drawn {name} yet: REDRAW=1"
    assert drawn.splitlines() == path.read_text(encoding="utf-8").splitlines()
