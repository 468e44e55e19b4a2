"""Where `smilegames` and `python -m smilegames` begin."""

from __future__ import annotations

import sys

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def main() -> int:
    """Run the command line and return its exit code."""
    try:
        from smilegames.cli.program import run

        return run()
    except KeyboardInterrupt:
        # Somebody changed their mind before the program was even loaded.
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
