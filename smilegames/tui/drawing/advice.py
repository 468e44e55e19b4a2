"""Sentences beside the cards: the most important first, each whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from smilegames.tui.drawing.grid import Area, wrap
from smilegames.tui.drawing.ink import TEXT, Ink

Line = tuple[str, Ink]


def draw_advice(area: Area, lines: Iterable[Line]) -> None:
    """Write sentences one below the other, leaving out those for which there is no room."""
    y = 0
    for text, ink in lines:
        if y + len(wrap(text, area.width)) <= area.height:
            y = area.paragraph(0, y, area.width, text, ink)


def recap_lines(sentences: Sequence[str], sign: str) -> tuple[Line, ...]:
    """Return what has happened since somebody's last turn, each sentence with a sign before it."""
    return tuple((f"{sign} {sentence}", TEXT) for sentence in sentences)
