"""Writes the golden texts anew: `python -m tests.golden [GAME ...]`."""

from __future__ import annotations

import sys

from tests.golden.retelling import fresh, path_of
from tests.support.tables import default_tables


def main(wanted: list[str]) -> None:
    """Write the texts of the games named, or of all."""
    for table in default_tables():
        if not wanted or table.game_id in wanted:
            path = path_of(table)
            path.parent.mkdir(exist_ok=True)
            path.write_text(fresh(table), encoding="utf-8")
            print(f"{path.relative_to(path.parents[3])}  {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
