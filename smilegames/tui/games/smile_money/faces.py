"""The faces of Smile & Money: six colours and the bomb, each told by its eyes alone.

Red wears sunglasses and the bomb sniggers; the others are ours. The more coins, the wider the
mouth.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from smilegames.games.smile_money.kinds import BOMB, Kinds
from smilegames.tui.drawing.card import CardFace
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.drawing.ink import Tone

TONES = {
    "R": Tone.RED,
    "Y": Tone.YELLOW,
    "E": Tone.GREY,
    "P": Tone.PURPLE,
    "G": Tone.GREEN,
    "L": Tone.SKY,
    BOMB: Tone.WHITE,
}
"""By letter."""

ROWS = (4, 3, 2, 1)
"""How high a face may be, the largest first."""


class _Face(NamedTuple):
    eyes: tuple[str, str, str]
    """Left eye, what lies between them, right eye."""
    top: str = ""
    """What a large card shows above the eyes."""


_FACES = {
    "R": _Face(("■", "─", "■")),
    "Y": _Face(("^", " ", "^"), r"\ | /"),
    "E": _Face(("-", " ", "-"), "   zZ"),
    "P": _Face(("•", " ", "-"), "~~~"),
    "G": _Face(("$", " ", "$"), "_===_"),
    "L": _Face(("°", " ", "°"), "!"),
    BOMB: _Face((">", " ", "<"), "  |*"),
}
"""By letter: sunglasses, beaming, asleep, winking, dollars in the eyes, amazed, sniggering."""
_PLAIN_EYES = {"R": ("#", "-", "#"), "P": ("o", " ", "-"), "L": ("@", " ", "@")}

_MOUTHS = ("‿", "╰─╯", "╰───╯")
_PLAIN_MOUTHS = ("_", r"\_/", r"\___/")
_AMAZED = ("o", "o", "O")
_TEETH = ("v", "vvv", "vvvvv")


def card_face(kinds: Kinds, kind: int, glyphs: Glyphs) -> CardFace:
    """Return what is printed on a card: its coins, a bomb's only where it has any."""
    letter, coins = kinds.names[kind][0], kinds.coins[kind]
    value = "" if kind == kinds.bomb and not coins else str(coins)
    return CardFace(letter, value, TONES[letter], _pictures(letter, coins, glyphs))


@lru_cache(maxsize=128)
def _pictures(letter: str, coins: int, glyphs: Glyphs) -> tuple[tuple[str, ...], ...]:
    """Draw a face in every height once: a table shows the same few at every key."""
    return tuple(face(letter, coins, glyphs, rows=rows) for rows in ROWS)


def face(letter: str, coins: int, glyphs: Glyphs, *, rows: int) -> tuple[str, ...]:
    """Draw a face in up to `rows` lines to be centred: one line of 3 cells, or more of up to 5.

    `letter` is a colour's, or X for a bomb; `coins` are those on the card.
    """
    plain = glyphs.name == "ascii"
    known = _FACES[letter]
    left, between, right = _PLAIN_EYES.get(letter, known.eyes) if plain else known.eyes
    if rows < 2:
        return (f"{left}{_mouth(letter, 1, plain=plain)}{right}",)
    mouth = _mouth(letter, coins, plain=plain)
    if rows == 2:
        return (left + between + right, mouth)
    wide = f"{left}{between * 3}{right}" if between == " " else f"{left * 2}{between}{right * 2}"
    return (known.top, wide, mouth) if rows == 3 else (known.top, wide, "", mouth)


def _mouth(letter: str, coins: int, *, plain: bool) -> str:
    """Draw a mouth for 1, 2 or at least 3 coins; a bomb without coins sniggers all the same."""
    if letter == BOMB:
        return _TEETH[0 if coins == 1 else 1]
    mouths = _AMAZED if letter == "L" else _PLAIN_MOUTHS if plain else _MOUTHS
    return mouths[min(max(coins, 1), 3) - 1]
