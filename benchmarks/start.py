"""What opening the program costs."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.rows import Anchor, Row, middle
from benchmarks.windows import minimal, shelf, shown_after

RUNS = 7


def measure() -> Iterator[Row]:
    """Measure the home screen's first frame against T's, in turns."""
    ours, theirs = [], []
    for _ in range(RUNS):
        with minimal() as terminal:
            theirs.append(shown_after(terminal, "line 9") * 1000)
        with shelf() as terminal:
            last = terminal.shown()[-1].split("  ")[0].strip()
            ours.append(shown_after(terminal, last) * 1000)
    anchor = Anchor("T", middle(theirs))
    yield Row("home screen: first frame", middle(ours), "ms", anchor, 1.25, 1.1)
