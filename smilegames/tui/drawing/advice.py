"""Sentences beside the cards: the most important first, each whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from smilegames.tui.drawing.grid import Area, width_of, wrap
from smilegames.tui.drawing.ink import TEXT, Ink

Text: TypeAlias = str | tuple[str, ...]
"""A sentence or, in fewer and fewer words, several that say it: names may be long."""
Line: TypeAlias = tuple[Text, Ink]


def draw_advice(area: Area, lines: Iterable[Line]) -> None:
    """Write sentences one below the other, leaving out those for which there is no room."""
    y = 0
    for said, ink in lines:
        text = fitting(said, area.width)
        if y + len(wrap(text, area.width)) <= area.height:
            y = area.paragraph(0, y, area.width, text, ink)


def fitting(text: Text, width: int) -> str:
    """Return a text or, of several, the first that fits so many cells; else the shortest, last."""
    if isinstance(text, str):
        return text
    return next((each for each in text if width_of(each) <= width), text[-1])


def recap_lines(sentences: Sequence[str], sign: str) -> tuple[Line, ...]:
    """Return what has happened since somebody's last turn, each sentence with a sign before it."""
    return tuple((f"{sign} {sentence}", TEXT) for sentence in sentences)
