"""A terminal's memory: what its two screens and its scrollback show after some output.

pyte draws; what it misreads is kept from it, and the alternate screen is a screen of its own here.
"""

from __future__ import annotations

import re

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


class Emulator:
    """Shows what a terminal of `columns` by `lines` would show."""

    def __init__(self, columns: int, lines: int) -> None:
        self.columns, self.lines = columns, lines
        self._pending = b""
        self._main = pyte.HistoryScreen(columns, lines, history=10_000)
        self._alternate: pyte.Screen | None = None
        self._stream = pyte.ByteStream(self._main)
        self._modes: dict[int, bool] = {}
        self.keyboard_levels = 0
        """How many times a keyboard protocol was pushed and not popped."""

    def feed(self, data: bytes) -> None:
        """Take more of the program's output."""
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
        return self._alternate is not None

    def shown(self) -> list[str]:
        """Return the lines on view, without the spaces at their ends."""
        return [line.rstrip() for line in self.screen.display]

    def left_behind(self) -> list[str]:
        """Return the main screen with its scrollback: what is there when the program has gone."""
        scrolled = [_text(line, self.columns) for line in self._main.history.top]
        return [line.rstrip() for line in (*scrolled, *self._main.display)]

    def modes_on(self) -> set[int]:
        """Return the private modes switched on and not off again (25: the cursor hidden)."""
        hidden = {25} if self._modes.get(25) is False else set()
        return {mode for mode, on in self._modes.items() if on and mode not in (7, 25)} | hidden

    def _note_modes(self, data: bytes) -> None:
        for numbers, letter in MODE.findall(data):
            for number in numbers.split(b";"):
                self._modes[int(number)] = letter == b"h"
        for direction in KEYBOARD.findall(data):
            self.keyboard_levels += 1 if direction == b">" else -1

    def _switch(self, *, to_alternate: bool) -> None:
        self._alternate = pyte.Screen(self.columns, self.lines) if to_alternate else None
        self._stream = pyte.ByteStream(self.screen)


def _text(line: dict[int, pyte.screens.Char], columns: int) -> str:
    return "".join(line[column].data for column in range(columns))
