"""A table of suits: a line for each player, on it a heap for each suit and what else is public.

Heaps are words that a game has made; it alone knows what a suit is and what a sign at a heap says.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, Block, Grid, cut, width_of
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink, Tone

HERE_AT, NUMBER_AT, NAME_AT, NAME_WIDTH, SIGNS_AT, HEAPS_AT = 1, 3, 5, 12, 18, 22
TAIL_WIDTH = 22
"""Columns behind the heaps."""
LEAST_STEP, MOST_STEP = 6, 10
"""Columns from a suit to the next."""
PICTURE_ROWS = 4


class SuitHead(NamedTuple):
    """What stands above the heaps of a suit."""

    letter: str
    mark: str
    """A few cells that tell the suit where no colour does."""
    ink: Ink
    picture: tuple[str, ...] = ()
    """Drawn above, where there is room: at most `PICTURE_ROWS` rows of less than a step's columns.
    """
    lit: bool = False
    """What is selected, or told, is about this suit."""


class Heap(NamedTuple):
    """One player's cards of one suit."""

    text: str
    ink: Ink
    sign: str = ""
    """A cell before it."""
    sign_ink: Ink = BOLD
    more: str = ""
    """What has just come to it, or comes on top of it, behind the rest."""


class Tail(NamedTuple):
    """Something behind the heaps."""

    at: int
    """Column behind the heaps where it begins, or before which it ends."""
    text: str
    ink: Ink = TEXT
    ends: bool = False
    """True where `at` is the column after its end."""


@dataclass(frozen=True, slots=True)
class SuitLine:
    """One player's line."""

    number: str
    name: str
    heaps: tuple[Heap, ...]
    """By suit."""
    signs: str = ""
    """Up to four cells behind the name."""
    tails: tuple[Tail, ...] = ()
    acts: bool = False
    """This player must decide now: the lit row."""
    strong: bool = False
    """This player is ahead, or meant."""


@dataclass(frozen=True, slots=True)
class Suits:
    """A whole table."""

    legend: str
    """What the sign before a heap says; stands in the head of the names."""
    heads: tuple[SuitHead, ...]
    tails: tuple[Tail, ...]
    """The heads of what stands behind the heaps."""
    lines: tuple[SuitLine, ...]


class _Columns(NamedTuple):
    """Where the columns are: they spread with the width, the table stands in the middle."""

    left: int
    step: int
    tail: int


def rows_of(players: int, apart: int) -> int:
    """Return how many rows a table takes whose players stand `apart` rows from one another."""
    return 1 + players * apart


def is_tall(width: int, suits: int) -> bool:
    """Return whether columns are wide enough for pictures above them."""
    return _columns(width, suits).step == MOST_STEP


def draw_suit_table(area: Area, table: Suits, glyphs: Glyphs) -> None:
    """Draw a table that fills an area of 80 columns at least: rows apart and pictures if it can."""
    players = len(table.lines)
    apart = 2 if area.height >= rows_of(players, 2) else 1
    above = area.height - rows_of(players, apart)
    columns = _columns(area.width, len(table.heads))
    top = PICTURE_ROWS if above >= PICTURE_ROWS and columns.step == MOST_STEP else 0
    if top:
        _draw_pictures(area, table, columns)
    _draw_heads(area.part(0, top, None, 1), table, columns)
    for at, line in enumerate(table.lines):
        place = area.part(0, top + 1 + apart * at, None, 1)
        place.lay(_line(line, columns, area.width, glyphs))


def _columns(width: int, suits: int) -> _Columns:
    room = width - HEAPS_AT - TAIL_WIDTH
    step = max(LEAST_STEP, min(MOST_STEP, room // max(1, suits)))
    whole = HEAPS_AT + suits * step + TAIL_WIDTH
    return _Columns(max(0, (width - whole) // 2), step, HEAPS_AT + suits * step)


def _draw_pictures(area: Area, table: Suits, columns: _Columns) -> None:
    for at, head in enumerate(table.heads):
        x = columns.left + HEAPS_AT + at * columns.step
        for y, row in enumerate(head.picture):
            area.put(x, y, row, head.ink)


def _draw_heads(line: Area, table: Suits, columns: _Columns) -> None:
    line.put(columns.left + NAME_AT, 0, table.legend, DIM)
    for at, head in enumerate(table.heads):
        x = columns.left + HEAPS_AT + at * columns.step + 1
        letter = YOU if head.lit else head.ink._replace(bold=True)
        line.put(line.put(x, 0, head.letter, letter), 0, head.mark, head.ink)
    _draw_tails(line, table.tails, columns)


@lru_cache(maxsize=256)
def _line(player: SuitLine, columns: _Columns, width: int, glyphs: Glyphs) -> Block:
    """Draw a player's line once for each state: most of them stay as they are at a key."""
    grid = Grid(width, 1)
    _draw_line(grid.area(), player, columns, glyphs)
    return grid.rows


def _draw_line(line: Area, player: SuitLine, columns: _Columns, glyphs: Glyphs) -> None:
    left = columns.left
    if player.acts:
        line.fill(Tone.LIT)
        line.put(left + HERE_AT, 0, glyphs.here, YOU)
    line.put(left + NUMBER_AT, 0, player.number, DIM)
    strong = player.acts or player.strong
    name = cut(player.name, NAME_WIDTH, glyphs.ellipsis)
    line.put(left + NAME_AT, 0, name, BOLD if strong else TEXT)
    line.put(left + SIGNS_AT, 0, player.signs, BOLD)
    for at, heap in enumerate(player.heaps):
        x = left + HEAPS_AT + at * columns.step
        line.put(x, 0, heap.sign, heap.sign_ink)
        end = line.put(x + 1, 0, heap.text, heap.ink)
        line.put(end, 0, heap.more, BOLD)
    _draw_tails(line, player.tails, columns)


def _draw_tails(line: Area, tails: tuple[Tail, ...], columns: _Columns) -> None:
    for tail in tails:
        x = columns.left + columns.tail + tail.at
        line.put(x - width_of(tail.text) if tail.ends else x, 0, tail.text, tail.ink)
