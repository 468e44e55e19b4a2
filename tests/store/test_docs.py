"""The public description of records is true: its example is one, and every game has its page."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from smilegames.core.chance import Order, Pick, RandomChance
from smilegames.core.game import Game, Option
from smilegames.core.match import Match
from smilegames.games import registry
from smilegames.games.smile import deck_check as smile_check
from smilegames.games.smile_money import deck_check as money_check
from smilegames.games.smile_money import kinds
from smilegames.games.smileyface import cards
from smilegames.games.smileyface import deck_check as face_check
from smilegames.store.decks import deck_for
from smilegames.store.errors import Unusable
from smilegames.store.plain_json import DEEPEST, MOST_DIGITS
from smilegames.store.record_file import ASIDE, write_record
from smilegames.store.record_lines import MOST_LINE_BYTES, entry_line, header_line
from smilegames.store.record_reading import MOST_BYTES, read_record
from smilegames.store.set_up import new_header, rules_for
from smilegames.text.game_text import game_text
from tests.store.matches import lines_of

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
    rules = game.build(3, game.defaults(3), deck_for(game))
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
    values = "`false` or `true`" if option.is_switch else f"{option.low} to {option.high}"
    for seats in option.seats:
        values += f", with {seats} players"
    return values


def test_the_limits_of_a_deck_are_on_its_page() -> None:
    smile, money, face = (page_of(registry.games()[name]) for name in DECKS)
    low, high = smile_check.LOWEST, smile_check.HIGHEST
    sizes = smile_check.GROUP_SIZES
    assert f"Values run from {low} to {high}." in smile
    assert f"`base` has {sizes['base']} cards, `IV` and `V` {sizes['IV']} each" in smile
    assert sizes["IV"] == sizes["V"]
    assert f"1 to {kinds.MOST_OF_A_COLOUR} numbers from 0 to {money_check.MOST_COINS}." in money
    assert f"`count`, 1 to {kinds.MOST_OF_A_COLOUR}, and `coins`, 0 to" in money
    assert f"All cards together are {kinds.CARDS}." in money
    assert f"{cards.ROUNDS} numbers from 1 to {face_check.MOST_POINTS}" in face
    assert f"{cards.ROUNDS} numbers from 0 to {face_check.MOST_REWARD}" in face
    assert f"a list of {face_check.CARDS_A_SUIT} numbers from 1 to {cards.VALUES}" in face
    assert f"0 to {face_check.MISCHIEF_CARDS}; all together {face_check.MISCHIEF_CARDS}" in face


DECKS = ("smile", "smile_money", "smileyface")


def smile_shows(match: Match, verbs: list[str]) -> bool:
    """The `take` that leaves one player in the auction."""
    seats = match.rules.seats
    return verbs[-1] == "take" and verbs.count("take") % (seats - 1) == 0


def gracias_shows(match: Match, verbs: list[str]) -> bool:
    """A `take`, and the last `keep` of a round."""
    return verbs[-1] == "take" or verbs.count("keep") % match.rules.seats == 0


def marshmallow_shows(match: Match, verbs: list[str]) -> bool:
    """Every `play`."""
    return verbs[-1] == "play"


def smile_money_shows(match: Match, verbs: list[str]) -> bool:
    """Every `play`, and there is nothing else."""
    return True


def smileyface_shows(match: Match, verbs: list[str]) -> bool:
    """All but `pass`, `help` and `done`; those where they end something."""
    ends = match.outcome is not None or isinstance(match.entries[-1], Order | Pick)
    return ends or verbs[-1] not in ("pass", "help", "done")


SHOWS = {
    "smile": smile_shows,
    "gracias": gracias_shows,
    "marshmallow": marshmallow_shows,
    "smile_money": smile_money_shows,
    "smileyface": smileyface_shows,
}
"""By game, what its page says of the last decision."""


@pytest.mark.parametrize("name", SHOWS)
def test_what_can_not_be_taken_back_is_on_the_games_page(name: str) -> None:
    game = registry.games()[name]
    assert section(page_of(game), "What shows something")
    for seats in range(game.min_seats, game.max_seats + 1):
        header = new_header(game, ["A", "B", "C", "D", "E", "F", "G", "H"][:seats], seed=seats)
        match = Match(rules_for(header), RandomChance(seats))
        chance, verbs = random.Random(seats), list[str]()
        while (seat := match.to_act) is not None:
            action = chance.choice(match.choices(seat))
            match.submit(seat, action, match.version)
            verbs.append(match.rules.spell(action).split()[0])
            refused = match.undo_refusal(seat) is not None
            assert refused == SHOWS[name](match, verbs), (verbs[-1], len(verbs))


@each_game
def test_a_record_has_one_spelling_of_an_action(game: Game, tmp_path: Path) -> None:
    header = new_header(game, ["A", "B", "C", "D", "E", "F", "G", "H"][: game.min_seats], seed=1)
    match = Match(rules_for(header), RandomChance(1))
    seat = match.to_act
    assert seat is not None
    match.submit(seat, match.choices(seat)[0], 0)
    path = tmp_path / "match.jsonl"
    write_record(path, header, match)
    written = path.read_text()
    spelled = lines_of(path)[-1]["action"]
    for other in (spelled.swapcase(), f" {spelled}", spelled.replace(" ", "  ")):
        path.write_text(written.replace(f'"{spelled}"', f'"{other}"'))
        with pytest.raises(Unusable) as caught:
            read_record(path)
        assert caught.value.faults[0].code == "notation"
