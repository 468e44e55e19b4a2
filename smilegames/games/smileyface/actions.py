"""Everything a player can decide, made once and kept in tables, and its notation.

An action names cards by kind and players by seat, never by position in a list. A Mischief card and
all it is aimed at are one action (SF-17).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from smilegames.core.notation import Notation
from smilegames.games.smileyface.cards import (
    AIMED,
    EMOTIONS,
    LASTING_END,
    NAMES,
    SUITS,
)


class Bare(NamedTuple):
    """A verb that needs no more: `pass`, `done`, `mean`, `pirate`, `shake-up`."""

    verb: str


class OnCard(NamedTuple):
    """A card alone: `play` an Emotion card from hand, `discard` a Mischief card in Clean-up."""

    verb: str
    card: int


class OnSeat(NamedTuple):
    """A player: `pickpocket`."""

    verb: str
    seat: int


class OnSuit(NamedTuple):
    """A suit: `usurper`, `storm`."""

    verb: str
    suit: int


class AtSeat(NamedTuple):
    """A player and a card: `thief` and `eraser` take theirs, `help` gives them the own one."""

    verb: str
    seat: int
    card: int


class Exchange(NamedTuple):
    """`swap`: an own card, an opponent and the opponent's card."""

    verb: str
    mine: int
    seat: int
    theirs: int


Action: TypeAlias = Bare | OnCard | OnSeat | OnSuit | AtSeat | Exchange

PASS = Bare("pass")
DONE = Bare("done")
BARE = {name: Bare(name) for name in ("mean", "pirate", "shake-up", "pass", "done")}

PLAY = tuple(OnCard("play", card) for card in range(EMOTIONS))
"""By Emotion card."""
UNAIMED: tuple[Action, ...] = (*PLAY, *(BARE[NAMES[card]] for card in range(EMOTIONS, AIMED)))
"""By card that is aimed at nothing, what plays it."""
DISCARD = tuple(OnCard("discard", card) for card in range(len(NAMES)))
"""By card; those of Emotion cards exist only to be refused."""
USURPER_OF = tuple(OnSuit("usurper", suit) for suit in range(len(SUITS)))
STORM_OF = tuple(OnSuit("storm", suit) for suit in range(len(SUITS)))


def place(seat: int, card: int) -> int:
    """Number a card in a player's display: the index into tables of actions aimed there."""
    return seat * LASTING_END + card


class Tables:
    """The actions that name players, for one number of seats."""

    def __init__(self, seats: int) -> None:
        places = [(seat, card) for seat in range(seats) for card in range(LASTING_END)]
        self.pickpocket = [OnSeat("pickpocket", seat) for seat in range(seats)]
        """By seat."""
        self.thief = [AtSeat("thief", seat, card) for seat, card in places]
        """By place."""
        self.eraser = [AtSeat("eraser", seat, card) for seat, card in places]
        """By place."""
        self.swap = [
            [Exchange("swap", mine, seat, card) for seat, card in places]
            for mine in range(LASTING_END)
        ]
        """By own card, then by place."""
        self.help = [
            [AtSeat("help", seat, card) for card in range(LASTING_END)] for seat in range(seats)
        ]
        """By receiver, then by card."""


def every_action(tables: Tables) -> list[Action]:
    """List all actions that the notation can name for a number of seats, legal ever or not."""
    listed: list[Action] = [*BARE.values(), *PLAY, *DISCARD, *USURPER_OF, *STORM_OF]
    listed += [*tables.pickpocket, *tables.thief, *tables.eraser]
    for swaps in tables.swap:
        listed += swaps
    for helps in tables.help:
        listed += helps
    return listed


def spell(action: Action) -> str:
    """Write an action: its verb, then seats counted from 1, cards and suits by name."""
    match action:
        case OnCard(verb, card):
            return f"{verb} {NAMES[card]}"
        case OnSeat(verb, seat):
            return f"{verb} {seat + 1}"
        case OnSuit(verb, suit):
            return f"{verb} {SUITS[suit]}"
        case AtSeat(verb, seat, card):
            return f"{verb} {seat + 1} {NAMES[card]}"
        case Exchange(verb, mine, seat, theirs):
            return f"{verb} {NAMES[mine]} {seat + 1} {NAMES[theirs]}"
        case _:
            return action.verb


def notation(tables: Tables) -> Notation[Action]:
    """Return the notation for the number of seats that the tables are for."""
    return Notation(lambda: every_action(tables), spell)
