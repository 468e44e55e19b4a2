"""How far colours are apart for an eye: in OKLab how different they look, in contrast how well one
is read on the other. Colours are `#rrggbb`."""

from __future__ import annotations

from functools import lru_cache
from math import dist, hypot
from typing import NamedTuple

READABLE = 4.5
"""The least contrast of words that say something (WCAG 2, level AA)."""

VISIBLE = 1.3
"""The least contrast of a line that only parts things."""

_GREY = 0.05
"""A colour of less strength than this has no hue that anybody would name."""


class Lab(NamedTuple):
    """A colour in OKLab: lightness 0 to 1, then green to red and blue to yellow."""

    lightness: float
    green_red: float
    blue_yellow: float


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def difference(one: str, other: str) -> float:
    """Return how different two colours look: 0 for not at all, about 1 for black and white."""
    return dist(_lab(one), _lab(other))


def difference_of_hue(one: str, other: str) -> float:
    """Return the same where there are so few colours that their hue must tell them: strong and weak
    ones of a hue are alike, light and dark ones nearly so."""
    first, second = _lab(one), _lab(other)
    return dist(_hue(first), _hue(second)) + 0.3 * abs(first.lightness - second.lightness)


@lru_cache(maxsize=1024)
def _linear(colour: str) -> tuple[float, float, float]:
    """Return how much light of red, green and blue a colour is, 0 to 1."""
    red, green, blue = (_light(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def _light(value: float) -> float:
    return float(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)


def _luminance(colour: str) -> float:
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _hue(colour: Lab) -> tuple[float, float, float]:
    """Return the direction of a hue; that of a grey is none of them."""
    strength = hypot(colour.green_red, colour.blue_yellow)
    if strength < _GREY:
        return 0.0, 0.0, 1.0
    return colour.green_red / strength, colour.blue_yellow / strength, 0.0


@lru_cache(maxsize=1024)
def _lab(colour: str) -> Lab:
    """Return a colour in OKLab, by the numbers of its author (Björn Ottosson, 2020)."""
    red, green, blue = _linear(colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return Lab(
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )
