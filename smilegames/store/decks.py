"""Decks as data: the one we ship, the owner's that replaces it, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from smilegames.core.errors import DeckFaults, Fault
from smilegames.core.game import DeckData, Game
from smilegames.store.assets import asset
from smilegames.store.errors import Unusable
from smilegames.store.paths import config_folder
from smilegames.store.plain_data import MOST_TOML_BYTES, read_file, read_toml, with_lines


def house_deck(game: Game) -> Path:
    """Return the file of the deck that we ship."""
    return asset("decks", f"{game.id}.toml")


def owners_deck(game: Game) -> Path:
    """Return where the owner of the printed game can put theirs; it need not exist."""
    return config_folder() / "decks" / f"{game.id}.toml"


def deck_for(game: Game) -> DeckData | None:
    """Return the deck that the game is played with here, or None where its rules fix it.

    Ours is known to be good; the owner's is checked. Raises Unusable naming the owner's file where
    that one is there and can't be played with.
    """
    if not game.has_deck:
        return None
    owners = owners_deck(game)
    if owners.exists() or owners.is_symlink():
        return read_deck(game, owners)
    return read_toml(house_deck(game))


def read_deck(game: Game, path: Path) -> DeckData:
    """Read a deck from outside and check it. Raises Unusable with every fault."""
    deck = read_toml(path)
    faults = list(_strange_values(deck, ""))
    if not faults:
        faults = deck_faults(game, deck)
    if faults:
        raise Unusable(with_lines(faults, path), path, game.id)
    return deck


def house_deck_text(game: Game) -> bytes:
    """Return the file that `decks export` writes, comments and all."""
    return read_file(house_deck(game), MOST_TOML_BYTES)


def deck_faults(game: Game, deck: DeckData) -> list[Fault]:
    """Return what is wrong with a deck from outside, for a game that has one."""
    assert game.check_deck is not None
    try:
        game.check_deck(deck)
    except DeckFaults as error:
        return list(error.faults)
    return []


def _strange_values(value: Any, where: str) -> Iterator[Fault]:
    """Yield what TOML can say and a record can't: dates, times, and numbers that are not whole."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _strange_values(item, f"{where}.{key}" if where else key)
    elif isinstance(value, list):
        for number, item in enumerate(value, 1):
            yield from _strange_values(item, f"{where}.{number}")
    elif isinstance(value, float):
        yield Fault(where, "number", {"value": str(value)})
    elif not isinstance(value, str | int):
        yield Fault(where, "not_plain")
