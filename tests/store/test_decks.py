"""The deck we ship, the owner's that replaces it, and everything that can be wrong with one."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smilegames.core.game import Game
from smilegames.games import registry
from smilegames.store.decks import (
    deck_faults,
    deck_for,
    house_deck,
    house_deck_text,
    owners_deck,
    read_deck,
)
from smilegames.store.errors import Unusable
from smilegames.store.paths import config_folder
from smilegames.store.set_up import new_header
from smilegames.text.faults import FAULTS, fault_text
from smilegames.text.game_text import game_text
from smilegames.text.words import Words
from tests.support.coin import COIN_DECK


def test_the_house_deck(coin: Game) -> None:
    assert deck_for(coin) == {"coins": [1, 2, 3, 5, 8]}
    assert house_deck_text(coin).decode() == COIN_DECK


def write_owners(game: Game, text: str) -> Path:
    path = owners_deck(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_the_owners_deck_replaces_it(coin: Game) -> None:
    path = write_owners(coin, "coins = [9, 9, 9, 9]")
    assert path == config_folder() / "decks" / "coin.toml"
    assert new_header(coin, ["Ada", "Ben"]).deck == {"coins": [9, 9, 9, 9]}


def test_faults_name_the_owners_file(coin: Game) -> None:
    path = write_owners(coin, "coins = [9]")
    with pytest.raises(Unusable) as caught:
        new_header(coin, ["Ada", "Ben"])
    error = caught.value
    assert (error.path, error.game) == (path, "coin")
    assert [fault.params["least"] for fault in error.faults] == [2, 3, 4]


def test_a_broken_link_is_not_passed_over(coin: Game) -> None:
    path = owners_deck(coin)
    path.parent.mkdir(parents=True)
    path.symlink_to("nowhere.toml")
    with pytest.raises(Unusable) as caught:
        deck_for(coin)
    assert caught.value.faults[0].code == "file_missing"


@pytest.mark.parametrize(
    ("text", "line", "where", "code"),
    [
        ("", None, "coins", "coin_numbers"),
        ("# few\ncoins = [\n  1,\n]", 2, "coins", "coin_few"),
        ("coins = [1, 2", 1, "", "not_toml"),
        ("# two\ncoins = 1\ncoins = 2\n", 3, "", "not_toml"),
        ("coins = [1, 2,\n\n[x", 3, "", "not_toml"),
        ("coins = \n", 1, "", "not_toml"),
        ("coins = [1, nan]", 1, "coins.2", "number"),
        ("coins = [1, 2.0]", 1, "coins.2", "number"),
        ("coins = [-inf]", 1, "coins.1", "number"),
        ("[a]\nday = 2026-01-01\n[b]\nhour = 07:30:00", 2, "a.day", "not_plain"),
        ("coins = " + "[" * 3000 + "]" * 3000, 1, "", "nested"),
        ("# many\ncoins = [" + "9" * 5000 + "]", 2, "", "number_long"),
    ],
)
def test_what_can_be_wrong(
    coin: Game, tmp_path: Path, text: str, line: int | None, where: str, code: str
) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(text)
    with pytest.raises(Unusable) as caught:
        read_deck(coin, path)
    error = caught.value
    fault = error.faults[0]
    assert error.path == path
    assert (fault.line, fault.where, fault.code) == (line, where, code)


def test_bytes_that_are_no_text(coin: Game, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(b"# fine\ncoins = '\xff'\n")
    with pytest.raises(Unusable) as caught:
        read_deck(coin, path)
    fault = caught.value.faults[0]
    assert (fault.line, fault.code) == (2, "not_utf8")


PLAIN = st.recursive(
    st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


each_game_with_a_deck = pytest.mark.parametrize(
    "game",
    [game for game in registry.games().values() if game.has_deck],
    ids=lambda game: game.id,
)


@each_game_with_a_deck
def test_the_deck_we_ship_needs_no_check_when_it_is_played_with(game: Game) -> None:
    assert read_deck(game, house_deck(game)) == deck_for(game)


@each_game_with_a_deck
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_game_is_built_or_says_why_not(game: Game, data: st.DataObject) -> None:
    deck = copy.deepcopy(dict(deck_for(game) or {}))
    place, key = deck, data.draw(st.sampled_from(sorted(deck)) | st.text(max_size=5))
    if isinstance(deck.get(key), dict) and deck[key] and data.draw(st.booleans()):
        place, key = deck[key], data.draw(st.sampled_from(sorted(deck[key])))
    place[key] = data.draw(PLAIN)
    own = game_text(game.id).DECK_FAULTS
    faults = deck_faults(game, deck)
    for fault in faults:
        assert "\n" not in fault_text(Words(), fault, own)
        assert fault.code in {*FAULTS, *own}
    if not faults:
        for seats in range(game.min_seats, game.max_seats + 1):
            assert game.build(seats, game.defaults(), deck).seats == seats
