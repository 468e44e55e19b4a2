"""The cards of SmileyFace: four emotions told by their faces, nine kinds of mischief by a picture.

Happiness smiles, Sadness cries, Surprise gapes, Anger scowls; the higher the value the more of it.
"""

from __future__ import annotations

from typing import NamedTuple

from smilegames.games.smileyface.cards import EMOTIONS, NAMES, SUIT, SUITS, VALUE
from smilegames.tui.drawing.card import CardFace
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.grid import cut, width_of
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


def tone_of(card: int) -> Tone:
    """Return the colour of a card."""
    return SUIT_TONES[SUIT[card]] if card < EMOTIONS else MISCHIEF_TONE


def small_face(suit: int, glyphs: Glyphs) -> str:
    """Return the face of a suit in three cells."""
    return _feelings(glyphs)[suit].small


def card_face(card: int, name: str, glyphs: Glyphs, *, width: int, rows: int) -> CardFace:
    """Return what is printed on a card `width` cells wide inside, its picture in up to `rows`.

    A Mischief card bears its name where others have suit and value; a soft hyphen in it says where
    a long one may be broken.
    """
    if card < EMOTIONS:
        suit, value = SUIT[card], VALUE[card]
        picture = _expression(suit, value, glyphs, rows)
        return CardFace(SUITS[suit], str(value), SUIT_TONES[suit], picture)
    head, rest = _title(name, width, glyphs.ellipsis)
    pictures = _PLAIN_PICTURES if glyphs.name == "ascii" else _PICTURES
    lines = [line for line in (rest, *pictures[NAMES[card]]) if line]
    return CardFace(head, "", MISCHIEF_TONE, tuple(lines[:rows]))


def _expression(suit: int, value: int, glyphs: Glyphs, rows: int) -> tuple[str, ...]:
    feeling = _feelings(glyphs)[suit]
    if rows < 2:
        return (feeling.small,)
    left, right = feeling.eyes
    mouth = feeling.mouths[0 if value < 3 else 1 if value < 5 else 2]
    eyes = left + "   " + right
    return (eyes, mouth) if rows < 4 else (eyes, "", mouth)


def _title(name: str, width: int, ellipsis: str) -> tuple[str, str]:
    """Set a name in a line or, at its soft hyphen, in two."""
    head, _, rest = name.partition("\xad")
    if not rest or width_of(head + rest) <= width:
        return cut(head + rest, width, ellipsis), ""
    return cut(f"{head}-", width, ellipsis), cut(rest, width, ellipsis)


def _feelings(glyphs: Glyphs) -> tuple[_Feeling, ...]:
    return _PLAIN_FEELINGS if glyphs.name == "ascii" else _FEELINGS
