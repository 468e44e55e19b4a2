"""Matches of the past: records of who played what when, played at random to their end or not."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from smilegames.core.chance import RandomChance
from smilegames.core.match import Match
from smilegames.games import registry
from smilegames.store.paths import make_private, records_folder
from smilegames.store.record_file import write_record
from smilegames.store.set_up import new_header, rules_for

NAMES = ("Ada", "Ben", "Cleo", "Dora")
FIRST = datetime(2026, 1, 1, 19, tzinfo=UTC)


def spelled(moment: datetime) -> str:
    """Spell a moment as records do."""
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}"


def past(
    game: str,
    names: Sequence[str] = NAMES[:3],
    when: datetime = FIRST,
    *,
    seed: int = 1,
    decisions: int | None = None,
    **settled: Any,
) -> Path:
    """Write the record of a match; with `decisions`, of one that was left after so many."""
    header = new_header(registry.games()[game], names, seed=seed, **settled)
    header = replace(header, started=spelled(when))
    match, random = Match(rules_for(header), RandomChance(seed), header.first), Random(seed)
    while match.to_act is not None and match.decisions != decisions:
        match.submit(match.to_act, random.choice(match.choices(match.to_act)), match.version)
    number = len(list(make_private(records_folder()).glob("*.jsonl")))
    path = records_folder() / f"{game}-{number:04}.jsonl"
    write_record(path, header, match)
    os.utime(path, (when.timestamp(), when.timestamp()))
    return path


def evening_of(
    games: Sequence[str], names: Sequence[str] = NAMES[:3], when: datetime = FIRST, seed: int = 1
) -> list[Path]:
    """Write the records of matches that follow each other every half an hour."""
    return [
        past(game, names, when + timedelta(minutes=30 * at), seed=seed + at)
        for at, game in enumerate(games)
    ]
