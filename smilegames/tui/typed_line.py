"""A line of text being written, with its cursor: what each key does to it. It draws nothing."""

from __future__ import annotations

from typing import NamedTuple

MOST = 60
"""Characters that a line takes at the most."""


class TypedLine(NamedTuple):
    """A text and where in it the next character goes."""

    text: str = ""
    at: int = 0
    """Characters before the cursor."""

    @classmethod
    def ending(cls, text: str) -> TypedLine:
        """Return a text with the cursor at its end."""
        return cls(text, len(text))

    def press(self, key: str, character: str | None) -> TypedLine | None:
        """Return the line after a key, or None where the key means nothing to it.

        `key` is its name as Textual has it, `character` what it prints, if anything.
        """
        text, at = self
        match key:
            case "left":
                return self._replace(at=max(0, at - 1))
            case "right":
                return self._replace(at=min(len(text), at + 1))
            case "home":
                return self._replace(at=0)
            case "end":
                return self._replace(at=len(text))
            case "backspace":
                return TypedLine(text[: max(0, at - 1)] + text[at:], max(0, at - 1))
            case "delete":
                return TypedLine(text[:at] + text[at + 1 :], at)
        if character is None or not character.isprintable():
            return None
        return self.insert(character)

    def insert(self, text: str) -> TypedLine:
        """Return the line with the printable part of a text's first line, as far as it fits."""
        first = text.lstrip("\n").partition("\n")[0]
        written = "".join(char for char in first if char.isprintable())[: MOST - len(self.text)]
        at = self.at
        return TypedLine(self.text[:at] + written + self.text[at:], at + len(written))
