"""A seat's line: who deals, and how many cards the hand holds."""

from __future__ import annotations

from smilegames.games.smile_money.state import IN_HAND
from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile_money import table as said
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.ink import DIM
from smilegames.tui.widgets.seats import Fact, SeatLine

COLUMNS = 36
"""Columns that the facts are placed for: the piles stand beside the seats."""
DEALER_AT, HAND_AT = 17, 26


def seat_line(speaker: Speaker, view: View, seat: int, *, acts: bool, glyphs: Glyphs) -> SeatLine:
    """Return what everybody may know of a seat."""
    cards = view.hand_sizes[seat]
    dealer = (Fact(DEALER_AT, speaker.words(said.DEALER), DIM),) if seat == view.dealer else ()
    return SeatLine(
        name=speaker.name(seat),
        acts=acts,
        facts=(
            *dealer,
            Fact(HAND_AT, glyphs.full * cards + glyphs.empty * (IN_HAND - cards)),
        ),
    )
