"""Which colours and characters this terminal gets."""

from __future__ import annotations

import locale
from collections.abc import Mapping
from dataclasses import dataclass

from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.terminal.colours import Depth, detect


@dataclass(frozen=True, slots=True)
class Look:
    """How everything is drawn."""

    glyphs: Glyphs
    depth: Depth
    """How many colours may be sent."""


def look_for(environ: Mapping[str, str], glyphs: str = "auto") -> Look:
    """Choose by the environment; `glyphs` is "unicode", "ascii" or "auto"."""
    return Look(_glyphs(environ, glyphs), detect(environ))


def _glyphs(environ: Mapping[str, str], wanted: str) -> Glyphs:
    if wanted != "auto":
        return ASCII if wanted == "ascii" else UNICODE
    # The Linux console draws a font of 512 glyphs; most of ours are not among them.
    console = environ.get("TERM", "") == "linux"
    return UNICODE if locale.getencoding().upper() == "UTF-8" and not console else ASCII
