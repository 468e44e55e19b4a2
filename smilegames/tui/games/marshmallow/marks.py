"""Lead and trump: which suits count in this trick."""

from __future__ import annotations

from typing import NamedTuple

from smilegames.games.marshmallow.cards import NO_SUIT, SUITS
from smilegames.games.marshmallow.state import Phase
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import table as said
from smilegames.text.words import Message
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import DIM, Ink
from smilegames.tui.games.marshmallow.marshmallows import TONES
from smilegames.tui.widgets.zone import Zone

LABEL_WIDTH = 7


class Mark(NamedTuple):
    """What a suit is now."""

    label: str
    letter: str
    """Empty where it is no suit."""
    name: str


class Marks(Zone[tuple[Mark, ...]]):
    """A line for each, or all in one line where there is but one."""

    def draw(self, area: Area, data: tuple[Mark, ...]) -> None:
        x = 0
        for y, mark in enumerate(data):
            if area.height > 1:
                area.put(0, y, mark.label, DIM)
                _put_suit(area, LABEL_WIDTH, y, mark)
            else:
                x = area.put(x, 0, mark.label, DIM) + 1
                x = _put_suit(area, x, 0, mark) + 2


def _put_suit(area: Area, x: int, y: int, mark: Mark) -> int:
    ink = Ink(TONES[mark.letter], bold=True) if mark.letter else DIM
    return area.put(x, y, f"{mark.letter} {mark.name}".strip(), ink)


def marks_of(speaker: Speaker, view: View) -> tuple[Mark, ...]:
    """Return lead and trump of a trick."""
    naming = view.phase is Phase.NAME_TRUMP
    return (
        _mark(speaker, said.LEAD, view.lead, said.NONE_YET),
        _mark(speaker, said.TRUMP, view.trump, said.NONE_YET if naming else said.NO_TRUMP),
    )


def _mark(speaker: Speaker, label: Message, suit: int, none: Message) -> Mark:
    if suit == NO_SUIT:
        return Mark(speaker.words(label), "", speaker.words(none))
    return Mark(speaker.words(label), SUITS[suit], said.suit_name(speaker, suit))
