"""What players decide, each action made once, and its notation: `play G7`, `trump P`."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from smilegames.core.notation import Notation
from smilegames.games.marshmallow.cards import CARDS, NAMES, RANKS, SUITS, subsets


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
PLAYS_IN = tuple(subsets(PLAYS[first : first + RANKS]) for first in range(0, len(CARDS), RANKS))
"""By suit and by the bits of some of its cards: playing each of them."""
PURPLE, GREEN, PINK, BLUE, YELLOW = PLAYS_IN


def plays_of(hand: Sequence[int]) -> tuple[Play, ...]:
    """Return playing each card of a hand, sorted by suit, then by rank."""
    p, g, k, b, y = hand
    return PURPLE[p] + GREEN[g] + PINK[k] + BLUE[b] + YELLOW[y]


_card_of = itemgetter(1)


def cards_in(hand: Sequence[int]) -> tuple[int, ...]:
    """Return a hand's cards as numbers, likewise sorted: a table of their own would take 2 MB."""
    return tuple(map(_card_of, plays_of(hand)))


def spell(action: Action) -> str:
    """Write an action: its verb, then a card's name or a suit's letter."""
    if isinstance(action, Play):
        return f"play {NAMES[action.card]}"
    return f"trump {SUITS[action.suit]}"


ACTIONS: tuple[Action, ...] = PLAYS + TRUMPS
"""Every action there is."""


def notation() -> Notation[Action]:
    """Return the notation."""
    return Notation(lambda: ACTIONS, spell)
