"""A line of the report: something measured, what it is held against, and what it may be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median, quantiles


@dataclass(frozen=True, slots=True)
class Anchor:
    """What a measurement is divided by: `T`, a minimal Textual app, or `H`, OpenSpiel's hearts."""

    name: str
    value: float
    """In the unit of the measurement."""


@dataclass(frozen=True, slots=True)
class Row:
    """Something measured. Budgets are multiples of the anchor where there is one."""

    what: str
    value: float
    unit: str
    anchor: Anchor | None = None
    budget: float | None = None
    """None: measured for information."""
    stretch: float | None = None
    more_is_better: bool = False

    @property
    def held(self) -> float:
        """What is held against the budget: the ratio to the anchor, or the value itself."""
        return self.value / self.anchor.value if self.anchor else self.value

    @property
    def verdict(self) -> str:
        """`stretch`, `yes`, `NO`, or nothing where there is no budget."""
        if self.budget is None:
            return ""
        if self.stretch is not None and self._meets(self.stretch):
            return "stretch"
        return "yes" if self._meets(self.budget) else "NO"

    def _meets(self, bound: float) -> bool:
        return self.held >= bound if self.more_is_better else self.held <= bound


@dataclass(frozen=True, slots=True)
class Note:
    """Something that could not be measured, and why."""

    what: str
    why: str


Family = Callable[[], Iterator[Row | Note]]
"""Measures some things that belong together, yielding each when it is known."""

HEADING = (
    f"{'what':48} {'measured':>14} {'anchor':>16} {'ratio':>7} {'budget':>9} {'stretch':>9}  kept"
)


def line(row: Row | Note) -> str:
    """Return a row as a line of the report."""
    if isinstance(row, Note):
        return f"{row.what:48} {row.why}"
    anchor, ratio = row.anchor, f"{row.held:.2f}" if row.anchor else ""
    return (
        f"{row.what:48} {amount(row.value, row.unit):>14} "
        f"{f'{anchor.name} {amount(anchor.value, row.unit)}' if anchor else '':>16} {ratio:>7} "
        f"{_bound(row, row.budget):>9} {_bound(row, row.stretch):>9}  {row.verdict}"
    ).rstrip()


def _bound(row: Row, bound: float | None) -> str:
    if bound is None:
        return ""
    text = f"{bound:g}" if row.anchor else f"{bound:,.0f}"
    return f"{'≥' if row.more_is_better else '≤'} {text}"


def amount(value: float, unit: str) -> str:
    """Return a measured value with its unit, three digits or whole numbers."""
    if unit == "/s":
        return f"{value / 1e6:.2f} M/s"
    return f"{value:,.0f} {unit}" if value >= 100 or value == int(value) else f"{value:.3g} {unit}"


def middle(values: Sequence[float]) -> float:
    """Return the median, which one slow run does not move."""
    return median(values)


def lower(values: Sequence[float]) -> float:
    """Return the lower quartile of times: what else the machine does only ever adds to them."""
    return quantiles(values, n=4)[0]
