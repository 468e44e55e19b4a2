"""The first page of the help: the aim, the rule at hand, the keys of the table, its signs."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from smilegames.tui.drawing.grid import Area, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Ink
from smilegames.tui.widgets.zone import Zone

WIDEST = 100
_APART = 2
_SENTENCES = re.compile(r"(?<=[.?!]) ")

Piece: TypeAlias = tuple[int, str, Ink]
Row: TypeAlias = tuple[Piece, ...]
Pairs: TypeAlias = tuple[tuple[str, str], ...]


class Told(NamedTuple):
    """A sentence or two, and what they are about."""

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
    common: Pairs
    """The keys of every table; none where they don't work."""
    signs: Listed
    top: int = 0
    """Rows scrolled out above."""


class Air(NamedTuple):
    """How much room is left between what stands on the page."""

    pairs: bool
    """An empty row after each key and each sign."""
    before: frozenset[int]
    """The sections, 0 the aim and 3 the signs, that an empty row stands before."""


_AIRS = (
    Air(pairs=True, before=frozenset({1, 2, 3})),
    Air(pairs=False, before=frozenset({1, 2, 3})),
    Air(pairs=False, before=frozenset({2, 3})),
    Air(pairs=False, before=frozenset({2})),
    Air(pairs=False, before=frozenset()),
)
"""From the most to the least."""


class HelpSheet(Zone[Sheet]):
    """Sections under one another, their titles in a margin, with as much air as there is room."""

    beyond = 0
    """Rows that find no room below."""

    def draw(self, area: Area, data: Sheet) -> None:
        width = min(area.width - 2, WIDEST)
        rows = fit_sheet(data, width, area.height)
        top = 1 if len(rows) < area.height else 0
        page = area.part((area.width - width) // 2, top, width, area.height - top)
        self.beyond = max(0, len(rows) - page.height)
        for y, row in enumerate(rows[min(data.top, self.beyond) :]):
            for x, text, ink in row:
                page.put(x, y, text, ink)


def fit_sheet(sheet: Sheet, width: int, height: int) -> list[Row]:
    """Return the rows of a sheet for a page, with the most air that it has room for.

    A rule that leaves no room keeps its first sentences only: the rulebook has it whole. The
    shortest sheet that there is may still be higher than the page.
    """
    for air in _AIRS:
        rows = lay_sheet(sheet, width, air)
        if len(rows) < height:
            return rows
    sentences = _SENTENCES.split(sheet.rule.text)
    while len(rows) > height and len(sentences) > 1:
        sentences.pop()
        rule = sheet.rule._replace(text=" ".join(sentences))
        rows = lay_sheet(sheet._replace(rule=rule), width, _AIRS[-1])
    return rows


def lay_sheet(sheet: Sheet, width: int, air: Air) -> list[Row]:
    """Return the rows of a sheet for a page of so many columns."""
    titles = (sheet.aim.title, sheet.rule.title, sheet.keys.title, sheet.signs.title)
    margin = max(map(width_of, titles)) + _APART
    room = width - margin
    sections = (
        _told(sheet.aim.text, room),
        _told(sheet.rule.text, room) if sheet.rule.text else [],
        [
            *_in_columns(sheet.keys.pairs, YOU, room, air),
            *_run_on(sheet.common, YOU, room),
        ],
        _in_columns(sheet.signs.pairs, BOLD, room, air),
    )
    rows: list[Row] = []
    for number, (title, section) in enumerate(zip(titles, sections, strict=True)):
        if not section:
            continue
        rows += [()] if number in air.before else []
        first, *others = (_moved(row, margin) for row in section)
        rows += [((0, title, DIM), *first), *others]
    return rows


def _moved(row: Row, by: int) -> Row:
    return tuple((x + by, text, ink) for x, text, ink in row)


def _told(text: str, width: int) -> list[Row]:
    return [((0, line, TEXT),) for line in wrap(text, width)]


def _in_columns(pairs: Pairs, ink: Ink, width: int, air: Air) -> list[Row]:
    """Lay pairs out in two columns, read one after the other, in as few rows as it takes."""
    column = (width - _APART) // 2
    splits = [
        (_column(pairs[:at], ink, column, air), _column(pairs[at:], ink, column, air))
        for at in range(len(pairs) + 1)
    ]
    left, right = min(reversed(splits), key=lambda split: max(map(len, split)))
    moved = [_moved(row, column + _APART) for row in right]
    return [(*one, *other) for one, other in zip_longest(left, moved, fillvalue=())]


def _column(pairs: Pairs, ink: Ink, width: int, air: Air) -> list[Row]:
    second = max((width_of(first) for first, _ in pairs), default=0) + _APART
    rows: list[Row] = []
    for first, meaning in pairs:
        lines = wrap(meaning, width - second)
        rows.append(((0, first, ink), (second, lines[0], TEXT)))
        rows += [((second, line, TEXT),) for line in lines[1:]]
        rows += [()] if air.pairs else []
    return rows


def _run_on(pairs: Pairs, ink: Ink, width: int) -> list[Row]:
    """Write pairs one after the other like a text, in as few rows as it takes."""
    rows: list[Row] = []
    row: list[Piece] = []
    x = 0
    for first, meaning in pairs:
        length = width_of(f"{first} {meaning}")
        if x and x + length > width:
            rows.append(tuple(row))
            row, x = [], 0
        row += [(x, first, ink), (x + width_of(first) + 1, meaning, TEXT)]
        x += length + _APART
    return [*rows, tuple(row)] if row else rows
