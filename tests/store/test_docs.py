"""The public description of records is true: its example is one, and every game has its page."""

from __future__ import annotations

import re
from pathlib import Path

from smilegames.games import registry
from smilegames.store.decks import deck_for
from smilegames.store.record_lines import MOST_LINE_BYTES, entry_line, header_line
from smilegames.store.record_reading import MOST_BYTES, read_record

DOCS = Path(__file__).parents[2] / "docs"


def example() -> str:
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    found = re.search(r"```jsonl\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_is_a_record(tmp_path: Path) -> None:
    path = tmp_path / "example.jsonl"
    path.write_text(example(), encoding="utf-8")
    loaded = read_record(path)
    match = loaded.match
    assert (loaded.notices, loaded.sealed) == ((), False)
    assert match.decisions == 3
    lines = [header_line(loaded.header)]
    lines += [entry_line(entry, 0, match.rules) for entry in match.entries]
    written = [re.sub(r'"decision":\d+', '"decision":0', line) for line in example().splitlines()]
    assert [line.decode().rstrip() for line in lines] == written


def test_the_bounds_are_those_of_the_program() -> None:
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    assert f"at most {MOST_LINE_BYTES:,} bytes" in text
    assert f"at most {MOST_BYTES // 2**20} MiB" in text


def test_smiles_numbers_are_those_of_the_page() -> None:
    game = registry.games()["smile"]
    page = (DOCS / "notation" / "smile.md").read_text(encoding="utf-8")
    assert "0 is `Y-5`, 5 is `Y+6`, 6 is `W-4` and 29 is `N+3`" in page
    rules = game.build(3, game.defaults(), deck_for(game))
    assert [rules.names[card] for card in (0, 5, 6, 29)] == ["Y-5", "Y+6", "W-4", "N+3"]


def test_every_game_has_its_page() -> None:
    for game in registry.games():
        assert (DOCS / "notation" / f"{game}.md").is_file()
