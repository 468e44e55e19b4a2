"""The displays of SmileyFace, one for each seat: who it is, what each suit is worth, the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from textual.geometry import Size

from smilegames.games.smileyface.scoring import Totals
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, Block, Grid, cut, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TAG, TEXT, YOU, Ink, Tone
from smilegames.tui.games.smileyface.display_cards import Laid, draw_display
from smilegames.tui.games.smileyface.emotions import SUIT_TONES
from smilegames.tui.widgets.zone import Zone

NAME_AT, NAME_WIDTH, HAND_WIDTH, STEP = 3, 12, 4, 5
ROOM = 18
"""Columns that cards are given before statuses are written out and columns stand apart."""
LONGEST = 40
"""Columns of a status at the most, where it stands in a row below the name."""


class Display(NamedTuple):
    """All that is said of a seat."""

    name: str
    totals: Totals
    cards: tuple[Laid, ...]
    shown: tuple[bool, ...]
    """By suit, whether cards of it lie there: a total of nothing is a total too."""
    then: Totals | None = None
    """The totals after what is thought of, or what was just done; None where nothing was."""
    hand: str = ""
    """How many cards; empty where that is past."""
    held: str = ""
    """The same in words."""
    won: str = ""
    status: str = ""
    brief: str = ""
    """The status in as few cells as tell it."""
    sign: str = ""
    """Marks who leads or ties."""
    acts: bool = False
    away: bool = False
    """Out of what is going on."""
    key: str = ""
    """The key that aims at this seat, while a player is asked for."""
    aimed: bool = False
    sunk: bool = False
    """Nothing can be aimed there."""


@dataclass(frozen=True, slots=True)
class Spread:
    """All displays, and the words over their columns."""

    displays: tuple[Display, ...]
    suits: tuple[str, ...]
    """By suit, its letter and what its rank adds or takes."""
    hand: str
    won: str
    cards: str
    thought: bool = False
    """What changes is only thought of."""


class _Columns(NamedTuple):
    """Where everything stands in all the lines of a table."""

    mark: int
    hand: int
    won: int
    status: int
    totals: int
    cards: int
    long: bool

    @classmethod
    def of(cls, data: Spread, width: int) -> _Columns:
        """Place the columns: as wide apart and written out as leaves the cards their room."""
        name = max(min(width_of(each.name), NAME_WIDTH) for each in data.displays)
        won = max(width_of(text) for text in (data.won, *(each.won for each in data.displays)))
        for gap, long in ((2, True), (2, False), (1, False)):
            statuses = [each.status if long else each.brief for each in data.displays]
            mark = NAME_AT + name + 1
            won_at = mark + 2 + HAND_WIDTH + gap
            status_at = won_at + won + gap
            totals = status_at + max(map(width_of, statuses)) + 1
            cards = totals + len(data.suits) * STEP + gap
            if width - cards > ROOM:
                break
        return cls(mark, mark + 2, won_at, status_at, totals, cards, long)


def pitch_of(seats: int, *, high: bool, grand: bool) -> int:
    """Return how many rows a display gets: from 2 on its cards have a place of their own."""
    if grand:
        return 4 if seats <= 5 else 3
    return (3 if seats <= 5 else 2) if high else 1


class Displays(Zone[Spread]):
    """Heads, a display each in clockwise order, and a rule below."""

    def __init__(self, glyphs: Glyphs, seats: int, **widget: Any) -> None:
        super().__init__(glyphs, **widget)
        self._seats = seats

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return a row or more for each player, one for the heads and one for the rule."""
        screen = self.screen
        high, grand = screen.has_class("-high"), screen.has_class("-grand")
        return 2 + self._seats * pitch_of(self._seats, high=high, grand=grand)

    def draw(self, area: Area, data: Spread) -> None:
        area.rule(area.height - 1, self.glyphs.rule)
        draw_spread(area.part(0, 0, None, area.height - 1), data, self.glyphs)


