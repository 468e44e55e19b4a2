"""What a screen is handed to work with: words, keys, the gate before them, settings and glyphs.

No screen knows the application; what several of them need lies here, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.store.config import Settings
from smilegames.text.words import Message, Words
from smilegames.tui.drawing.bars import Key
from smilegames.tui.drawing.glyphs import Glyphs
from smilegames.tui.gate import Gate
from smilegames.tui.keys import Hint, Keys
from smilegames.tui.news import News


@dataclass(slots=True)
class Desk:
    """Shared by all screens of a run; settings may be replaced while it runs."""

    words: Words
    keys: Keys
    gate: Gate
    settings: Settings
    news: News
    glyphs: Glyphs
    coloured: bool = True
    """False where no code of a colour may be sent (NO_COLOR)."""
    straight_to_table: bool = False
    """True where leaving a table leaves the program."""
    only_hand: bool = False
    """True where a table shows what is the player's own, and all else is on another screen."""

    def say(self, message: Message, **params: object) -> str:
        """Speak a message in the reader's language."""
        return self.words(message, **params)

    def printed(self, command: str) -> str:
        """Return how to print the key of a command."""
        return self.keys.printed(command, ascii_only=self.glyphs.name == "ascii")

    def arrows(self, *commands: str) -> str:
        """Return how to print the keys of several commands as one: up and down, unless given."""
        return " ".join(map(self.printed, commands or ("up", "down")))

    def footer(self, hints: Sequence[Hint]) -> tuple[Key, ...]:
        """Return hints with their keys as they are printed."""
        return tuple(
            Key(hint.printed or self.printed(hint.command), hint.label, hint.command or None)
            for hint in hints
        )
