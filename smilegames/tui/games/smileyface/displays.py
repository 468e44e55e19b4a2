"""Displays of SmileyFace, a seat in a line: who it is, what each suit is worth, the cards.

A line can show two moments at once: how it is, and how a choice would leave it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from smilegames.games.smileyface.cards import EMOTIONS, SUIT, SUITS, Deck
from smilegames.games.smileyface.scoring import Totals
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import table as said
from smilegames.text.games.smileyface.sentences import card_name
from smilegames.text.words import Message
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TAG, TEXT, YOU, Ink, Tone
from smilegames.tui.games.smileyface.display_cards import changes, draw_close, draw_tiles
from smilegames.tui.games.smileyface.emotions import SUIT_TONES

NAME_AT, HAND_WIDTH, STEP = 3, 4, 5
ROOMY = 30
"""From this many rows of the whole table on, every display has a row of its own."""
ROOM = 18
"""Columns that cards are given before statuses are written out and columns stand apart."""
STRIP = 4
"""Cards and tokens won that are drawn one by one; more are counted."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The characters of one glyph set that only this game needs."""

    token: str
    """A Reward token."""
    arrow: str
    leads_to: str
    """An arrow within a sentence."""
    up: str
    down: str
    tie: str = "="


UNICODE_MARKS = Marks("◆", "→", "→", "▲", "▼")
ASCII_MARKS = Marks("%", ">", "->", "^", "v")


def marks(glyphs: Glyphs) -> Marks:
    """Return the marks of a glyph set."""
    return ASCII_MARKS if glyphs.name == "ascii" else UNICODE_MARKS


