"""What went wrong with something from outside, as lines for a screen."""

from __future__ import annotations

from smilegames.core.errors import Fault
from smilegames.store.errors import Unusable
from smilegames.text.faults import fault_text, printable
from smilegames.text.game_text import deck_words
from smilegames.text.words import Words


def fault_line(words: Words, error: Unusable) -> str:
    """Say the first fault, and which file (and line of it) has it."""
    return _line(words, error, error.faults[0])


def fault_lines(words: Words, error: Unusable) -> list[str]:
    """Say every fault."""
    return [_line(words, error, fault) for fault in error.faults]


def _line(words: Words, error: Unusable, fault: Fault) -> str:
    said = fault_text(words, fault, deck_words(error.game))
    if error.path is None:
        return said
    line = "" if fault.line is None else f":{fault.line}"
    return f"{printable(error.path.name)}{line}: {said}"
