"""The share of Gracias: two open cards, one to keep, and the players who may get the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.games.gracias.actions import LETTERS
from smilegames.games.gracias.state import Pair
from smilegames.text.games.gracias import table as said
from smilegames.text.games.gracias.sentences import KIND_NAMES
from smilegames.text.words import Message
from smilegames.tui.drawing.card import CardFace, CardLook, draw_card
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import Area, cut
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TEXT, YOU
from smilegames.tui.games.gracias.heaps import NAME_WIDTH, fall_mark
from smilegames.tui.games.gracias.kinds import KindFace, put_chip
from smilegames.tui.games.gracias.outlook import Outlook

NAME_AT, EFFECT_AT = 4, 5 + NAME_WIDTH
"""Columns of the list of those who may receive."""
WIDE = 84
"""From this many columns on, wide cards leave the list its room."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """How far a share has been chosen."""

    pair: Pair
    kept: int | None
    """The kind to keep; None where that is not chosen yet."""
    receiver: int | None
    outlook: Outlook
    faces: Sequence[KindFace]
    glyphs: Glyphs

    @property
    def alike(self) -> bool:
        """True where both cards are of one kind, so that keeping is no choice (GR-19)."""
        return self.pair[0] == self.pair[1]

    @property
    def given(self) -> int:
        """The kind given away."""
        return self.pair[1] if self.pair[0] == self.kept else self.pair[0]

    def say(self, message: Message, **params: object) -> str:
        """Speak a message in the reader's language."""
        return self.outlook.speaker.words(message, **params)


def draw_sharing(area: Area, sharing: Sharing) -> None:
    """Draw the cards at the left, and beside them what to choose among next.

    The mouse can press `("keep", place)` and `("give", seat)`.
    """
    height = 9 if area.height >= 14 else 7
    width = 14 if height == 9 and area.width >= WIDE else 12
    top = (area.height - height - 1) // 2
    for at in range(2):
        _draw_open(area.part(3 + at * (width + 1), top, width, height + 1), sharing, at)
    x = 3 + 2 * (width + 1) + 1
    aside = area.part(x, top, area.width - x)
    if sharing.kept is None:
        _draw_keeping(aside, sharing)
        last = height - 2
    else:
        last = _draw_receivers(aside.part(0, 0, None, height + 1), sharing)
    # A blank row before it, where there is one.
    below = min(max(height, last + 2), aside.height - 1)
    _draw_still_there(aside.part(0, below, None, 1), sharing)


def _draw_open(place: Area, sharing: Sharing, at: int) -> None:
    kind, kept = sharing.pair[at], sharing.kept
    keeps = at == 0 if sharing.alike else kind == kept
    tag = "" if kept is None else sharing.say(said.KEEP if keeps else said.GIVE)
    face, height = sharing.faces[kind], place.height - 1
    drawn = CardFace(face.letter, sharing.say(KIND_NAMES[kind]), face.tone, face.picture)
    look = CardLook(selected=keeps and kept is not None, tag=tag)
    draw_card(place.part(0, 0, None, height), drawn, look, sharing.glyphs)
    if not sharing.alike:
        place.hit(("keep", at))
        place.put_centre(height, str(at + 1) if kept is None else "", DIM)


def _draw_keeping(area: Area, sharing: Sharing) -> None:
    """Say for each open card what keeping it would mean."""
    seat = sharing.outlook.view.to_act
    assert seat is not None
    for at, kind in enumerate(sharing.pair):
        place = area.part(0, 3 * at, None, 2)
        place.hit(("keep", at))
        x = place.put(0, 0, str(at + 1), YOU)
        x = place.put(x + 1, 0, sharing.say(said.KEEP), BOLD)
        put_chip(
            place, x + 1, 0, sharing.faces[kind], sharing.say(KIND_NAMES[kind]), sharing.glyphs
        )
        stands = sharing.outlook.keeping(kind)
        place.put(2, 1, sharing.outlook.sentence(kind, seat, stands, place.width - 2))


def _draw_receivers(area: Area, sharing: Sharing) -> int:
    """List the players by their numbers, with what the gift would do to each.

    Return the row of the last one.
    """
    seats = len(sharing.outlook.view.areas)
    apart = 2 if 2 * seats <= area.height else 1
    for seat in range(seats):
        line = area.part(0, apart * seat, None, 1)
        line.hit(("give", seat))
        name = cut(sharing.outlook.speaker.name(seat), NAME_WIDTH)
        chosen = seat == sharing.receiver
        if seat == sharing.outlook.view.to_act:
            line.put(NAME_AT, 0, name, SUNK)
            line.put(EFFECT_AT + 1, 0, sharing.say(said.STAYS_HERE), SUNK)
        else:
            line.put(0, 0, sharing.glyphs.here if chosen else "", YOU)
            line.put(2, 0, str(seat + 1), YOU)
            line.put(NAME_AT, 0, name, YOU if chosen else TEXT)
            _draw_effect(line.part(EFFECT_AT - 1, 0), sharing, seat, chosen)
    return apart * (seats - 1)


def _draw_effect(line: Area, sharing: Sharing, seat: int, chosen: bool) -> None:
    assert sharing.kept is not None
    stands = sharing.outlook.giving(sharing.kept, sharing.given, seat)
    if seat in stands.discarding:
        line.put(0, 0, fall_mark(sharing.glyphs), BOLD)
    line.put(2, 0, sharing.outlook.brief(seat, stands, line.width - 2), BOLD if chosen else DIM)


def _draw_still_there(line: Area, sharing: Sharing) -> None:
    """Write the triplets that remain for the others."""
    triplets = sharing.outlook.view.triplets
    there = [(at, pair) for at, pair in enumerate(triplets) if pair is not None]
    if not there:
        return
    x = line.put(0, 0, sharing.say(said.STILL_THERE), DIM)
    for at, pair in there:
        x = line.put(x + 2, 0, LETTERS[at], DIM) + 1
        for kind in pair:
            x = line.put(x, 0, sharing.faces[kind].letter, sharing.faces[kind].ink)