class Record(NamedTuple):
    """What a player has won so far."""

    points: int
    """On the Round cards."""
    cards: int
    """How many Round cards those are."""
    tokens: int
    """How many Reward tokens."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """All that a seat's line says."""

    name: str
    totals: Totals
    display: tuple[int, ...]
    """Ascending."""
    record: Record
    hand: int | None = None
    """How many cards; None where that is past."""
    helps: int | None = None
    """Whom this seat has lent a Helping Hand."""
    acting: bool = False
    key: str = ""
    """The key that aims at this seat, while a player is asked for."""
    aimed: bool = False
    """Something is aimed there."""
    sunk: bool = False
    """Nothing can be aimed there."""
    out: str = ""
    """The word for being out of turns; empty while still in."""
    leads: bool = False
    """Nobody has more."""
    alone: bool = False
    """Nobody has as much."""
    then: tuple[Totals, tuple[int, ...]] | None = None
    """Totals and display after the choice; None where there is none."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where everything stands in all the lines of a table."""

    mark: int
    hand: int
    won: int
    status: int
    totals: int
    cards: int
    long: bool
    """Statuses are written out."""

    @classmethod
    def laid(cls, name: int, won: int, status: int, gap: int, *, long: bool = True) -> Columns:
        """Lay columns of these widths side by side."""
        mark = NAME_AT + name + 1
        won_at = mark + 2 + HAND_WIDTH + gap
        status_at = won_at + won + gap
        totals = status_at + status + 1
        return cls(mark, mark + 2, won_at, status_at, totals, totals + 4 * STEP + gap, long)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The lines of all seats under their heads."""

    speaker: Speaker
    glyphs: Glyphs

    def draw(
        self, area: Area, lines: Sequence[SeatLine], ranking: Sequence[int], pitch: int
    ) -> None:
        """Draw heads and seats, every `pitch` rows one; from 2 on the display has its own row."""
        columns = self._columns(lines, area.width)
        self._draw_heads(area, columns, ranking, pitch == 1)
        if any(line.hand is not None for line in lines):
            area.put_right(columns.hand + HAND_WIDTH, 0, self._say(said.HEAD_HAND), DIM)
        for seat, line in enumerate(lines):
            row = area.part(0, 1 + pitch * seat, None, min(pitch, 2))
            self._draw_seat(row, line, columns)
            if line.key:
                row.hit(("aim", seat))

    def _columns(self, lines: Sequence[SeatLine], width: int) -> Columns:
        """Place the columns: names and statuses have the width of the widest there can be."""
        name = max(width_of(line.name) for line in lines)
        won = max(width_of(_won(line.record, self.glyphs)) for line in lines)
        won = max(won, width_of(self._say(said.HEAD_WON)))
        word = max(width_of(self._say(said.PASSED)), width_of(self._say(said.DONE)))
        helps = [self._helps(seat) for seat in range(len(lines))]
        long, short = (max(word, *map(width_of, texts)) for texts in zip(*helps, strict=True))
        widest = Columns.laid(name, won, long, 2)
        if width - widest.cards > ROOM:
            return widest
        middling = Columns.laid(name, won, short, 2, long=False)
        if width - middling.cards > ROOM:
            return middling
        return Columns.laid(name, won, short, 1, long=False)

    def _draw_heads(
        self, area: Area, columns: Columns, ranking: Sequence[int], display: bool
    ) -> None:
        """Draw the words over the columns, the suits with what their rank adds or takes."""
        area.put(columns.won, 0, self._say(said.HEAD_WON), DIM)
        ranks = {ranking[0]: self._say(said.PLUS_ONE), ranking[-1]: self._say(said.NOTHING)}
        for suit, letter in enumerate(SUITS):
            end = columns.totals + (suit + 1) * STEP
            area.put_right(end, 0, letter + ranks.get(suit, ""), Ink(SUIT_TONES[suit], bold=True))
        if display:
            area.put(columns.cards, 0, self._say(said.HEAD_DISPLAY), DIM)

    def _draw_seat(self, area: Area, line: SeatLine, columns: Columns) -> None:
        """Draw a seat in one row, or in two with the display in full on the second."""
        glyphs = self.glyphs
        if line.acting:
            area.fill(Tone.LIT)
            area.put(1, 0, glyphs.here, YOU)
        elif line.key and not line.sunk:
            area.put(1, 0, line.key, YOU)
        ink = BOLD if line.acting else DIM if line.out else TEXT
        area.put(NAME_AT, 0, line.name, TAG if line.aimed else SUNK if line.sunk else ink)
        if line.leads:
            area.put(columns.mark, 0, glyphs.star if line.alone else marks(glyphs).tie, BOLD)
        if line.hand is not None:
            area.put_right(columns.hand + HAND_WIDTH, 0, str(line.hand), ink)
        area.put(columns.won, 0, _won(line.record, glyphs), ink)
        area.put(columns.status, 0, self._status(line, columns.long), DIM)
        for suit in range(len(SUITS)):
            _draw_total(area, columns.totals + (suit + 1) * STEP, line, suit, glyphs)
        lying = changes(line.display, line.display if line.then is None else line.then[1])
        if area.height > 1:
            draw_tiles(area.part(NAME_AT, 1), lying, self._card)
        else:
            room = area.width - columns.cards - 1
            draw_close(area.part(columns.cards, 0, room, 1), lying, self._card)

    def _status(self, line: SeatLine, long: bool) -> str:
        if line.helps is not None:
            return self._helps(line.helps)[0 if long else 1]
        return line.out

    def _helps(self, seat: int) -> tuple[str, str]:
        """Say that somebody helped a player, written out and short."""
        name = self.speaker.name(seat)
        return self._say(said.HELPS, name=name), f"{marks(self.glyphs).arrow}{name}"

    def _card(self, card: int) -> str:
        return card_name(self.speaker, card)

    def _say(self, message: Message, **params: object) -> str:
        return self.speaker.words(message, **params)


def record_of(view: View, seat: int, deck: Deck) -> Record:
    """Return what a player has won so far."""
    won = view.won[seat]
    points = sum(deck.round_cards[number - 1] for number in won)
    return Record(points, len(won), view.reward_counts[seat])


def _won(record: Record, glyphs: Glyphs) -> str:
    """Write the points won, and the cards and tokens as many as they are."""
    points, cards, tokens = record
    if not cards and not tokens:
        return ""
    token = marks(glyphs).token
    strip = glyphs.full * cards + token * tokens
    if len(strip) > STRIP:
        strip = "".join(
            f"{mark}{count}" for mark, count in ((glyphs.full, cards), (token, tokens)) if count
        )
    return f"{points} {strip}"


def _draw_total(area: Area, end: int, line: SeatLine, suit: int, glyphs: Glyphs) -> None:
    """Write what a suit is worth, and what it would be; the best of a display stands out."""
    now = line.totals[suit]
    after = now if line.then is None else line.then[0][suit]
    ink = Ink(SUIT_TONES[suit])
    if after != now:
        mark = marks(glyphs)
        text = f"{now}{mark.arrow}{after}"
        if len(text) >= STEP:
            text = f"{after}{mark.up if after > now else mark.down}"
        area.put_right(end, 0, text, ink._replace(bold=True, underline=True))
    elif now:
        area.put_right(end, 0, str(now), ink._replace(bold=now == max(line.totals)))
    else:
        shown = any(card < EMOTIONS and SUIT[card] == suit for card in line.display)
        area.put_right(end, 0, "0" if shown else glyphs.dot, DIM if shown else SUNK)
