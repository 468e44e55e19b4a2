"""Smile & Money: the registry entry. Light to import; `build` fetches the rules."""

from __future__ import annotations

from smilegames.core.game import DeckData, Game, Option, Options, Secrecy
from smilegames.core.rules import AnyRules


def build(seats: int, options: Options, deck: DeckData | None) -> AnyRules:
    """Make the rules for 2 to 4 seats and a deck. Raises DeckFaults.

    `pairs` exists for four players only (MO-41); with fewer it has no effect.
    """
    from smilegames.games.smile_money.deck import read
    from smilegames.games.smile_money.rules import SmileMoney

    return SmileMoney(
        seats,
        read({} if deck is None else deck),
        colour_challenge=bool(options["colour_challenge"]),
        pairs=seats == 4 and bool(options.get("pairs", False)),
    )


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
    has_deck=True,
)
