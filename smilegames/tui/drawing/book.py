"""A rulebook laid out for a column: headings, paragraphs, lists and tables as plain lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import StringIO
from typing import NamedTuple

from smilegames.text.rulebook import Paragraph, paragraphs
from smilegames.tui.drawing.grid import wrap


class Line(NamedTuple):
    """One row of a laid-out book."""

    kind: str
    """`title`, `heading` or `text`."""
    text: str
    rules: tuple[str, ...] = ()
    """On the first row of a paragraph: the ids of the rules that it tells."""


def lay_out(book: str, width: int) -> list[Line]:
    """Break a rulebook into lines of at most `width` cells, an empty one before each paragraph."""
    lines: list[Line] = []
    for paragraph in paragraphs(book):
        lines += [Line("text", ""), *_paragraph(paragraph, width)]
    return lines[1:]


def place_of(lines: Sequence[Line], rule: str) -> int | None:
    """Return the row where a rule is told first, or None."""
    return next((at for at, line in enumerate(lines) if rule in line.rules), None)


def told_from(lines: Sequence[Line], at: int) -> list[str]:
    """Return the rows of the paragraph that begins at a row."""
    end = next((row for row in range(at, len(lines)) if not lines[row].text), len(lines))
    return [line.text for line in lines[at:end]]


def _paragraph(paragraph: Paragraph, width: int) -> list[Line]:
    markdown, rules = paragraph
    if markdown.startswith("#"):
        kind = "title" if markdown.startswith("# ") else "heading"
        rows = wrap(markdown.lstrip("#").strip(), width)
    else:
        kind, rows = "text", list(_set(markdown, width))
    return [Line(kind, row, () if at else rules) for at, row in enumerate(rows)]


@lru_cache(maxsize=1024)
def _set(markdown: str, width: int) -> tuple[str, ...]:
    """Set a paragraph with Rich, whose import is why this waits until somebody asks for rules."""
    from rich.console import Console
    from rich.markdown import Markdown

    page = StringIO()
    console = Console(file=page, width=width, color_system=None, legacy_windows=False)
    console.print(Markdown(markdown))
    return tuple(line.rstrip() for line in page.getvalue().strip("\n").splitlines())
