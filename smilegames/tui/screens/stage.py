"""A screen that is one zone and paints everything on it by itself."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult

from smilegames.text.words import Words
from smilegames.tui.desk import Desk
from smilegames.tui.drawing.bars import Key
from smilegames.tui.drawing.grid import Area
from smilegames.tui.keys import Hint
from smilegames.tui.look import Look
from smilegames.tui.screens.desk_screen import DeskScreen
from smilegames.tui.widgets.zone import PaintedZone

if TYPE_CHECKING:
    from smilegames.tui.app import SmileApp


class StageScreen(DeskScreen[None]):
    """Paint in `paint`, act in `command`; call `redraw` when something changed."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)

    def compose(self) -> ComposeResult:
        yield PaintedZone(self.desk.glyphs, id="stage")

    def on_mount(self) -> None:
        self.query_one(PaintedZone).data = self.paint

    @property
    def game_app(self) -> SmileApp:
        """The application, typed."""
        return cast("SmileApp", self.app)

    @property
    def words(self) -> Words:
        return self.desk.words

    @property
    def look(self) -> Look:
        return self.game_app.look

    def keys(self, hints: Sequence[Hint]) -> Sequence[Key]:
        return self.desk.footer(hints)

    def printed(self, command: str) -> str:
        return self.desk.printed(command)

    def arrows(self) -> str:
        return self.desk.arrows()

    @abstractmethod
    def paint(self, area: Area) -> None:
        """Draw the whole screen."""

    def redraw(self) -> None:
        for zone in self.query("#stage").results(PaintedZone):
            zone.paint()
