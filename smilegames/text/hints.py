"""What would be good, how sure that is, and why: a hint in a few sentences."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from smilegames.text.game_text import Speaker, game_text
from smilegames.text.words import N_, Message

ONLY = N_("There is but one thing to do.")
FORBIDDEN = N_("This table plays without hints.")
PEEK_FIRST = N_("A hint may tell secrets: peek first ({key}), then ask.")
THINKING = N_("Thinking what would be good …")
FAILED = N_("Nothing comes to mind this time.")
HINT = N_("{move}: {sure}, {percent} %.")
UNTRIED = N_("{move}: nothing else comes near.")
_SURE: Sequence[tuple[float, Message]] = (
    (0.9, N_("quite sure")),
    (0.7, N_("rather sure")),
    (0.0, N_("a close call")),
)
"""By how likely nothing else is better, at least."""


def hint(
    speaker: Speaker, game: str, view: Any, action: Any, sure: float, *, tried: bool
) -> tuple[str, ...]:
    """Return a hint as sentences, the reasons after the move.

    `sure` is how likely nothing is better, 0.5 to 1; `tried` False where nothing else was worth
    trying. All of it follows from the view of whoever decides.
    """
    move = game_text(game).action(speaker, action)
    move = move[:1].upper() + move[1:]
    if not tried:
        first = speaker.words(UNTRIED, move=move)
    else:
        word, percent = speaker.words(sureness(sure)), round(100 * sure)
        first = speaker.words(HINT, move=move, sure=word, percent=percent)
    return first, *reasons(speaker, game, view, action)


def sureness(sure: float) -> Message:
    """Say in words how likely it is that nothing is better."""
    return next(word for least, word in _SURE if sure >= least)


def reasons(speaker: Speaker, game: str, view: Any, action: Any) -> tuple[str, ...]:
    """Return what a move would do, in sentences, the weightiest first.

    They come from `text.games.<id>.reasons`; a game without one has none.
    """
    package = f"smilegames.text.games.{game}"
    if find_spec(package) is None or find_spec(f"{package}.reasons") is None:
        return ()
    told: tuple[str, ...] = import_module(f"{package}.reasons").reasons(speaker, view, action)
    return told
