"""What players decide, each action made once, and its notation: `play G7`, `trump P`."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from smilegames.core.errors import NotationError
from smilegames.games.marshmallow.cards import CARDS, NAMES, SUITS, HandTable


class Play(NamedTuple):
    """Put `card` into the trick (MT-10, MT-11, MT-14)."""

    verb: str
    card: int


class NameTrump(NamedTuple):
    """Declare `suit` trump for the round (MT-13)."""

    verb: str
    suit: int


Action: TypeAlias = Play | NameTrump

PLAYS = tuple(Play("play", card) for card in CARDS)
"""By card: playing it."""
TRUMPS = tuple(NameTrump("trump", suit) for suit in range(len(SUITS)))
"""By suit: naming it."""
PLAYS_OF = HandTable(PLAYS)
"""From a hand: playing each of its cards."""


def spell(action: Action) -> str:
    """Write an action: its verb, then a card's name or a suit's letter."""
    if isinstance(action, Play):
        return f"play {NAMES[action.card]}"
    return f"trump {SUITS[action.suit]}"


ACTIONS: tuple[Action, ...] = PLAYS + TRUMPS
"""Every action there is."""
_BY_NOTATION = {spell(action).lower(): action for action in ACTIONS}


def parse(text: str) -> Action:
    """Read an action back, in capitals or not. Raises NotationError for anything else."""
    try:
        return _BY_NOTATION[" ".join(text.lower().split())]
    except KeyError:
        raise NotationError(text) from None
