"""What stands beside the hand: the last play and what it took or, for whoever is asked, the prompt.

The cards of the last play lie here on their way to a pile until the next player goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.core.events import Event
from smilegames.games.smile_money.events import Boom, Captured
from smilegames.games.smile_money.events import Laid as Stayed
from smilegames.games.smile_money.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smile_money import table as said
from smilegames.text.games.smile_money.sentences import list_cards
from smilegames.tui.drawing.advice import Line, draw_advice, recap_lines
from smilegames.tui.drawing.card import AT_REST, CardFace, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT
from smilegames.tui.games.smile_money.chooser import SmileMoneyChooser
from smilegames.tui.games.smile_money.faces import card_face
from smilegames.tui.games.smile_money.spread import LEAST_SEEN, SIZES
from smilegames.tui.table.scene import Scene
from smilegames.tui.widgets.zone import Zone

APART = 3
"""Columns between the card played and those it takes."""


@dataclass(frozen=True, slots=True)
class Leaving:
    """The last play: the card, and what it takes along."""

    head: str
    played: CardFace
    taken: tuple[CardFace, ...]
    listed: str
    """What it takes in words, for where the cards find no room."""
    told: str


class Aside(Zone[Leaving | tuple[Line, ...]]):
    """Draws a rule above, as the hand beside it does."""

    def draw(self, area: Area, data: Leaving | tuple[Line, ...]) -> None:
        area.rule(0, self.glyphs.rule)
        room = area.part(0, 1, area.width - 1)
        if isinstance(data, Leaving):
            _draw_leaving(room, data, self.glyphs)
        else:
            draw_advice(room, data)


def _draw_leaving(area: Area, play: Leaving, glyphs: Glyphs) -> None:
    top = area.paragraph(0, 0, area.width, play.head, BOLD)
    room = area.height - top - len(wrap(play.told, area.width))
    width, height, step = _shape(area.width, room, len(play.taken))
    left = width + APART
    draw_card(area.part(0, top, width, height), play.played, AT_REST, glyphs)
    if step < LEAST_SEEN:
        area.part(left, top, None, height).paragraph(0, 0, area.width - left, play.listed, TEXT)
    else:
        for at, face in enumerate(play.taken):
            place = area.part(left + at * step, top, width, height)
            draw_card(place, face, AT_REST, glyphs)
    if play.taken:
        area.put(width + 1, top + height // 2, glyphs.left, BOLD)
    area.paragraph(0, top + height, area.width, play.told, DIM)


def _shape(columns: int, rows: int, taken: int) -> tuple[int, int, int]:
    """Return columns and rows of a card, and columns from one of the taken cards to the next.

    Rather smaller cards side by side than large ones that overlap; no step where none would be
    seen.
    """
    shapes = [
        (width, height, min(width + 1, (columns - 2 * width - APART) // max(1, taken - 1)))
        for width, height in SIZES
        if height <= rows
    ]
    apart = [shape for shape in shapes if shape[2] > shape[0]]
    seen = [shape for shape in shapes if shape[2] >= LEAST_SEEN]
    return next(iter(apart or seen), (*SIZES[-1], 0))


def leaving_of(speaker: Speaker, events: Sequence[Event], glyphs: Glyphs) -> Leaving | None:
    """Return the last play as everybody saw it; None before the first."""
    play = next((each for each in events if isinstance(each, Captured | Boom | Stayed)), None)
    if play is None:
        return None
    cards = () if isinstance(play, Stayed) else play.cards
    head, told = said.played(speaker, play)
    kinds = speaker.rules.kinds
    return Leaving(
        head=head,
        played=card_face(kinds, play.card, glyphs),
        taken=tuple(card_face(kinds, kind, glyphs) for kind in cards),
        listed=list_cards(speaker, cards),
        told=told,
    )


def prompt_lines(
    speaker: Speaker, scene: Scene[View], chooser: SmileMoneyChooser, sign: str
) -> tuple[Line, ...]:
    """Return the question or, once a card is selected, what playing it would do.

    `sign` marks what is new since the last turn. What is not legal is explained below the table.
    """
    if scene.asked is None or scene.own is None:
        return ()
    if chooser.selected is None:
        head, *help_ = said.asking(speaker, scene.own, scene.asked)
        recap = recap_lines(scene.recap, sign)
        return (head, BOLD), *recap, *((line, DIM) for line in help_)
    if not chooser.legal:
        return ((said.not_so(speaker, scene.own, chooser.selected.card), BOLD),)
    head, *lines = said.advice(speaker, scene.own, chooser.selected)
    return (head, BOLD), *((line, TEXT) for line in lines)
