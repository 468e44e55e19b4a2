"""How a cell is drawn, in the codes by which terminals are told, and the way from one to another.

What a colour means is not known here.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import NamedTuple

_OFF = {
    "1": "22",
    "2": "22",
    "3": "23",
    "4": "24",
    "5": "25",
    "6": "25",
    "7": "27",
    "8": "28",
    "9": "29",
    "21": "24",
    "53": "55",
}
"""What switches a mark on, and what switches it off again, maybe another one with it."""
_LINED = frozenset({"4", "7", "8", "9", "21", "53"})
"""Marks that show on a blank too, and drawn in the colour of the text."""
_FORE = {str(first + each) for first in (30, 90) for each in range(8)}
_BACK = {str(first + each) for first in (40, 100) for each in range(8)}


class Pen(NamedTuple):
    """A style. Empty codes stand for the terminal's own colours."""

    fore: str = ""
    back: str = ""
    marks: frozenset[str] = frozenset()

    @property
    def is_lined(self) -> bool:
        """True where a blank shows more than its ground."""
        return not _LINED.isdisjoint(self.marks)


PLAIN = Pen()


@lru_cache(maxsize=2048)
def turned(pen: Pen, codes: str) -> Pen:
    """Return what a pen becomes by an SGR sequence; `codes` is what stands before its final m."""
    fore, back, marks = pen.fore, pen.back, set(pen.marks)
    each = iter(codes.split(";"))
    for code in each:
        if code in ("38", "48"):
            kind = next(each, "")
            colour = ";".join((code, kind, *islice(each, 3 if kind == "2" else 1)))
            fore, back = (colour, back) if code == "38" else (fore, colour)
        elif code in _FORE or code == "39":
            fore = code if code in _FORE else ""
        elif code in _BACK or code == "49":
            back = code if code in _BACK else ""
        elif code in _OFF:
            marks.add(code)
        elif code in ("", "0"):
            fore, back, marks = "", "", set()
        else:
            marks = {mark for mark in marks if _OFF[mark] != code}
    return Pen(fore, back, frozenset(marks))


@lru_cache(maxsize=1024)
def on_blank(pen: Pen) -> Pen:
    """Return what of a pen shows on a blank: all blanks that look alike have the same."""
    return pen if pen.is_lined else Pen(back=pen.back)


@lru_cache(maxsize=8192)
def change(before: Pen | None, after: Pen) -> str:
    """Return the shortest sequence that turns one pen into another (None: unknown)."""
    anew = f"\x1b[{';'.join(['0', *_codes(PLAIN, after)])}m" if after != PLAIN else "\x1b[m"
    if before is None:
        return anew
    codes = _codes(before, after)
    step = f"\x1b[{';'.join(codes)}m" if codes else ""
    return min(step, anew, key=len)


def _codes(before: Pen, after: Pen) -> list[str]:
    off = {_OFF[mark] for mark in before.marks - after.marks}
    stay = {mark for mark in before.marks if _OFF[mark] not in off}
    codes = sorted(off) + sorted(after.marks - stay)
    if before.fore != after.fore:
        codes.append(after.fore or "39")
    if before.back != after.back:
        codes.append(after.back or "49")
    return codes
