"""The tables that the shared suites sit down at: every registered game, number of players and
set of options that its hooks name. Registering a game puts it under test."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Protocol, cast

from smilegames.core.game import DeckData, Game, OptionValue
from smilegames.core.rules import AnyRules
from smilegames.games.registry import games
from smilegames.text.game_text import GameText, Speaker, game_text
from smilegames.text.words import Words

ROOT = Path(__file__).parents[2]
"""The top of the tree."""

NAMES = ("Xanthe", "Yvain", "Zelda", "Quill", "Wystan", "Vasco", "Ulrike", "Jolanda")
"""Players in seat order; no name is part of another or of an English word."""


class Hooks(Protocol):
    """The contents of `tests.hooks.<id>`: what the shared suites must be told about a game.

    A game whose rules keep closed what follows from public acts (SM-05) also has
    `unprinted(rules, state, random)`: a copy in which just that is changed.
    """

    MAX_DECISIONS: int
    """Bound on a match of random players."""

    def conserved(self, rules: Any, state: Any) -> None:
        """Assert that every card and token is accounted for exactly once."""
        ...

    def redeal(self, rules: Any, state: Any, seat: int | None, random: Random) -> Any:
        """Return a copy in which everything that `seat` can't know is dealt anew at random.

        What follows exactly from public acts is kept. Shares no code with `imagine`.
        """
        ...

    def universe(self, rules: Any) -> Sequence[Any]:
        """List every action that the notation can name, or a big sample of them."""
        ...

    def rescore(self, rules: Any, state: Any) -> tuple[int, ...]:
        """Return the final scores by seat as the independent scorer finds them."""
        ...

    def variants(self) -> list[dict[str, OptionValue]]:
        """List the sets of options worth trying; what one leaves out keeps its default."""
        ...


@dataclass(frozen=True)
class Table:
    """A game set up for a number of players with some options."""

    game_id: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    """All options, by name."""

    def __str__(self) -> str:
        defaults = self.game.defaults()
        unusual = [f"{name}={value}" for name, value in self.options if defaults[name] != value]
        return "-".join([self.game_id, str(self.seats), *unusual])

    @property
    def game(self) -> Game:
        """The registry entry."""
        return games()[self.game_id]

    @property
    def hooks(self) -> Hooks:
        """What the game's author told the shared suites. Fails the test where that is missing."""
        return hooks_of(self.game_id)

    @property
    def rules(self) -> AnyRules:
        """The rules, built once a process."""
        return _build(self)

    @property
    def text(self) -> GameText:
        """The game's sentences."""
        return game_text(self.game_id)

    def speaker(self, names: Sequence[str] = NAMES) -> Speaker:
        """Return an English speaker for players of these names."""
        return Speaker(Words(), names[: self.seats], self.rules)

    def readers(self) -> tuple[int | None, ...]:
        """Return every seat and, last, the spectator."""
        return (*range(self.seats), None)


@cache
def _build(table: Table) -> AnyRules:
    return table.game.build(table.seats, dict(table.options), house_deck(table.game))


@cache
def hooks_of(game_id: str) -> Hooks:
    """Return a game's hooks. Raises AssertionError where it has none."""
    assert find_spec(f"tests.hooks.{game_id}"), f"{game_id} is registered: write its tests/hooks"
    return cast("Hooks", import_module(f"tests.hooks.{game_id}"))


def house_deck(game: Game) -> DeckData | None:
    """Return our own deck of a game as data, or None where its rules fix the deck."""
    if not game.has_deck:
        return None
    return tomllib.loads((ROOT / "assets" / "decks" / f"{game.id}.toml").read_text("utf-8"))


@cache
def tables() -> tuple[Table, ...]:
    """Return all tables: games in shelf order, players ascending, options as their hooks list."""
    return tuple(
        table
        for game in games().values()
        for seats in range(game.min_seats, game.max_seats + 1)
        for table in _tables_for(game, seats)
    )


def default_tables() -> tuple[Table, ...]:
    """Return one table for each game and number of players, with the options set-up proposes."""
    return tuple(
        Table(game.id, seats, _complete(game, {}))
        for game in games().values()
        for seats in range(game.min_seats, game.max_seats + 1)
    )


def one_table_each() -> tuple[Table, ...]:
    """Return one table for each game: the fewest players, the options that set-up proposes."""
    return tuple({table.game_id: table for table in reversed(default_tables())}.values())


def _tables_for(game: Game, seats: int) -> list[Table]:
    variants = hooks_of(game.id).variants() if find_spec(f"tests.hooks.{game.id}") else [{}]
    chosen = [_complete(game, variant) for variant in variants if _exists(game, seats, variant)]
    return [Table(game.id, seats, options) for options in dict.fromkeys(chosen)]


def _exists(game: Game, seats: int, variant: Mapping[str, OptionValue]) -> bool:
    """An option that this many players don't have can only stay as it is."""
    return all(
        variant.get(option.name, option.default) == option.default
        for option in game.options
        if option.seats and seats not in option.seats
    )


def _complete(
    game: Game, variant: Mapping[str, OptionValue]
) -> tuple[tuple[str, OptionValue], ...]:
    return tuple(sorted({**game.defaults(), **variant}.items()))
