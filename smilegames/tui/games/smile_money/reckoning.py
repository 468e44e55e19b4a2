"""The ledger of the last reckoning, turned over pile by pile and added up before everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from smilegames.games.smile_money.kinds import BOMB, COLOURS
from smilegames.games.smile_money.scoring import MAJORITY, SMILE, WHOLE_COLOUR
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile_money import table as said
from smilegames.text.games.smile_money.sentences import COLOURS as COLOUR_NAMES
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, Ink, Tone
from smilegames.tui.games.smile_money.faces import TONES, face
from smilegames.tui.games.smile_money.ledger import Column
from smilegames.tui.widgets.board import Moment

LABELS = 18
"""Columns of the labels at the left."""
WIDEST = 30
"""Columns of a pile at the most."""
NAME_AT, COLOURS_AT = 2, 4
"""Rows."""


class _Rows(NamedTuple):
    """Where the rows below the names stand."""

    apart: int
    """From a colour to the next."""
    coins: int
    """The coins; the Smiles are below them, and below those what the colours are worth."""
    total: int

    @property
    def most(self) -> int:
        """The first of the two rows of the challenge."""
        return self.coins + 2


def _rows(challenge: bool, height: int) -> _Rows:
    """Return the rows for an area so high: with air between the colours where there is room."""
    for apart in (2, 1):
        coins = COLOURS_AT + apart * (len(COLOURS) + 1) + 1
        rows = _Rows(apart, coins, coins + (5 if challenge else 3))
        if rows.total < height:
            break
    return rows


@dataclass(frozen=True)
class Reckoning(Moment):
    """So many piles lie open, from the left; then the colours and the totals are told."""

    speaker: Speaker
    columns: tuple[Column, ...]
    turned: int
    colours: bool = False
    """What most and all of a colour are worth is told (MO-40)."""
    total: bool = False

    @property
    def line(self) -> str:
        speaker, say = self.speaker, self.speaker.words
        if self.total:
            return said.winning(speaker, {column.owner: column.points for column in self.columns})
        if self.colours:
            return say(said.MAJORITIES, most=MAJORITY, whole=WHOLE_COLOUR)
        column = self.columns[self.turned - 1]
        pile = said.pile(speaker, column.owner)
        line = say(said.TURNED_OVER, n=column.worth, pile=pile)
        if column.smiles:
            more = say(said.AND_SMILES, n=column.smiles, points=column.smile_points)
            line = f"{line} {more}"
        return line

    def draw(self, area: Area, glyphs: Glyphs) -> None:
        width = min(WIDEST, (area.width - LABELS - 2) // len(self.columns))
        left = (area.width - LABELS - width * len(self.columns)) // 2
        rows = _rows(self.speaker.rules.colour_challenge, area.height)
        top = max(0, (area.height - rows.total - 1) // 2)
        board = area.part(left, top, LABELS + width * len(self.columns))
        board.put_centre(0, self.speaker.words(said.RECKONING), BOLD)
        self._draw_labels(board.part(0, 0, LABELS), rows, glyphs)
        for at, column in enumerate(self.columns):
            part = board.part(LABELS + at * width, 0, width - 2)
            if at < self.turned:
                self._draw_column(part, column, rows, glyphs)
            else:
                self._draw_face_down(part, column, rows, glyphs)
        for y in (rows.coins - 1, rows.total - 1):
            board.rule(y, glyphs.rule)

    def _draw_labels(self, area: Area, rows: _Rows, glyphs: Glyphs) -> None:
        say = self.speaker.words
        for place, colour in enumerate(COLOURS):
            y = COLOURS_AT + rows.apart * place
            eyes = face(colour.letter, 1, glyphs, rows=1)[0]
            ink = Ink(TONES[colour.letter])
            area.put(0, y, f"{colour.letter} {eyes} {say(COLOUR_NAMES[colour.name])}", ink)
        eyes = face(BOMB, 1, glyphs, rows=1)[0]
        bombs = COLOURS_AT + rows.apart * len(COLOURS)
        area.put(0, bombs, f"{BOMB} {eyes} {say(said.ROW_BOMBS)}", Ink(TONES[BOMB]))
        labels = [(rows.coins, said.ROW_COINS), (rows.coins + 1, said.ROW_SMILES)]
        if self.speaker.rules.colour_challenge:
            labels += [(rows.most, said.ROW_MOST), (rows.most + 1, said.ROW_ALL)]
        for y, label in labels:
            area.put(0, y, say(label), DIM)
        area.put(0, rows.total, say(said.ROW_POINTS), BOLD if self.total else DIM)

    def _draw_column(self, area: Area, column: Column, rows: _Rows, glyphs: Glyphs) -> None:
        area.put(0, NAME_AT, said.team(self.speaker, column.owner), BOLD)
        for place, coins in enumerate(column.coins):
            most = self.colours and place in column.most
            y = COLOURS_AT + rows.apart * place
            self._draw_cards(area.part(0, y, None, 1), coins, most, glyphs)
        area.put_right(area.width, rows.coins, str(column.worth), BOLD)
        if column.smiles:
            smiles = self.speaker.words(said.FOR_SMILES, n=column.smiles, each=SMILE)
            area.put(0, rows.coins + 1, smiles, TEXT)
        area.put_right(area.width, rows.coins + 1, f"+{column.smile_points}", TEXT)
        if self.colours and self.speaker.rules.colour_challenge:
            for y, points in enumerate((column.most_points, column.whole_points), rows.most):
                area.put_right(area.width, y, f"+{points}", TEXT if points else DIM)
        if self.total:
            area.put_right(area.width, rows.total, str(column.points), BOLD)
            if column.points == max(each.points for each in self.columns):
                area.put(0, rows.total, glyphs.star, BOLD)

    def _draw_cards(self, row: Area, coins: tuple[int, ...], most: bool, glyphs: Glyphs) -> None:
        """Write the coins card by card, and what they add up to; a star where they are the most."""
        if not coins:
            row.put_right(row.width, 0, glyphs.dot, DIM)
            return
        total = str(sum(coins))
        listed = ("" if max(coins) < 10 else " ").join(map(str, coins))
        if not any(coins) or width_of(listed) + len(total) + 3 > row.width:
            listed = self.speaker.words(said.COUNT, n=len(coins))
        x = row.put(0, 0, listed, BOLD if most else TEXT)
        if most:
            row.put(x + 1, 0, glyphs.star, BOLD)
        row.put_right(row.width, 0, total, TEXT)

    def _draw_face_down(self, area: Area, column: Column, rows: _Rows, glyphs: Glyphs) -> None:
        area.put(0, NAME_AT, said.team(self.speaker, column.owner), DIM)
        for place in range(len(column.coins)):
            y = COLOURS_AT + rows.apart * place
            area.put(0, y, glyphs.back * area.width, Ink(Tone.RULE))
