"""The program `smilegames`: the game selection or a command, and what becomes of errors.

Without a command nothing of the command line is loaded, so that the selection opens sooner.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from smilegames.cli.selection import BAD_INPUT, COMPLETION, open_selection
from smilegames.cli.speech import (
    complain_of,
    complain_of_system,
    never_fail_to_encode,
    never_fall_silent,
    silence_output,
)
from smilegames.store.errors import Unusable

NOBODY_READS = 1


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0, or 2 for bad input.

    Raises KeyboardInterrupt after Ctrl-C.
    """
    never_fail_to_encode()
    never_fall_silent()
    try:
        code = _obey(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except Unusable as error:
        complain_of(error)
        return BAD_INPUT
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
