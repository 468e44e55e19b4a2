"""How many colours a terminal has."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

_ALL_COLOURS = frozenset({"alacritty", "contour", "direct", "foot", "ghostty", "kitty", "wezterm"})
"""Terminals that show every colour, by a part of what they call themselves in TERM."""


class Depth(Enum):
    """How many colours may be sent; the value is Rich's name for it."""

    NONE = "none"
    SIXTEEN = "standard"
    PALETTE = "256"
    TRUE = "truecolor"


def detect(environ: Mapping[str, str]) -> Depth:
    """Return how many colours a terminal has, by the environment it gives to programs."""
    term = environ.get("TERM", "")
    names = set(term.replace(".", "-").split("-"))
    if environ.get("NO_COLOR") or term.startswith("vt"):
        return Depth.NONE
    if term == "linux":
        # It takes the codes of all colours and shows sixteen, which it picks badly.
        return Depth.SIXTEEN
    trusted = not _is_screen(environ) and environ.get("COLORTERM") in ("truecolor", "24bit")
    if trusted or not (_is_screen(environ) or _ALL_COLOURS.isdisjoint(names)):
        return Depth.TRUE
    return Depth.PALETTE if "256color" in names else Depth.SIXTEEN


def _is_screen(environ: Mapping[str, str]) -> bool:
    """Tell whether this is GNU screen, where COLORTERM is what some terminal outside said."""
    return "STY" in environ or (
        environ.get("TERM", "").startswith("screen") and "TMUX" not in environ
    )
