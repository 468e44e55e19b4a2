"""What a terminal sends for each key, by the names that Textual gives keys."""

from __future__ import annotations

_NAMED = {
    "enter": "\r",
    "tab": "\t",
    "shift+tab": "\x1b[Z",
    "escape": "\x1b",
    "space": " ",
    "backspace": "\x7f",
    "delete": "\x1b[3~",
    "insert": "\x1b[2~",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
    "f1": "\x1bOP",
    "f2": "\x1bOQ",
    "f3": "\x1bOR",
    "f4": "\x1bOS",
    "question_mark": "?",
    "slash": "/",
}


def sequence(key: str) -> bytes:
    """Return the bytes of a key: a name of Textual's, a control letter as `ctrl+x`, or itself."""
    if key in _NAMED:
        return _NAMED[key].encode()
    modifier, _, letter = key.partition("+")
    if modifier == "ctrl" and len(letter) == 1:
        return bytes([ord(letter.upper()) ^ 0x40])
    if len(key) != 1:
        raise ValueError(f"no such key: {key}")
    return key.encode()


def paste(text: str) -> bytes:
    """Return what a terminal sends for a paste."""
    return b"\x1b[200~" + text.encode() + b"\x1b[201~"


def click(column: int, line: int) -> bytes:
    """Return a press and release of the left button; column and line from 0."""
    place = f"{column + 1};{line + 1}"
    return f"\x1b[<0;{place}M\x1b[<0;{place}m".encode()
