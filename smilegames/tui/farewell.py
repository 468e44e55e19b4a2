"""What is said on the shell once the terminal is itself again."""

from __future__ import annotations

import sys
import traceback

from smilegames.text import ui
from smilegames.text.words import Words


def say_kept(words: Words) -> None:
    """Tell how to go on with a match that was left."""
    print(words(ui.KEPT))


def report_crash(words: Words, error: BaseException) -> None:
    """Name the places in the code that failed; no values, for those hold cards."""
    print(words(ui.CRASHED, kind=type(error).__name__), file=sys.stderr)
    for frame in traceback.extract_tb(error.__traceback__)[-6:]:
        print(f"  {frame.filename}:{frame.lineno} {frame.name}", file=sys.stderr)
