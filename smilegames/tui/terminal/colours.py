"""How many colours a terminal has, and a theme in the colours that it has.

Tones are names here, and a theme is a mapping from them to `#rrggbb` or to `ansi_*`, one of the
terminal's own sixteen. What a tone is for is known only as far as words must be read on grounds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from typing import NamedTuple

from rich.color import Color, ColorSystem
from rich.color_triplet import ColorTriplet

from smilegames.tui.terminal.perception import (
    READABLE,
    VISIBLE,
    contrast,
    difference,
    difference_of_hue,
)

GROUNDS = ("ground", "panel", "card", "lit")
"""Tones that others are drawn on."""
ORNAMENTS = ("rule",)
"""Tones that say nothing."""
_ALL_COLOURS = frozenset({"alacritty", "contour", "direct", "foot", "ghostty", "kitty", "wezterm"})
"""Terminals that show every colour, by a part of what they call themselves in TERM."""
SIXTEEN = (
    *("ansi_black", "ansi_red", "ansi_green", "ansi_yellow"),
    *("ansi_blue", "ansi_magenta", "ansi_cyan", "ansi_white"),
    *("ansi_bright_black", "ansi_bright_red", "ansi_bright_green", "ansi_bright_yellow"),
    *("ansi_bright_blue", "ansi_bright_magenta", "ansi_bright_cyan", "ansi_bright_white"),
)
"""The names of a terminal's own colours. What they look like is its owner's choice."""
_USUAL = (
    "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa"
    " 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff",  # the Linux console
    "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5"
    " 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff",  # xterm
    "000000 bb0000 00bb00 bbbb00 0000bb bb00bb 00bbbb bbbbbb"
    " 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff",  # PuTTY
    "000000 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf"
    " 555753 ef2929 8ae234 fce94f 729fcf ad7fa8 34e2e2 eeeeec",  # GNOME and its kin
)
"""What they usually look like where a terminal has only sixteen."""

_FIRST_GREY = 232
"""The number of the darkest grey of the 256 colours."""


class Depth(Enum):
    """How many colours may be sent; the value is Rich's name for it."""

    NONE = "none"
    SIXTEEN = "standard"
    PALETTE = "256"
    TRUE = "truecolor"


def detect(environ: Mapping[str, str]) -> Depth:
    """Return how many colours a terminal has, by the environment it gives to programs."""
    term = environ.get("TERM", "")
    names = set(term.replace(".", "-").split("-"))
    if environ.get("NO_COLOR") or term.startswith("vt"):
        return Depth.NONE
    if term == "linux":
        # It takes the codes of all colours and shows sixteen, which it picks badly.
        return Depth.SIXTEEN
    trusted = not _is_screen(environ) and environ.get("COLORTERM") in ("truecolor", "24bit")
    if trusted or not (_is_screen(environ) or _ALL_COLOURS.isdisjoint(names)):
        return Depth.TRUE
    return Depth.PALETTE if "256color" in names else Depth.SIXTEEN


def fitted(colours: Mapping[str, str], depth: Depth) -> dict[str, str]:
    """Return the nearest to a theme that a terminal can show, every word as readable.

    Of 256 colours those come that Rich turns into exactly themselves. With sixteen there is one
    ground, black or white whichever is nearer, and it is drawn: the terminal's own might be either.
    """
    if depth is Depth.NONE:
        return dict.fromkeys(colours, "ansi_default")
    if depth is Depth.TRUE or are_native(colours):
        return dict(colours)
    return _in_palette(colours) if depth is Depth.PALETTE else _in_sixteen(colours)


def are_native(colours: Mapping[str, str]) -> bool:
    """Tell whether a theme is made of the terminal's own colours."""
    return any(colour.startswith("ansi_") for colour in colours.values())


class _Shade(NamedTuple):
    """A colour that a terminal has: how it is asked for, and what it may look like."""

    name: str
    looks: tuple[str, ...]
    """By what there is to know of terminals; the first is the one it is compared by."""

    def contrast(self, other: _Shade) -> float:
        """Return the least contrast of two shades on any terminal."""
        return min(map(contrast, self.looks, other.looks))

    def difference(self, colour: str) -> float:
        """Return how different it looks from a colour."""
        measure = difference if len(self.looks) == 1 else difference_of_hue
        return measure(self.looks[0], colour)


def _nearest(
    colours: Mapping[str, str], shades: Sequence[_Shade], grounds: Mapping[str, _Shade]
) -> dict[str, str]:
    """Return for each tone the name of the nearest shade that can be read on all the grounds."""
    found = {tone: ground.name for tone, ground in grounds.items()}
    for tone in colours.keys() - grounds.keys():
        colour = colours[tone]
        wanted = VISIBLE if tone in ORNAMENTS else READABLE
        own = min(contrast(colour, colours[ground]) for ground in grounds)
        by_likeness = sorted(shades, key=lambda shade: shade.difference(colour))
        readable = (
            shade
            for shade in by_likeness
            if min(map(shade.contrast, set(grounds.values()))) >= min(wanted, own)
        )
        found[tone] = next(readable, by_likeness[0]).name
    return found


def _in_palette(colours: Mapping[str, str]) -> dict[str, str]:
    shades = _palette()
    grounds = {
        tone: min(shades, key=lambda shade: shade.difference(colours[tone])) for tone in GROUNDS
    }
    return _nearest(colours, shades, grounds)


def _in_sixteen(colours: Mapping[str, str]) -> dict[str, str]:
    shades = _sixteen()
    ground = min(shades[0], shades[-1], key=lambda shade: shade.difference(colours["ground"]))
    return _nearest(colours, shades, dict.fromkeys(GROUNDS, ground))


@cache
def _palette() -> tuple[_Shade, ...]:
    """Return those of the 240 colours alike on all terminals that Rich can be made to send."""
    shades = []
    for number in range(16, 256):
        look = Color.from_ansi(number).get_truecolor()
        asked = look if number < _FIRST_GREY else _grey_for(number)
        if Color.from_triplet(asked).downgrade(ColorSystem.EIGHT_BIT).number == number:
            shades.append(_Shade(asked.hex, (look.hex,)))
    return tuple(shades)


def _grey_for(number: int) -> ColorTriplet:
    """Return the grey that Rich turns into one of the palette, which is not always that one."""
    level = round((number - _FIRST_GREY + 1) / 25 * 255)
    return ColorTriplet(level, level, level)


@cache
def _sixteen() -> tuple[_Shade, ...]:
    usual = [[f"#{code}" for code in codes.split()] for codes in _USUAL]
    return tuple(map(_Shade, SIXTEEN, zip(*usual, strict=True)))


def _is_screen(environ: Mapping[str, str]) -> bool:
    """Tell whether this is GNU screen, where COLORTERM is what some terminal outside said."""
    return "STY" in environ or (
        environ.get("TERM", "").startswith("screen") and "TMUX" not in environ
    )
