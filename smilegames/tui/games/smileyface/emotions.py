"""The cards of SmileyFace: four emotions told by their faces, nine kinds of mischief by a picture.

Happiness smiles, Sadness cries, Surprise gapes, Anger scowls; the higher the value the more of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from smilegames.games.smileyface.cards import EMOTIONS, NAMES, SUIT, SUITS, VALUE
from smilegames.tui.drawing.card import CardFace
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.ink import Tone

SUIT_TONES = (Tone.YELLOW, Tone.BLUE, Tone.GREEN, Tone.RED)
"""By suit."""
MISCHIEF_TONE = Tone.PURPLE


class _Feeling(NamedTuple):
    """How a suit looks."""

    small: str
    """A face of three cells."""
    eyes: tuple[str, str]
    mouths: tuple[str, str, str]
    """For values up to 2, 3 and 4, and from 5 on; all of odd width."""


_FEELINGS = (
    _Feeling("^‿^", ("^", "^"), ("╰─╯", "╰───╯", "╰┴┴┴╯")),
    _Feeling("╥_╥", ("╥", "╥"), ("╭─╮", "╭───╮", "╭─────╮")),
    _Feeling("°o°", ("°", "°"), ("o", "O", "(   )")),
    _Feeling("ò_ó", ("ò", "ó"), ("───", "╭┬┬┬╮", "╭┬┬┬┬┬╮")),
)
_PLAIN_FEELINGS = (
    _Feeling("^u^", ("^", "^"), ("\\_/", "\\___/", "\\www/")),
    _Feeling("T_T", ("T", "T"), ("/-\\", "/---\\", "/-----\\")),
    _Feeling("0o0", ("0", "0"), ("o", "O", "(   )")),
    _Feeling(">_<", (">", "<"), ("---", "~~~~~", "~~~~~~~")),
)

_PICTURES = {
    "mean": ("¬   ¬", "~~~"),
    "pirate": ("•   ■", "╰─╯"),
    "shake-up": ("↑ ↓ ↑", "↓ ↑ ↓"),
    "thief": ("■•■•■", "‿"),
    "pickpocket": ("? ? ?", "↓"),
    "usurper": ("╲╱╲╱╲╱", "╰────╯"),
    "eraser": ("■■▒▒░░", ""),
    "swap": ("───→", "←───"),
    "storm": ("≈≈≈≈≈", "╱ ╱ ╱"),
}
_PLAIN_PICTURES = {
    "mean": ("-   -", "~~~"),
    "pirate": ("o   #", "\\_/"),
    "shake-up": ("^ v ^", "v ^ v"),
    "thief": ("#o#o#", "_"),
    "pickpocket": ("? ? ?", "v"),
    "usurper": ("\\/\\/\\/", "\\____/"),
    "eraser": ("##==..", ""),
    "swap": ("--->", "<---"),
    "storm": ("~~~~~", "/ / /"),
}


def token_sign(glyphs: Glyphs) -> str:
    """Return the sign of a Reward token."""
    return "%" if glyphs.name == "ascii" else "◆"


def tone_of(card: int) -> Tone:
    """Return the colour of a card."""
    return SUIT_TONES[SUIT[card]] if card < EMOTIONS else MISCHIEF_TONE


def small_face(suit: int, glyphs: Glyphs) -> str:
    """Return the face of a suit in three cells."""
    return _feelings(glyphs)[suit].small


def card_face(card: int, title: str, glyphs: Glyphs) -> CardFace:
    """Return what is printed on a card, a Mischief card's `title` where others have suit and value.

    The pictures are larger the higher the card is.
    """
    if card < EMOTIONS:
        suit, value = SUIT[card], VALUE[card]
        return CardFace(
            SUITS[suit], str(value), SUIT_TONES[suit], _expressions(suit, value, glyphs)
        )
    pictures = _PLAIN_PICTURES if glyphs.name == "ascii" else _PICTURES
    above, below = pictures[NAMES[card]]
    whole = (above, below) if below else (above,)
    return CardFace(title, "", MISCHIEF_TONE, (whole, (above,)))


@lru_cache(maxsize=128)
def _expressions(suit: int, value: int, glyphs: Glyphs) -> tuple[tuple[str, ...], ...]:
    """Return the faces of a suit, the largest first: the mouth tells the value."""
    feeling = _feelings(glyphs)[suit]
    left, right = feeling.eyes
    mouth = feeling.mouths[0 if value < 3 else 1 if value < 5 else 2]
    eyes = left + "   " + right
    return (left + "     " + right, "", mouth), (eyes, "", mouth), (eyes, mouth), (feeling.small,)


def _feelings(glyphs: Glyphs) -> tuple[_Feeling, ...]:
    return _PLAIN_FEELINGS if glyphs.name == "ascii" else _FEELINGS
