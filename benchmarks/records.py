"""What a full records folder costs: a year of evenings against a handful of matches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from benchmarks.rows import Anchor, Row, middle
from benchmarks.windows import NAMES, shown_after
from smilegames.cli.simulate import play_out
from smilegames.games.registry import games
from smilegames.store.record_file import write_record
from smilegames.store.set_up import new_header, rules_for
from smilegames.text import ui
from tests.terminal.program import smilegames

RUNS = 7
FEW, MANY = 10, 2000
WAITING = 3
"""How many of them are unfinished."""


def measure() -> Iterator[Row]:
    """Open the shelf over both folders in turns, when the database knows them and when not."""
    with TemporaryDirectory() as few, TemporaryDirectory() as many:
        fill(Path(few), FEW)
        fill(Path(many), MANY)
        yield Row(f"shelf: list, {MANY} records never seen", _opened(Path(many))[1], "ms")
        times = [(_opened(Path(few)), _opened(Path(many))) for _ in range(RUNS)]
    for at, (what, budget) in enumerate((("first frame", 1.1), ("list", None))):
        anchor = Anchor(str(FEW), middle([few[at] for few, _ in times]))
        value = middle([many[at] for _, many in times])
        yield Row(f"shelf: {what}, {MANY} records", value, "ms", anchor, budget)


def _opened(home: Path) -> tuple[float, float]:
    """Return the milliseconds until the first frame, and until the list of what waits."""
    with smilegames(home=home) as terminal:
        terminal.begun()
        listed = shown_after(terminal, "to decide") * 1000
        return shown_after(terminal, ui.KEY_SIT_DOWN) * 1000, listed


def fill(home: Path, count: int) -> None:
    """Write so many records, the last of them unfinished, a few matches over and over."""
    folder = home / ".local" / "share" / "smilegames" / "records"
    folder.mkdir(parents=True, mode=0o700)
    matches = [lines for game in games() for lines in _lines_of(game)]
    begun, random = datetime.now(UTC) - timedelta(hours=4 * count), Random(1)
    for number in range(count):
        header, *lines = random.choice(matches)
        started = begun + timedelta(hours=4 * number)
        first = {**json.loads(header), "started": f"{started:%Y-%m-%dT%H:%M:%SZ}"}
        kept = lines[:-2] if number >= count - WAITING else lines
        text = b"\n".join([json.dumps(first, ensure_ascii=False).encode(), *kept, b""])
        (folder / f"{number:05}.jsonl").write_bytes(text)


def _lines_of(game_id: str) -> Iterator[list[bytes]]:
    """Yield the lines of some matches of a game."""
    game = games()[game_id]
    for seats in range(game.min_seats, game.max_seats + 1):
        header = new_header(game, NAMES[:seats], seed=seats)
        with TemporaryDirectory() as folder:
            path = Path(folder) / "match.jsonl"
            write_record(path, header, play_out(rules_for(header), seats))
            yield path.read_bytes().splitlines()
