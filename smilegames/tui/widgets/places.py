"""Containers that say where other widgets lie: they draw nothing and are asked for nothing."""

from __future__ import annotations

from textual.containers import Horizontal, Vertical


class Row(Horizontal):
    """Lays its widgets side by side."""

    BLANK = True


class Column(Vertical):
    """Lays its widgets one below the other."""

    BLANK = True
