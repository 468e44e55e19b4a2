"""The face of Smile on the shelf."""

from __future__ import annotations

from smilegames.tui.drawing.faces import Face, Features
from smilegames.tui.drawing.ink import Tone

FACE = Face(
    Tone.YELLOW,
    Features(("^", "^"), "‿", "╰───╯"),
    Features(("^", "^"), "_", "\\___/"),
)
