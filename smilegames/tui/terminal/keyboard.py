"""What keys are called, by Textual's names, and which sequence stands for which of them."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

_SHORT_NAMES = {
    "solidus": "slash",
    "reverse_solidus": "backslash",
    "commercial_at": "at",
    "hyphen_minus": "minus",
    "plus_sign": "plus",
    "low_line": "underscore",
}
_CONTROL = {
    "\0": "ctrl+@",
    "\b": "backspace",
    "\t": "tab",
    "\r": "enter",
    "\x1b": "escape",
    " ": "space",
    "\x7f": "backspace",
    "\x1c": "ctrl+backslash",
    "\x1d": "ctrl+right_square_bracket",
    "\x1e": "ctrl+circumflex_accent",
    "\x1f": "ctrl+underscore",
}
_LETTERED = {
    "A": "up",
    "B": "down",
    "C": "right",
    "D": "left",
    "F": "end",
    "H": "home",
    "P": "f1",
    "Q": "f2",
    "R": "f3",
    "S": "f4",
}
"""By the final letter of a sequence, whether it begins with CSI or SS3."""
_NUMBERED = {
    1: "home",
    2: "insert",
    3: "delete",
    4: "end",
    5: "pageup",
    6: "pagedown",
    7: "home",
    8: "end",
    **{number: f"f{number - 10}" for number in range(11, 16)},
    **{number: f"f{number - 11}" for number in range(17, 22)},
    **{number: f"f{number - 12}" for number in range(23, 25)},
}
"""By the number before a final `~`."""
_KEYPAD = dict(zip("jklmnopqrstuvwxy", "*+,-./0123456789", strict=True))
"""By the letter after SS3."""
_FIRST_ON_PAD, _FIRST_NAMED_ON_PAD = 57399, 57417
_TYPED_ON_PAD = "0123456789./*-+\r=,"
_NAMED_ON_PAD = (
    *("left", "right", "up", "down", "pageup", "pagedown"),
    *("home", "end", "insert", "delete"),
)
"""The number pad where its keys have numbers of their own."""
_MODIFIERS = ("shift", "alt", "ctrl", "super", "hyper", "meta")
"""The low bits of a modifier number less one; higher ones are locks, which change no key."""
_HELD = 0b111110
"""Those with which a key types nothing."""
_SEQUENCE = re.compile(
    r"\x1b(?:"
    r"O(?P<single>[A-Za-z])"
    r"|\[\[(?P<console>[A-E])"
    r"|\[(?P<number>\d{0,7})(?::[\d:]*)?"
    r"(?:;(?P<modifier>\d{0,3})(?::(?P<event>\d))?(?:;(?P<text>\d{0,7}))?)?(?P<final>[A-Zu~])"
    r")"
)
_RELEASED = "3"


class Press(NamedTuple):
    """A key pressed."""

    key: str
    character: str | None = None
    """What it types, or the control character that it is; None where it is neither."""


def name_of(character: str) -> str:
    """Return what the key of a character is called: the character itself for letters and digits."""
    if character in _CONTROL:
        return _CONTROL[character]
    if character < " ":
        return f"ctrl+{chr(ord(character) + 0x60)}"
    if character.isalnum():
        return character
    name = unicodedata.name(character, character).lower().replace("-", "_").replace(" ", "_")
    return _SHORT_NAMES.get(name, name)


def press_of(sequence: str) -> Press | None:
    """Return the key that a whole escape sequence stands for; None where it is no key."""
    if len(sequence) == 2 and sequence[1] not in "O[":
        return _modified(name_of(sequence[1]), 2)
    match = _SEQUENCE.fullmatch(sequence)
    if match is None or match["event"] == _RELEASED:
        return None
    if match["single"]:
        return _single(match["single"])
    if match["console"]:
        return Press(f"f{ord(match['console']) - ord('@')}")
    modifiers = max(0, int(match["modifier"] or 1) - 1)
    return _with_number(match, modifiers)


def _single(letter: str) -> Press | None:
    if letter == "M":
        return Press("enter", "\r")
    if letter in _KEYPAD:
        return Press(name_of(_KEYPAD[letter]), _KEYPAD[letter])
    return Press(_LETTERED[letter]) if letter in _LETTERED else None


def _with_number(match: re.Match[str], modifiers: int) -> Press | None:
    number, final = int(match["number"] or 1), match["final"]
    if final == "u":
        return _coded(number, modifiers, match["text"])
    if final == "Z":
        return Press("shift+tab")
    if final == "~":
        name = _NUMBERED.get(number)
    else:
        # With R terminals say where the cursor is.
        name = _LETTERED.get(final) if number == 1 and final != "R" else None
    return None if name is None else _modified(name, modifiers)


def _coded(code: int, modifiers: int, text: str | None) -> Press | None:
    """Return a key that was sent as the number of its character."""
    if 0 <= code - _FIRST_NAMED_ON_PAD < len(_NAMED_ON_PAD):
        return _modified(_NAMED_ON_PAD[code - _FIRST_NAMED_ON_PAD], modifiers)
    if 0 <= code - _FIRST_ON_PAD < len(_TYPED_ON_PAD):
        code = ord(_TYPED_ON_PAD[code - _FIRST_ON_PAD])
    character = _character(code)
    typed = _character(int(text)) if text else character
    if character is None or typed is None:
        return None
    if modifiers & _HELD or not typed.isprintable():
        press = _modified(name_of(character), modifiers)
        return press if modifiers else Press(press.key, character)
    if modifiers & 1 and not text:
        # What else a keyboard types with shift held, nobody here knows.
        typed = typed.upper() if typed.isalpha() else ""
    return Press(name_of(typed), typed) if len(typed) == 1 else None


def _character(code: int) -> str | None:
    """Return the character with a code. None for halves of one, and for the private ones that
    stand for keys without any."""
    if not 0 < code <= 0x10FFFF or 0xD800 <= code <= 0xF8FF:
        return None
    return chr(code) if code >= 0x20 or chr(code) in _CONTROL else None


def _modified(name: str, modifiers: int) -> Press:
    held = sorted(each for bit, each in enumerate(_MODIFIERS) if modifiers & (1 << bit))
    return Press("+".join([*held, name]))
