"""What is said on the shell once the terminal is itself again."""

from __future__ import annotations

import sys
import traceback

from smilegames.core.errors import Fault
from smilegames.text import ui
from smilegames.text.faults import fault_text
from smilegames.text.words import Words
from smilegames.tui.terminal.shell import tell


def say_kept(words: Words) -> None:
    """Tell how to go on with a match that was left."""
    tell(words(ui.KEPT), sys.stdout)


def say_lost(words: Words, why: Fault) -> None:
    """Tell why a shared table can't be reached any more."""
    tell(fault_text(words, why), sys.stderr)


def report_crash(words: Words, error: BaseException | None) -> None:
    """Name the places in the code that failed; no values, for those hold cards.

    Without an error only that there was one is known.
    """
    kind = "?" if error is None else type(error).__name__
    trace = None if error is None else error.__traceback__
    lines = [
        f"  {frame.filename}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(trace)[-6:]
    ]
    tell("\n".join([words(ui.CRASHED, kind=kind), *lines]), sys.stderr)
