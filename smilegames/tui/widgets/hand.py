"""A hand in its own place: cards to choose from while it is lifted, else a cover with a name."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.tui.drawing.card import draw_back
from smilegames.tui.drawing.grid import Area, width_of, wrap
from smilegames.tui.drawing.ink import BOLD, DIM, YOU
from smilegames.tui.drawing.rack import draw_on_rack, lay_out
from smilegames.tui.drawing.row import RowCard
from smilegames.tui.widgets.zone import Zone

MARGIN = 2
_SMALL_BACK, _LARGE_BACK = (5, 5), (8, 7)
"""Columns and rows of a card's back under a cover."""
LEAST_STEP = 3
"""Columns of a back that the next one leaves to be seen, as long as there is room for that."""


@dataclass(frozen=True, slots=True)
class Cover:
    """A hand that is down: nothing of it shows but how many cards it has."""

    name: str
    """Who may lift it."""
    key: str
    """The key that lifts it, as it is printed."""
    does: str
    """What the key does."""
    cards: int
    """How many cards lie under it, which everybody may know."""
    note: str = ""
    """Said below, to whoever pressed too soon for instance."""


@dataclass(frozen=True, slots=True)
class Cards:
    """A hand that is up, sorted, in groups that belong together."""

    groups: tuple[tuple[RowCard, ...], ...]
    widest: int = 11
    """Columns of a card at the most."""
    tallest: int = 9
    """Rows of a card at the most."""


class Hand(Zone[Cover | Cards]):
    """Draws a rule above, then the cards, or their backs under a cover."""

    def draw(self, area: Area, data: Cover | Cards) -> None:
        area.rule(0, self.glyphs.rule)
        place = area.part(MARGIN, 1, area.width - 2 * MARGIN)
        if isinstance(data, Cover):
            self._draw_cover(place, data)
        else:
            self._draw_cards(place, data)

    def _draw_cards(self, place: Area, hand: Cards) -> None:
        groups = [len(group) for group in hand.groups if group]
        if not groups:
            return
        rack = lay_out(place, groups, hand.widest, hand.tallest)
        cards = [card for group in hand.groups for card in group]
        chosen = next((at for at, card in enumerate(cards) if card.look.selected), None)
        for at, card in enumerate(cards):
            if at != chosen:
                draw_on_rack(place, rack, at, card, self.glyphs)
        if chosen is not None:
            draw_on_rack(place, rack, chosen, cards[chosen], self.glyphs)

    def _draw_cover(self, place: Area, cover: Cover) -> None:
        """Draw the cards' backs, fanned, and beside them whose they are and the key."""
        text = max(width_of(cover.name), width_of(cover.key) + 1 + width_of(cover.does))
        width, height = _size_of_backs(place, cover.cards, text)
        top = (place.height - height) // 2
        beside = top + max(0, (height - 3) // 2)
        step, left, right = _fan(place.width, cover.cards, width, text)
        if len(wrap(cover.note, place.width - right)) > place.height - beside - 2:
            least = LEAST_STEP * (cover.cards - 1) + width + 3
            wide = max(text, min(width_of(cover.note), place.width - least))
            step, left, right = _fan(place.width, cover.cards, width, wide)
            rows = len(wrap(cover.note, place.width - right))
            beside = max(0, min(beside, place.height - 2 - rows))
        for at in range(cover.cards):
            draw_back(place.part(left + at * step, top, width, height), self.glyphs)
        words = place.part(right, beside)
        words.put(0, 0, cover.name, YOU)
        words.part(0, 1, text, 1).hit("lift")
        x = words.put(0, 1, cover.key, YOU)
        words.put(x + 1, 1, cover.does, BOLD)
        words.paragraph(0, 2, words.width, cover.note, DIM)


def _fan(columns: int, cards: int, width: int, text: int) -> tuple[int, int, int]:
    """Return columns from one back to the next, where the first lies, and where the words begin.

    `text` columns are left for the words, and both together stand in the middle.
    """
    room = columns - text - width - 3
    step = min(width - 2, max(1, room // max(1, cards - 1)))
    fan = step * (cards - 1) + width if cards else 0
    left = max(0, (columns - fan - 3 - text) // 2)
    return step, left, left + fan + 3


def _size_of_backs(place: Area, cards: int, text: int) -> tuple[int, int]:
    """Return columns and rows of each: large where all can be seen beside so wide a text."""
    width, height = _LARGE_BACK
    if place.height > height + 1 and place.width - text - width - 5 >= LEAST_STEP * cards:
        return width, height
    width, height = _SMALL_BACK
    return width, min(place.height, height)
