"""The public description of records is true: its example is one, and every game has its page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from smilegames.core.game import Game, Option
from smilegames.games import registry
from smilegames.store.decks import deck_for
from smilegames.store.plain_json import DEEPEST, MOST_DIGITS
from smilegames.store.record_file import ASIDE
from smilegames.store.record_lines import MOST_LINE_BYTES, entry_line, header_line
from smilegames.store.record_reading import MOST_BYTES, read_record
from smilegames.text.game_text import game_text

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
    assert f"at most {DEEPEST} deep" in text
    assert f"at most {MOST_DIGITS} characters" in text
    assert f"`{ASIDE}`" in text


def test_smiles_numbers_are_those_of_the_page() -> None:
    game = registry.games()["smile"]
    page = (DOCS / "notation" / "smile.md").read_text(encoding="utf-8")
    assert "0 is `Y-5`, 5 is `Y+6`, 6 is `W-4` and 29 is `N+3`" in page
    rules = game.build(3, game.defaults(), deck_for(game))
    assert [rules.names[card] for card in (0, 5, 6, 29)] == ["Y-5", "Y+6", "W-4", "N+3"]


each_game = pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.id)


def page_of(game: Game) -> str:
    return (DOCS / "notation" / f"{game.id}.md").read_text(encoding="utf-8")


def section(page: str, title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", page, re.DOTALL | re.MULTILINE)
    assert found is not None, title
    return found[1]


@each_game
def test_every_code_of_an_outcome_is_on_the_games_page(game: Game) -> None:
    listed: dict[str, set[str]] = {"ended_by": set(), "decided_by": set()}
    key = ""
    for named, code in re.findall(
        r"^\|(.*?)\| `(\w+)` \|", section(page_of(game), "Outcome"), re.MULTILINE
    ):
        key = named.strip(" `") or key
        listed[key].add(code)
    text = game_text(game.id)
    assert listed == {"ended_by": set(text.ENDINGS), "decided_by": set(text.DECIDED)}


@each_game
def test_every_option_and_number_of_players_is_on_the_games_page(game: Game) -> None:
    said = section(page_of(game), "Players and options")
    assert f"{game.min_seats} to {game.max_seats} players." in said
    assert ("The rules fix the deck." in said) == (not game.has_deck)
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|$", said, re.MULTILINE))
    assert rows == {option.name: described(option) for option in game.options}


def described(option: Option) -> str:
    """Say what an option may be, as the pages do."""
    numbers = f"{option.low} to {option.high}"
    if option.step > 1:
        numbers = " or ".join(map(str, option.values()))
    values = "`false` or `true`" if option.is_switch else numbers
    for seats in option.seats:
        values += f", with {seats} players"
    return f"{values}, where `{option.needs}` is on" if option.needs else values
