"""The prompt: what is asked of whoever must decide, or what the selection would do."""

from __future__ import annotations

from smilegames.tui.drawing.advice import Line, draw_advice
from smilegames.tui.drawing.grid import Area
from smilegames.tui.widgets.zone import Zone


class Prompt(Zone[tuple[Line, ...]]):
    """Sentences, the most important first, each whole or not at all."""

    def draw(self, area: Area, data: tuple[Line, ...]) -> None:
        draw_advice(area, data)
