"""What went wrong with something from outside, as one line for a screen."""

from __future__ import annotations

from smilegames.games.registry import games
from smilegames.store.errors import Unusable
from smilegames.text.faults import fault_text
from smilegames.text.game_text import game_text
from smilegames.text.words import Words


def fault_line(words: Words, error: Unusable) -> str:
    """Say the first fault, and the file that has it."""
    fault = error.faults[0]
    own = next(
        (text.DECK_FAULTS for id in games() if fault.code in (text := game_text(id)).DECK_FAULTS),
        None,
    )
    said = fault_text(words, fault, own)
    return said if error.path is None else f"{error.path.name}: {said}"
