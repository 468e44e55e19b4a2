"""The share: two open cards, and beside them what to choose next, or the thanks for a gift."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.tui.drawing.advice import Text, fitting
from smilegames.tui.drawing.card import CardFace, CardLook, draw_card
from smilegames.tui.drawing.grid import Area, cut
from smilegames.tui.drawing.ink import BOLD, DIM, SUNK, TEXT, YOU, Ink
from smilegames.tui.drawing.lettering import set_large
from smilegames.tui.games.gracias.kinds import KindFace, put_chip
from smilegames.tui.widgets.zone import Zone

GAP = 2
NAME_AT, NAME_WIDTH = 4, 12
EFFECT_AT = NAME_AT + NAME_WIDTH + 2
"""Columns of the list of those who may receive."""


@dataclass(frozen=True, slots=True)
class PairCard:
    """One of the two open cards."""

    face: CardFace
    look: CardLook
    label: str = ""
    """The key under it."""
    at: int | None = None
    """Its place, where it can be chosen to be kept."""


class Pair(Zone[tuple[PairCard, ...]]):
    """Draws the two cards side by side, as large as the zone; a click is `("keep", place)`."""

    def draw(self, area: Area, data: tuple[PairCard, ...]) -> None:
        width = (area.width - GAP + 1) // len(data) - 1
        height = min(area.height - 1, max(7, width * 3 // 4))
        top = max(0, (area.height - height - 1) // 2)
        for at, card in enumerate(data):
            place = area.part(GAP + at * (width + 1), top, width, height + 1)
            draw_card(place.part(0, 0, None, height), card.face, card.look, self.glyphs)
            place.put_centre(height, card.label, DIM)
            if card.at is not None:
                place.hit(("keep", card.at))


@dataclass(frozen=True, slots=True)
class Keeping:
    """An open card that may be kept, and what that would come to."""

    at: int
    lead: str
    face: KindFace
    name: str
    stands: Text


@dataclass(frozen=True, slots=True)
class Receiver:
    """A player who may get the other card, and what that would come to."""

    seat: int
    name: str
    stands: Text
    falls: str = ""
    """The mark of those who would discard it."""
    chosen: bool = False
    barred: bool = False
    """The giver: nobody keeps both (GR-13)."""


@dataclass(frozen=True, slots=True)
class Options:
    """What to choose among next."""

    rows: tuple[Keeping | Receiver, ...]
    left: str
    """What the next words are about: the triplets still in the middle; empty for none."""
    triplets: tuple[tuple[str, tuple[KindFace, KindFace]], ...]


@dataclass(frozen=True, slots=True)
class Thanks:
    """A gift that has just been given."""

    kept: str
    given: str
    large: str
    word: str
    ink: Ink


class Gift(Zone[Options | Thanks]):
    """Lists the options, or says “¡Gracias!”. Clicks are `("keep", place)` and `("give", seat)`."""

    def draw(self, area: Area, data: Options | Thanks) -> None:
        if isinstance(data, Thanks):
            self._draw_thanks(area, data)
        else:
            self._draw_options(area, data)

    def _draw_thanks(self, area: Area, thanks: Thanks) -> None:
        rows = set_large(thanks.large, area.width, self.glyphs)[:3]
        top = max(0, (area.height - len(rows) - 4) // 2)
        y = area.paragraph(0, top, area.width, thanks.kept, TEXT)
        y = area.paragraph(0, y, area.width, thanks.given, BOLD) + 1
        for row in rows if len(rows) == 3 else (thanks.word,):
            area.put(0, y, row, thanks.ink)
            y += 1

    def _draw_options(self, area: Area, options: Options) -> None:
        each, step = self._shape(area, options)
        used = step * (len(options.rows) - 1) + each
        foot = 2 if options.triplets else 0
        top = max(0, (area.height - used - foot) // 2)
        for at, row in enumerate(options.rows):
            place = area.part(0, top + step * at, None, each)
            if isinstance(row, Keeping):
                self._draw_keeping(place, row)
            else:
                self._draw_receiver(place, row)
        if options.triplets:
            below = min(top + used + 1, area.height - 1)
            _draw_left(area.part(0, below, None, 1), options)

    def _shape(self, area: Area, options: Options) -> tuple[int, int]:
        """Return the rows of an option, and those from one to the next."""
        if not options.rows:
            return 0, 0
        if isinstance(options.rows[0], Keeping):
            return 2, 3
        return 1, 2 if 2 * len(options.rows) + 2 <= area.height else 1

    def _draw_keeping(self, place: Area, row: Keeping) -> None:
        place.hit(("keep", row.at))
        x = place.put(0, 0, str(row.at + 1), YOU)
        x = place.put(x + 1, 0, row.lead, BOLD)
        put_chip(place, x + 1, 0, row.face, row.name, self.glyphs)
        place.put(2, 1, fitting(row.stands, place.width - 2))

    def _draw_receiver(self, line: Area, row: Receiver) -> None:
        line.hit(("give", row.seat))
        name = cut(row.name, NAME_WIDTH, self.glyphs.ellipsis)
        if row.barred:
            line.put(NAME_AT, 0, name, SUNK)
            line.put(EFFECT_AT + 1, 0, fitting(row.stands, line.width - EFFECT_AT - 1), SUNK)
            return
        line.put(0, 0, self.glyphs.here if row.chosen else "", YOU)
        line.put(2, 0, str(row.seat + 1), YOU)
        line.put(NAME_AT, 0, name, YOU if row.chosen else TEXT)
        line.put(EFFECT_AT - 1, 0, row.falls, BOLD)
        stands = fitting(row.stands, line.width - EFFECT_AT - 1)
        line.put(EFFECT_AT + 1, 0, stands, BOLD if row.chosen else DIM)


def _draw_left(line: Area, options: Options) -> None:
    """Write the triplets that remain for the others."""
    x = line.put(0, 0, options.left, DIM)
    for letter, pair in options.triplets:
        x = line.put(x + 2, 0, letter, DIM) + 1
        for face in pair:
            x = line.put(x, 0, face.letter, face.ink)
