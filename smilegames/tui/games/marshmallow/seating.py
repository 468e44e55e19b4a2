"""A seat's line: tricks as boxes, points as marshmallows, and what going out would score."""

from __future__ import annotations

from smilegames.games.marshmallow.scoring import marshmallows
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import table as said
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.ink import DIM, TEXT, Ink, Tone
from smilegames.tui.games.marshmallow.marshmallows import boxes, heap
from smilegames.tui.widgets.seats import Fact, SeatLine

BOXES_AT, COUNT_AT, HEAP_AT, POINTS_END, STATUS_AT = 17, 24, 33, 56, 59
"""Columns of 80."""


def seat_line(speaker: Speaker, view: View, seat: int, *, acts: bool, glyphs: Glyphs) -> SeatLine:
    """Return what everybody may know of a seat (MT-17, MT-18, MT-20)."""
    say, tricks = speaker.words, view.tricks[seat]
    out = view.out_for[seat] is not None
    close = not out and tricks == view.needed - 1
    count = say(said.TRICKS_OF_NEEDED, tricks=tricks, needed=view.needed)
    points = say(said.POINTS, n=view.scores[seat])
    status = said.standing(speaker, view, seat, glyphs.dot)
    voids = view.voids[seat]
    return SeatLine(
        name=speaker.name(seat),
        acts=acts,
        away=out,
        facts=(
            Fact(BOXES_AT, boxes(tricks, view.needed, glyphs), DIM if out else Ink(Tone.ORANGE)),
            Fact(COUNT_AT, count, DIM),
            Fact(HEAP_AT, heap(*marshmallows(view.scores[seat]), glyphs), Ink(Tone.WHITE)),
            Fact(POINTS_END, points, ends=True),
            Fact(STATUS_AT, status, TEXT if close else DIM),
        ),
        below=(Fact(BOXES_AT, said.lacks(speaker, voids), DIM),) if voids else (),
    )
