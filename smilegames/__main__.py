"""Where `smilegames` and `python -m smilegames` begin."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line and return its exit code."""
    from smilegames.cli.program import run

    return run()


if __name__ == "__main__":
    sys.exit(main())
