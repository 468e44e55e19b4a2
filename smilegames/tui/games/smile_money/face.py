"""The face of Smile & Money on the shelf."""

from __future__ import annotations

from smilegames.tui.drawing.faces import Face, Features
from smilegames.tui.drawing.ink import Tone

FACE = Face(
    Tone.GREEN,
    Features(("$", "$"), "‿", "╰─$─╯"),
    Features(("$", "$"), "_", "\\_$_/"),
)
