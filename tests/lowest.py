"""Prints the lowest versions of our dependencies that pyproject.toml allows, for pip to keep to."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
LOWEST = re.compile(r"(?P<name>[\w.-]+)>=(?P<version>[\w.]+)")


def main() -> None:
    """Print a constraint a line. Raises SystemExit where a dependency has no lowest version."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    for dependency in project["dependencies"]:
        match = LOWEST.match(dependency)
        if match is None:
            raise SystemExit(f"no lowest version: {dependency}")
        print(f"{match['name']}=={match['version']}")


if __name__ == "__main__":
    main()
