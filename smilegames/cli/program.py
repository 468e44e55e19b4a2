"""The program `smilegames`: the game selection or a command, and what becomes of errors.

Without a command nothing of the command line is loaded, so that the selection opens sooner.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from smilegames.cli.speech import (
    WORDS,
    can_play,
    complain,
    complain_of,
    complain_of_system,
    never_fail_to_encode,
    never_fall_silent,
    silence_output,
)
from smilegames.store.errors import Unusable
from smilegames.text import cli as sentences

BAD_INPUT = 2
INTERRUPTED = 130
NOBODY_READS = 1
COMPLETION = "_SMILEGAMES_COMPLETE"
"""A variable that the shell sets when it asks how a command could go on."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0, 2 for bad input, 130 after Ctrl-C."""
    never_fail_to_encode()
    never_fall_silent()
    try:
        code = _obey(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except Unusable as error:
        complain_of(error)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        silence_output()
        if isinstance(error, BrokenPipeError):
            return NOBODY_READS
        complain_of_system(error)
        return BAD_INPUT
    return code


def _obey(words: Sequence[str]) -> int:
    if not words and COMPLETION not in os.environ:
        return open_selection()
    from smilegames.cli.commands import obey

    return obey(words)


def open_selection(theme: str | None = None) -> int:
    """Open the game selection and return its exit code; `theme` stands in for the setting."""
    if not can_play():
        complain(WORDS(sentences.NO_TERMINAL))
        return BAD_INPUT
    from smilegames.tui.app import run_home

    return run_home(theme)
