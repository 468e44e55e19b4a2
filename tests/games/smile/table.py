"""Sets tables of Smile up for tests: the house deck, piles laid in order, positions by name."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from smilegames.core.chance import Order, RandomChance, StackedChance
from smilegames.core.events import Event
from smilegames.games.smile import GAME
from smilegames.games.smile.rules import SmileRules
from smilegames.games.smile.state import State

DECK_FILE = Path(__file__).parents[3] / "assets" / "decks" / "smile.toml"


def house_deck() -> dict[str, Any]:
    """Read our deck as data."""
    return tomllib.loads(DECK_FILE.read_text("utf-8"))


def build(seats: int, *, open_beads: bool = False) -> SmileRules:
    """Make rules for the house deck."""
    rules = GAME.build(seats, {"open_beads": open_beads}, house_deck())
    assert isinstance(rules, SmileRules)
    return rules


def numbers(rules: SmileRules, names: str) -> list[int]:
    """Return the cards that a line of names stands for."""
    return [rules.names.index(name) for name in names.split()]


def spelled(rules: SmileRules, cards: Sequence[int]) -> str:
    """Return the names of cards in a line."""
    return " ".join(rules.names[card] for card in cards)


def laid(rules: SmileRules, top: str) -> StackedChance:
    """Return a chance whose one shuffle begins with the cards named; the rest follows in order."""
    first = numbers(rules, top)
    rest = [card for card in range(len(rules.names)) if card not in first]
    return StackedChance([Order((*first, *rest))])


def position(
    rules: SmileRules,
    row: str,
    *,
    beads: Sequence[int] = (),
    kept: Sequence[str] = (),
    clear: Sequence[int] = (),
    auction: int = 2,
) -> State:
    """Build an auction just begun by seat 0, consistent in every count.

    `row` is given in display order; `kept` and `clear` go by seat. Of the cards not named, as many
    lie in the pile as the auctions to come need, and the others have left in pairs.
    """
    seats = rules.seats
    state = rules.start(0, laid(rules, row))
    state.auction = auction
    state.row = numbers(rules, row)
    state.turned_up = tuple(state.row)
    state.row_beads = list(beads) or [0] * seats
    state.kept = [tuple(numbers(rules, names)) for names in kept] or [()] * seats
    state.clear = list(clear) or [6] * seats
    state.supply_clear = 35 - sum(state.clear) - sum(state.row_beads)
    placed = {*state.row}.union(*state.kept)
    rest = [card for card in range(len(rules.names)) if card not in placed]
    size = seats * (10 - auction)
    state.pile = tuple(rest[:size])
    state.removed = tuple(rest[size:])
    return state


def play(rules: SmileRules, state: State, *decisions: str) -> list[Event]:
    """Make decisions written in notation, each of them legal; return what was told."""
    told: list[Event] = []
    for text in decisions:
        action = rules.parse(text)
        assert action in rules.choices(state), text
        rules.apply(state, action, StackedChance(), told.append)
    return told


def offered(rules: SmileRules, state: State) -> list[str]:
    """Return the choices in notation."""
    return [rules.spell(action) for action in rules.choices(state)]


def finished(rules: SmileRules, seed: int) -> State:
    """Return the end of a match played at random."""
    random, chance = Random(seed), RandomChance(seed)
    state = rules.start(None, chance)
    while rules.to_act(state) is not None:
        rules.apply(state, random.choice(rules.choices(state)), chance)
    return state
