"""The moment when two creatures of one colour bump heads (SM-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from smilegames.core.events import Event
from smilegames.games.smile.cards import Deck
from smilegames.games.smile.events import PairLeft
from smilegames.tui.drawing.card import AT_REST, CardFace, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD
from smilegames.tui.games.smile.faces import face_of
from smilegames.tui.games.smile.row import shape_of
from smilegames.tui.widgets.zone import Zone


class Pair(NamedTuple):
    """Two cards that leave together."""

    kept: CardFace
    taken: CardFace


class Bump(Zone[Pair]):
    """Both cards side by side, stars between their heads."""

    def draw(self, area: Area, data: Pair) -> None:
        shape = shape_of(area, 3)
        gap = 5
        left = (area.width - 2 * shape.width - gap) // 2
        top = max(0, (area.height - shape.height - 1) // 2)
        for at, face in enumerate(data):
            x = left + at * (shape.width + gap)
            draw_card(area.part(x, top, shape.width, shape.height), face, AT_REST, self.glyphs)
        star = self.glyphs.star
        between = area.part(left + shape.width, top, gap, shape.height)
        for y, stars in enumerate((star, f"{star} {star}", star), shape.height // 3):
            between.put_centre(y, stars, BOLD)


def bump_of(deck: Deck, events: Sequence[Event], glyphs: Glyphs) -> Pair | None:
    """Return the pair that a decision has driven away, or None."""
    left = next((event for event in events if isinstance(event, PairLeft)), None)
    if left is None:
        return None
    return Pair(face_of(deck, left.kept, glyphs), face_of(deck, left.taken, glyphs))
