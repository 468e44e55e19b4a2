"""Tones by meaning, not by number: what each looks like is the theme's to say."""

from __future__ import annotations

from enum import IntEnum, auto
from typing import NamedTuple


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
