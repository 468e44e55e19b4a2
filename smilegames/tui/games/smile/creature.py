"""The creatures of Smile: the better the value the wider the smile, the worse the grumpier.

Each splotch colour is a kind of its own, told by ears and eyes, so that no colour is needed.
"""

from __future__ import annotations

from typing import NamedTuple

from smilegames.tui.drawing.glyphs import Glyphs


class Build(NamedTuple):
    """How large a creature is."""

    gap: int
    """Columns between its eyes."""
    nose: int
    """Rows between its eyes and its mouth."""
    widest: int
    """Columns of the widest mouth, its corners left out."""
    deep: bool = False
    """Its mouth takes two rows and its ears stand a row higher."""


GIANT = Build(gap=11, nose=2, widest=9, deep=True)
GRAND = Build(gap=7, nose=1, widest=7, deep=True)
LARGE = Build(gap=5, nose=1, widest=5)
SLIM = Build(gap=3, nose=1, widest=3)
SMALL = Build(gap=3, nose=0, widest=3)
BUILDS = (GIANT, GRAND, LARGE, SLIM, SMALL)
"""The largest first."""

_EARS = {
    "Y": ("∧", "∧"),
    "W": ("∩", "∩"),
    "R": ("ʌʌ", "ʌʌ"),
    "B": ("‾\\", "/‾"),
    "N": ("", ""),
}
_EARS_ASCII = {
    "Y": ("^", "^"),
    "W": ("n", "n"),
    "R": ("^^", "^^"),
    "B": ("~\\", "/~"),
    "N": ("", ""),
}
_TALL_EARS = {
    "Y": ("╱╲", "╱╲"),
    "W": ("╭╮", "╭╮"),
    "R": ("╱╲╱", "╲╱╲"),
    "B": ("‾‾╲", "╱‾‾"),
    "N": ("", ""),
}
_TALL_EARS_ASCII = {
    "Y": ("/\\", "/\\"),
    "W": ("()", "()"),
    "R": ("/\\/", "\\/\\"),
    "B": ("~~\\", "/~~"),
    "N": ("", ""),
}
_EYES = ((4, "^", "^"), (1, "•", "•"), (-2, "¬", "¬"), (-9, "ò", "ó"))
_EYES_ASCII = ((4, "^", "^"), (1, "o", "o"), (-2, "-", "-"), (-9, "`", "'"))
"""Least value, left eye, right eye."""

_LIPS = {
    (False, True): ("╰", "╯", "─", "┴"),
    (False, False): ("╭", "╮", "─", "┬"),
    (True, True): ("\\", "/", "_", "w"),
    (True, False): ("/", "\\", "-", "m"),
}
"""By plain characters and good mood: left corner, right corner, lip, teeth."""
_CHEEKS = {
    (False, True): ("╰╮", "╭╯"),
    (False, False): ("╭╯", "╰╮"),
    (True, True): ("\\ ", " /"),
    (True, False): ("/ ", " \\"),
}
"""By plain characters and good mood: what a deep mouth has beside it in its other row."""


def creature(colour: str, value: int, glyphs: Glyphs, build: Build) -> tuple[str, ...]:
    """Draw a face as lines to be centred: ears, eyes and mouth.

    `colour` is a splotch letter (`N` for none), `value` -5 to 6. Every line has an odd width, to
    sit in the middle of a card that is odd within.
    """
    plain = glyphs.name == "ascii"
    _, left, right = next(eyes for eyes in (_EYES_ASCII if plain else _EYES) if value >= eyes[0])
    eyes = f"{left}{' ' * build.gap}{right}"
    ears = _ears(colour, build, plain=plain)
    head = (ears, "", eyes) if build.deep else (ears, eyes)
    return *head, *("",) * build.nose, *_mouth(value, build, plain=plain)


def _ears(colour: str, build: Build, *, plain: bool) -> str:
    if build.deep:
        left, right = (_TALL_EARS_ASCII if plain else _TALL_EARS)[colour]
        apart = build.gap
    else:
        left, right = (_EARS_ASCII if plain else _EARS)[colour]
        apart = build.gap + 2 - 2 * (len(left) - 1)
    # Where there are none, blanks keep the creature as wide as its kin.
    return f"{left}{' ' * apart}{right}" if left else " " * (build.gap + (6 if build.deep else 4))


def _mouth(value: int, build: Build, *, plain: bool) -> tuple[str, ...]:
    """Draw a smile as wide as the value is good, or a frown as wide as it is bad.

    The best and the worst show their teeth.
    """
    if value in (-1, 0):
        flat = ("-" if plain else "─") * (5 if build.deep else 3)
        return (flat, "") if build.deep else (flat,)
    width = _width(abs(value), build)
    left, right, lip, teeth = _LIPS[plain, value > 0]
    lips = left + (teeth if value in (6, -5) else lip) * width + right
    if not build.deep:
        return (lips,)
    begin, end = _CHEEKS[plain, value > 0]
    cheeks = f"{begin}{' ' * width}{end}"
    return (cheeks, lips) if value > 0 else (lips, cheeks)


def _width(strength: int, build: Build) -> int:
    """Return how many columns lie between the corners of a mouth: 1, or an odd number more."""
    if build.widest == 3:
        return 1 if strength < 3 else 3
    grown = 1 if strength < 2 else 3 if strength < 4 else 5
    return grown + build.widest - 5
