"""The last reckoning: Round cards and Reward tokens are turned over one by one and counted up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from smilegames.games.smileyface.scoring import merit
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import boards as said
from smilegames.tui.drawing.card import CardFace, CardLook, draw_back, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, Ink, Tone
from smilegames.tui.games.smileyface.display_cards import COME_SIGN
from smilegames.tui.games.smileyface.emotions import token_sign

_CHIPS_AT, _TOTAL_COLUMNS = 16, 14
_CARD_ROWS, _CARD_COLUMNS, _CHIP_COLUMNS = 3, 6, 4
_LEAST = 3
"""Cards that every line has room for."""


class Turned(NamedTuple):
    """A Round card or a Reward token."""

    seat: int
    round: int
    """The number of the Round card; 0 for a token."""
    points: int


@dataclass(frozen=True)
class Reckoning:
    """Everything that was won, the first `upto` of it turned over; all of it at the end."""

    speaker: Speaker
    names: tuple[str, ...]
    won: tuple[Turned, ...]
    """In the order in which it is turned over."""
    upto: int
    merits: tuple[tuple[int, int, int], ...] = ()
    """By seat, what ranks the players; empty until the end."""

    @property
    def line(self) -> str:
        if self.merits:
            return said.final(self.speaker, self.merits)
        seat, number, points = self.won[self.upto - 1]
        if number:
            return said.turned_card(self.speaker, seat, number)
        return said.turned_token(self.speaker, seat, points)

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        seats = len(self.names)
        pitch = next(rows for rows in (_CARD_ROWS, 2, 1) if 4 + rows * seats <= area.height)
        top = max(0, (area.height - 4 - pitch * seats) // 2)
        area.put_centre(top, self.speaker.words(said.RECKONING), BOLD)
        width = self._width(_CARD_COLUMNS if pitch >= _CARD_ROWS else _CHIP_COLUMNS)
        left = max(0, (area.width - width) // 2)
        for seat in range(seats):
            place = area.part(left, top + 3 + pitch * seat, width, pitch)
            self._draw_seat(place, seat, glyphs)

    def _width(self, card: int) -> int:
        """Return the columns of a line in which whoever won most has room, for cards so wide."""
        most = max(
            sum(turned.seat == seat for turned in self.won) for seat in range(len(self.names))
        )
        return _CHIPS_AT + max(_LEAST, most) * (card + 1) + _TOTAL_COLUMNS

    def _draw_seat(self, area: Area, seat: int, glyphs: Glyphs) -> None:
        line = area.part(0, int(area.height >= _CARD_ROWS))
        wins = bool(self.merits) and self.merits[seat] == max(self.merits)
        line.put(0, 0, glyphs.star if wins else "", BOLD)
        line.put(2, 0, self.names[seat], BOLD if wins else TEXT)
        x, total = _CHIPS_AT, 0
        for at, turned in enumerate(self.won):
            if turned.seat == seat:
                is_up = at < self.upto
                latest = at == self.upto - 1 and not self.merits
                if area.height >= _CARD_ROWS:
                    place = area.part(x, 0, _CARD_COLUMNS, _CARD_ROWS)
                    _draw_card(place, turned, is_up, latest, glyphs)
                    x += _CARD_COLUMNS + 1
                else:
                    x = _draw_chip(line, x, turned, is_up, latest, glyphs) + 1
                total += turned.points if is_up else 0
        points = self.speaker.words(said.POINTS, n=total)
        line.put_right(area.width, 0, points, BOLD if wins or total else DIM)


def _draw_chip(
    line: Area, x: int, turned: Turned, is_up: bool, latest: bool, glyphs: Glyphs
) -> int:
    """Draw a Round card as a square and its points, a token as a diamond; `?` face down."""
    text = f" {_sign(turned, glyphs)}{turned.points if is_up else '?'} "
    ink = Ink(_tone(turned), Tone.CARD, bold=latest, reverse=latest) if is_up else Ink(Tone.DIM)
    return line.put(x, 0, text, ink)


def _draw_card(area: Area, turned: Turned, is_up: bool, latest: bool, glyphs: Glyphs) -> None:
    """Draw a small card or its back; the one turned over last has its sign on the edge."""
    if not is_up:
        draw_back(area, glyphs)
        area.put_centre(1, _sign(turned, glyphs), Ink(_tone(turned)))
        return
    face = CardFace(_sign(turned, glyphs), str(turned.points), _tone(turned))
    draw_card(area, face, CardLook(tag=COME_SIGN if latest else ""), glyphs)


def _sign(turned: Turned, glyphs: Glyphs) -> str:
    return glyphs.full if turned.round else token_sign(glyphs)


def _tone(turned: Turned) -> Tone:
    return Tone.WHITE if turned.round else Tone.ORANGE


def reckoning_of(speaker: Speaker, view: View) -> Sequence[Reckoning]:
    """Return the steps of the last reckoning: Round cards as they were won, then the tokens."""
    cards = speaker.rules.deck.round_cards
    won = [
        Turned(result.winner, number, cards[number - 1])
        for number, result in enumerate(view.results, 1)
        if result.winner is not None
    ]
    tokens = [values or () for values in view.rewards]
    won += [Turned(seat, 0, value) for seat, values in enumerate(tokens) for value in values]
    merits = tuple(
        merit(view.won[seat], values, speaker.rules.deck) for seat, values in enumerate(tokens)
    )
    names, turned = tuple(speaker.names), tuple(won)
    steps = [Reckoning(speaker, names, turned, upto) for upto in range(1, len(won) + 1)]
    return [*steps, Reckoning(speaker, names, turned, len(won), merits)]
