"""A rulebook laid out for a column: headings, paragraphs, lists and tables as plain lines."""

from __future__ import annotations

from io import StringIO
from typing import NamedTuple

from smilegames.tui.drawing.grid import wrap


class Line(NamedTuple):
    """One row of a laid-out book."""

    kind: str
    """`title`, `heading`, `text` or `quiet`."""
    text: str


def lay_out(markdown: str, width: int) -> list[Line]:
    """Break a rulebook into lines of at most `width` cells.

    Headings stay one line each; everything between them is set by Rich's Markdown renderer, whose
    import is why this is not done before somebody asks for the rules.
    """
    lines: list[Line] = []
    block: list[str] = []
    for row in [*markdown.splitlines(), "# "]:
        if not row.startswith("#"):
            block.append(row)
            continue
        lines += [Line("text", text) for text in _set("\n".join(block), width)]
        block = []
        heading = row.lstrip("#").strip()
        if heading:
            kind = "title" if row.startswith("# ") else "heading"
            lines += [Line("text", ""), *(Line(kind, text) for text in wrap(heading, width))]
    return lines


def _set(markdown: str, width: int) -> list[str]:
    from rich.console import Console
    from rich.markdown import Markdown

    if not markdown.strip():
        return [""]
    page = StringIO()
    console = Console(file=page, width=width, color_system=None, legacy_windows=False)
    console.print(Markdown(markdown))
    return ["", *(line.rstrip() for line in page.getvalue().rstrip().splitlines())]
