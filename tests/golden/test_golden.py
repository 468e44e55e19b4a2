"""The golden texts tell what the rules and the words make of the same decisions today."""

from __future__ import annotations

from pathlib import Path

from tests.golden.drawings import FOLDER
from tests.golden.retelling import MOST, path_of, read, retell
from tests.support.each import each_seat_count
from tests.support.tables import Table, default_tables


@each_seat_count
def test_the_story_has_not_changed(table: Table) -> None:
    """Where it should have: `python -m tests.golden`, and read the difference."""
    path = path_of(table)
    assert path.is_file(), f"{table} has no golden text: python -m tests.golden {table.game_id}"
    text = path.read_text(encoding="utf-8")
    assert len(text) <= MOST
    assert retell(table, read(table, text)).splitlines() == text.splitlines()


def test_no_text_is_left_over() -> None:
    wanted = {path_of(table) for table in default_tables()}
    found = {path for path in Path(__file__).parent.glob("*/*.txt") if path.parent != FOLDER}
    assert found - wanted == set()
