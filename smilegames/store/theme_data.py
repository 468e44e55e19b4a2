"""What a theme is, once it has been read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

TONES = (
    *("text", "dim", "sunk", "you"),
    *("ground", "panel", "card", "lit", "rule"),
    *("yellow", "white", "red", "blue", "green", "purple", "pink", "orange", "grey", "sky"),
)
"""What a theme has colours for."""


@dataclass(frozen=True, slots=True)
class ThemeData:
    """A theme, read."""

    id: str
    """Its file's name without the ending, which is what the setting holds."""
    name: str
    """What people call it."""
    dark: bool
    """Whether its ground is dark."""
    colours: Mapping[str, str]
    """By tone, all of TONES: `#rrggbb` in small letters, or `ansi_*` for one of the terminal's."""
