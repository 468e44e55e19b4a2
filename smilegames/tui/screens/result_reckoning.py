"""How a side's score came about: line by line, and the cards that scored."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.card import draw_card
from smilegames.tui.drawing.grid import Area, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TEXT, Ink
from smilegames.tui.table.ending import Pile, ScoredCard
from smilegames.tui.widgets.zone import Zone

_SIZES = ((13, 8), (11, 7), (9, 6), (7, 5), (6, 3), (5, 3))
"""Columns and rows of a card, the largest first."""
_TWO_LINES = 5
"""Rows of a card that has room for its letter and its value under one another."""


class Sum(NamedTuple):
    """A line of the reckoning."""

    text: str
    points: str


class Reckoning(NamedTuple):
    """A side's score."""

    title: str
    lines: tuple[Sum, ...]
    piles: tuple[Pile, ...]
    top: int = 0
    """Lines scrolled out above."""


class ReckoningSheet(Zone[Reckoning]):
    """Lines above, cards below, as large as there is room for."""

    beyond = 0
    """Rows of the lines that find no room."""

    def draw(self, area: Area, data: Reckoning) -> None:
        area.put(0, 0, data.title, DIM)
        rows: list[tuple[str, str]] = []
        for line in data.lines:
            first, *rest = wrap(line.text, area.width - 8)
            rows += [(first, line.points), *((f"  {text}", "") for text in rest)]
        below = len(rows) + 2
        least = sum(2 for pile in data.piles)
        room = min(len(rows), max(3, area.height - 2 - least))
        self.beyond = len(rows) - room
        top = min(data.top, self.beyond)
        for y, (text, points) in enumerate(rows[top : top + room], 1):
            area.put(0, y, text, TEXT)
            area.put_right(area.width, y, points, BOLD)
        self._draw_piles(area.part(0, min(below, room + 2)), data.piles)

    def _draw_piles(self, area: Area, piles: tuple[Pile, ...]) -> None:
        """Draw every pile in the largest size in which all of them fit, else as words."""
        printed = max(
            (width_of(_printed(card)) for pile in piles for card in pile.cards), default=0
        )
        for width, height in _SIZES:
            if height < _TWO_LINES and printed > width - 2:
                continue
            a_row = max(1, (area.width + 1) // (width + 1))
            rows = [max(1, -(-len(pile.cards) // a_row)) for pile in piles]
            if sum(1 + count * height for count in rows) + len(piles) - 1 <= area.height:
                y = 0
                for pile, count in zip(piles, rows, strict=True):
                    area.put(0, y, pile.label, DIM)
                    for at, card in enumerate(pile.cards):
                        row, column = divmod(at, a_row)
                        place = area.part(column * (width + 1), y + 1 + row * height, width, height)
                        draw_card(place, card.face, card.look, self.glyphs)
                    y += 2 + count * height
                return
        y = 0
        for pile in piles:
            y = _draw_words(area, y, pile)


def _draw_words(area: Area, y: int, pile: Pile) -> int:
    """Write a pile's cards by letter and value; return the row after it."""
    x = area.put(0, y, pile.label, DIM) + 2
    for card in pile.cards:
        word, ink = _word(card)
        if x + len(word) > area.width:
            y, x = y + 1, 2
        x = area.put(x, y, word, ink) + 1
    return y + 1


def _word(card: ScoredCard) -> tuple[str, Ink]:
    ink = SUNK if card.look.sunk else Ink(card.face.tone, bold=True)
    return f"{card.look.tag}{_printed(card)}", ink


def _printed(card: ScoredCard) -> str:
    return f"{card.face.letter}{card.face.value}"
