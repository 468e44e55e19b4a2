"""Tones by meaning, not by number, and the palettes that turn them into terminal colours."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, auto
from functools import lru_cache
from typing import NamedTuple

from rich.color import Color
from rich.style import Style


class Tone(IntEnum):
    """What a colour stands for."""

    TEXT = auto()
    DIM = auto()
    SUNK = auto()
    """What can't be used now: it sinks into the ground."""
    YOU = auto()
    """Firefly amber: you, now. Whose turn, what is selected, which key. Nothing else."""
    GROUND = auto()
    PANEL = auto()
    CARD = auto()
    LIT = auto()
    RULE = auto()
    YELLOW = auto()
    WHITE = auto()
    RED = auto()
    BLUE = auto()
    GREEN = auto()
    PURPLE = auto()
    PINK = auto()
    ORANGE = auto()
    GREY = auto()
    SKY = auto()


class Ink(NamedTuple):
    """How a cell is drawn. `back` None leaves what is already there."""

    fore: Tone = Tone.TEXT
    back: Tone | None = None
    bold: bool = False
    reverse: bool = False
    underline: bool = False

    def on(self, back: Tone) -> Ink:
        """Return the same ink on another ground."""
        return self._replace(back=back)


TEXT = Ink()
BOLD = Ink(bold=True)
DIM = Ink(Tone.DIM)
SUNK = Ink(Tone.SUNK)
YOU = Ink(Tone.YOU, bold=True)
TAG = Ink(Tone.GROUND, Tone.YOU, bold=True)
"""Dark on amber: the tag on what is selected."""

_NIGHT = {
    Tone.TEXT: "#e9e4d6",
    Tone.DIM: "#8287a3",
    Tone.SUNK: "#4a4f6a",
    Tone.YOU: "#ffb547",
    Tone.GROUND: "#12141d",
    Tone.PANEL: "#191c28",
    Tone.CARD: "#1e2130",
    Tone.LIT: "#282d45",
    Tone.RULE: "#33384f",
    Tone.YELLOW: "#f3e770",
    Tone.WHITE: "#f7f7f7",
    Tone.RED: "#f2707a",
    Tone.BLUE: "#6cb0ff",
    Tone.GREEN: "#7bd389",
    Tone.PURPLE: "#b794f6",
    Tone.PINK: "#ff8cc6",
    Tone.ORANGE: "#f59e6c",
    Tone.GREY: "#a9aec4",
    Tone.SKY: "#7fdbea",
}
_SIXTEEN = {
    Tone.TEXT: "default",
    Tone.DIM: "white",
    Tone.SUNK: "bright_black",
    Tone.YOU: "bright_yellow",
    Tone.GROUND: "default",
    Tone.PANEL: "default",
    Tone.CARD: "default",
    Tone.LIT: "default",
    Tone.RULE: "bright_black",
    Tone.YELLOW: "yellow",
    Tone.WHITE: "bright_white",
    Tone.RED: "bright_red",
    Tone.BLUE: "bright_blue",
    Tone.GREEN: "bright_green",
    Tone.PURPLE: "magenta",
    Tone.PINK: "bright_magenta",
    Tone.ORANGE: "red",
    Tone.GREY: "white",
    Tone.SKY: "bright_cyan",
}


@dataclass(frozen=True)
class Palette:
    """Tones as terminal colours; `colours` empty sends none at all (NO_COLOR)."""

    name: str
    colours: tuple[tuple[Tone, str], ...]

    def style(self, ink: Ink) -> Style:
        """Return the terminal style of an ink."""
        return _style(self, ink)


@lru_cache(maxsize=4096)
def _style(palette: Palette, ink: Ink) -> Style:
    colours = dict(palette.colours)
    back = ink.back or Tone.GROUND
    if not colours:
        # Without colour, amber ground becomes reverse video and amber text bold.
        return Style(
            bold=ink.bold or ink.fore is Tone.YOU,
            reverse=ink.reverse or back is Tone.YOU,
            dim=ink.fore is Tone.SUNK,
            underline=ink.underline,
        )
    fore_name, back_name = colours[ink.fore], colours[back]
    if fore_name == "default" and back_name != "default":
        # What the terminal's own text colour is, nobody knows: it might be this ground's.
        fore_name = "black"
    return Style(
        color=Color.parse(fore_name),
        bgcolor=Color.parse(back_name),
        bold=ink.bold,
        reverse=ink.reverse,
        underline=ink.underline,
    )


NIGHT = Palette("night", tuple(_NIGHT.items()))
SIXTEEN = Palette("sixteen", tuple(_SIXTEEN.items()))
PLAIN = Palette("plain", ())


def night_colours() -> dict[str, str]:
    """Return the night palette as names and hexadecimal colours, for style sheets."""
    return {tone.name.lower(): colour for tone, colour in _NIGHT.items()}


def sixteen_colours() -> dict[str, str]:
    """Return the terminal's own colours."""
    return {tone.name.lower(): f"ansi_{colour}" for tone, colour in _SIXTEEN.items()}