def draw_spread(area: Area, data: Spread, glyphs: Glyphs) -> None:
    """Draw heads and displays, as many rows each as the area has for them."""
    pitch = max(1, min(4, (area.height - 1) // len(data.displays)))
    columns = _Columns.of(data, area.width)
    for at, each in enumerate(data.displays):
        row = area.part(0, 1 + pitch * at, None, pitch)
        if each.key:
            row.hit(("aim", at))
        shape = _Shape(area.width, row.height, columns if pitch == 1 else None, data.thought)
        row.lay(_drawn(each, shape, glyphs))
    if pitch == 1:
        _draw_suits(area, columns.totals, data.suits)
        area.put_right(columns.hand + HAND_WIDTH, 0, data.hand, DIM)
        area.put(columns.won, 0, data.won, DIM)
        area.put(columns.cards, 0, data.cards, DIM)
    else:
        _draw_suits(area, _BLOCK_TOTALS, data.suits)
        area.put(_BLOCK_CARDS, 0, data.cards, DIM)


class _Shape(NamedTuple):
    """How a display is drawn."""

    width: int
    height: int
    columns: _Columns | None
    """None in rows of its own."""
    thought: bool


@lru_cache(maxsize=256)
def _drawn(each: Display, shape: _Shape, glyphs: Glyphs) -> Block:
    """Draw a display once for each state: most of them stay as they are at a key."""
    grid = Grid(shape.width, shape.height)
    area = grid.area()
    if each.acts:
        area.part(0, 0, None, 1).fill(Tone.LIT)
    if shape.columns is not None:
        _draw_line(area, each, shape.columns, glyphs, thought=shape.thought)
    else:
        _draw_block(area, each, glyphs, thought=shape.thought)
    return grid.rows


_BLOCK_MARK = NAME_AT + NAME_WIDTH + 1
_BLOCK_TOTALS = _BLOCK_MARK + 2
_BLOCK_CARDS = _BLOCK_TOTALS + len(SUIT_TONES) * STEP + 3


def _draw_suits(area: Area, at: int, suits: Sequence[str]) -> None:
    for suit, head in enumerate(suits):
        area.put_right(at + (suit + 1) * STEP, 0, head, Ink(SUIT_TONES[suit], bold=True))


def _draw_name(area: Area, each: Display, mark: int, glyphs: Glyphs) -> Ink:
    """Draw who it is and whether they lead; return the ink of the rest."""
    if each.acts:
        area.put(1, 0, glyphs.here, YOU)
    elif each.key and not each.sunk:
        area.put(1, 0, each.key, YOU)
    ink = BOLD if each.acts else DIM if each.away else TEXT
    name = cut(each.name, NAME_WIDTH, glyphs.ellipsis)
    area.put(NAME_AT, 0, name, TAG if each.aimed else SUNK if each.sunk else ink)
    area.put(mark, 0, each.sign, BOLD)
    return ink


def _draw_line(
    area: Area, each: Display, columns: _Columns, glyphs: Glyphs, *, thought: bool
) -> None:
    """Draw a seat in one row."""
    ink = _draw_name(area, each, columns.mark, glyphs)
    area.put_right(columns.hand + HAND_WIDTH, 0, each.hand, ink)
    area.put(columns.won, 0, each.won, ink)
    area.put(columns.status, 0, each.status if columns.long else each.brief, DIM)
    _draw_totals(area, columns.totals, each, glyphs)
    room = area.part(columns.cards, 0, area.width - columns.cards - 1, 1)
    draw_display(room, each.cards, glyphs, thought=thought)


def _draw_block(area: Area, each: Display, glyphs: Glyphs, *, thought: bool) -> None:
    """Draw a seat in two rows or more: totals beside the name, the rest below, cards beside."""
    ink = _draw_name(area, each, _BLOCK_MARK, glyphs)
    _draw_totals(area, _BLOCK_TOTALS, each, glyphs)
    x = NAME_AT
    for text in (each.held, each.won, each.status):
        if text:
            x = area.put(x, 1, text, DIM if ink is TEXT else ink) + 2
    room = area.part(_BLOCK_CARDS, 0, area.width - _BLOCK_CARDS - 1, min(3, area.height))
    draw_display(room, each.cards, glyphs, thought=thought)


def _draw_totals(area: Area, at: int, each: Display, glyphs: Glyphs) -> None:
    """Write what each suit is worth, and what it would be; the best of a display stands out."""
    best = max(each.totals)
    for suit, now in enumerate(each.totals):
        end = at + (suit + 1) * STEP
        after = now if each.then is None else each.then[suit]
        ink = Ink(SUIT_TONES[suit])
        if after != now:
            text = f"{now}{glyphs.onward}{after}"
            if len(text) >= STEP:
                text = f"{glyphs.onward}{after}"
            area.put_right(end, 0, text, ink._replace(bold=True, underline=True))
        elif now:
            area.put_right(end, 0, str(now), ink._replace(bold=now == best))
        else:
            shown = each.shown[suit]
            area.put_right(end, 0, "0" if shown else glyphs.dot, DIM if shown else SUNK)
