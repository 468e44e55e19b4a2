"""Rulebooks as lines."""

from __future__ import annotations

import pytest

from smilegames.store.assets import asset
from smilegames.tui.drawing.book import Line, lay_out
from smilegames.tui.drawing.grid import width_of

BOOK = """# Smile

A short game.

## What a turn is

- Bid **one** bead,
- or back out.

| cards | points |
|-------|--------|
| Y+6   | 6      |
"""


def kinds(lines: list[Line], kind: str) -> list[str]:
    return [line.text.strip() for line in lines if line.kind == kind and line.text.strip()]


def test_headings_are_kept_apart_from_text() -> None:
    lines = lay_out(BOOK, 40)
    assert kinds(lines, "title") == ["Smile"]
    assert kinds(lines, "heading") == ["What a turn is"]
    assert kinds(lines, "text")[:2] == ["A short game.", "• Bid one bead,"]


def test_tables_are_laid_out() -> None:
    rows = [text.split() for text in kinds(lay_out(BOOK, 40), "text")]
    assert ["cards", "points"] in rows
    assert ["Y+6", "6"] in rows


def test_a_long_heading_is_broken() -> None:
    assert kinds(lay_out("## one two three four\n", 9), "heading") == ["one two", "three", "four"]


def test_an_empty_book() -> None:
    assert "".join(line.text for line in lay_out("", 40)) == ""


@pytest.mark.parametrize("width", [20, 60, 76])
def test_no_line_of_our_book_is_too_wide(width: int) -> None:
    book = asset("rulebooks", "en", "smile.md").read_text(encoding="utf-8")
    assert max(width_of(line.text) for line in lay_out(book, width)) <= width
