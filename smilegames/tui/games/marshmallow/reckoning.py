"""Where the points of a going-out come from: the tricks in front of the others (MT-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from smilegames.games.marshmallow.events import WentOut
from smilegames.games.marshmallow.scoring import marshmallows
from smilegames.text.game_text import Speaker
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, Ink, Tone
from smilegames.tui.games.marshmallow.marshmallows import boxes, heap

BOXES_AT = 14


class Share(NamedTuple):
    """What one of the others adds."""

    name: str
    tricks: int


def shares_of(speaker: Speaker, out: WentOut) -> tuple[Share, ...]:
    """Return the others clockwise from whoever went out."""
    seats = len(out.tricks)
    around = [(out.seat + step) % seats for step in range(1, seats)]
    return tuple(Share(speaker.name(seat), out.tricks[seat]) for seat in around)


def draw_reckoning(
    area: Area,
    shares: Sequence[Share],
    scores: str,
    points: int,
    totals: tuple[int, int],
    glyphs: Glyphs,
) -> None:
    """Draw the tricks of each as boxes, their sum, and the marshmallows before and after."""
    top = max(0, (area.height - len(shares) - 3) // 2)
    for y, share in enumerate(shares, top):
        ink = TEXT if share.tricks else DIM
        area.put(0, y, share.name, ink)
        area.put(BOXES_AT, y, boxes(share.tricks, share.tricks, glyphs), Ink(Tone.ORANGE))
        area.put_right(area.width, y, str(share.tricks), ink)
    y = top + len(shares)
    area.put(0, y, glyphs.rule * area.width, Ink(Tone.RULE))
    area.put(0, y + 1, scores, BOLD)
    area.put_right(area.width, y + 1, f"+{points}", BOLD)
    before, after = (heap(*marshmallows(total), glyphs) for total in totals)
    x = area.put(0, y + 2, f"{before} {glyphs.onward} ", DIM) if before else 0
    area.put(x, y + 2, after, Ink(Tone.WHITE, bold=True))
    area.put_right(area.width, y + 2, f"{totals[0]} {glyphs.onward} {totals[1]}", BOLD)
