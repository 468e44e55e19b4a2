"""The creatures of Smile: the better the value the wider the smile, the worse the grumpier.

Each splotch colour is a kind of its own, told by ears and eyes, so that no colour is needed.
"""

from __future__ import annotations

from smilegames.tui.drawing.glyphs import Glyphs

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


def creature(colour: str, value: int, glyphs: Glyphs, *, tall: bool) -> tuple[str, ...]:
    """Draw a face as lines to be centred: ears, eyes and mouth, spread out where there is room.

    `colour` is a splotch letter (`N` for none), `value` -5 to 6.
    """
    plain = glyphs.name == "ascii"
    left_ear, right_ear = (_EARS_ASCII if plain else _EARS)[colour]
    _, left, right = next(eyes for eyes in (_EYES_ASCII if plain else _EYES) if value >= eyes[0])
    gap = " " * (5 if tall else 3)
    ears = (
        f"{left_ear}{' ' * (len(gap) + 2 - 2 * (len(left_ear) - 1))}{right_ear}" if left_ear else ""
    )
    lines = [ears, f"{left}{gap}{right}"]
    if tall:
        lines.append("")
    lines.append(_mouth(value, plain=plain, tall=tall))
    return tuple(lines)


def _mouth(value: int, *, plain: bool, tall: bool) -> str:
    """Draw a smile as wide as the value is good, or a frown as wide as it is bad.

    The best and the worst show their teeth. All mouths have odd widths, to sit in the middle.
    """
    if value in (-1, 0):
        return "---" if plain else "───"
    width = 1 if abs(value) < (2 if tall else 3) else 3
    if tall and abs(value) > 3:
        width = 5
    left, right, lip, teeth = _LIPS[plain, value > 0]
    return left + (teeth if value in (6, -5) else lip) * width + right
