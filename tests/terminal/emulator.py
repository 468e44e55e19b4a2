"""A terminal's memory: what its two screens and its scrollback show after some output.

pyte draws; what it misreads is kept from it, and the alternate screen is a screen of its own here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import pyte

MISREAD = re.compile(
    rb"\x1b[_P^X].*?(?:\x1b\\|\x07)"  # APC, DCS, PM and SOS strings
    rb"|\x1b\[[<=>][0-?]*[ -/]*[@-~]"  # CSI > 4 ; 1 m and its like
    rb"|\x1b\[[0-?]*\$[@-~]",  # CSI ? 2026 $ p
    re.DOTALL,
)
"""Sequences that pyte prints or takes for others."""
UNFINISHED = re.compile(
    rb"\x1b(?:[_P^X](?:(?!\x1b\\|\x07).)*|\[[0-?]*[ -/]*)?\Z",
    re.DOTALL,
)
"""A sequence whose end is still to come."""
ALTERNATE = re.compile(rb"(\x1b\[\?1049[hl])")
KEYBOARD = re.compile(rb"\x1b\[([<>])[0-9;]*u")
MODE = re.compile(rb"\x1b\[\?([0-9;]+)([hl])")


class Cell(NamedTuple):
    """What a person can tell of a cell."""

    text: str
    ink: str
    ground: str
    bold: bool
    underlined: bool
    reverse: bool


class Emulator:
    """Shows what a terminal of `columns` by `lines` would show.

    Without an `alternate` screen it is one that has none, as some multiplexers have not.
    """

    def __init__(self, columns: int, lines: int, *, alternate: bool = True) -> None:
        self._has_alternate = alternate
        self.columns, self.lines = columns, lines
        self._pending = b""
        self._shown: list[str] | None = None
        self._main = pyte.HistoryScreen(columns, lines, history=10_000)
        self._alternate: pyte.Screen | None = None
        self._stream = pyte.ByteStream(self._main)
        self._modes: dict[int, bool] = {}
        self.keyboard_levels = 0
        """How many times a keyboard protocol was pushed and not popped."""

    def feed(self, data: bytes) -> None:
        """Take more of the program's output."""
        self._shown = None
        data = self._pending + data
        cut = UNFINISHED.search(data)
        whole = data if cut is None else data[: cut.start()]
        self._pending = b"" if cut is None else data[cut.start() :]
        self._note_modes(whole)
        for piece in ALTERNATE.split(MISREAD.sub(b"", whole)):
            if ALTERNATE.fullmatch(piece):
                self._switch(to_alternate=piece.endswith(b"h"))
            else:
                self._stream.feed(piece)

    def resize(self, columns: int, lines: int) -> None:
        """Become another size."""
        self._shown = None
        self.columns, self.lines = columns, lines
        for screen in (self._main, self._alternate):
            if screen is not None:
                screen.resize(lines, columns)

    @property
    def screen(self) -> pyte.Screen:
        """What is on view now; `screen.buffer[line][column]` is a cell with its colours."""
        return self._alternate or self._main

    @property
    def is_alternate(self) -> bool:
        """True while a full-screen program has the terminal."""
        return self._modes.get(1049, False)

    def shown(self) -> list[str]:
        """Return the lines on view, without the spaces at their ends."""
        if self._shown is None:
            lines = self._lines(self.screen)
            self._shown = [_text(line, self.columns).rstrip() for line in lines]
        return [*self._shown]

    def cells(self) -> list[list[Cell]]:
        """Return every cell on view, as it looks."""
        return [[_look(line[x]) for x in range(self.columns)] for line in self._lines(self.screen)]

    def left_behind(self) -> list[str]:
        """Return the main screen with its scrollback: what is there when the program has gone."""
        scrolled = [_text(line, self.columns) for line in self._main.history.top]
        shown = [_text(line, self.columns) for line in self._lines(self._main)]
        return [line.rstrip() for line in (*scrolled, *shown)]

    def modes_on(self) -> set[int]:
        """Return the private modes switched on and not off again (25: the cursor hidden)."""
        hidden = {25} if self._modes.get(25) is False else set()
        return {mode for mode, on in self._modes.items() if on and mode not in (7, 25)} | hidden

    def _lines(self, screen: pyte.Screen) -> list[dict[int, pyte.screens.Char]]:
        return [screen.buffer[y] for y in range(self.lines)]

    def _note_modes(self, data: bytes) -> None:
        for numbers, letter in MODE.findall(data):
            for number in numbers.split(b";"):
                self._modes[int(number)] = letter == b"h"
        for direction in KEYBOARD.findall(data):
            # A terminal has nothing to take back that was never set.
            self.keyboard_levels = max(0, self.keyboard_levels + (1 if direction == b">" else -1))

    def _switch(self, *, to_alternate: bool) -> None:
        to_alternate = to_alternate and self._has_alternate
        self._alternate = pyte.Screen(self.columns, self.lines) if to_alternate else None
        self._stream = pyte.ByteStream(self.screen)


def _look(char: pyte.screens.Char) -> Cell:
    """Describe a cell; a blank shows no ink."""
    blank = char.data == " " and not char.underscore and not char.reverse
    ink = "" if blank else char.fg
    return Cell(char.data, ink, char.bg, char.bold and not blank, char.underscore, char.reverse)


def _text(line: dict[int, pyte.screens.Char], columns: int) -> str:
    return "".join([line[column].data for column in range(columns)])


def differing(wanted: list[list[Cell]], shown: list[list[Cell]]) -> list[str]:
    """Return the lines of a screen that don't look as wanted."""
    texts = ("".join(cell.text for cell in line) for line in shown)
    if len(wanted) != len(shown):
        return [*texts]
    return [text for text, one, other in zip(texts, wanted, shown, strict=True) if one != other]


def framed(shown: Sequence[str]) -> str:
    """Return a screen with its lines numbered, for messages."""
    return "\n".join(f"{number:3}|{line}" for number, line in enumerate(shown))
