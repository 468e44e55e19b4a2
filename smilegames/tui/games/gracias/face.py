"""The face of Gracias on the shelf."""

from __future__ import annotations

from smilegames.tui.drawing.faces import Face, Features
from smilegames.tui.drawing.ink import Tone

FACE = Face(
    Tone.PURPLE,
    Features(("˘", "˘"), "‿", "╰───╯"),
    Features(("u", "u"), "_", "\\___/"),
)
