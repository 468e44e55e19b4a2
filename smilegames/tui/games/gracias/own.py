"""One's own face-down cards: their backs, or while their owner looks what is on them (GR-15)."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.games.gracias.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.gracias import table as said
from smilegames.text.games.gracias.sentences import KIND_NAMES
from smilegames.tui.drawing.card import AT_REST, CardFace, CardLook, draw_back, draw_card
from smilegames.tui.drawing.grid import Area
from smilegames.tui.drawing.ink import BOLD, DIM, YOU
from smilegames.tui.games.gracias.areas import back_marks
from smilegames.tui.games.gracias.kinds import KindFace, put_chip
from smilegames.tui.table.scene import Scene
from smilegames.tui.widgets.zone import Zone

CARD_WIDTH, CARD_ROWS = 12, 3
BACK_WIDTH, BACK_STEP = 5, 4


@dataclass(frozen=True, slots=True)
class OwnCards:
    """What the corner of the table before whoever must decide shows."""

    lead: str
    """Whose cards they are, or who may look at them with which key."""
    backs: int
    """How many lie face down."""
    cards: tuple[tuple[KindFace, str], ...] | None = None
    """Each with its name, in the order taken; None while nobody looks."""
    new: str = ""
    """Said of the last one, where it has just been taken."""


class Own(Zone[OwnCards]):
    """A line, or small cards where there are three rows."""

    def draw(self, area: Area, data: OwnCards) -> None:
        if area.height >= CARD_ROWS and data.backs:
            self._draw_cards(area, data)
            return
        looks = data.cards is not None
        x = area.put(0, 0, data.lead, YOU if looks else DIM) + 2
        if data.cards is None:
            area.put(x, 0, back_marks(data.backs, self.glyphs), DIM)
            return
        for at, (face, name) in enumerate(data.cards):
            if data.new and at == len(data.cards) - 1:
                x = area.put(x, 0, data.new, BOLD) + 1
            x = put_chip(area, x, 0, face, name, self.glyphs) + 2

    def _draw_cards(self, area: Area, data: OwnCards) -> None:
        top = (area.height - CARD_ROWS) // 2
        x = area.put(0, top + 1, data.lead, YOU if data.cards is not None else DIM) + 2
        for at in range(data.backs):
            if data.cards is None:
                draw_back(area.part(x + at * BACK_STEP, top, BACK_WIDTH, CARD_ROWS), self.glyphs)
                continue
            place = area.part(x + at * (CARD_WIDTH + 1), top, CARD_WIDTH, CARD_ROWS)
            face, name = data.cards[at]
            look = CardLook(tag=data.new) if at == data.backs - 1 and data.new else AT_REST
            draw_card(place, CardFace(face.letter, name, face.tone), look, self.glyphs)


def own_of(
    speaker: Speaker,
    scene: Scene[View],
    own: View | None,
    peek_key: str,
    faces: tuple[KindFace, ...],
) -> OwnCards | None:
    """Return the corner of whoever looks; nothing where no card of theirs lies face down.

    `own` is the private view while its owner looks.
    """
    seat = scene.looks
    backs = 0 if seat is None else scene.public.backs[seat]
    if seat is None or not backs:
        return None
    words, name = speaker.words, speaker.name(seat)
    if own is None or own.own is None:
        return OwnCards(words(said.PEEK_OFFER, key=peek_key, name=name), backs)
    return OwnCards(
        lead=words(said.PEEK_WHOSE if peek_key else said.FACE_DOWN, name=name),
        backs=backs,
        cards=tuple((faces[kind], words(KIND_NAMES[kind])) for kind in own.own),
        new=words(said.NEW) if own.sharing is not None else "",
    )
