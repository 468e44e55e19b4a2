"""Prints what drawing and thinking cost: `python -m benchmarks [FAMILY ...]`."""

from __future__ import annotations

import sys
from importlib import import_module

from benchmarks.rows import HEADING, Row, line

FAMILIES = ("start", "records", "drawing", "thinking", "sharing", "memory", "idle", "engine")
"""The modules of this package that measure something."""


def main(wanted: list[str]) -> int:
    """Measure the families named, or all, and return 1 when a budget is not kept."""
    if unknown := [name for name in wanted if name not in FAMILIES]:
        print(f"no such family: {', '.join(unknown)}; there are {', '.join(FAMILIES)}")
        return 2
    missed = 0
    print(HEADING)
    for family in wanted or FAMILIES:
        print(f"-- {family}")
        for row in import_module(f"benchmarks.{family}").measure():
            print(line(row), flush=True)
            missed += isinstance(row, Row) and row.verdict == "NO"
    print(f"{missed} budgets not kept" if missed else "every budget kept")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
