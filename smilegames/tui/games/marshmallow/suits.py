"""The five suits side by side, to name one trump (MT-13)."""

from __future__ import annotations

from dataclasses import dataclass

from smilegames.games.marshmallow.cards import SUIT_OF, SUITS
from smilegames.games.marshmallow.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.marshmallow import table as said
from smilegames.tui.drawing.card import CardLook, draw_card
from smilegames.tui.drawing.grid import Area, width_of
from smilegames.tui.drawing.ink import DIM, YOU, Ink
from smilegames.tui.games.marshmallow.marshmallows import TONES, suit_face
from smilegames.tui.widgets.zone import Zone

WIDEST, TALLEST = 11, 7


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit that may be named."""

    letter: str
    name: str
    held: str
    """How many cards of the hand are of it, in words; empty while that is covered."""
    number: int
    """The digit that chooses it; 0 while nobody is asked."""
    chosen: str = ""
    """What it would be; empty where it is not chosen."""


class SuitRow(Zone[tuple[Suit, ...]]):
    """A card for each suit, its number and name above and what the hand holds of it below."""

    def draw(self, area: Area, data: tuple[Suit, ...]) -> None:
        step = min(WIDEST + 2, area.width // len(data))
        width, height = step - 1, min(TALLEST, area.height - 2)
        left = (area.width - step * len(data) + 1) // 2
        top = (area.height - height - 2) // 2
        for at, suit in enumerate(data):
            place = area.part(left + at * step, top, width, height + 2)
            _put_name(place, suit)
            look = CardLook(selected=bool(suit.chosen), tag=suit.chosen)
            face = suit_face(suit.letter, "", self.glyphs)
            draw_card(place.part(0, 1, None, height), face, look, self.glyphs)
            place.put_centre(height + 1, suit.held, YOU if suit.chosen else DIM)
            if suit.number:
                place.hit(("trump", at))


def _put_name(place: Area, suit: Suit) -> None:
    number = f"{suit.number} " if suit.number else ""
    x = (place.width - width_of(number) - width_of(suit.name)) // 2
    x = place.put(x, 0, number, YOU if suit.chosen else DIM)
    place.put(x, 0, suit.name, Ink(TONES[suit.letter]))


def suits_of(speaker: Speaker, hand: View | None, chosen: int | None) -> tuple[Suit, ...]:
    """Return the suits and, for whoever names trump, what their lifted hand holds of each."""
    return tuple(
        Suit(
            letter=SUITS[suit],
            name=said.suit_name(speaker, suit),
            held="" if hand is None else _held(speaker, hand, suit),
            number=0 if hand is None else suit + 1,
            chosen=speaker.words(said.TRUMP) if suit == chosen else "",
        )
        for suit in range(len(SUITS))
    )


def _held(speaker: Speaker, hand: View, suit: int) -> str:
    count = sum(SUIT_OF[card] == suit for card in hand.hand or ())
    return speaker.words(said.CARDS, n=count)
