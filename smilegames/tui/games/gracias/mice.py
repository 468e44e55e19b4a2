"""The two mice in words: who calls the kinds at the session's end, and who went first (GR-12)."""

from __future__ import annotations

from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import table as said
from smilegames.tui.drawing.advice import fitting
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import DIM
from smilegames.tui.games.gracias.areas import mice
from smilegames.tui.widgets.zone import Zone

GAP = "   "


class Mice(Zone[tuple[str, ...]]):
    """A line in the middle, in as many words as fit."""

    def draw(self, area: Area, data: tuple[str, ...]) -> None:
        area.put_centre(0, fitting(data, area.width - 2), DIM)


def mice_of(speaker: Speaker, view: View) -> tuple[str, ...]:
    """Return who holds which mouse, at length and briefly."""
    large, small = mice(large=True, small=False), mice(large=False, small=True)
    return tuple(
        GAP.join(
            (
                speaker.words(calls, sign=large, name=speaker.name(view.large)),
                speaker.words(begins, sign=small, name=speaker.name(view.small)),
            )
        )
        for calls, begins in (
            (said.LARGE_MOUSE, said.SMALL_MOUSE),
            (said.LARGE_MOUSE_BRIEFLY, said.SMALL_MOUSE_BRIEFLY),
        )
    )
