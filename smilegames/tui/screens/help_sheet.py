"""The first page of the help: the aim, the rule at hand, the keys of the table, its signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from smilegames.tui.drawing.grid import Area, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink
from smilegames.tui.widgets.zone import Zone

WIDEST = 112
_APART = 3
_THREE_COLUMNS = 140
_MOST_FIRST = 14
"""Columns for what is printed on a key, or for a sign, at the most."""

Piece: TypeAlias = tuple[int, str, Ink]
Row: TypeAlias = tuple[Piece, ...]


class Listed(NamedTuple):
    """A list of keys or signs, each with what it means."""

    title: str
    pairs: tuple[tuple[str, str], ...]


class Sheet(NamedTuple):
    """What the page says."""

    aim_title: str
    aim: str
    rule_title: str
    rule: str
    """The rule for the decision at hand; empty for none."""
    keys: Listed
    signs: Listed
    top: int = 0
    """Rows scrolled out above."""


class HelpSheet(Zone[Sheet]):
    """Keys and signs side by side below the sentences, or beside them in the widest windows."""

    beyond = 0
    """Rows that find no room below."""

    def draw(self, area: Area, data: Sheet) -> None:
        width = min(area.width - 4, WIDEST if area.width < _THREE_COLUMNS else 150)
        page = area.part((area.width - width) // 2, 1, width, area.height - 1)
        rows = lay_sheet(data, width)
        self.beyond = max(0, len(rows) - page.height)
        for y, row in enumerate(rows[min(data.top, self.beyond) :]):
            for x, text, ink in row:
                page.put(x, y, text, ink)


def lay_sheet(sheet: Sheet, width: int) -> list[Row]:
    """Return the rows of a sheet for a page of so many columns."""
    if width >= _THREE_COLUMNS - 4:
        column = (width - 2 * _APART) // 3
        columns = [
            _sentences(sheet, column),
            _list(sheet.keys, YOU, column),
            _list(sheet.signs, BOLD, column),
        ]
        return _beside(columns, column)
    column = (width - _APART) // 2
    lists = [_list(sheet.keys, YOU, column), _list(sheet.signs, BOLD, column)]
    return [*_sentences(sheet, width), (), *_beside(lists, column)]


def _sentences(sheet: Sheet, width: int) -> list[Row]:
    rows: list[Row] = [((0, sheet.aim_title, DIM),)]
    rows += [((0, line, TEXT),) for line in wrap(sheet.aim, width)]
    if sheet.rule:
        rows += [(), ((0, sheet.rule_title, DIM),)]
        rows += [((0, line, TEXT),) for line in wrap(sheet.rule, width)]
    return rows


def _list(listed: Listed, ink: Ink, width: int) -> list[Row]:
    firsts = [width_of(first) for first, _ in listed.pairs]
    second = min(_MOST_FIRST, max(firsts, default=0)) + 2
    rows: list[Row] = [((0, listed.title, DIM),)]
    for first, meaning in listed.pairs:
        # What is longer than its column takes a row of its own.
        alone = width_of(first) > second - 2
        if alone:
            rows.append(((0, first, ink),))
        lines = wrap(meaning, width - second)
        head: Row = () if alone else ((0, first, ink),)
        rows.append((*head, (second, lines[0], TEXT)))
        rows += [((second, line, TEXT),) for line in lines[1:]]
    return rows


def _beside(columns: Sequence[Sequence[Row]], width: int) -> list[Row]:
    """Put columns of rows side by side."""
    return [
        tuple(
            (x + number * (width + _APART), text, ink)
            for number, rows in enumerate(columns)
            if y < len(rows)
            for x, text, ink in rows[y]
        )
        for y in range(max(map(len, columns)))
    ]
