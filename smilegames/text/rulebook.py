"""How a rulebook is written: Markdown whose paragraphs end with the ids of the rules they tell.

An id stands in a comment, `<!-- SM-01 -->`, so that no reader is bothered with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_IDS = re.compile(r"\s*<!--\s*((?:[A-Z]{2}-\d{2}(?:,\s*)?)+)\s*-->")


class Paragraph(NamedTuple):
    """A paragraph, a heading, a list or a table, as Markdown."""

    markdown: str
    rules: tuple[str, ...]
    """The ids of the rules that it tells."""


def readable(book: str) -> str:
    """Return a rulebook without the ids."""
    return _IDS.sub("", book)


def paragraphs(book: str) -> Iterator[Paragraph]:
    """Yield what stands between blank lines, in order."""
    for block in re.split(r"\n\s*\n", book.strip("\n")):
        ids = [id for found in _IDS.findall(block) for id in re.split(r",\s*", found.strip())]
        if markdown := readable(block).strip("\n"):
            yield Paragraph(markdown, tuple(id for id in ids if id))
