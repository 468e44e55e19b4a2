"""Smile & Money: the registry entry. Light to import; `build` fetches the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smilegames.core.game import DeckData, Game, Option, Options, Secrecy

if TYPE_CHECKING:
    from smilegames.core.rules import AnyRules


def build(seats: int, options: Options, deck: DeckData | None) -> AnyRules:
    """Make the rules for 2 to 4 seats and a deck.

    `pairs` exists for four players only (MO-41); with fewer it has no effect.
    """
    from smilegames.games.smile_money.deck import read
    from smilegames.games.smile_money.rules import SmileMoneyRules

    assert deck is not None
    return SmileMoneyRules(
        seats,
        read(deck),
        colour_challenge=bool(options["colour_challenge"]),
        pairs=seats == 4 and bool(options.get("pairs", False)),
    )


def check_deck(deck: DeckData) -> None:
    """Raise DeckFaults for a deck that Smile & Money can't be played with."""
    from smilegames.games.smile_money.deck_check import check

    check(deck)


GAME = Game(
    id="smile_money",
    shelf=3,
    min_seats=2,
    max_seats=4,
    minutes=20,
    secrecy=Secrecy.CURTAIN,
    build=build,
    options=(
        Option("colour_challenge", default=False),
        Option("pairs", default=False, seats=(4,)),
    ),
    check_deck=check_deck,
)
