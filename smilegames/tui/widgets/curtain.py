"""The curtain over the whole screen: it names the next player and shows nothing secret."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.tui.drawing.curtain import draw_curtain
from smilegames.tui.drawing.grid import Area
from smilegames.tui.widgets.zone import Zone


@dataclass(frozen=True, slots=True)
class Curtained:
    """What stands on the curtain."""

    lead: str
    name: str
    """The only player who lifts it."""
    key: str
    does: str
    notes: tuple[str, ...] = ()


class Curtain(Zone[Curtained]):
    """A dark window with a few fireflies, a name, one key."""

    def draw(self, area: Area, data: Curtained) -> None:
        draw_curtain(
            area,
            lead=data.lead,
            name=data.name,
            key=data.key,
            does=data.does,
            notes=data.notes,
            glyphs=self.glyphs,
        )
