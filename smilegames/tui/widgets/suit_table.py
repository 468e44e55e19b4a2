"""A table of suits as a zone: as high as its players need, higher where others leave it room."""

from __future__ import annotations

from typing import Any

from textual.geometry import Size

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.suit_table import (
    PICTURE_ROWS,
    Suits,
    draw_suit_table,
    is_tall,
    rows_of,
)
from smilegames.tui.widgets.zone import Zone


class SuitTable(Zone[Suits]):
    """Draws the table and a rule under it. `others` are the rows that the table's other zones need.

    Where more are free, players stand apart and suits have their pictures above.
    """

    def __init__(
        self, glyphs: Glyphs, players: int, suits: int, others: int, **widget: Any
    ) -> None:
        super().__init__(glyphs, **widget)
        self._players = players
        self._suits = suits
        self._others = others

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the rows of the table and one for the rule."""
        free = container.height - self._others - 1
        apart = 2 if free >= rows_of(self._players, 2) else 1
        rows = rows_of(self._players, apart)
        tall = apart == 2 and free >= rows + PICTURE_ROWS and is_tall(width, self._suits)
        return rows + PICTURE_ROWS * tall + 1

    def draw(self, area: Area, data: Suits) -> None:
        draw_suit_table(area.part(0, 0, None, area.height - 1), data, self.glyphs)
        area.rule(area.height - 1, self.glyphs.rule)
