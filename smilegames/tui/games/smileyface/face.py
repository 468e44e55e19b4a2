"""The face of SmileyFace on the shelf."""

from __future__ import annotations

from smilegames.tui.drawing.faces import Face, Features
from smilegames.tui.drawing.ink import Tone

FACE = Face(
    Tone.RED,
    Features(("°", "°"), "o", "( o )"),
    Features(("o", "o"), "O", "( O )"),
)
