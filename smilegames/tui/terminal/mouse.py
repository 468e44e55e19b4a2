"""The mouse, as terminals report it: button and place in numbers."""

from __future__ import annotations

import re

from textual import events

_REPORT = re.compile(r"\x1b\[<(\d{1,3});(\d{1,5});(\d{1,5})([Mm])")
_SHIFT, _META, _CONTROL, _MOVES, _WHEEL = 4, 8, 16, 32, 64
_SCROLLS = (
    events.MouseScrollUp,
    events.MouseScrollDown,
    events.MouseScrollLeft,
    events.MouseScrollRight,
)


class Mouse:
    """Remembers where the mouse was, for what is told of it is also how far it has moved."""

    def __init__(self) -> None:
        self._at = (0, 0)

    def read(self, sequence: str) -> events.MouseEvent | None:
        """Return what a report says; None where it is none."""
        match = _REPORT.fullmatch(sequence)
        if match is None:
            return None
        code, column, row = (int(number) for number in match.groups()[:3])
        x, y = max(0, column - 1), max(0, row - 1)
        kind, button = _kind(code, pressed=match[4] == "M")
        before, self._at = self._at, (x, y)
        return kind(
            None,
            x,
            y,
            x - before[0],
            y - before[1],
            button,
            bool(code & _SHIFT),
            bool(code & _META),
            bool(code & _CONTROL),
            screen_x=x,
            screen_y=y,
        )


def _kind(code: int, *, pressed: bool) -> tuple[type[events.MouseEvent], int]:
    """Return what has happened, and with which button: 1 to 3, or 0 for none."""
    if code & _WHEEL:
        return _SCROLLS[code & 3], 0
    button = (code + 1) & 3
    if code & _MOVES or not button:
        return events.MouseMove, button
    return (events.MouseDown if pressed else events.MouseUp), button
