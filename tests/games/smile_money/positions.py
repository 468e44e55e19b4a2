"""Rules with our deck, and positions laid out in notation."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from smilegames.core.chance import Order, Pick, StackedChance
from smilegames.core.events import Event
from smilegames.games.smile_money import GAME, build
from smilegames.games.smile_money.rules import SmileMoneyRules
from smilegames.games.smile_money.state import State

DECK: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "assets/decks/smile_money.toml").read_text()
)
OPTIONS = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"colour_challenge": True}),
    (3, {"colour_challenge": True}),
    (4, {"colour_challenge": True}),
    (4, {"pairs": True}),
    (4, {"colour_challenge": True, "pairs": True}),
    (4, {"colour_challenge": True, "pairs": True, "first_captain": 3, "second_captain": 4}),
]
"""Every number of seats with every variant."""


def new_rules(seats: int = 2, deck: dict[str, Any] = DECK, **options: int) -> SmileMoneyRules:
    rules = build(seats, {**GAME.defaults(), **options}, deck)
    assert isinstance(rules, SmileMoneyRules)
    return rules


def cards(rules: SmileMoneyRules, names: str) -> tuple[int, ...]:
    """Read `R2 G1 G1` as kinds, ascending."""
    return tuple(sorted(map(rules.names.index, names.split())))


def lay_out(
    rules: SmileMoneyRules,
    hands: Sequence[str],
    table: str = "",
    piles: Sequence[str] = (),
    **changes: Any,
) -> State:
    """Return a position of the last deal with seat 0 to act; cards elsewhere do not matter."""
    filled = [*piles, *[""] * (rules.seats - len(piles))]
    state = State(
        to_act=0,
        dealer=0,
        draw_pile=(),
        table=rules.kinds.bag(cards(rules, table)),
        hands=[cards(rules, hand) for hand in hands],
        piles=[rules.kinds.bag(cards(rules, pile)) for pile in filled],
        smiles=[0] * rules.seats,
        last_capture=None,
        last_player=None,
        last_play=None,
        plays=(),
    )
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def do(rules: SmileMoneyRules, state: State, *plays: str) -> list[Event]:
    """Play what is legal in turn and return what was told."""
    told: list[Event] = []
    for text in plays:
        play = rules.parse(text)
        assert play in rules.choices(state), text
        rules.apply(state, play, StackedChance(), told.append)
    return told


def shown(rules: SmileMoneyRules, bag: int) -> str:
    """Write a bag's cards down."""
    return " ".join(rules.names[kind] for kind in rules.kinds.cards(bag))


def legal(rules: SmileMoneyRules, state: State) -> list[str]:
    """Spell the choices."""
    return [rules.spell(play) for play in rules.choices(state)]


def stacked(rules: SmileMoneyRules, top: str, pick: int | None = None) -> StackedChance:
    """Return a shuffle that puts the named cards on top, the rest in deck order."""
    left = list(range(len(rules.kinds.deck)))
    order = []
    for kind in (rules.names.index(name) for name in top.split()):
        order.append(next(place for place in left if rules.kinds.deck[place] == kind))
        left.remove(order[-1])
    drawn = [] if pick is None else [Pick(rules.seats, pick)]
    return StackedChance([*drawn, Order((*order, *left))])
