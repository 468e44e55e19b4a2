"""Smile & Money: the registry entry. Light to import; `build` fetches the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smilegames.core.game import DeckData, Game, Option, Options, Secrecy, Sides

if TYPE_CHECKING:
    from smilegames.core.rules import AnyRules


def build(seats: int, options: Options, deck: DeckData | None) -> AnyRules:
    """Make the rules for 2 to 4 seats and a deck.

    `pairs` and its captains exist for four players only (MO-41); with fewer they have no effect.
    """
    from smilegames.games.smile_money.deck import read
    from smilegames.games.smile_money.rules import SmileMoneyRules

    assert deck is not None
    return SmileMoneyRules(
        seats,
        read(deck),
        colour_challenge=bool(options["colour_challenge"]),
        captains=_captains(options) if seats == 4 and options["pairs"] else (),
    )


def divide(seats: int, options: Options) -> Sides:
    """Return who plays together: with `pairs`, partners sit opposite (MO-41)."""
    if seats in PAIRED and options.get("pairs"):
        return ((0, 2), (1, 3))
    return tuple((seat,) for seat in range(seats))


def _captains(options: Options) -> tuple[int, ...]:
    """Return by seat who is its team's captain; partners sit opposite (MO-41)."""
    first, second = int(options["first_captain"]) - 1, int(options["second_captain"]) - 1
    return (first, second, first, second)


def check_deck(deck: DeckData) -> None:
    """Raise DeckFaults for a deck that Smile & Money can't be played with."""
    from smilegames.games.smile_money.deck_check import check

    check(deck)


PAIRED = (4,)
"""The numbers of players that can play in pairs."""


def _captain(name: str, player: int) -> Option:
    """Ask who of a player and the one opposite is captain (MO-41): their places, from 1."""
    high = player + 2
    return Option(
        name,
        default=player,
        low=player,
        high=high,
        step=2,
        seats=PAIRED,
        needs="pairs",
        names_player=True,
    )


GAME = Game(
    id="smile_money",
    rules_version=2,
    shelf=3,
    min_seats=2,
    max_seats=4,
    minutes=20,
    secrecy=Secrecy.CURTAIN,
    build=build,
    options=(
        Option("colour_challenge", default=False),
        Option("pairs", default=False, seats=PAIRED),
        _captain("first_captain", 1),
        _captain("second_captain", 2),
    ),
    check_deck=check_deck,
    divide=divide,
)
