"""Which colours and characters this terminal gets."""

from __future__ import annotations

import locale
from collections.abc import Mapping
from dataclasses import dataclass

from smilegames.tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from smilegames.tui.drawing.ink import NIGHT, PLAIN, SIXTEEN, Palette
from smilegames.tui.terminal.colours import Depth, detect

_PALETTES = {Depth.NONE: PLAIN, Depth.SIXTEEN: SIXTEEN, Depth.PALETTE: NIGHT, Depth.TRUE: NIGHT}


@dataclass(frozen=True, slots=True)
class Look:
    """How everything is drawn."""

    palette: Palette
    glyphs: Glyphs
    depth: Depth = Depth.TRUE

    @property
    def native_colours(self) -> bool:
        """True where only the terminal's own colours, or none, may be sent."""
        return self.palette is not NIGHT


def look_for(environ: Mapping[str, str], glyphs: str = "auto") -> Look:
    """Choose by the environment; `glyphs` is "unicode", "ascii" or "auto"."""
    depth = detect(environ)
    return Look(_PALETTES[depth], _glyphs(environ, glyphs), depth)


def _glyphs(environ: Mapping[str, str], wanted: str) -> Glyphs:
    if wanted != "auto":
        return ASCII if wanted == "ascii" else UNICODE
    # The Linux console draws a font of 512 glyphs; most of ours are not among them.
    console = environ.get("TERM", "") == "linux"
    return UNICODE if locale.getencoding().upper() == "UTF-8" and not console else ASCII
