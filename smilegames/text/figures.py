"""Figures as they are written: averages with their tenths, and a sign where there is none."""

from __future__ import annotations

NONE = "–"
"""Where there is no figure."""


def figure(value: float | None) -> str:
    """Write a whole number as it is, any other with one digit after the point."""
    if value is None:
        return NONE
    return str(value) if isinstance(value, int) else f"{value:.1f}"
