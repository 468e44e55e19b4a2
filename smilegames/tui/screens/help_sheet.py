"""The first page of the help: the aim, the rule at hand, the keys of the table, its signs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from smilegames.tui.drawing.grid import Area, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink
from smilegames.tui.widgets.zone import Zone

WIDEST = 100
_APART = 3
_MOST_FIRST = 12
"""Columns for what is printed on a key, or for a sign, at the most."""

Piece: TypeAlias = tuple[int, str, Ink]
Row: TypeAlias = tuple[Piece, ...]
Pairs: TypeAlias = tuple[tuple[str, str], ...]


class Told(NamedTuple):
    """A sentence or two under a title."""

    title: str
    text: str


class Listed(NamedTuple):
    """Keys or signs, each with what it means."""

    title: str
    pairs: Pairs


class Sheet(NamedTuple):
    """What the page says."""

    aim: Told
    rule: Told
    """The rule for the decision at hand; without a text there is none."""
    keys: Listed
    """The game's own keys."""
    signs: Listed
    common: Listed
    """The keys of every table; none where they don't work."""
    top: int = 0
    """Rows scrolled out above."""


class HelpSheet(Zone[Sheet]):
    """Sentences, and below them keys and signs, with as much air as there is room for."""

    beyond = 0
    """Rows that find no room below."""

    def draw(self, area: Area, data: Sheet) -> None:
        width = min(area.width - 4, WIDEST)
        page = area.part((area.width - width) // 2, 1, width, area.height - 1)
        rows = lay_sheet(data, width, airy=True)
        if len(rows) > page.height:
            rows = lay_sheet(data, width, airy=False)
        self.beyond = max(0, len(rows) - page.height)
        for y, row in enumerate(rows[min(data.top, self.beyond) :]):
            for x, text, ink in row:
                page.put(x, y, text, ink)


def lay_sheet(sheet: Sheet, width: int, *, airy: bool) -> list[Row]:
    """Return the rows of a sheet for a page of so many columns: keys and signs side by side.

    `airy`: an empty row after each.
    """
    rows: list[Row] = [*_told(sheet.aim, width), ()]
    if sheet.rule.text:
        rows += [*_told(sheet.rule, width), ()]
    column = (width - _APART) // 2
    left = _list(sheet.keys, YOU, column, airy=airy)
    if sheet.common.pairs:
        left += _run_on(sheet.common, YOU, column)
    return [*rows, *_beside(left, _list(sheet.signs, BOLD, column, airy=airy), column)]


def _told(told: Told, width: int) -> list[Row]:
    return [((0, told.title, DIM),), *(((0, line, TEXT),) for line in wrap(told.text, width))]


def _list(listed: Listed, ink: Ink, width: int, *, airy: bool) -> list[Row]:
    firsts = [width_of(first) for first, _ in listed.pairs]
    second = min(_MOST_FIRST, max(firsts, default=0)) + 2
    rows: list[Row] = [((0, listed.title, DIM),)]
    for first, meaning in listed.pairs:
        lines = wrap(meaning, width - second)
        head: Piece = (0, first, ink)
        if width_of(first) > second - 2:
            # What is longer than its column takes a row of its own.
            rows += [(head,), ((second, lines[0], TEXT),)]
        else:
            rows.append((head, (second, lines[0], TEXT)))
        rows += [((second, line, TEXT),) for line in lines[1:]]
        rows += [()] if airy else []
    return rows


def _beside(left: Sequence[Row], right: Sequence[Row], width: int) -> list[Row]:
    """Put two columns of rows side by side."""
    moved = [tuple((x + width + _APART, text, ink) for x, text, ink in row) for row in right]
    return [(*one, *other) for one, other in zip_longest(left, moved, fillvalue=())]


def _run_on(listed: Listed, ink: Ink, width: int) -> list[Row]:
    """Write pairs one after the other like a text, in as few rows as it takes."""
    rows: list[Row] = [((0, listed.title, DIM),)]
    row: list[Piece] = []
    x = 0
    for first, meaning in listed.pairs:
        words = [(first, ink), *((word, TEXT) for word in meaning.split())]
        # A sign stays in one row with the first word of what it means.
        least = width_of(first) + 1 + width_of(words[1][0])
        for number, (word, here) in enumerate(words):
            if x and x + (least if number == 0 else width_of(word)) > width:
                rows.append(tuple(row))
                row, x = [], 0
            row.append((x, word, here))
            x += width_of(word) + 1
        x += 2
    return [*rows, tuple(row)]
