"""The cards of Smile as they are drawn: a creature on a card, or a chip where there is no room."""

from __future__ import annotations

from functools import lru_cache

from smilegames.games.smile.cards import UNCOLOURED, Deck
from smilegames.tui.drawing.card import CardFace
from smilegames.tui.drawing.glyphs import Glyphs, signed
from smilegames.tui.drawing.ink import Ink, Tone
from smilegames.tui.games.smile.creature import BUILDS, creature

TONES = {"Y": Tone.YELLOW, "W": Tone.WHITE, "R": Tone.RED, "B": Tone.BLUE, "N": Tone.GREY}
"""By letter of the splotch."""
BEAD_ROWS = 2
"""Rows above the lower edge of a card where its beads lie."""


def face_of(deck: Deck, card: int, glyphs: Glyphs) -> CardFace:
    """Return what is printed on a card."""
    return _face(deck.colour_of[card], deck.value_of[card], copy_letter(deck, card), glyphs)


def chip_of(deck: Deck, card: int) -> str:
    """Name a card in as few cells as tell it: colour and value, or the value alone."""
    return deck.names[card].removeprefix(UNCOLOURED)


def ink_of(deck: Deck, card: int) -> Ink:
    """Return the ink of a card's colour."""
    return Ink(TONES[deck.colour_of[card]])


def copy_letter(deck: Deck, card: int) -> str:
    """Return the letter that tells a card from another like it, or nothing (SM-19)."""
    last = deck.names[card][-1]
    return last if last.isalpha() else ""


@lru_cache(maxsize=256)
def _face(colour: str, value: int, copy: str, glyphs: Glyphs) -> CardFace:
    """Make a face, its creature sitting above the place of the beads."""
    below = ("",) * BEAD_ROWS
    pictures = [creature(colour, value, glyphs, build) for build in BUILDS]
    return CardFace(
        letter=colour,
        value=signed(value) + copy,
        tone=TONES[colour],
        pictures=(*((*picture, *below) for picture in pictures), pictures[-1]),
    )
