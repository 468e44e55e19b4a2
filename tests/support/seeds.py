"""The digests in `seeds/`: their tables of rules, read as they are printed."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from tests.support.tables import ROOT

RULE_ID = re.compile(r"\b[A-Z]{2}-\d{2}\b")


class SeedRule(NamedTuple):
    """A line of a digest's table."""

    id: str
    rule: str
    status: str
    implemented: tuple[str, ...]
    """Places in the product: `module:function`, or a file's path from the top of the tree."""
    tests: tuple[str, ...]
    """Tests as pytest names them: path::name."""


@cache
def seed_rules(game_id: str) -> tuple[SeedRule, ...]:
    """Return the rules of a game's digest, in its order."""
    text = (ROOT / "seeds" / f"{game_id}.md").read_text("utf-8")
    rows = [_cells(line) for line in text.splitlines() if re.match(r"\| *[A-Z]{2}-\d{2} *\|", line)]
    return tuple(SeedRule(row[0], row[1], row[2], _places(row[3]), _places(row[4])) for row in rows)


def rule_ids(game_id: str) -> frozenset[str]:
    """Return the ids of a game's rules."""
    return frozenset(rule.id for rule in seed_rules(game_id))


def seeded_games() -> list[str]:
    """Return the ids of the games that have a digest, alphabetically."""
    return sorted(path.stem for path in (ROOT / "seeds").glob("*.md") if _is_digest(path.stem))


def _is_digest(stem: str) -> bool:
    return stem.islower() and bool(seed_rules(stem))


def _cells(line: str) -> list[str]:
    cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
    assert len(cells) == 5, f"five columns wanted: {line}"
    return cells


def _places(cell: str) -> tuple[str, ...]:
    return tuple(part.strip(" `") for part in re.split(r"<br>|[,;]", cell) if part.strip(" `"))
