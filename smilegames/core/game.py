"""A game as the shelf sees it: how many play, what can be chosen, and where its rules are.

Importing a game's entry must stay cheap: the home screen lists all of them before its first frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from smilegames.core.rules import AnyRules

OptionValue = bool | int
Options = Mapping[str, OptionValue]
DeckData = Mapping[str, Any]
"""A deck as plain data, the way a TOML or JSON file holds it."""


class Secrecy(Enum):
    """How a game keeps secrets at a shared screen by default."""

    CURTAIN = "curtain"
    """Hands: nothing is up until the next player says they are there."""
    PEEK = "peek"
    """Small secrets: the public table stays up and a player lifts a corner."""


@dataclass(frozen=True, slots=True)
class Option:
    """A table option that the game declares: a switch, or a number within a range."""

    name: str
    default: OptionValue
    low: int = 0
    """Least value of a number (ignored for a switch)."""
    high: int = 1
    """Greatest value of a number (ignored for a switch)."""
    step: int = 1
    """What lies between one value of a number and the next."""
    seats: tuple[int, ...] = ()
    """The numbers of players it exists for; empty: all."""
    needs: str = ""
    """The switch that it is about; while that is off, it changes nothing."""
    names_player: bool = False
    """True where the number is a player's place at the table, from 1."""

    @property
    def is_switch(self) -> bool:
        """True for on/off, False for a number."""
        return isinstance(self.default, bool)

    def values(self) -> tuple[OptionValue, ...]:
        """Return every value the option can take, ascending."""
        return (False, True) if self.is_switch else tuple(range(self.low, self.high + 1, self.step))


BuildRules: TypeAlias = "Callable[[int, Options, DeckData | None], AnyRules]"
CheckDeck = Callable[[DeckData], None]
Sides: TypeAlias = tuple[tuple[int, ...], ...]
"""Who wins together: every seat once, partners in one side, both ascending."""
DivideSeats = Callable[[int, Options], Sides]


@dataclass(frozen=True, slots=True)
class Game:
    """A registry entry."""

    id: str
    """Name of its package, of its files and of its records."""
    rules_version: int
    """Raised whenever a record would replay differently; a record of another version is not
    replayed."""
    shelf: int
    """Where it stands among the others on the home screen, from 1."""
    min_seats: int
    max_seats: int
    minutes: int
    """About how long a match takes among people."""
    secrecy: Secrecy
    build: BuildRules
    """Make the rules for a number of seats, complete options and a deck (None where it has none).

    The deck is one that `check_deck` passes. Imports the rules when called.
    """
    options: tuple[Option, ...] = ()
    check_deck: CheckDeck | None = None
    """Raise DeckFaults for a deck that can't be played with by every number of players.

    None where the rules fix the deck, so that owners of the printed game have none to replace.
    """

    divide: DivideSeats | None = None
    """Say who plays together, for a number of seats and options; None: each for themselves."""

    def sides(self, seats: int, options: Options) -> Sides:
        """Return who wins together among that many seats."""
        if self.divide is None:
            return tuple((seat,) for seat in range(seats))
        return self.divide(seats, options)

    @property
    def has_deck(self) -> bool:
        """True where the deck is data that owners of the printed game can replace."""
        return self.check_deck is not None

    def defaults(self) -> dict[str, OptionValue]:
        """Return the options as set-up proposes them."""
        return {option.name: option.default for option in self.options}
