"""Opens the game selection, for whoever names no command; and what program and commands share."""

from __future__ import annotations

from smilegames.cli.speech import WORDS, can_play, complain
from smilegames.text import cli as sentences

BAD_INPUT = 2
"""The exit code for what can't be done as it was asked for."""
COMPLETION = "_SMILEGAMES_COMPLETE"
"""A variable that the shell sets when it asks how a command could go on."""


def open_selection(theme: str | None = None) -> int:
    """Open the game selection and return its exit code; `theme` stands in for the setting."""
    if not can_play():
        complain(WORDS(sentences.NO_TERMINAL))
        return BAD_INPUT
    from smilegames.tui.run import run_home

    return run_home(theme)
